// Bots at a table on the server: seated when it is made or in the room, played against to the end, asked about in matches on this device.
import { expect, type Page, test } from '@playwright/test';
import { board, createMatch, decide, expectAccessible, expectNoSidewaysScroll, hurry, now, playToTheEnd } from './help';

test.setTimeout(400_000);

/** Creates a match of three seats, two of them for bots of these levels, and waits for the board. */
async function playAgainstTwo(page: Page, box: string, levels: readonly [string, string]): Promise<void> {
  await page.goto('/');
  await page.getByRole('radio', { name: box }).check({ force: true });
  await page.getByRole('button', { name: /Create a match/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your name').fill('Ida');
  await dialog.getByRole('radio', { name: '3', exact: true }).check({ force: true });
  for (const [i, level] of levels.entries()) {
    await dialog.getByRole('button', { name: 'Bot', exact: true }).click();
    await dialog.getByLabel(`Level of bot ${i + 1}`).selectOption(level);
  }
  await expect(dialog.getByText(/the match begins at once/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Create the match' }).click();
  await expect(board(page)).toHaveAttribute('data-seats', '3');
}

for (const box of ['Machi Koro: Bau dir deine Verlagswelt The publishing house', 'Machi Koro: Life']) {
  test(`one person and two bots of the server play a whole match, and another: ${box}`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await hurry(page);
    await playAgainstTwo(page, box, ['Easy', 'Normal']);
    await expect(page.getByText('bot: Easy').first()).toBeAttached();
    await expect(page.getByText('bot: Normal').first()).toBeAttached();
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveCount(0);
    await playToTheEnd([page], Date.now() + 350_000);
    const address = page.url();
    await page.getByRole('button', { name: 'Play again' }).click();
    await expect(page).not.toHaveURL(address);
    await expect(now(page)).not.toContainText('over');
    await expect(page.getByText('bot: Easy').first()).toBeAttached();
    expect(errors).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`in the room the host seats a bot, which everyone sees; axe finds nothing serious, ${colorScheme}`, async ({
    browser,
  }) => {
    const open = async (width: number) => {
      const viewport = { width, height: 844 };
      const page = await (await browser.newContext({ colorScheme, reducedMotion: 'reduce', viewport })).newPage();
      return page;
    };
    const [ida, late] = [await open(390), await open(1280)];
    const url = await createMatch(ida, 'Ida', 'Machi Koro: Fussball', 3);
    await ida.getByLabel('Level of the bot for seat 2').selectOption('Hard');
    await ida.getByRole('button', { name: 'Add a bot to seat 2' }).click();
    await expect(ida.getByLabel('Level of Momo')).toHaveValue('hard');
    await expectNoSidewaysScroll(ida);
    await expectAccessible(ida);
    await late.goto(url);
    await late.getByRole('button', { name: 'Just watch' }).click();
    await expect(late.getByText('bot: Hard')).toBeVisible();
    await expectAccessible(late);
    await ida.getByLabel('Level of Momo').selectOption('Easy');
    await expect(late.getByText('bot: Easy')).toBeVisible();
    await ida.getByRole('button', { name: 'Send Momo away' }).click();
    await expect(late.getByText('Free seat')).toHaveCount(2);
    for (const seat of [2, 3]) await ida.getByRole('button', { name: `Add a bot to seat ${seat}` }).click();
    await expect(board(ida)).toBeVisible();
    await expect(now(ida)).toContainText('Your turn');
    await expectAccessible(ida);
  });
}

for (const [how, leavers, foretold, told] of [
  ['if it was made so', 'normal', /plays on at once/, /Ben has left\. .+ plays on, a bot at the level Normal\./],
  ['when who stays says so', null, /The match waits until/, /.+, a bot at the level Normal, takes seat 2\./],
] as const) {
  test(`a bot plays on for somebody who leaves, ${how}`, async ({ browser }) => {
    const [ida, ben] = [await browser.newPage(), await browser.newPage()];
    await Promise.all([ida, ben].map(hurry));
    await ida.goto('/');
    await ida.evaluate((leavers) => {
      localStorage.setItem('machi-koro/table', JSON.stringify({ seats: 2, bots: [], leavers }));
    }, leavers);
    const url = await createMatch(ida, 'Ida');
    await ben.goto(url);
    await ben.getByLabel('Your name').fill('Ben');
    await ben.getByRole('button', { name: 'Take a seat' }).click();
    await expect(board(ida)).toBeVisible();
    // A match in which nothing has happened yet goes on waiting for people.
    for (let turns = 0; turns < 2; turns++) {
      for (const page of [ida, ben]) {
        await expect(now(page)).toContainText('Your turn');
        while (/Your turn|Build one|nothing you can build|Keep it/.test((await now(page).textContent()) ?? ''))
          await decide(page);
      }
    }
    await ben.getByRole('button', { name: 'Leave the seat' }).click();
    await expect(ben.getByText(foretold)).toBeVisible();
    await ben.getByRole('dialog').getByRole('button', { name: 'Leave the seat' }).click();
    if (leavers === null) {
      await ida.setViewportSize({ width: 390, height: 844 });
      await expect(ida.getByText('Ben has left. A seat is free: invite somebody.')).toBeVisible();
      await expectNoSidewaysScroll(ida);
      await expectAccessible(ida);
      await ida.getByRole('button', { name: 'Let a bot play on' }).click();
      await expectAccessible(ida);
      await ida.getByRole('dialog').getByRole('button', { name: 'Let a bot play on' }).click();
      await ida.setViewportSize({ width: 1280, height: 720 });
    }
    await expect(ida.getByText(told)).toBeVisible();
    await expectAccessible(ida);
    while (/Your turn|Build one|nothing you can build|Keep it/.test((await now(ida).textContent()) ?? '')) await decide(ida);
    await expect(now(ida)).toContainText('Your turn', { timeout: 30_000 });
  });
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a wide screen', { width: 1280, height: 800 }],
] as const) {
  test(`what the bots would do is thought out in a worker and shown on ${name}`, async ({ browser }) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
    await page.goto('/');
    await page.getByRole('button', { name: 'Play against bots' }).click();
    await expect(now(page)).toContainText('Your turn');
    expect(page.workers()).toHaveLength(0);
    await page.keyboard.press('h');
    const panel = page.getByRole('region', { name: 'What the bots would do' });
    // One die to throw is no choice: nobody is asked.
    await expect(panel.getByText('There is nothing to choose: Roll 1 die.')).toBeVisible();
    expect(page.workers()).toHaveLength(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await decide(page);
    await expect.poll(async () => (await panel.getByRole('listitem').count()) > 1).toBe(true);
    expect(page.workers()).toHaveLength(1);
    await expect(panel.getByText(/They would choose: /)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Hide the hint' }).click();
    await expect(panel).toHaveCount(0);
  });
}
