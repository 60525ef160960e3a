// A search that could foretell its dice would win a guessing game. Ours may not do better than anyone.
import { describe, expect, test } from 'vitest';
import { frameworkBot } from '../../scripts/simulate/frameworkBot';
import { type Playouts, search } from '../../scripts/simulate/mcts/search';
import { freshWeights } from '../../scripts/train/trainee';
import { Judge } from '../../src/bots/network/judge';
import { Network } from '../../src/bots/network/network';
import { Rollouts } from '../../src/bots/network/rollouts';
import type { Budget, MoveAnalysis } from '../../src/bots/player';
import { type Chance, type Move, type SeededChance, seededChance } from '../../src/game';
import { type Guess, guessing, guessOutlook } from './guessing';

const playouts: Playouts<Guess> = {
  quick: (_G, moves) => moves[0] as never,
  shortlist: (_G, moves) => moves,
  evaluate: () => [0.5, 0.5],
  habits: { exploration: 0.15, playoutTurns: 4, patience: 1 },
};

const network = new Network([1], freshWeights([1], 2, 4, 1));
const judge = new Judge(guessing, guessOutlook, network, 2);
const start = (): Guess => ({ guessed: null, thrown: null });

type Search = (view: Guess, budget: Budget, chance: Chance) => MoveAnalysis[];

const searches: Readonly<Record<string, Search>> = {
  'the search of expert': (view, budget, chance) =>
    new Rollouts(guessing, guessOutlook, judge, view, guessing.legalMoves(view), chance).best(budget),
  'the yardstick mcts': (view, budget, chance) => search(guessing, playouts, view, budget, chance),
};

const GAMES = 900;
/** How many of the guesses come true, each made knowing no more than `choose` is given. */
function right(choose: (view: Guess, game: number, match: SeededChance) => Move, games = GAMES): number {
  const match = seededChance(77);
  let count = 0;
  for (let game = 0; game < games; game++) {
    const G = start();
    guessing.apply(G, choose(guessing.view(G, 0), game, match), match);
    if (guessing.outcome(G)?.winner === 0) count++;
  }
  return count;
}

describe.each(Object.entries(searches))('%s', (_name, think) => {
  test('finds no guess of the coming die better than one chance in six', () => {
    const found = think(start(), { iterations: 12_000 }, seededChance(2));
    const wins = found.reduce((sum, { chance, visits }) => sum + chance * visits, 0);
    expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBe(12_000);
    expect(Math.abs(wins / 12_000 - 1 / 6)).toBeLessThan(0.014);
    expect(found[0]?.chance).toBeLessThan(0.2);
  });

  test('guesses the die of the match no more often than chance', () => {
    const count = right((view, game) => think(view, { iterations: 60 }, seededChance(game))[0]?.move as Move);
    // Four standard deviations.
    expect(Math.abs(count - GAMES / 6)).toBeLessThan(45);
  });
});

test('who is given the generator of the match does foretell it', () => {
  const count = right((view, game, match) => frameworkBot(guessing, game, match).choose(view, 0), 50);
  expect(count).toBe(50);
});
