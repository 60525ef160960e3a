// How the browser tests use the pages: as a person would, by what is written on them.

import { expect, type Locator, type Page } from '@playwright/test';
import { seriousViolations } from './axe';

/** Sets what a person would set once: no animations to wait for, bots without pauses. */
export async function hurry(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

/** Creates a match as `name` and returns its address; the creator takes a seat. */
export async function createMatch(page: Page, name: string, box = 'Machi Koro The town', seats = 2): Promise<string> {
  await page.goto('/');
  await page.getByRole('radio', { name: box }).check({ force: true });
  await page.getByRole('button', { name: /Create a match/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill(name);
  await dialog.getByRole('radio', { name: String(seats), exact: true }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create the match' }).click();
  await expect(page.getByRole('heading', { name: 'The table is being laid' })).toBeVisible();
  return page.url();
}

/** Opens the address of a match and takes a seat as `name`. */
export async function joinMatch(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Take a seat' }).click();
  await expect(board(page)).toBeVisible();
}

/** The board, whoever's turn it is. */
export const board = (page: Page): Locator => page.locator('[data-seats]');

/** The heading that says what to do now. */
export const now = (page: Page): Locator => page.locator('#board-now');

export const winnerScreen = (page: Page): Locator => page.getByRole('dialog').filter({ hasText: /turns/ });

/** What a hasty player presses first: landmarks and Dreams, the dice, cards that pay, then whatever else is offered. */
const wishes = [
  /^Build (Radio Tower|Football Museum|Customers|Amusement Park|TV Studio|Suppliers|Shopping Mall|Stadium|Shops) for/,
  /^Build (Train Station|Youth Academy|Staff) for/,
  /^Buy (Partner|Summer House|A Home|Child|Masterpiece|Own Company|Elected Politician|World Champion|Space Trip) for/,
  /^Roll 1 die/,
  /^Keep the/,
  /^Roll/,
  /^Take \d+ from/,
  /^No swap/,
  /^Give .+ take /,
  /^Build (Forest|Convenience Store|Ranch|Mine|Floodlights|Drinks Kiosk|Talent Scout|Grandstand|Editorial|Purchasing|Sales)/,
  /^(Buy|Take) .+ for/,
  /^Pass/,
];

let decided = 0;

/** Makes one decision if this page has one to make; says whether it did. */
export async function decide(page: Page): Promise<boolean> {
  const labels = await page
    .locator('[data-seats] button:not([disabled])')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''));
  const wish = wishes.find((pattern) => labels.some((label) => pattern.test(label)));
  if (!wish) return choose(page);
  const before = await now(page).textContent();
  const button = page.locator('[data-seats]').getByRole('button', { name: wish }).first();
  const { width = 0, height = 0 } = (await button.boundingBox({ timeout: 5_000 }).catch(() => null)) ?? {};
  // Now near one end and now near the other: two quick clicks at the same place would be a double click, which decides once.
  const position = { x: width * (decided++ % 2 === 0 ? 0.2 : 0.8), y: height / 2 };
  await button.click({ timeout: 5_000, position }).catch(() => {});
  await expect(now(page))
    .not.toHaveText(before ?? '', { timeout: 2_000 })
    .catch(() => {});
  return true;
}

/** Points at the first card of a question that is answered by pointing at one; says whether there was any. */
async function choose(page: Page): Promise<boolean> {
  const card = page.locator('[data-seats] input[type="radio"]:not(:checked)').first();
  if ((await card.count()) === 0) return false;
  await card.check({ force: true, timeout: 5_000 }).catch(() => {});
  return true;
}

/** Lets the pages play until each shows the winner. */
export async function playToTheEnd(pages: readonly Page[], deadline = Date.now() + 240_000): Promise<void> {
  while (Date.now() < deadline) {
    let acted = false;
    for (const page of pages) acted = (await decide(page)) || acted;
    if (await winnerScreen(pages[0] as Page).isVisible()) break;
    if (!acted) await (pages[0] as Page).waitForTimeout(50);
  }
  for (const page of pages) await expect(winnerScreen(page)).toBeVisible();
}

/** axe finds nothing serious on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await seriousViolations(page);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`)).toEqual([]);
}

/** The names of the buttons whose touchable area, wherever it reaches beyond the painted one, is less than 44 px wide or high. */
export const smallTargets = (page: Page) =>
  page.locator('[data-seats] button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        button.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, right, bottom } = button.getBoundingClientRect();
        const xs: number[] = [];
        const ys: number[] = [];
        for (let x = left - 8; x <= right + 8; x += 2) {
          for (let y = top - 8; y <= bottom + 8; y += 2) {
            if (!button.contains(document.elementFromPoint(x, y))) continue;
            xs.push(x);
            ys.push(y);
          }
        }
        // What lies under the action bar or a sheet cannot be touched at all now, and is not a target.
        if (xs.length === 0) return false;
        const extent = (places: number[]) => Math.max(...places) - Math.min(...places) + 2;
        return extent(xs) < 44 || extent(ys) < 44;
      })
      .map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );

/** The page is no wider than the window, and nothing as wide as the page can be pushed sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = await page.evaluate(() => {
    const window = document.documentElement.clientWidth;
    return [...document.querySelectorAll('*')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth >= window && scrollWidth > clientWidth)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible' || element === document.documentElement)
      .map(({ tagName, className, scrollWidth }) => `${tagName} ${className}: ${scrollWidth}`);
  });
  expect(tooWide).toEqual([]);
}
