// What is measured as lost by a decision.
import { afterEach, expect, test, vi } from 'vitest';
import { type Examination, examine } from '../../scripts/simulate/regret';
import { engineFor } from '../../src/bots/engines';
import './networks';

afterEach(() => vi.restoreAllMocks());

const examination = (changes: Partial<Examination>): Examination => ({
  ...{ game: 'machi-koro-life', seats: 2, level: 'hard', seed: 1, budget: {}, setupData: {}, tries: 4, rounds: 1 },
  ...changes,
});

test.each(['machi-koro', 'machi-koro-life'])('tries are played on as hard plays, not by rule of thumb: %s', (game) => {
  const quick = vi.spyOn(engineFor(game).outlook, 'quick');
  for (let number = 0; number < 3; number++) examine(examination({ game }), number);
  expect(quick).not.toHaveBeenCalled();
});

test('who plays at random loses more than who plays well, and the same positions are looked at again', () => {
  const lost = (level: Examination['level']) => {
    const found = Array.from({ length: 12 }, (_, number) =>
      examine(examination({ game: 'machi-koro', level, tries: 20, rounds: 3 }), number),
    );
    return found.reduce((sum, { lost }) => sum + lost, 0);
  };
  const [hard, random] = [lost('hard'), lost('random')];
  expect(random).toBeGreaterThan(hard + 0.1);
  expect(lost('hard')).toBe(hard);
});
