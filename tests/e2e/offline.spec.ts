// Without the server: once the first page has been open for a moment, a match against bots needs nothing more.
import { expect, type Page, test } from '@playwright/test';
import { board, decide, hurry } from './help';

/** The names of the scripts this page has fetched so far. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** Waits until the page has fetched its parts, and its worker this network; nothing more comes. */
async function fetchedAhead(page: Page, fetched: ReadonlySet<string>, network: string): Promise<void> {
  const names = ['worker', network].map((name) => `/assets/${name}-`);
  await expect.poll(() => names.filter((name) => [...fetched].some((url) => url.includes(name)))).toEqual(names);
  await expect.poll(() => page.workers()).toHaveLength(0);
  let before = -1;
  await expect
    .poll(
      async () => {
        const count = (await scripts(page)).length;
        const grown = count - before;
        before = count;
        return grown;
      },
      { intervals: [1000] },
    )
    .toBe(0);
}

const choose = (page: Page, box: RegExp) => page.getByRole('radio', { name: box }).check({ force: true });

/** Loads the first page and lets it fetch ahead for one strong bot. @returns what it fetches. */
async function openHall(page: Page): Promise<ReadonlySet<string>> {
  await hurry(page);
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('machi-koro/pace', JSON.stringify('fast'));
    localStorage.setItem('machi-koro/opponents', JSON.stringify(['hard']));
  });
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => fetched.add(request.url()));
  await page.reload();
  await fetchedAhead(page, fetched, 'city-2');
  return fetched;
}

/** Begins a match of the chosen box. */
async function play(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(board(page)).toHaveAttribute('data-seats', '2');
}

for (const box of [/The town/, /football/, /publishing/, /Hobbies/]) {
  test(`without the server a match begins with its pictures: ${box.source}`, async ({ page }) => {
    await openHall(page);
    await page.context().setOffline(true);
    await choose(page, box);
    await play(page);
    const places = page.locator('[data-art]');
    await expect(places.locator('svg').first()).toBeVisible();
    expect(await places.locator('svg').count()).toBe(await places.count());
  });
}

for (const { box, network, networks } of [
  { box: /The town/, network: 'city-2', networks: 1 },
  { box: /Hobbies/, network: 'life-2', networks: 2 },
]) {
  test(`without the server a strong bot plays as strong as ever, and gives hints: ${box.source}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    const fetched = await openHall(page);
    await choose(page, box);
    await fetchedAhead(page, fetched, network);
    expect([...fetched].filter((url) => /\/(city|life)-\d-/.test(url))).toHaveLength(networks);
    await page.context().setOffline(true);
    await play(page);
    for (let decisions = 0; decisions < 12; ) {
      if (await decide(page)) decisions++;
      else await page.waitForTimeout(50);
    }
    expect(page.workers()).toHaveLength(1);
    await expect(page.getByText(/cannot think ahead/)).toHaveCount(0);
    await page.keyboard.press('h');
    await expect(async () => {
      // One die to throw is no choice, and nobody is asked.
      if (await page.getByText(/^There is nothing to choose/).isVisible()) await decide(page);
      await expect(page.getByText(/^They would choose/)).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 60_000 });
    expect(errors).toEqual([]);
  });
}

test('where the code of a match could not be fetched, the connection is said to be the reason, and a later try begins it', async ({
  page,
}) => {
  await hurry(page);
  await page.route('**/assets/start-*.js', (route) => route.abort());
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Check your connection and try again.' })).toBeVisible();
  await page.unroute('**/assets/start-*.js');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(board(page)).toBeVisible();
});
