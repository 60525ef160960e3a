// What one copy of a Life card brings, roughly, read off its words: quick enough for a search that plays on.
import { type LifeCardId, lifeCard, lifeCardIds } from '../../game';
import type { Color } from '../../game/life/types';
import { chanceOf } from '../dice';

export interface Kind {
  readonly color: Color;
  /** By number of dice: the chance that it works. */
  readonly works: readonly [never: 0, oneDie: number, twoDice: number];
  readonly onOwnTurn: boolean;
  readonly onOthersTurns: boolean;
  /** Hearts of a working copy: so many, or so many for each card of the colour `per`, or so many for each other player. */
  readonly hearts: number;
  readonly per: Color | 'other' | null;
}

/** What half of the others' savings, what is gathered on a card and what can be stolen is worth, when nobody looks closer. */
const SOME_HEARTS = 2;
const A_STOLEN_CARD = 4;

function heartsOf(id: LifeCardId): Pick<Kind, 'hearts' | 'per'> {
  const { effect } = lifeCard(id);
  switch (effect.type) {
    case 'get':
      return { hearts: effect.amount, per: effect.per ?? null };
    case 'take':
      return { hearts: effect.amount === 'half' ? SOME_HEARTS : effect.amount, per: effect.from === 'each' ? 'other' : null };
    case 'harvest':
      return { hearts: SOME_HEARTS, per: null };
    case 'exchange':
      return { hearts: A_STOLEN_CARD, per: null };
  }
}

export const kinds = Object.fromEntries(
  lifeCardIds.map((id): [LifeCardId, Kind] => {
    const { activation, color } = lifeCard(id);
    const turns = { onOwnTurn: color !== 'red', onOthersTurns: color === 'red' || color === 'blue' };
    return [id, { color, works: [0, chanceOf(activation, 1), chanceOf(activation, 2)] as const, ...turns, ...heartsOf(id) }];
  }),
) as Readonly<Record<LifeCardId, Kind>>;
