// For everyone: a phone by touch, a keyboard alone, and axe on every page.
import { expect, test } from '@playwright/test';
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
} from './help';
import { openTown } from './kept';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a turn is played by touch, without sideways scrolling and with targets of 44 px', async ({ page }) => {
    await hurry(page);
    await page.goto('/');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Play against bots' }).tap();
    await expect(now(page)).toContainText('Your turn');
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: /^Roll 1 die/ }).tap();
    const build = page.getByRole('button', { name: /^Build / }).first();
    await expect(build).toBeVisible();
    await expectNoSidewaysScroll(page);
    expect(await smallTargets(page)).toEqual([]);
    await build.tap();
    await expect(now(page)).not.toContainText('Build one');
  });
});

test('a turn is played by the keyboard alone, from the home page on', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  const focused = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses++) {
      if (name.test(await focused())) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`the tab key never reached ${name}`);
  };
  await tabTo(/^Play against bots/);
  await page.keyboard.press('Enter');
  await expect(now(page)).toContainText('Your turn');
  await tabTo(/^Roll 1 die/);
  const ring = await page.evaluate(() => {
    const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement as Element);
    return outlineStyle !== 'none' || boxShadow !== 'none';
  });
  expect(ring).toBe(true);
  await page.keyboard.press('Enter');
  await expect(now(page)).toContainText(/Build one|nothing you can build/);
  await tabTo(/^Build .+ for/);
  await page.keyboard.press('Enter');
  await expect(now(page)).not.toContainText(/Build one|nothing you can build/);
  await expect(
    page
      .getByRole('log')
      .filter({ hasText: /You build/ })
      .first(),
  ).toBeAttached();
});

test('with little room, the market that has opened by itself does not cover what the keyboard comes to', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 800 });
  await hurry(page);
  await openTown(page, { seats: 2, rolled: true });
  const market = page.locator('[data-market]');
  await expect(market).toBeVisible();
  const card = page.locator('section[aria-labelledby="board-own"] button').first();
  await market.focus();
  await expect(market).toBeVisible();
  for (let i = 0; i < 80 && !(await card.evaluate((one) => one === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await expect(card).toBeFocused();
  await expect(market).toBeHidden();
  // Its own middle is what is seen there.
  expect(
    await card.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);
  await page.keyboard.press('m');
  await expect(market).toBeFocused();
});

test('a dialog whose code had to be waited for gives the focus back', async ({ page }) => {
  await hurry(page);
  let waited = false;
  await page.route(/CreateDialog.*\.js/, async (route) => {
    await expect(page.getByText('Loading …')).toBeVisible();
    waited = true;
    await route.continue();
  });
  await page.goto('/');
  const button = page.getByRole('button', { name: /Create a match/ });
  await button.click();
  await expect(page.getByLabel('Your name')).toBeVisible();
  expect(waited).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(button).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on any page, ${colorScheme}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const guest = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    const [page, other] = [await context.newPage(), await guest.newPage()];
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    for (const name of [/Create a match/, /Pass and play/, /^Options/, /^Settings/]) {
      await page.getByRole('button', { name }).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      // Not what stands in for it while its code is on its way.
      await expect(page.getByRole('dialog').getByText('Loading …')).toHaveCount(0);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    for (const address of ['/rules/classic', '/no/such/page', '/match/machi-koro/nothing']) {
      await page.goto(address);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectAccessible(page);
    }
    const url = await createMatch(page, 'Ida', 'Machi Koro: Fussball The football club');
    await expectAccessible(page);
    await other.goto(url);
    await expect(other.getByLabel('Your name')).toBeVisible();
    await expectAccessible(other);
    await joinMatch(other, url, 'Ben');
    await expect(board(page)).toBeVisible();
    for (let made = 0; made < 8; ) {
      await expectAccessible(page);
      for (const one of [page, other]) if (await decide(one)) made++;
    }
    await playToTheEnd([page, other]);
    await expectAccessible(page);
  });
}
