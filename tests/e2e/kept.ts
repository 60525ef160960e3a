// Matches that a browser has kept, of any position: to look at what is rare without playing for it.

import { expect, type Page } from '@playwright/test';
import type { LogEntry } from '../../src/client/match/types';
// Not through the door of the rules: behind it is the framework, whose folders Playwright cannot import.
import { city } from '../../src/game/city/city';
import { classic } from '../../src/game/city/editions/classic';
import type { CityG } from '../../src/game/city/types';
import { life } from '../../src/game/life/life';
import type { LifeG } from '../../src/game/life/types';
import type { Chance } from '../../src/game/rules';
import { board } from './help';

const rules = city(classic);
const twos: Chance = { die: () => 2, shuffle: (items) => [...items] };

interface Position<G> {
  seats: number;
  /** Who sits around the device, in the first seats; bots have the others. */
  people?: readonly string[];
  /** The position, from that before the first move. */
  change?(G: G): void;
}

/** Opens a match of the classic box against bots as if it had been played in this browser. */
export async function openTown(
  page: Page,
  { seats, people, change, rolled = false }: Position<CityG> & { /** Whether we have then rolled a 2. */ rolled?: boolean },
): Promise<void> {
  const G = rules.setup(seats, { display: 'all', maxCopies: null, startingPlayer: 'first' }, twos);
  change?.(G);
  const log: LogEntry[] = [];
  if (rolled) {
    const move = { move: 'rollDice', args: [1] };
    log.push({ turn: 1, stateID: 0, seat: 0, move, happenings: rules.apply(G, move, twos) });
  }
  await openKept(page, { game: rules.id, options: G.options, G, log, over: rules.outcome(G) !== null }, seats, people);
}

/** The same of Life, after the draft. */
export async function openLife(page: Page, { seats, people, change }: Position<LifeG>): Promise<void> {
  const G = life.setup(seats, { startingPlayer: 'first' }, twos);
  Object.assign(G.turn, { step: 'roll', lap: null });
  change?.(G);
  await openKept(page, { game: life.id, options: G.options, G, log: [], over: life.outcome(G) !== null }, seats, people);
}

async function openKept(
  page: Page,
  kept: { game: string; options: unknown; G: unknown; log: readonly LogEntry[]; over: boolean },
  seats: number,
  people: readonly string[] = ['Ida'],
): Promise<void> {
  const match = {
    ...{ version: 1, ...kept },
    seats: [...people, 'Momo', 'Juno', 'Pip', 'Kiki']
      .slice(0, seats)
      .map((name, i) => ({ name, bot: i < people.length ? null : 'easy' })),
    ...{ stateID: kept.log.length, savedAt: Date.now() },
  };
  await page.addInitScript((stored) => localStorage.setItem('machi-koro/local/kept', stored), JSON.stringify(match));
  await page.goto(`/local/${kept.game}/kept`);
  await expect(board(page)).toBeVisible();
}
