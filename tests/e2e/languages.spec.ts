// German and Hungarian on a phone: from the first page to the first moves at a table with a bot, nothing wider than the screen.
import { expect, type Page, test } from '@playwright/test';
import { page as german } from '../../src/client/text/de';
import { board as germanTown } from '../../src/client/text/de/board';
import { life as germanLife } from '../../src/client/text/de/life';
import { page as hungarian } from '../../src/client/text/hu';
import { board as hungarianTown } from '../../src/client/text/hu/board';
import { life as hungarianLife } from '../../src/client/text/hu/life';
import { board, expectNoSidewaysScroll, hurry, now } from './help';

const languages = [
  { locale: 'de-DE', ...german, town: germanTown, life: germanLife },
  { locale: 'hu-HU', ...hungarian, town: hungarianTown, life: hungarianLife },
];

/** What fits a text whatever stands in its gaps. */
const fitting = (text: string) => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+');

/** Makes the next decision of ours: what can be had first, else the first button. */
async function decide(page: Page, wishes: RegExp): Promise<void> {
  const before = (await now(page).textContent()) ?? '';
  const card = board(page).getByRole('button', { name: wishes });
  const button = page.locator('[data-decisions] button');
  await expect(button.first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await ((await card.count()) > 0 ? card : button).first().tap();
  await expect(now(page)).not.toHaveText(before);
  await expectNoSidewaysScroll(page);
}

for (const { locale, hall, common, town, life } of languages) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    for (const game of ['machi-koro', 'machi-koro-life'] as const) {
      test(`nothing can be pushed sideways on the way to the first moves of ${game}`, async ({ page }) => {
        await hurry(page);
        await page.goto('/');
        await expect(page.locator('html')).toHaveAttribute('lang', locale.slice(0, 2));
        await expectNoSidewaysScroll(page);
        await page.getByRole('radio', { name: common.box[game].name, exact: true }).check({ force: true });
        await page.getByRole('button', { name: hall.create.title }).tap();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel(hall.name.yours).fill('Maximiliane Hohenzollern');
        await dialog.getByRole('button', { name: hall.bots.add, exact: true }).tap();
        await expect(dialog.getByText(hall.create.alone_one)).toBeVisible();
        await expectNoSidewaysScroll(page);
        await dialog.getByRole('button', { name: hall.create.submit }).tap();
        await expect(board(page)).toBeVisible();
        const wishes = [town.action.build, life.action.buy, life.action.buyFree].map(fitting).join('|');
        for (let decisions = 0; decisions < 4; decisions++) await decide(page, new RegExp(`^(${wishes})$`));
      });
    }
  });
}
