// Without the server: once the first page has been open for a moment, a match against bots needs nothing more.
import { expect, type Page, test } from '@playwright/test';
import { board, decide, hurry, now } from './help';

/** The names of the scripts this page has fetched so far. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

/** Waits until the page has fetched the bots, and nothing more comes. */
async function fetchedAhead(page: Page): Promise<void> {
  await expect.poll(async () => (await scripts(page)).filter((name) => /worker/.test(name))).toHaveLength(1);
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

/** Loads the first page and lets it fetch ahead; then the server is gone, and a match against one strong bot begins. */
async function playWithoutServer(page: Page, box: RegExp): Promise<void> {
  await hurry(page);
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('machi-koro/pace', JSON.stringify('fast'));
    localStorage.setItem('machi-koro/opponents', JSON.stringify(['hard']));
  });
  await page.reload();
  await fetchedAhead(page);
  await page.context().setOffline(true);
  await page.getByRole('radio', { name: box }).check({ force: true });
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(board(page)).toHaveAttribute('data-seats', '2');
}

for (const box of [/The town/, /football/, /publishing/, /Hobbies/]) {
  test(`without the server a match begins with its pictures: ${box.source}`, async ({ page }) => {
    await playWithoutServer(page, box);
    const places = page.locator('[data-art]');
    await expect(places.locator('svg').first()).toBeVisible();
    expect(await places.locator('svg').count()).toBe(await places.count());
  });
}

test('without the server a strong bot plays as strong as ever', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await playWithoutServer(page, /The town/);
  await expect(now(page)).toContainText('Your turn');
  while (/Your turn|Build one|nothing you can build/.test((await now(page).textContent()) ?? '')) await decide(page);
  await expect(now(page)).toContainText('Your turn', { timeout: 30_000 });
  expect(page.workers()).toHaveLength(1);
  await expect(page.getByText(/cannot think ahead/)).toHaveCount(0);
  expect(errors).toEqual([]);
});
