// The search of expert against one that tries everything, where the dice are told beforehand so that everything can be tried.
import { describe, expect, test } from 'vitest';
import { freshWeights } from '../../scripts/train/trainee';
import { engineFor } from '../../src/bots/engines';
import { luckFrom } from '../../src/bots/luck';
import { Judge } from '../../src/bots/network/judge';
import { Network } from '../../src/bots/network/network';
import { Rollouts } from '../../src/bots/network/rollouts';
import { type Chance, type LandmarkId, landmarkIds, type Move, type Rules, seededChance } from '../../src/game';
import type { CityG } from '../../src/game/city/types';
import { boxes } from '../help/boxes';
import { table } from '../help/table';
import { doorOutlook, doors, RIGHT_DOOR } from './guessing';

/** The same rules, but every die shows `face`. */
function fixed(rules: Rules<CityG>, face: number): Rules<CityG> {
  const dice: Chance = { die: () => face, shuffle: (items) => [...items] };
  return { ...rules, applyLegal: (G, move) => rules.applyLegal(G, move, dice) };
}

/** Whether `seat` can win within so many turns, whatever the other does. */
function canWin(rules: Rules<CityG>, G: CityG, seat: number, turns: number): boolean {
  const mover = rules.toMove(G);
  if (mover === null) return rules.outcome(G)?.winner === seat;
  if (turns === 0) return false;
  const tries = (move: Move) => winsBy(rules, G, move, seat, turns);
  return mover === seat ? rules.legalMoves(G).some(tries) : rules.legalMoves(G).every(tries);
}

function winsBy(rules: Rules<CityG>, G: CityG, move: Move, seat: number, turns: number): boolean {
  const after = rules.copy(G);
  const passed = rules.applyLegal(after, move, seededChance(1)).some(({ type }) => type === 'turn');
  return canWin(rules, after, seat, turns - Number(passed));
}

const { outlook } = engineFor<CityG>('machi-koro');
/** Holds every move for as good as any other: what it has learnt of free dice would be wrong here. */
const ignorant = new Network(outlook.facts(2).sizes, freshWeights(outlook.facts(2).sizes, 2, 0, 1));

/** The turn of seat 0, the other's, and seat 0 again; after that it is too late. */
const TURNS = 3;
const FACES = [1, 2, 3, 4, 5, 6];
const allBut = (last: LandmarkId): LandmarkId[] => landmarkIds.filter((id) => id !== last);

/** The last purchases of a match: some of the moves of seat 0 win by force, all others lose by force. */
function endings(box: (typeof boxes)[number]) {
  const found = [];
  for (const face of FACES) {
    for (const coins of [0, 1, 2, 3]) {
      for (const theirs of [0, 1, 2, 3]) {
        const position = table(box, {
          coins: [coins, theirs],
          own: Array(2).fill({ wheatField: 1, bakery: 2, convenienceStore: 1, forest: 2, ranch: 1, mine: 1 }),
          landmarks: [allBut('trainStation'), allBut('trainStation')],
          market: { wheatField: 1, bakery: 1, cafe: 1, convenienceStore: 1, forest: 1, familyRestaurant: 1 },
          turn: { step: 'build' },
        });
        const rules = fixed(position.rules, face);
        const moves = rules.legalMoves(position.G);
        const winning = moves.filter((move) => winsBy(rules, position.G, move, 0, TURNS));
        const losing = moves.filter((move) => winsBy(rules, position.G, move, 1, TURNS + 1));
        const decided = winning.length + losing.length === moves.length;
        if (decided && winning.length > 0 && losing.length > 0)
          found.push({ rules, G: position.G, moves, winning, face, coins, theirs });
      }
    }
  }
  return found;
}

describe.each(boxes)('in %s with the dice told beforehand', (box) => {
  const found = endings(box);

  test('there are positions in which some moves win and others do not', () => expect(found.length).toBeGreaterThan(3));

  test.each(found)(
    'expert plays a winning move: $coins coins against $theirs, every die $face',
    ({ rules, G, moves, winning }) => {
      const judge = new Judge(rules, outlook, ignorant, 2);
      const search = new Rollouts(rules, outlook, judge, rules.view(G, 0), moves, seededChance(1));
      const [chosen] = search.best({ iterations: 400 });
      expect(winning).toContainEqual(chosen?.move);
    },
  );
});

test('a move that was out of the question comes in when those that were in it turn out worse', () => {
  const judge = new Judge(doors, doorOutlook, new Network([1], freshWeights([1], 2, 4, 1)), 2);
  const G = doors.setup(2, {}, seededChance(1));
  const search = new Rollouts(doors, doorOutlook, judge, G, doors.legalMoves(G), seededChance(1));
  const found = search.best({ iterations: 600 });
  expect(found[0]?.move.args).toEqual([RIGHT_DOOR]);
  expect(found[0]?.visits).toBeGreaterThan(100);
});

test('every move is tried with the same luck, each time with another', () => {
  const luck = luckFrom(seededChance(3));
  const dice = (tried: number) =>
    Array.from(
      { length: 12 },
      (
        (chance) => () =>
          chance.die()
      )(luck(tried)),
    );
  expect(dice(5)).toEqual(dice(5));
  expect(dice(6)).not.toEqual(dice(5));
});
