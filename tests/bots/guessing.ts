// Two games in which a search is on its own: one that nothing but the dice decides, and one of doors behind which nobody sees.
import type { Outlook } from '../../src/bots/network/facts';
import type { Rules } from '../../src/game';

export interface Guess {
  guessed: number | null;
  thrown: number | null;
}

export const FACES = [1, 2, 3, 4, 5, 6];

/** Guess the coming die: who is right wins, else the other seat does. */
export const guessing: Rules<Guess> = {
  id: 'guessing',
  seats: { min: 2, max: 2 },
  phases: { play: { guess: ['guess'] } },
  readOptions: () => ({}),
  setup: () => ({ guessed: null, thrown: null }),
  toMove: (G) => (G.thrown === null ? 0 : null),
  phase: () => 'play',
  step: () => 'guess',
  legalMoves: (G) => (G.thrown === null ? FACES.map((face) => ({ move: 'guess', args: [face] })) : []),
  refusal: () => null,
  apply: (G, { args }, chance) => {
    G.guessed = args[0] as number;
    G.thrown = chance.die();
    return [];
  },
  applyLegal: (G, move, chance) => guessing.apply(G, move, chance),
  outcome: (G) => (G.thrown === null ? null : { winner: G.thrown === G.guessed ? 0 : 1 }),
  view: (G) => ({ ...G }),
  imagine: (G) => ({ ...G }),
  copy: (G) => ({ ...G }),
};

/** There is nothing to know about it. */
export const guessOutlook: Outlook<Guess> = {
  facts: () => ({ sizes: [1], read: () => {} }),
  seats: () => 2,
  blind: () => {},
  isJudged: () => true,
  mayWin: () => false,
  nameOf: (G) => JSON.stringify(G),
  throwKey: (_G, { args }) => String(args[0]),
  quick: () => null,
  rounds: 2,
  sumDecides: () => true,
  shortlist: (_G, moves) => moves,
};

/** The number of the door that was chosen, and whether it stands open. */
export interface Doors {
  chosen: number | null;
  open: boolean;
}

const DOORS = [1, 2, 3, 4, 5, 6, 7, 8];
/** Behind this one, the last that is looked at, is the win. */
export const RIGHT_DOOR = 8;

/** Seat 0 chooses a door, seat 1 opens it. */
export const doors: Rules<Doors> = {
  id: 'doors',
  seats: { min: 2, max: 2 },
  phases: { play: { choose: ['choose', 'open'] } },
  readOptions: () => ({}),
  phase: () => 'play',
  step: () => 'choose',
  refusal: () => null,
  setup: () => ({ chosen: null, open: false }),
  toMove: (G) => (G.open ? null : G.chosen === null ? 0 : 1),
  legalMoves: (G) => (G.chosen === null ? DOORS.map((door) => ({ move: 'choose', args: [door] })) : [{ move: 'open', args: [] }]),
  apply: (G, { move, args }) => {
    if (move === 'open') G.open = true;
    else G.chosen = args[0] as number;
    return [];
  },
  applyLegal: (G, move, chance) => doors.apply(G, move, chance),
  outcome: (G) => (G.open ? { winner: G.chosen === RIGHT_DOOR ? 0 : 1 } : null),
  view: (G) => ({ ...G }),
  imagine: (G) => ({ ...G }),
  copy: (G) => ({ ...G }),
};

export const doorOutlook = guessOutlook as unknown as Outlook<Doors>;
