// Sets a board on the table for a component test: a view of some position, and what was played.
import { render } from '@testing-library/react';
import { vi } from 'vitest';
import CityBoard from '../../../src/client/board/CityBoard';
import type { BoardProps, LogEntry } from '../../../src/client/match/types';
import { rules as allRules, type Chance, editions, type Happening, type Move, type Rules, seededChance } from '../../../src/game';
import type { CityG, CityHappening } from '../../../src/game/city/types';

export type CityRules = Rules<CityG, unknown, CityHappening>;

export const gameNames = Object.values(editions).map(({ game }) => game);
export const rulesOf = (game: string): CityRules => allRules[game] as CityRules;
export const classic = rulesOf('machi-koro');
export const NAMES = ['Ida', 'Ben', 'Cleo', 'Dan', 'Eve'];

export const start = (rules: CityRules = classic, seats = 3, setupData: unknown = {}): CityG => begin(rules, seats, setupData);

/** A fresh match of any game. */
export function begin<G>(rules: Rules<G>, seats = 3, setupData: unknown = {}): G {
  const options = rules.readOptions(setupData);
  if (typeof options === 'string') throw new Error(options);
  return rules.setup(seats, options, seededChance(1));
}

/** Dice that fall as listed, then ones. */
export const dice = (...faces: number[]): Chance => ({ die: () => faces.shift() ?? 1, shuffle: (items) => [...items] });

/** A match played at random for so many moves, or to its end: every position and the log. */
export function playRandomly<G extends { turn: { seat: number } }, H extends Happening>(
  rules: Rules<G, unknown, H>,
  seed: number,
  moves: number,
  seats = 3,
  setupData: unknown = {},
) {
  const chance = seededChance(seed);
  const G = begin(rules, seats, setupData);
  const positions = [rules.copy(G)];
  const log: (LogEntry & { happenings: readonly H[] })[] = [];
  for (let i = 0; i < moves && rules.toMove(G) !== null; i++) {
    const move = likely(rules.legalMoves(G), chance);
    const seat = G.turn.seat;
    const happenings = rules.applyLegal(G, move, chance);
    log.push({ turn: i + 1, stateID: i, seat, move, happenings });
    positions.push(rules.copy(G));
  }
  return { G, log, positions };
}

/** Building or buying rather than passing, so that matches get somewhere. */
function likely(legal: readonly Move[], chance: Chance): Move {
  const builds = legal.filter(({ move }) => move === 'build' || move === 'buy');
  return chance.shuffle(builds.length > 0 && chance.die() > 1 ? builds : legal)[0] as Move;
}

/** The properties of a board that looks at `G` with the eyes of `seat`. */
export const propsFor = (G: CityG, changes: Partial<BoardProps<CityG>> = {}) => propsOf(classic, G, changes);

/** The same for any game. */
export function propsOf<G extends { players: readonly unknown[] }>(
  usual: Rules<G>,
  G: G,
  changes: Partial<BoardProps<G>> = {},
): BoardProps<G> {
  const rules = changes.rules ?? usual;
  const seat = changes.seat === undefined ? 0 : changes.seat;
  return {
    game: rules.id,
    rules,
    G,
    stateID: 0,
    seat,
    seats: G.players.map((_, i) => ({ seat: i, name: NAMES[i] ?? null, bot: null, connected: true })),
    passAndPlay: false,
    legal: seat !== null && rules.toMove(G) === seat ? rules.legalMoves(G) : [],
    log: [],
    status: 'ready',
    refused: null,
    play: vi.fn(),
    ...changes,
  };
}

/** Renders a board; `show` renders it again with other properties. */
export function renderBoard(G: CityG, changes: Partial<BoardProps<CityG>> = {}) {
  const props = propsFor(G, changes);
  const { rerender, ...view } = render(<CityBoard {...props} />);
  return { ...view, props, show: (next: Partial<BoardProps<CityG>>) => rerender(<CityBoard {...props} {...next} />) };
}
