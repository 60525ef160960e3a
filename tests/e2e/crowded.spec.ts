// Where much wants a place at once: names beside words, five lives on a small desktop screen, the lowest row of a phone.
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { LifeG, OwnedLife } from '../../src/game/life/types';
import { board, createMatch, decide, hurry, now } from './help';
import { openLife, openTown } from './kept';

test('on 1280 x 800 the name of a seat that somebody has left is not cut', async ({ browser }) => {
  const open = async () =>
    (await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })).newPage();
  const pages: Page[] = [await open(), await open(), await open(), await open()];
  const [host, leaver] = pages as [Page, Page];
  const url = await createMatch(host, 'Ida', undefined, 4);
  for (const [i, name] of ['Ben', 'Cleo', 'Maximiliane Hohenzollern'].entries()) {
    const page = pages[i + 1] as Page;
    await page.goto(url);
    await page.getByLabel('Your name').fill(name);
    await page.getByRole('button', { name: 'Take a seat' }).click();
    await expect(board(page).or(page.getByRole('heading', { name: 'The table is being laid' }))).toBeVisible();
  }
  await expect(board(host)).toBeVisible();
  while (!(await decide(host))) await host.waitForTimeout(50);
  await leaver.getByRole('button', { name: 'Leave the seat' }).click();
  await leaver.getByRole('dialog').getByRole('button', { name: 'Leave the seat' }).click();
  const name = host.getByRole('button', { name: /nobody sits here/ }).locator('strong');
  await expect(name).toHaveText('Seat 2');
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
});

for (const language of ['en', 'de', 'hu']) {
  test(`on 1280 x 800 the name of a bot that thinks is not cut, and its sign stays: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await hurry(page);
    await page.addInitScript((id) => {
      localStorage.setItem('machi-koro/language', JSON.stringify(id));
      // Another tab lets the bots move: here they think for ever.
      navigator.locks.request('machi-koro/bots/kept', () => new Promise(() => {}));
    }, language);
    const turnOfMomo = ({ turn }: { turn: { seat: number } }) => Object.assign(turn, { seat: 1 });
    for (const open of [
      () => openTown(page, { seats: 4, change: turnOfMomo }),
      () => openLife(page, { seats: 4, change: turnOfMomo }),
    ]) {
      await open();
      const others = page.locator('section[aria-labelledby="board-others"]');
      const names = others.locator('strong');
      await expect(names).toHaveText(['Momo', 'Juno', 'Pip']);
      const cut = await names.evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth));
      expect(cut).toEqual([false, false, false]);
      await expect(others.locator('[data-thinking] svg')).toBeVisible();
    }
  });
}

/** Plays Life against so many bots until `done`. */
async function playLife(page: Page, bots: number, done: () => Promise<boolean>): Promise<void> {
  await hurry(page);
  await page.goto('/');
  await page.evaluate((opponents) => {
    localStorage.setItem('machi-koro/pace', JSON.stringify('fast'));
    localStorage.setItem('machi-koro/opponents', JSON.stringify(opponents));
  }, Array(bots).fill('easy'));
  await page.reload();
  await page.getByRole('radio', { name: /Life/ }).check({ force: true });
  await page.getByRole('button', { name: 'Play against bots' }).click();
  await expect(board(page)).toBeVisible();
  while (!(await done())) if (!(await decide(page))) await page.waitForTimeout(50);
}

const box = async (of: Locator) => {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { left: x, right: x + width, top: y, bottom: y + height };
};

/** Late in a match of five: many cards of everybody, two under each of our numbers. */
function late({ players }: LifeG): void {
  const own = (card: OwnedLife['card']): OwnedLife => ({ card, friend: false, hearts: 0 });
  for (const [seat, player] of players.entries()) {
    const cards = ['walking', 'fleaMarket', 'handicrafts', 'specialityShop', 'onlineShop'] as const;
    player.life = [...cards, ...(seat === 0 ? (['homeParty'] as const) : [])].map(own);
    player.dreams = (['pet', 'homeLibrary', 'drivingLicence', 'overseasTrip'] as const).map((card) => ({ card }));
  }
}

test('with five lives on 1280 x 800 it is said that there are more cards below, and a short hint takes little room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await hurry(page);
  const life = page.locator('section[aria-labelledby="board-ribbon"]');
  const hint = page.getByRole('region', { name: 'What the bots would do' });
  await openLife(page, { seats: 5, change: late });
  await page.keyboard.press('h');
  // The list of what one may do before the roll is short: below it there is nothing but the edge.
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  const list = await box(hint.getByRole('list'));
  expect((await box(hint)).bottom - list.bottom).toBeLessThan(24);
  const more = life.getByText('More cards below');
  await page.setViewportSize({ width: 1280, height: 640 });
  await expect(more).toBeVisible();
  expect((await box(more)).bottom).toBeLessThanOrEqual((await box(life)).bottom + 1);
  await life.evaluate((region) => region.scrollTo({ top: region.scrollHeight, behavior: 'instant' }));
  await expect(more).toBeHidden();
});

test('late in a match of five lives two rows of our own cards are in sight, and a log beside or below them cuts nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await hurry(page);
  await openLife(page, { seats: 5, change: late });
  const life = page.locator('section[aria-labelledby="board-ribbon"]');
  for (const name of [/^Speciality Shop/, /^Home Party/])
    expect((await box(life.getByRole('button', { name }))).bottom).toBeLessThanOrEqual((await box(life)).bottom);
  for (const [width, height] of [
    [1280, 800],
    [1440, 900],
    [1800, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    const log = page.getByRole('region', { name: 'Log' });
    if (!(await log.isVisible())) await page.keyboard.press('l');
    await expect(log).toBeVisible();
    // Neither what the others win with nor the numbers stick out of what they stand in.
    const cut = await page
      .locator('[aria-labelledby="board-others"] li > button, [aria-labelledby="board-ribbon"] ol > li')
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length);
    expect(cut, `${width} px`).toBe(0);
    if (width >= 1800) continue;
    const ends = Math.min((await box(life)).bottom, (await box(log)).top);
    expect((await box(life.getByRole('button', { name: /^Home Party/ }))).bottom, `${width} px`).toBeLessThanOrEqual(ends);
  }
});

test('on 1280 x 800 two rows of our own cards stay in sight while a hint lies below them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openTown(page, {
    seats: 4,
    change: ({ players }) => {
      for (const { establishments } of players)
        Object.assign(establishments, { ranch: 1, cafe: 1, forest: 1, stadium: 1, tvStation: 1 });
    },
    rolled: true,
  });
  await page.keyboard.press('h');
  const hint = page.getByRole('region', { name: 'What the bots would do' });
  await expect(hint.getByRole('listitem').first()).toBeVisible();
  const town = page.locator('section[aria-labelledby="board-ribbon"]');
  for (const name of [/^Bakery/, /^TV Station/])
    expect((await box(town.getByRole('button', { name }))).bottom).toBeLessThanOrEqual((await box(hint)).top);
  await expect(town.getByText('More cards below')).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('nothing of the lowest rows of Life lies on another', async ({ page }) => {
    await playLife(page, 2, async () => /^Buy one/.test((await now(page).textContent()) ?? ''));
    const [bank, lineUp] = [
      await box(page.locator('[data-purse="bank"]')),
      await box(page.getByRole('button', { name: 'Line-up' })),
    ];
    // The hearts reach a little beyond their place.
    expect(bank.right + 5).toBeLessThanOrEqual(lineUp.left);
    const hint = await box(page.getByRole('button', { name: 'Hint' }));
    expect(hint.bottom + 3).toBeLessThanOrEqual(lineUp.top);
  });
});
