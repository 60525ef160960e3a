// What a move of Life is called in a list of moves.
import { type LifeBoxCardId, lifeBoxCard, type Move } from '../../game';
import { lifeName } from '../text/describeLife';
import { wordsFor } from './decisions';
import type { LifeModel } from './model';

export function moveText(model: LifeModel, { move, args }: Move): string {
  const { t } = model;
  if (move === 'buy') return buyText(model, args as [LifeBoxCardId, number?]);
  if (move !== 'prank') return wordsFor(model, move, args)?.label ?? move;
  const { G, nameOf } = model;
  const [seat, kind, index] = args as [number, 'life' | 'dreams', number];
  const waiting = G.players[G.turn.seat]?.life[G.turn.queue[0]?.index ?? -1];
  const taken = G.players[seat]?.[kind][index] as { card: LifeBoxCardId } | undefined;
  return t('life.prank.confirm', {
    given: waiting ? lifeName(t, waiting.card) : '',
    taken: taken ? lifeName(t, taken.card) : '',
    name: nameOf(seat),
  });
}

/** Some Dreams lie on a Life card, given by its place. */
function buyText({ t, G }: LifeModel, [card, place]: [LifeBoxCardId, number?]): string {
  const { cost } = lifeBoxCard(card);
  const words = { card: lifeName(t, card), cost };
  const on = place === undefined ? undefined : G.players[G.turn.seat]?.life[place];
  if (on) return t('life.carrier.confirm', { ...words, on: lifeName(t, on.card) });
  return t(cost > 0 ? 'life.action.buy' : 'life.action.buyFree', words);
}
