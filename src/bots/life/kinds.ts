// What one copy of a Life card brings, roughly, read off its words: quick enough for a search that plays on.
import { type LifeCardId, lifeCard, lifeCardIds } from '../../game';
import type { Color, LifePlayer } from '../../game/life/types';
import { chances } from './dice';

export interface Kind {
  /** By number of dice: the chance that it works. */
  readonly works: readonly [never: 0, oneDie: number, twoDice: number];
  readonly onOwnTurn: boolean;
  readonly onOthersTurns: boolean;
  /** Hearts that a working copy brings its owner among so many seats. */
  readonly hearts: (player: LifePlayer, seats: number) => number;
}

/** What half of the savings of those who have many is worth, and a card of another player, when nobody looks closer. */
const SOME_HEARTS = 2;

const countOf = (player: LifePlayer, color: Color): number => {
  let count = 0;
  for (const { card } of player.life) if (lifeCard(card).color === color) count++;
  return count;
};

function heartsOf(id: LifeCardId): Kind['hearts'] {
  const { effect } = lifeCard(id);
  switch (effect.type) {
    case 'get': {
      const { amount, per } = effect;
      return per ? (player) => amount * countOf(player, per) : () => amount;
    }
    case 'take': {
      const amount = effect.amount === 'half' ? SOME_HEARTS : effect.amount;
      return effect.from === 'each' ? (_, seats) => amount * (seats - 1) : () => amount;
    }
    case 'harvest':
      return () => SOME_HEARTS;
    case 'exchange':
      return () => SOME_HEARTS * 2;
  }
}

export const kinds = Object.fromEntries(
  lifeCardIds.map((id): [LifeCardId, Kind] => {
    const { activation, color } = lifeCard(id);
    const works = (dice: 1 | 2) => activation.reduce((sum, number) => sum + (chances[dice][number] ?? 0), 0);
    const kind = {
      works: [0, works(1), works(2)] as const,
      onOwnTurn: color !== 'red',
      onOthersTurns: color === 'red' || color === 'blue',
      hearts: heartsOf(id),
    };
    return [id, kind];
  }),
) as Readonly<Record<LifeCardId, Kind>>;

/** The number of dice that brings a player more of his own cards' hearts on his turn. */
export function betterDice(player: LifePlayer, seats: number): 1 | 2 {
  let gain = 0;
  for (const { card } of player.life) {
    const { onOwnTurn, works, hearts } = kinds[card];
    if (onOwnTurn) gain += hearts(player, seats) * (works[2] - works[1]);
  }
  return gain > 0 ? 2 : 1;
}
