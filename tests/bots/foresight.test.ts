// A search that could foretell its dice would win a guessing game. Ours may not do better than anyone.
import { expect, test } from 'vitest';
import type { Playouts } from '../../scripts/simulate/mcts/playouts';
import { search } from '../../scripts/simulate/mcts/search';
import { type Chance, type Rules, seededChance } from '../../src/game';

interface Guess {
  guessed: number | null;
  thrown: number | null;
}

const FACES = [1, 2, 3, 4, 5, 6];

/** Guess the coming die: who is right wins, else the other seat does. */
const guessing: Rules<Guess> = {
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

const playouts: Playouts<Guess> = {
  quick: (_G, moves) => moves[0] as never,
  shortlist: (_G, moves) => moves,
  evaluate: () => [0.5, 0.5],
  habits: { exploration: 0.15, playoutTurns: 4, patience: 1 },
};

const start = (): Guess => ({ guessed: null, thrown: null });

test('a search finds no guess of the coming die better than one chance in six', () => {
  const found = search(guessing, playouts, start(), { iterations: 12_000 }, seededChance(2));
  const right = found.reduce((sum, { chance, visits }) => sum + chance * visits, 0);
  expect(Math.abs(right / 12_000 - 1 / 6)).toBeLessThan(0.014);
  expect(found[0]?.chance).toBeLessThan(0.2);
});

test('a search guesses the die of the match no more often than chance', () => {
  const match: Chance = seededChance(77);
  const games = 900;
  let right = 0;
  for (let i = 0; i < games; i++) {
    const G = start();
    const [best] = search(guessing, playouts, guessing.view(G, 0), { iterations: 60 }, seededChance(i));
    guessing.apply(G, best?.move as never, match);
    if (guessing.outcome(G)?.winner === 0) right++;
  }
  // Four standard deviations.
  expect(Math.abs(right - games / 6)).toBeLessThan(45);
});
