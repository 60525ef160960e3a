// The hint covers nothing one needs to decide by: neither on a small desktop screen nor on a phone, where the market stays in sight.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { board, decide, expectAccessible, hurry, now } from './help';

/** Plays against two bots until something can be bought, and opens the hint. */
async function openHint(page: Page, box: RegExp): Promise<Locator> {
  await hurry(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('machi-koro/pace', JSON.stringify('fast')));
  await page.reload();
  await page.getByRole('radio', { name: box }).check({ force: true });
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(board(page)).toBeVisible();
  while (!/^(Build|Buy) one/.test((await now(page).textContent()) ?? '')) {
    if (!(await decide(page))) await page.waitForTimeout(50);
  }
  // On a phone it lies where "Roll" was a moment ago, and so soon it would pass for the second half of a double click.
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: 'Hint' }).click();
  const hint = page.getByRole('region', { name: 'What the bots would do' });
  await expect(hint).toBeVisible();
  return hint;
}

/** Of `things`, those that lie under something foreign at their middle, by their words. */
const covered = (things: Locator) =>
  things.evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return !there || !one.contains(there);
      })
      .map((one) => one.textContent),
  );

for (const box of [/^Machi Koro(?!:)/, /Life/]) {
  test(`on 1280 x 800 the hint takes room below the town: ${box.source}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const hint = await openHint(page, box);
    const needed = page.locator(
      '[aria-labelledby="board-others"] li, [aria-labelledby="board-ribbon"] ol li, [aria-labelledby="board-now"] button',
    );
    expect(await needed.count()).toBeGreaterThan(14);
    expect(await covered(needed)).toEqual([]);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 660 });
    await expect(hint.getByText('More below')).toBeVisible();
    await hint.locator('[tabindex]').evaluate((region) => region.scrollTo(0, region.scrollHeight));
    await expect(hint.getByText('More below')).toBeHidden();
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`the hint lies below the open market, and the log in its place: ${box.source}`, async ({ page }) => {
      const hint = await openHint(page, box);
      const market = page.locator('[data-market]');
      const tab = page.getByRole('button', { name: /^(Market|Line-up)$/ });
      await expect(market).toBeVisible();
      // Both at one moment: the hint grows while the bots think.
      const [above, below] = await market.evaluate(
        (one, other) => [one.getBoundingClientRect(), (other as Element).getBoundingClientRect()] as const,
        await hint.elementHandle(),
      );
      expect(above.bottom).toBeLessThanOrEqual(below.top + 1);
      expect(above.height).toBeGreaterThan(250);
      await expectAccessible(page);

      await page.getByRole('button', { name: 'Log', exact: true }).tap();
      await expect(hint).toBeHidden();
      await expect(market).toBeHidden();
      await expect(tab).toHaveAttribute('aria-expanded', 'false');
      await tab.tap();
      await expect(market).toBeVisible();
      await expect(page.getByRole('region', { name: 'Log' })).toBeHidden();
      await tab.tap();
      await expect(market).toBeHidden();
    });
  });
}
