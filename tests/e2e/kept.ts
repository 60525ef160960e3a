// Matches that a browser has kept, of any position: to look at what is rare without playing for it.

import { expect, type Page } from '@playwright/test';
import type { LogEntry } from '../../src/client/match/types';
// Not through the door of the rules: behind it is the framework, whose folders Playwright cannot import.
import { city } from '../../src/game/city/city';
import { classic } from '../../src/game/city/editions/classic';
import type { CityG } from '../../src/game/city/types';
import type { Chance } from '../../src/game/rules';
import { board } from './help';

const rules = city(classic);
const twos: Chance = { die: () => 2, shuffle: (items) => [...items] };

interface Town {
  seats: number;
  /** Who sits around the device, in the first seats; bots have the others. */
  people?: readonly string[];
  /** The position, from that before the first move. */
  change?(G: CityG): void;
  /** Whether we have then rolled a 2. */
  rolled?: boolean;
}

/** Opens a match of the classic box against bots as if it had been played in this browser. */
export async function openTown(page: Page, { seats, people = ['Ida'], change, rolled = false }: Town): Promise<void> {
  const G = rules.setup(seats, { display: 'all', maxCopies: null, startingPlayer: 'first' }, twos);
  change?.(G);
  const log: LogEntry[] = [];
  if (rolled) {
    const move = { move: 'rollDice', args: [1] };
    log.push({ turn: 1, stateID: 0, seat: 0, move, happenings: rules.apply(G, move, twos) });
  }
  const match = {
    ...{ version: 1, game: rules.id, options: G.options, G, log },
    seats: [...people, 'Momo', 'Juno', 'Pip']
      .slice(0, seats)
      .map((name, i) => ({ name, bot: i < people.length ? null : 'easy' })),
    ...{ stateID: log.length, over: rules.outcome(G) !== null, savedAt: Date.now() },
  };
  await page.addInitScript((stored) => localStorage.setItem('machi-koro/local/kept', stored), JSON.stringify(match));
  await page.goto(`/local/${rules.id}/kept`);
  await expect(board(page)).toBeVisible();
}
