// What normal and hard see on the board.
import { describe, expect, test } from 'vitest';
import { createAnalyst, createPlayer } from '../../src/bots';
import { landmarkIds } from '../../src/game';
import { boxes } from '../help/boxes';
import { table } from '../help/table';
import './networks';

const thinking = ['normal', 'hard', 'expert'] as const;
const options = { seed: 4, iterations: 1500 };

const choice = (level: (typeof thinking)[number], position: ReturnType<typeof table>) =>
  createPlayer(position.rules.id, level, options).choose(position.rules.view(position.G, position.seat), position.seat);

describe.each(thinking)('%s', (level) => {
  test.each(boxes)('finds the purchase that wins (%s)', (box) => {
    for (const last of landmarkIds) {
      const built = landmarkIds.filter((id) => id !== last);
      const position = table(box, { coins: [30, 30], landmarks: [built, built], turn: { step: 'build' } });
      expect(choice(level, position)).toEqual({ move: 'build', args: [last] });
    }
  });

  test('takes coins from someone who can pay in full', () => {
    const position = table('classic', {
      coins: [3, 1, 40],
      own: [{ tvStation: 1 }, {}, {}],
      turn: { step: 'takeCoins', dice: [6], queue: [{ seat: 0, card: 'tvStation' }] },
    });
    expect(choice(level, position)).toEqual({ move: 'takeCoins', args: [2] });
  });

  test('rolls again when the roll pays the others and a second one may pay him', () => {
    const position = table('classic', {
      coins: [20, 0],
      own: [{ mine: 4, furnitureFactory: 3, forest: 3 }, { cafe: 5 }],
      landmarks: [['radioTower'], []],
      turn: { step: 'reroll', dice: [3] },
    });
    expect(choice(level, position).move).toBe('reroll');
  });

  test('keeps a roll far above what another would bring', () => {
    const position = table('classic', {
      coins: [0, 0],
      own: [{ furnitureFactory: 3, forest: 3 }, {}],
      landmarks: [['trainStation', 'radioTower'], []],
      turn: { step: 'reroll', dice: [4, 4] },
    });
    expect(choice(level, position).move).toBe('keepRoll');
  });

  test('throws two dice when the town lives on high numbers, one when on low ones', () => {
    const dice = (own: Parameters<typeof table>[1]) =>
      choice(level, table('classic', { ...own, landmarks: [['trainStation'], []] })).args[0];
    expect(dice({ own: [{ furnitureFactory: 3, forest: 3 }, {}] })).toBe(2);
    expect(dice({ own: [{ convenienceStore: 4, bakery: 4, ranch: 3 }, {}] })).toBe(1);
  });
});

test.each(['hard', 'expert'] as const)('%s prefers the sure win to a likely one that would bring more', (level) => {
  const position = table('classic', {
    coins: [13, 0],
    own: [{ convenienceStore: 1, wheatField: 5, bakery: 5, ranch: 5, forest: 5 }, {}],
    landmarks: [['trainStation', 'shoppingMall', 'radioTower'], []],
    turn: { step: 'reroll', dice: [4] },
  });
  expect(choice('normal', position).move).toBe('reroll');
  expect(choice(level, position).move).toBe('keepRoll');
});

describe('normal', () => {
  test('builds a landmark as soon as it can pay one, the cheapest first', () => {
    const build = (coins: number) => choice('normal', table('classic', { coins: [coins, 0], turn: { step: 'build' } })).args;
    expect(build(4)).toEqual(['trainStation']);
    expect(build(30)).toEqual(['trainStation']);
  });

  test('gives its worst card for the best one', () => {
    const position = table('classic', {
      own: [
        { businessCenter: 1, wheatField: 1, mine: 1 },
        { mine: 1, forest: 1 },
      ],
      landmarks: [['trainStation'], ['trainStation']],
      turn: { step: 'trade', dice: [6], queue: [{ seat: 0, card: 'businessCenter' }] },
    });
    const { move, args } = choice('normal', position);
    expect([move, args[0]]).toEqual(['trade', 'wheatField']);
  });
});

describe('analysis', () => {
  test('gives each move its chance to win, the best first, and spends every iteration', () => {
    const position = table('classic', { coins: [9, 9], turn: { step: 'build' } });
    const found = createAnalyst('machi-koro', { seed: 1, iterations: 800 }).analyse(position.rules.view(position.G, 0), 0);
    expect(found.map(({ move }) => move)).toEqual(expect.arrayContaining(position.legal));
    expect(found).toHaveLength(position.legal.length);
    expect(found.reduce((sum, { visits }) => sum + visits, 0)).toBe(800);
    for (const { chance } of found) {
      expect(chance).toBeGreaterThanOrEqual(0);
      expect(chance).toBeLessThanOrEqual(1);
    }
    // The best is the one that has been tried most; those out of the question are judged by the network alone.
    expect(found[0]?.visits).toBe(Math.max(...found.map(({ visits }) => visits)));
  });

  test('knows who is ahead', () => {
    const chanceOf = (mine: number, theirs: number) => {
      const position = table('classic', { coins: [mine, theirs], turn: { step: 'build' } });
      return createAnalyst('machi-koro', { seed: 1, iterations: 300 }).analyse(position.rules.view(position.G, 0), 0)[0]?.chance;
    };
    expect(chanceOf(45, 3)).toBeGreaterThan(0.7);
    expect(chanceOf(3, 45)).toBeLessThan(0.3);
  });

  test('stops at the time it is given', () => {
    const position = table('classic', { coins: [9, 9], turn: { step: 'build' } });
    const found = createAnalyst('machi-koro', { seed: 1, milliseconds: 20 }).analyse(position.rules.view(position.G, 0), 0);
    expect(found.length).toBeGreaterThan(1);
  });
});

test.each([2, 3, 4])(
  'fears a neighbour more, the more coins he has, and a hoard no less than a fortune (%i players)',
  (seats) => {
    const own = [{ ranch: 2, cafe: 1 }, { ranch: 1 }, { wheatField: 2 }, {}].slice(0, seats);
    const chances = [10, 20, 30, 45, 60].map((rich) => {
      const { rules, G, seat } = table('classic', {
        coins: [3, rich, 1, 2].slice(0, seats),
        own,
        turn: { step: 'build', dice: [6] },
      });
      const analysed = createAnalyst(rules.id, { seed: 1, iterations: 1 }).analyse(rules.view(G, seat), seat);
      return analysed.find(({ move }) => move.move === 'pass')?.chance as number;
    });
    const [ten, twenty, thirty, hoard, fortune] = chances as [number, number, number, number, number];
    expect(ten).toBeGreaterThan(twenty);
    expect(twenty).toBeGreaterThan(thirty);
    expect(hoard).toBeLessThan(twenty);
    expect(fortune).toBe(hoard);
  },
);
