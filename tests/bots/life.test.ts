// What the levels see in a life.
import { describe, expect, test } from 'vitest';
import { createPlayer, type Skill } from '../../src/bots';
import { playMatch } from '../../src/bots/arena';
import { quick } from '../../src/bots/life/quick';
import { lifeBoxCard as card, seededChance } from '../../src/game';
import { type LifePosition, lifeTable } from '../help/lifeTable';
import { life } from './positions';

const options = { seed: 4, iterations: 400 };

const choice = (level: Skill, position: LifePosition, { seed, iterations } = options) => {
  const { G, seat } = lifeTable(position);
  return createPlayer(life.id, level, { seed, iterations }).choose(life.view(G, seat), seat);
};

describe.each(['normal', 'hard', 'expert'] as const)('%s', (level) => {
  test('finds the purchase that wins', () => {
    for (const own of [
      ['spaceTrip', 'pet'],
      ['electedPolitician', 'partner'],
      ['ownCompany', 'aHome', 'walking'],
    ] as const) {
      const { G, seat } = lifeTable({
        hearts: [30, 30],
        own: [own, ['ownCompany', 'pet']],
        rows: { electedPolitician: 1, sailRoundTheWorld: 1, friend: 1, pet: 1 },
        turn: { step: 'buy' },
      });
      life.apply(G, createPlayer(life.id, level, options).choose(life.view(G, seat), seat), seededChance(1));
      expect(life.outcome(G)).toEqual({ winner: 0 });
    }
  });

  test('discards a card when its hearts pay for the points that win', () => {
    const position: LifePosition = {
      hearts: [18, 20],
      own: [
        ['collectorsItems', 'ownCompany'],
        ['spaceTrip', 'pet'],
      ],
      rows: { electedPolitician: 1, pet: 1 },
      turn: { step: 'buy' },
    };
    const cost = card('electedPolitician').cost;
    expect(choice(level, { ...position, hearts: [cost - 2, 20] }).move).toBe('discard');
    expect(choice(level, { ...position, hearts: [cost, 20] })).toEqual({ move: 'buy', args: ['electedPolitician'] });
  });

  test('steals the card of the most points', () => {
    const { G, seat } = lifeTable({
      hearts: [4, 4, 4],
      own: [
        ['prankOfFate', 'walking'],
        ['walking', 'pet'],
        ['spaceTrip', 'cafe'],
      ],
      rows: {},
      turn: { step: 'prank', dice: [6], queue: [{ seat: 0, index: 0 }] },
    });
    const { move, args } = createPlayer(life.id, level, options).choose(life.view(G, seat), seat);
    expect([move, ...args]).toEqual(['prank', 2, 'dreams', 0]);
  });

  test('throws two dice when the life is lived on high numbers, one when on low ones', { timeout: 180_000 }, () => {
    // They differ by half a per cent.
    const thorough = { ...options, iterations: 1000 };
    const dice = (...own: NonNullable<LifePosition['own']>[number]) =>
      choice(level, { own: [own, ['walking']] }, thorough).args[0];
    expect(dice('hiking', 'hiking', 'hiking', 'camping')).toBe(2);
    expect(dice('cooking', 'cooking', 'bookworm', 'daydreaming')).toBe(1);
  });

  test('rolls again when that brings hearts, and not when it only pays the others', () => {
    const atTheEnd = (own: LifePosition['own']) =>
      choice(level, { own, hearts: [8, 8], turn: { step: 'partner', dice: [1] } }).move;
    expect(atTheEnd([['partner', 'cooking', 'cooking', 'bookworm'], ['walking']])).toBe('rollAgain');
    const reds = ['cafe', 'cafe', 'fleaMarket', 'fleaMarket', 'specialityShop', 'onlineShop'] as const;
    expect(atTheEnd([['partner'], reds])).toBe('endTurn');
  });
});

/** How many of `games` the first level wins on rotated seats, alone against the others. */
function wins(levels: readonly Skill[], games: number, iterations = 0): number {
  let won = 0;
  for (let i = 0; i < games; i++) {
    const seat = i % levels.length;
    const players = levels.map((_, at) =>
      createPlayer(life.id, levels[(at - seat + levels.length) % levels.length] as Skill, { seed: i, iterations }),
    );
    if (playMatch(life.id, players, {}, 900 + i).winner === seat) won++;
  }
  return won;
}

describe('normal', () => {
  test('keeps its hearts when no card would bring anything', () => {
    const albums = (own: NonNullable<LifePosition['own']>[number]) =>
      choice('normal', { own: [own, []], rows: { photoAlbum: 1 }, turn: { step: 'buy' } }).move;
    expect(albums(['hiking', 'hiking'])).toBe('buy');
    expect(albums([])).toBe('pass');
  });

  test('judges a second roll by what the others get in any case, too', () => {
    const position: LifePosition = { own: [['partner', 'walking'], ['child']], hearts: [8, 8] };
    expect(choice('normal', { ...position, turn: { step: 'partner', dice: [1] } }).move).toBe('rollAgain');
  });
});

test.each([
  ['rolls again when that brings hearts', ['walking'], 'rollAgain'],
  ['does not when it brings the others more', ['cafe', 'cafe', 'fleaMarket'], 'endTurn'],
] as const)('the rule of thumb %s', (_name, others, chosen) => {
  const { G } = lifeTable({ own: [['partner', 'walking'], others], turn: { step: 'partner', dice: [1] } });
  expect(quick(G, life.legalMoves(G)).move).toBe(chosen);
});

describe('strength', { timeout: 60_000 }, () => {
  test('normal beats random, with two players and with five', () => {
    expect(wins(['normal', 'random'], 40)).toBeGreaterThanOrEqual(38);
    expect(wins(['normal', 'random', 'random', 'random', 'random'], 12)).toBeGreaterThanOrEqual(10);
  });

  test('hard beats random', () => {
    expect(wins(['hard', 'random'], 8, 60)).toBeGreaterThanOrEqual(7);
  });

  test('normal ends a match among its like in reasonable time', () => {
    for (const seats of [2, 5]) {
      for (let seed = 0; seed < 4; seed++) {
        const players = Array.from({ length: seats }, () => createPlayer(life.id, 'normal', { seed }));
        expect(playMatch(life.id, players, {}, seed).turns / seats).toBeLessThan(40);
      }
    }
  });
});
