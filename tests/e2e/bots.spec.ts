// Against bots and around one device, without anybody else.
import { expect, test } from '@playwright/test';
import { board, decide, hurry, now, playToTheEnd } from './help';

test.setTimeout(300_000);

test('one person plays a whole match against two bots, reached in two clicks', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('machi-koro/pace', JSON.stringify('fast')));
  await page.reload();
  await page.getByRole('radio', { name: /Fussball/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(board(page)).toHaveAttribute('data-seats', '3');
  await playToTheEnd([page]);
});

test('a match against bots survives a reload, also while a bot is to move', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(now(page)).toContainText('Your turn');
  while (/Your turn|Build one|nothing you can build/.test((await now(page).textContent()) ?? '')) await decide(page);
  await page.reload();
  await expect(now(page)).toContainText('Your turn', { timeout: 30_000 });
});

test('pass and play: two people on one device take turns', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  await page.getByRole('radio', { name: /Verlagswelt/ }).check({ force: true });
  await page.getByRole('button', { name: /Pass and play/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name of player 1').fill('Ida');
  await dialog.getByLabel('Name of player 2').fill('Ben');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(now(page)).toContainText('Ida');
  while (/^Ida/.test((await now(page).textContent()) ?? '')) await decide(page);
  await expect(now(page)).toContainText('Ben');
});
