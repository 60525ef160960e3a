// Nothing is cut in half or left over alone: lines of text, what lies above them, buttons in a row.
import { expect, type Locator, type Page, test } from '@playwright/test';
import { landmarkIds } from '../../src/game/city/cards';
import type { CityG } from '../../src/game/city/types';
import type { LifeG } from '../../src/game/life/types';
import { hurry } from './help';
import { openLife, openTown } from './kept';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** How many dashes a picture of a small thing shows, left to right. */
async function dashes(page: Page, thing: Locator): Promise<number> {
  const picture = (await thing.screenshot()).toString('base64');
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const paper = new OffscreenCanvas(image.width, image.height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    paper.drawImage(image, 0, 0);
    // The darkest of each column.
    const columns = Array.from({ length: image.width }, (_, x) =>
      Math.min(...[...paper.getImageData(x, 0, 1, image.height).data].filter((_, i) => i % 4 === 0)),
    );
    const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
    const dark = columns.map((one) => one < middle);
    return dark.filter((one, x) => one && !dark[x - 1]).length;
  }, picture);
}

for (const { width, height } of [phone.viewport, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
  test(`at ${width} px the last events show whole lines, the newest among them`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await hurry(page);
    const ranches = ({ players }: CityG) => {
      for (const { establishments } of players) establishments.ranch = 2;
    };
    await openTown(page, { seats: 4, change: ranches, rolled: true });
    const list = page.getByRole('list', { name: 'What just happened' });
    await expect(list.getByRole('listitem')).toHaveCount(6);
    const { lines, padding } = await list.evaluate((element) => {
      const style = getComputedStyle(element);
      const [edge, end] = [parseFloat(style.borderBlockStartWidth), parseFloat(style.borderBlockEndWidth)];
      return {
        lines: (element.getBoundingClientRect().height - edge - end) / parseFloat(style.lineHeight),
        padding: parseFloat(style.paddingBlockStart) + parseFloat(style.paddingBlockEnd),
      };
    });
    expect(Math.abs(lines - Math.round(lines))).toBeLessThan(0.05);
    expect(padding).toBe(0);
    // Where not all have room, the newest have it.
    const [newest, all] = [await list.getByRole('listitem').last().boundingBox(), await list.boundingBox()];
    if (!newest || !all) throw new Error('nothing is shown');
    expect(newest.y + newest.height).toBeLessThanOrEqual(all.y + all.height + 0.5);
  });

  test(`at ${width} px the legend dashes for one die, as the ribbon does`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openTown(page, { seats: 3 });
    const sample = page.locator('[aria-labelledby="board-ribbon"] [aria-hidden="true"] > i').first();
    expect(await dashes(page, sample)).toBe(2);
  });
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const [language, again, home] of [
    ['en', 'Play again', 'Home'],
    ['de', 'Noch einmal spielen', 'Zum Start'],
    ['hu', 'Még egy parti', 'Kezdőlap'],
  ] as const) {
    test(`after the end of a match of three no button stands alone but the first: ${language}`, async ({ page }) => {
      await page.addInitScript((id) => localStorage.setItem('machi-koro/language', JSON.stringify(id)), language);
      const won = ({ players }: CityG) => {
        for (const { establishments } of players) Object.assign(establishments, { cafe: 1, forest: 1, mine: 1, stadium: 1 });
        for (const id of landmarkIds) if (players[0]) players[0].landmarks[id] = 'working';
      };
      await openTown(page, { seats: 3, change: won });
      const dialog = page.getByRole('dialog');
      const tops = await Promise.all(
        [
          dialog.getByRole('button', { name: again }),
          dialog.locator('a'),
          dialog.locator('a').locator('xpath=preceding-sibling::button[1]'),
        ].map(async (one) => (await one.boundingBox())?.y),
      );
      await expect(dialog.locator('a')).toHaveText(home);
      // They stay in sight, though the towns are longer than the window.
      expect(await dialog.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(100);
      for (const one of [dialog.getByRole('button', { name: again }), dialog.locator('a')])
        await expect(one).toBeInViewport({ ratio: 1 });
      expect(tops[1]).toBe(tops[2]);
    });

    test(`of an open match seats and age stand in a line each: ${language}`, async ({ page }) => {
      await page.addInitScript((id) => localStorage.setItem('machi-koro/language', JSON.stringify(id)), language);
      const players = ['Maximiliane Hohenzollern', null, null, null].map((name, id) => ({ id, ...(name && { name }) }));
      const match = {
        matchID: 'm1',
        gameName: 'machi-koro',
        players,
        createdAt: Date.now() - 59 * 60_000,
        updatedAt: Date.now(),
      };
      await page.route('**/games/machi-koro?*', (route) => route.fulfill({ json: { matches: [match] } }));
      await page.goto('/');
      const age = page.locator('a[href="/match/machi-koro/m1"] small');
      await expect(age).toHaveText(/59/);
      const lines = await age.evaluate((element) =>
        [...(element.parentElement?.children ?? [])].map((one) => {
          const words = document.createRange();
          words.selectNodeContents(one);
          return new Set([...words.getClientRects()].map(({ top }) => top)).size;
        }),
      );
      expect(lines).toEqual([1, 1]);
    });

    test(`choices of the settings stand in one row each: ${language}`, async ({ page }) => {
      await hurry(page);
      await page.addInitScript((id) => localStorage.setItem('machi-koro/language', JSON.stringify(id)), language);
      await page.goto('/');
      await page.getByRole('button', { name: /^(Settings|Einstellungen|Beállítások)$/ }).click();
      const groups = page.getByRole('dialog').getByRole('group');
      await expect(groups).toHaveCount(3);
      const rows = await groups.evaluateAll((all) =>
        all.map((group) => new Set([...group.querySelectorAll('label')].map((one) => one.getBoundingClientRect().top)).size),
      );
      expect(rows).toEqual([1, 1, 1]);
      const weights = await page
        .getByRole('dialog')
        .locator('legend, label:has(select) > span')
        .evaluateAll((all) => all.map((one) => getComputedStyle(one).fontWeight));
      expect(new Set(weights).size).toBe(1);
    });
  }

  for (const people of [['Ida'], ['Maximiliane Hohenzollern', 'Ben']]) {
    test(`the open market ends below whose town it is, also when the town is scrolled: ${people[0]}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 640 });
      await openTown(page, { seats: 3, people });
      const own = page.locator('section[aria-labelledby="board-own"]');
      await own.evaluate((region) => region.scrollTo(0, 70));
      await page.getByRole('button', { name: 'Market' }).tap();
      const edge = await page.locator('[data-market]').evaluate(async (sheet) => {
        await Promise.all(sheet.getAnimations().map(({ finished }) => finished));
        return sheet.getBoundingClientRect().top;
      });
      // Between sheet and top there is nothing else.
      const { seen, cut } = await own.evaluate((region, bottom) => {
        const { left, top, width } = region.getBoundingClientRect();
        const seen = new Set<string>();
        for (let y = top + 1; y < bottom - 1; y += 2) {
          const there = document.elementFromPoint(left + width / 3, y);
          seen.add(there?.closest('header')?.querySelector('h2')?.id ?? there?.tagName ?? '');
        }
        const parts = [...(region.querySelector('header')?.children ?? [])].map((part) => part.getBoundingClientRect());
        return { seen: [...seen], cut: parts.filter((part) => part.top < bottom && part.bottom > bottom) };
      }, edge);
      expect(seen).toEqual(['board-own']);
      expect(cut).toEqual([]);
      await expect(own.getByRole('heading', { level: 2 }).first()).toBeInViewport();
    });
  }

  test('the market opens on what can be had: landmarks that can be paid, in Life the first row with such a card', async ({
    page,
  }) => {
    const rich = ({ players: [me] }: CityG) => Object.assign(me as CityG['players'][number], { coins: 12 });
    await openTown(page, { seats: 3, change: rich, rolled: true });
    await expect(page.getByRole('button', { name: /^Build Shopping Mall/ })).toBeInViewport({ ratio: 1 });
    // Nothing but a card near the end of the market can be paid.
    await openTown(page, {
      seats: 3,
      change: ({ players: [me], market }) => {
        Object.assign(me?.landmarks ?? {}, { trainStation: 'working' });
        Object.assign(me ?? {}, { coins: 6 });
        for (const id of Object.keys(market) as (keyof typeof market)[]) market[id] = id === 'mine' ? 1 : 0;
      },
      rolled: true,
    });
    await expect(page.getByRole('button', { name: /^Build Mine/ })).toBeInViewport({ ratio: 1 });
    await openLife(page, {
      seats: 3,
      change: ({ players: [me], turn, rows }) => {
        Object.assign(me ?? {}, { hearts: 0 });
        Object.assign(turn, { step: 'buy', dice: [1] });
        Object.assign(rows.life1to6, { fleaMarket: 0, daydreaming: 0 });
        rows.life7to12.specialityShop = 1;
      },
    });
    await expect(page.getByRole('button', { name: /^Take Speciality Shop/ })).toBeInViewport({ ratio: 1 });
  });

  test('the button of the market looks otherwise while it is open', async ({ page }) => {
    await openTown(page, { seats: 3 });
    const button = page.getByRole('button', { name: 'Market', exact: true });
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor);
    const closed = await ground();
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await ground()).not.toBe(closed);
  });

  for (const [language, button, title, below] of [
    ['en', 'Hint', 'What the bots would do', 'More below'],
    ['de', 'Tipp', 'Was die Bots täten', 'Unten geht es weiter'],
    ['hu', 'Tipp', 'Mit tennének a botok', 'Több lent'],
  ] as const) {
    test(`in Life at least two choices of the bots can be read, and nothing lies on them: ${language}`, async ({ page }) => {
      await hurry(page);
      await page.addInitScript((id) => localStorage.setItem('machi-koro/language', JSON.stringify(id)), language);
      const rich = ({ players, turn }: LifeG) => {
        for (const player of players) Object.assign(player, { hearts: 9 });
        Object.assign(turn, { step: 'buy', dice: [1] });
      };
      await openLife(page, { seats: 3, change: rich });
      await page.getByRole('button', { name: button, exact: true }).tap();
      const hint = page.getByRole('region', { name: title });
      await expect(hint.getByRole('listitem').nth(2)).toBeAttached();
      // From the first they tell until they are done, with what they say above the list.
      await expect
        .poll(async () => {
          const more = await hint.getByText(below).boundingBox();
          const second = await hint.getByRole('listitem').nth(1).boundingBox();
          expect((second?.y ?? 0) + (second?.height ?? 0)).toBeLessThanOrEqual(more?.y ?? 0);
          return hint.getByRole('status').evaluate((told) => told.classList.contains('unseen'));
        })
        .toBe(true);
    });
  }
});
