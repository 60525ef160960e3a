// Two people in two browsers, and whoever watches.
import { expect, test } from '@playwright/test';
import { board, createMatch, decide, hurry, joinMatch, now, playToTheEnd, winnerScreen } from './help';

test.setTimeout(300_000);

test('two browsers play a whole match to the winner screen, with a reload in the middle and a spectator', async ({ browser }) => {
  const [ida, ben, eve] = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()]);
  await Promise.all([ida, ben, eve].map(hurry));
  const errors: string[] = [];
  for (const page of [ida, ben, eve]) page.on('pageerror', (error) => errors.push(error.message));

  const url = await createMatch(ida, 'Ida');
  await joinMatch(ben, url, 'Ben');
  await expect(board(ida)).toBeVisible();

  await eve.goto(url);
  await expect(board(eve)).toBeVisible();
  expect(await decide(eve)).toBe(false);

  for (let made = 0; made < 10; ) for (const page of [ida, ben]) if (await decide(page)) made++;
  const asked = await now(ben).textContent();
  await ben.reload();
  await expect(now(ben)).toHaveText(asked ?? '');

  await playToTheEnd([ida, ben]);
  await expect(winnerScreen(eve)).toBeVisible();
  const titles = await Promise.all([ida, ben].map((page) => winnerScreen(page).getByRole('heading').first().textContent()));
  expect(titles.filter((title) => /^You/.test(title ?? ''))).toHaveLength(1);
  expect(errors).toEqual([]);
});

test('a third person finds the match full and watches', async ({ browser }) => {
  const [ida, ben, late] = await Promise.all([browser.newPage(), browser.newPage(), browser.newPage()]);
  const url = await createMatch(ida, 'Ida');
  await joinMatch(ben, url, 'Ben');
  await late.goto(url);
  await expect(board(late)).toBeVisible();
  await expect(late.getByText('Watching')).toBeVisible();
  expect(await decide(late)).toBe(false);
});

test('a second tab and double clicks make no second match and no second seat', async ({ browser, request }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('/');
  await page.getByRole('button', { name: /Create a match/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Twice');
  await dialog.getByRole('radio', { name: '3' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create the match' }).dblclick();
  await expect(page.getByRole('heading', { name: 'The table is being laid' })).toBeVisible();
  const tab = await context.newPage();
  await tab.goto(page.url());
  await expect(tab.getByRole('heading', { name: 'The table is being laid' })).toBeVisible();

  const { matches } = await (await request.get('/games/machi-koro')).json();
  const mine = matches.filter((match: { players: { name?: string }[] }) => match.players.some(({ name }) => name === 'Twice'));
  expect(mine).toHaveLength(1);
  expect(mine[0].players.filter(({ name }: { name?: string }) => name)).toHaveLength(1);
});

test('a lost connection is shown within 5 s and the match goes on by itself', async ({ browser }) => {
  const [ida, context] = [await browser.newPage(), await browser.newContext()];
  const ben = await context.newPage();
  await Promise.all([ida, ben].map(hurry));
  const url = await createMatch(ida, 'Ida');
  await joinMatch(ben, url, 'Ben');
  await context.setOffline(true);
  await expect(ben.getByText(/Connection lost/).first()).toBeVisible({ timeout: 5_000 });
  expect(await decide(ben)).toBe(false);
  // With little room its lines break beside its sign, not below it.
  await ben.setViewportSize({ width: 320, height: 700 });
  const lost = ben
    .getByRole('status')
    .filter({ hasText: /Connection lost/ })
    .first();
  const [sign, words] = [await lost.locator('svg').boundingBox(), await lost.locator('p').boundingBox()];
  if (!sign || !words) throw new Error('nothing is said');
  expect(words.height).toBeGreaterThan(2 * sign.height);
  expect(words.x).toBeGreaterThanOrEqual(sign.x + sign.width);
  expect(words.y).toBeLessThan(sign.y + sign.height);
  await ben.setViewportSize({ width: 1280, height: 720 });
  await context.setOffline(false);
  await expect(ben.getByText(/Connection lost/).first()).toBeHidden({ timeout: 20_000 });
  for (let made = 0; made < 6; ) for (const page of [ida, ben]) if (await decide(page)) made++;
});
