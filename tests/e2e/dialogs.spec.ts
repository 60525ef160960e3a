// Dialogs hang on the bar or the board from which they were opened, but have room of their own: what saves room there leaves them alone.
import { expect, type Locator, test } from '@playwright/test';
import { createMatch, decide, joinMatch } from './help';

test.use({ viewport: { width: 1280, height: 800 } });

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
