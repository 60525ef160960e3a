// Sets the board of Life on the table for a component test.
import { render } from '@testing-library/react';
import LifeBoard from '../../../src/client/lifeBoard/LifeBoard';
import type { BoardProps } from '../../../src/client/match/types';
import { rules as allRules, type Rules } from '../../../src/game';
import type { LifeG, LifeHappening, LifePlayer, OwnedLife } from '../../../src/game/life/types';
import { begin, propsOf } from '../board/render';

export const life = allRules['machi-koro-life'] as Rules<LifeG, unknown, LifeHappening>;

/** A match before its first roll: the draft is over, nobody has bought anything. */
export function rolling(seats = 3): LifeG {
  const G = begin(life, seats);
  G.turn = { seat: 0, step: 'roll', lap: null, dice: [], partnerUsed: false, queue: [] };
  return G;
}

export const playerAt = (G: LifeG, seat: number) => G.players[seat] as LifePlayer;

export const owned = (card: OwnedLife['card'], more: Partial<OwnedLife> = {}): OwnedLife => ({
  card,
  friend: false,
  hearts: 0,
  ...more,
});

/** Renders a board; `show` renders it again with other properties. */
export function renderLife(G: LifeG, changes: Partial<BoardProps<LifeG>> = {}) {
  const props = propsOf(life, G, changes);
  const { rerender, ...view } = render(<LifeBoard {...props} />);
  return { ...view, props, show: (next: Partial<BoardProps<LifeG>>) => rerender(<LifeBoard {...props} {...next} />) };
}
