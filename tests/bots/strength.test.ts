// Small matches with fixed seeds that each level must win. Counted in iterations, never timed.
import { describe, expect, test } from 'vitest';
import { createPlayer, type Skill } from '../../src/bots';
import { playMatch } from '../../src/bots/arena';
import './networks';

/** How many of `games` the first level wins on rotated seats, alone against the others. */
function wins(game: string, levels: readonly Skill[], games: number, iterations = 0, setupData: unknown = {}): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % levels.length;
    const players = levels.map((_, at) =>
      createPlayer(game, levels[(at - seat + levels.length) % levels.length] as Skill, { seed: i, iterations }),
    );
    if (playMatch(game, players, setupData, 900 + i).winner === seat) won++;
  }
  return won;
}

describe.each(['machi-koro', 'machi-koro-fussball', 'machi-koro-verlagswelt'])('%s', { timeout: 60_000 }, (game) => {
  test('normal beats random, with two players and with four', () => {
    expect(wins(game, ['normal', 'random'], 40)).toBeGreaterThanOrEqual(38);
    expect(wins(game, ['normal', 'random', 'random', 'random'], 20)).toBeGreaterThanOrEqual(17);
  });

  test('normal beats random with ten kinds face up and two copies each', () => {
    expect(wins(game, ['normal', 'random'], 20, 0, { display: 'comeWhatMay', maxCopies: 2 })).toBeGreaterThanOrEqual(18);
  });

  // Of these matches the networks before Adam won 89, 86 and 86 with two players, 118, 113 and 113 with three.
  test('hard beats normal with two players, three and four', () => {
    expect(wins(game, ['hard', 'normal'], 100)).toBeGreaterThanOrEqual(90);
    expect(wins(game, ['hard', 'normal', 'normal'], 150)).toBeGreaterThanOrEqual(122);
    expect(wins(game, ['hard', 'normal', 'normal', 'normal'], 60)).toBeGreaterThanOrEqual(30);
  });

  test('hard beats random', () => {
    expect(wins(game, ['hard', 'random'], 8, 60)).toBeGreaterThanOrEqual(7);
  });
});

test('normal ends a match of two among its like in reasonable time', () => {
  for (let seed = 0; seed < 20; seed++) {
    const player = createPlayer('machi-koro', 'normal', { seed });
    expect(playMatch('machi-koro', [player, player], {}, seed).turns).toBeLessThan(150);
  }
});

test('the same seeds give the same match', () => {
  const match = () => {
    const players = [
      createPlayer('machi-koro', 'hard', { seed: 1, iterations: 50 }),
      createPlayer('machi-koro', 'random', { seed: 2 }),
    ];
    return playMatch('machi-koro', players, {}, 3);
  };
  expect(match()).toEqual(match());
});
