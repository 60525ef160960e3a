// How a network learns: what a lesson says, what a step makes of it, and which positions of a match are lessons.
import { expect, test } from 'vitest';
import { Adam } from '../../scripts/train/adam';
import { SelfPlay } from '../../scripts/train/selfPlay';
import { freshWeights, nought, Trainee } from '../../scripts/train/trainee';
import { engineFor } from '../../src/bots/engines';
import { type Move, type Rules, rules, seededChance } from '../../src/game';

const sizes = [3, 5];

test('moves the chances towards what they should have been', () => {
  const weights = freshWeights(sizes, 2, 8, 2);
  const adam = new Adam(weights);
  const position = { slots: Uint8Array.of(1, 4), odds: Float64Array.of(0, 0) };
  const thinks = () => new Trainee(sizes, weights).evaluate(position)[0] as number;
  const before = thinks();
  for (let i = 0; i < 100; i++) {
    const trainee = new Trainee(sizes, weights);
    trainee.learn(position, Float64Array.of(0.9, 0.1));
    adam.step([trainee.learnt], 0.01);
  }
  expect(Math.abs(thinks() - 0.9)).toBeLessThan(Math.abs(before - 0.9) / 4);
});

test('what is learnt is the gradient of the cross entropy, summed over the lessons', () => {
  const weights = freshWeights(sizes, 2, 4, 2);
  const odds = Float64Array.of(0.3, -0.2);
  const lessons = [
    { position: { slots: Uint8Array.of(1, 4), odds }, target: Float64Array.of(0.9, 0.1) },
    { position: { slots: Uint8Array.of(2, 4), odds }, target: Float64Array.of(0.2, 0.8) },
  ];
  const trainee = new Trainee(sizes, weights);
  for (const { position, target } of lessons) trainee.learn(position, target);
  const likelihood = () =>
    lessons.reduce((sum, { position, target }) => {
      const chances = new Trainee(sizes, weights).evaluate(position);
      return sum + target.reduce((all, chance, seat) => all + chance * Math.log(chances[seat] as number), 0);
    }, 0);
  for (const part of ['rows', 'bias', 'outputs', 'outputBias'] as const) {
    for (const [i, number] of weights[part].entries()) {
      weights[part][i] = number + 1e-3;
      const above = likelihood();
      weights[part][i] = number - 1e-3;
      const slope = (above - likelihood()) / 2e-3;
      weights[part][i] = number;
      expect(trainee.learnt[part][i], `${part} ${i}`).toBeCloseTo(slope, 4);
    }
  }
});

test('leaves out what there is none of', () => {
  const weights = freshWeights(sizes, 2, 8, 2);
  const trainee = new Trainee(sizes, weights);
  trainee.learn({ slots: Uint8Array.of(0, 4), odds: Float64Array.of(0, 0) }, Float64Array.of(0.9, 0.1));
  new Adam(weights).step([trainee.learnt], 0.05);
  expect([...weights.rows.slice(0, 8)]).toEqual(Array(8).fill(0));
  expect(weights.rows).not.toEqual(freshWeights(sizes, 2, 8, 2).rows);
});

test('a step goes along the sum of the gradients, as far for a number that is seldom spoken of as for one that always is', () => {
  const weights = freshWeights(sizes, 2, 4, 1);
  const before = [...weights.outputs];
  const adam = new Adam(weights);
  const gradient = (first: number, second: number) => {
    const all = nought(weights);
    all.outputs.set([first, second]);
    return all;
  };
  adam.step([gradient(300, 0.001), gradient(-100, 0.001)], 0.01);
  const [often, seldom, never] = [...weights.outputs].map((number, i) => number - (before[i] as number));
  expect(often).toBeCloseTo(0.01, 4);
  expect(seldom).toBeCloseTo(0.01, 4);
  expect(never).toBe(0);
  // What was learnt before is not forgotten at once: the way back begins with less than a whole step.
  adam.step([gradient(-200, 0)], 0.01);
  const back = (weights.outputs[0] as number) - (before[0] as number) - (often as number);
  expect(Math.abs(back)).toBeLessThan(0.005);
});

test('what guests do is learnt from, and nothing but the end of the match is to be expected of them', () => {
  const game = 'machi-koro';
  const { outlook, sensible } = engineFor<unknown>(game);
  const played = rules[game] as Rules<unknown>;
  const facts = outlook.facts(2);
  let asked = 0;
  const watched = {
    ...outlook,
    shortlist(...args: Parameters<typeof outlook.shortlist>) {
      asked++;
      return outlook.shortlist(...args);
    },
  };
  const targets: number[][] = [];
  class Recorder extends Trainee {
    override learn(_position: unknown, target: Float64Array) {
      targets.push([...target]);
    }
  }
  let byGuests = 0;
  const guest = (G: unknown, moves: readonly Move[]) => {
    if (outlook.isJudged(G)) byGuests++;
    return sensible(played, G, moves);
  };
  const trainee = new Recorder(facts.sizes, freshWeights(facts.sizes, 2, 4, 1));
  const table = new SelfPlay(played, watched, trainee, 2, { lambda: 0.85, exploration: 0, expectsDice: true }, guest);
  // In some matches all seats are guests'.
  for (let seed = 0; seed < 100; seed++) {
    [asked, byGuests, targets.length] = [0, 0, 0];
    table.play({}, seededChance(seed));
    if (asked === 0) break;
  }
  expect(asked).toBe(0);
  expect(byGuests).toBeGreaterThan(20);
  expect(targets).toHaveLength(byGuests);
  for (const target of targets) expect([...target].sort()).toEqual([0, 1]);
});

test.each([
  ['machi-koro', { display: 'comeWhatMay' }, true],
  ['machi-koro', {}, false],
  ['machi-koro-life', {}, false],
] as const)('from the same seed learns the same: %s %j, dice expected: %s', (game, setupData, expectsDice) => {
  const outlook = engineFor<unknown>(game).outlook;
  const learn = () => {
    const facts = outlook.facts(2);
    const weights = freshWeights(facts.sizes, 2, 8, 5);
    const pace = { lambda: 0.85, exploration: 0.08, expectsDice };
    const trainee = new Trainee(facts.sizes, weights);
    const first = (_G: unknown, moves: readonly Move[]) => moves[0] as Move;
    const table = new SelfPlay(rules[game] as Rules<unknown>, outlook, trainee, 2, pace, first);
    const chance = seededChance(5);
    for (let i = 0; i < 3; i++) table.play(setupData, chance);
    return trainee.learnt;
  };
  const [once, again] = [learn(), learn()];
  expect(again).toEqual(once);
  expect(once.rows.some((number) => number !== 0)).toBe(true);
});
