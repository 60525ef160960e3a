// Dialogs hang on the bar or the board from which they were opened, but have room of their own: what saves room there leaves them alone.
import { expect, type Locator, test } from '@playwright/test';
import { landmarkIds } from '../../src/game/city/cards';
import { board, createMatch, decide, hurry, joinMatch } from './help';
import { openLife, openTown } from './kept';

test.use({ viewport: { width: 1280, height: 800 } });

const height = async (of: Locator) => (await of.boundingBox())?.height ?? 0;
/** How far from its edge the ring of the keyboard is drawn around it, in pixels. */
const ring = async (of: Locator) => {
  await of.focus();
  await expect(of).toHaveCSS('outline-style', 'solid');
  return parseFloat(await of.evaluate((element) => getComputedStyle(element).outlineOffset));
};

test('the ring of the keyboard is drawn within the bar of a match, and around the buttons of its dialogs', async ({
  browser,
}) => {
  const open = async () => (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
  const [host, guest] = [await open(), await open()];
  await joinMatch(guest, await createMatch(host, 'Ida'), 'Ben');
  await expect.poll(async () => (await decide(host)) || (await decide(guest))).toBe(true);
  await host.keyboard.press('Tab');
  const bar = host.getByRole('banner');
  for (const one of [bar.getByRole('link').first(), bar.getByRole('link', { name: 'Rules' })])
    expect(await ring(one)).toBeLessThan(0);
  const leave = bar.getByRole('button', { name: 'Leave the seat' });
  expect(await ring(leave)).toBeLessThan(0);
  await host.keyboard.press('Enter');
  await host.keyboard.press('Tab');
  expect(await ring(host.getByRole('dialog').getByRole('button', { name: 'Leave the seat' }))).toBeGreaterThan(0);
});

test('the log below the play leaves landmarks large in what is shown of another town', async ({ page }) => {
  await hurry(page);
  await openTown(page, { seats: 3 });
  const dialog = page.getByRole('dialog');
  const landmark = dialog.getByRole('list', { name: 'Landmarks' }).getByRole('listitem').first();
  const measure = async () => {
    await page.getByRole('button', { name: /Look at Momo/ }).click();
    const found = await height(landmark);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    return found;
  };
  const before = await measure();
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible();
  expect(await measure()).toBe(before);
});

test('the log below the play leaves towns large in the final picture', async ({ page }) => {
  await hurry(page);
  await openTown(page, {
    seats: 3,
    change: ({ players: [me] }) => {
      for (const id of landmarkIds) if (me) me.landmarks[id] = 'working';
    },
  });
  const tile = page
    .getByRole('dialog')
    .getByRole('button', { name: /^Wheat Field/ })
    .first();
  const before = await height(tile);
  // As if it had been open when the match ended: over the picture no key opens it.
  await board(page).evaluate((element) => element.setAttribute('data-place', 'below'));
  expect(await height(tile)).toBe(before);
});

test('the log below the play leaves Dreams large in what is shown of another life', async ({ page }) => {
  await hurry(page);
  await openLife(page, { seats: 3, change: ({ players }) => void players[1]?.dreams.push({ card: 'pet' }) });
  await page.keyboard.press('l');
  await expect(page.getByRole('region', { name: 'Log' })).toBeVisible();
  await page.getByRole('button', { name: /Look at Momo/ }).click();
  const dream = page
    .getByRole('dialog')
    .getByRole('list', { name: /Dreams/ })
    .getByRole('button');
  expect(await height(dream)).toBeGreaterThan(100);
});
