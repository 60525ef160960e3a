// Life in the browser: a whole match at one table, the phone, and axe at every kind of question.
import { expect, type Page, test } from '@playwright/test';
import {
  board,
  createMatch,
  decide,
  expectAccessible,
  expectNoSidewaysScroll,
  hurry,
  joinMatch,
  now,
  playToTheEnd,
  smallTargets,
  winnerScreen,
} from './help';

test.setTimeout(300_000);

const BOX = 'Machi Koro: Life';

test('three browsers play a whole match of Life, from the draft to the winner screen', async ({ browser }) => {
  const pages = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()]);
  const [ida, ben, cleo] = pages as [Page, Page, Page];
  const errors: string[] = [];
  for (const page of pages) {
    await hurry(page);
    page.on('pageerror', (error) => errors.push(error.message));
  }
  const url = await createMatch(ida, 'Ida', BOX, 3);
  await ben.goto(url);
  await ben.getByLabel('Your name').fill('Ben');
  await ben.getByRole('button', { name: 'Take a seat' }).click();
  await expect(ben.getByRole('heading', { name: 'The table is being laid' })).toBeVisible();
  await joinMatch(cleo, url, 'Cleo');
  await expect(now(ida)).toContainText('Lap 1 of 3');
  await playToTheEnd(pages);
  const titles = await Promise.all(pages.map((page) => winnerScreen(page).getByRole('heading').first().textContent()));
  expect(titles.filter((title) => /^You/.test(title ?? ''))).toHaveLength(1);
  expect(errors).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious at any question of Life, ${colorScheme}`, async ({ browser }) => {
    const page = await browser.newPage({ colorScheme, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('machi-koro/pace', JSON.stringify('fast')));
    await page.reload();
    await page.getByRole('radio', { name: BOX }).check({ force: true });
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await expect(board(page)).toBeVisible();
    const seen = new Set<string>();
    while (!(await winnerScreen(page).isVisible())) {
      const question = ((await now(page).textContent()) ?? '').replace(/\d/g, '');
      if (!seen.has(question)) {
        seen.add(question);
        await expectAccessible(page);
      }
      if (!(await decide(page))) await page.waitForTimeout(50);
    }
    expect(seen.size).toBeGreaterThan(3);
    await expectAccessible(page);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the draft and a turn are played by touch, with targets of 44 px', async ({ page }) => {
    await hurry(page);
    await page.goto('/');
    await page.evaluate(() => localStorage.setItem('machi-koro/pace', JSON.stringify('fast')));
    await page.reload();
    await page.getByRole('radio', { name: BOX }).check({ force: true });
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Play against bots' }).tap();
    await expect(now(page)).toContainText('Lap 1 of 3');
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page)).toEqual([]);
    for (const lap of [1, 2, 3]) {
      await expect(now(page)).toContainText(`Lap ${lap} of 3`, { timeout: 30_000 });
      await decide(page);
    }
    await expect(now(page)).toContainText('Your turn', { timeout: 30_000 });
    expect(await smallTargets(page)).toEqual([]);
    await page.getByRole('button', { name: /^Roll 2 dice/ }).tap();
    await expect(now(page)).not.toContainText('Your turn');
    await expectNoSidewaysScroll(page);
  });
});
