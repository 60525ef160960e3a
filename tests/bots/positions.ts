// Positions for the bots' tests: reached by random play, for every box, number of seats and set of options.
import { quick } from '../../src/bots/life/quick';
import { type Move, type Rules, rules, seededChance } from '../../src/game';
import type { CityG } from '../../src/game/city/types';
import type { LifeG, LifeStep } from '../../src/game/life/types';
import { allOptions, boxes, rulesOf } from '../help/boxes';
import './networks';

/** A match still running after about so many random moves. */
export function randomPosition<G>(played: Rules<G>, seats: number, setupData: unknown, seed: number, moves: number): G {
  const chance = seededChance(seed);
  const G = played.setup(seats, played.readOptions(setupData), chance);
  for (let i = 0; i < moves; i++) {
    const before = played.copy(G);
    played.applyLegal(G, chance.shuffle(played.legalMoves(G))[0] as never, chance);
    if (played.toMove(G) === null) return before;
  }
  return G;
}

/** So many matches are tried for a rare step. */
const MATCHES = 200;

export interface Case {
  name: string;
  played: Rules<unknown>;
  G: unknown;
}

export const classic = rules['machi-koro'] as Rules<CityG>;
export const life = rules['machi-koro-life'] as Rules<LifeG>;

/** One position of each landmark edition, number of seats and set of options, at various ages of the match. */
const cityCases = boxes.flatMap((box, b) =>
  [2, 3, 4].flatMap((seats) =>
    allOptions.map((options, o): Case => {
      const played = rulesOf(box);
      const age = 7 + ((b * 97 + seats * 61 + o * 37) % 160);
      const G = randomPosition(played, seats, options, b * 1000 + seats * 100 + o, age);
      return { name: `${played.id}, ${seats} seats, ${Object.values(options).join(' ')}, move ${age}`, played, G };
    }),
  ),
);

/** One position of Life for each number of seats and step of a turn, and one in the draft. */
const lifeCases = [2, 3, 4, 5].flatMap((seats) =>
  (['draft', 'roll', 'prank', 'buy', 'partner'] as const).map((step, i): Case => {
    const G = lifeAt(seats, step, seats * 100 + i);
    return { name: `${life.id}, ${seats} seats, ${step}`, played: life as Rules<unknown>, G };
  }),
);

/** A position of Life reached by half sensible play, in the draft or at a step of a later turn; in another match if one never comes to it. */
export function lifeAt(seats: number, step: 'draft' | LifeStep, seed: number): LifeG {
  for (let tried = 0; tried < MATCHES; tried++) {
    const chance = seededChance(seed + 1000 * tried);
    const G = life.setup(seats, life.readOptions({}), chance);
    // Not the first such position, but one with something on the table.
    for (let left = 30; life.toMove(G) !== null; left--) {
      const now = G.turn.lap === null ? G.turn.step : 'draft';
      if (now === step && (left <= 0 || step === 'draft')) return G;
      const moves = life.legalMoves(G);
      // Random players hardly ever come to own a Partner.
      const move = chance.die() <= 2 ? (chance.shuffle(moves)[0] as Move) : quick(G, moves);
      life.applyLegal(G, move, chance);
    }
  }
  throw new Error(`no match of ${seats} comes to ${step}`);
}

export const cases: readonly Case[] = [...cityCases, ...lifeCases];

/** What the seat to move sees, and which seat that is. */
export function asSeen<G>(played: Rules<G>, G: G): [view: G, seat: number] {
  const seat = played.toMove(G) as number;
  return [played.view(G, seat), seat];
}
