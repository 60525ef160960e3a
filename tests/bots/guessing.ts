// A guessing game: nothing but the dice decides. Who could foretell them would always win it.
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
  quickThrow: () => null,
  sumDecides: () => true,
  shortlist: (_G, moves) => moves,
};
