// Positions for the bots' tests: reached by random play, for every box, number of seats and set of options.
import { type Rules, rules, seededChance } from '../../src/game';
import type { CityG } from '../../src/game/city/types';
import { allOptions, boxes, rulesOf } from '../help/boxes';

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

export interface Case {
  name: string;
  played: Rules<CityG>;
  G: CityG;
}

/** One position of each box, number of seats and set of options, at various ages of the match. */
export const cases: readonly Case[] = boxes.flatMap((box, b) =>
  [2, 3, 4].flatMap((seats) =>
    allOptions.map((options, o) => {
      const played = rulesOf(box);
      const age = 7 + ((b * 97 + seats * 61 + o * 37) % 160);
      const G = randomPosition(played, seats, options, b * 1000 + seats * 100 + o, age);
      return { name: `${played.id}, ${seats} seats, ${Object.values(options).join(' ')}, move ${age}`, played, G };
    }),
  ),
);

/** What the seat to move sees, and which seat that is. */
export function asSeen(played: Rules<CityG>, G: CityG): [view: CityG, seat: number] {
  const seat = played.toMove(G) as number;
  return [played.view(G, seat), seat];
}

export const classic = rules['machi-koro'] as Rules<CityG>;
