// Whose turn it is in Life and what to do now, in one sentence.
import { draftLaps } from '../../game';
import { freeText } from '../board/now';
import { lifeName } from '../text/describeLife';
import type { LifeModel } from './model';
import { partnerOf } from './partner';

export function nowText(model: LifeModel): string {
  const { t, G, winner, toMove, seat, passAndPlay, status, nameOf, step, carried } = model;
  if (winner !== null || toMove === null || step === 'over') return t('board.now.over');
  if (status === 'offline') return t('board.now.offline');
  const free = freeText(model, toMove);
  if (free) return free;
  const whose = toMove !== seat ? 'other' : passAndPlay ? 'named' : 'you';
  return t(`life.now.${whose}.${questionOf(model, step)}`, {
    name: nameOf(toMove),
    card: cardOf(model, toMove) ?? (carried ? lifeName(t, carried) : ''),
    lap: (G.turn.lap ?? 0) + 1,
    laps: draftLaps,
  });
}

function questionOf({ G, legal, named, carried }: LifeModel, step: 'roll' | 'prank' | 'buy' | 'partner') {
  if (carried) return 'carrier';
  if (G.turn.lap !== null) return 'draft';
  return step === 'buy' && legal.length > 0 && named('buy').length === 0 ? 'buyNothing' : step;
}

/** The name of the card that asks: the copy that waits, or the Dream that lets its owner roll again. */
function cardOf({ t, G, step }: LifeModel, toMove: number): string | null {
  const player = G.players[toMove];
  if (step === 'prank') {
    const waiting = player?.life[G.turn.queue[0]?.index ?? -1];
    return waiting ? lifeName(t, waiting.card) : null;
  }
  const partner = step === 'partner' && player ? partnerOf(player) : null;
  return partner && lifeName(t, partner);
}
