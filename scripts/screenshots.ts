// Makes the pictures of the README (docs/images) from the built client: `npm run build && npm run screenshots`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { startTable } from '../src/server/app';
import { readSettings } from '../src/server/settings';
import { browserFlags, ensureBrowser } from './browser';

interface Picture {
  file: string;
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  box: RegExp;
  /** How many own turns are played before the picture is taken; null: the home page. */
  turns: number | null;
}

const pictures: Picture[] = [
  { file: 'home', viewport: { width: 1280, height: 800 }, colorScheme: 'light', box: /^Machi Koro(?!:)/, turns: null },
  { file: 'board', viewport: { width: 1280, height: 800 }, colorScheme: 'light', box: /^Machi Koro(?!:)/, turns: 9 },
  { file: 'phone', viewport: { width: 390, height: 844 }, colorScheme: 'light', box: /Fussball/, turns: 7 },
  { file: 'dark', viewport: { width: 1280, height: 800 }, colorScheme: 'dark', box: /Verlagswelt/, turns: 8 },
];

const open = (page: Page, names: RegExp) => page.locator('[data-seats]').getByRole('button', { name: names });

/** Rolls, builds what is offered last, and waits for the next own turn. */
async function playTurn(page: Page): Promise<void> {
  await open(page, /^Roll/).first().click();
  const choice = open(page, /^(Build|Pass|Keep|Take|No swap)/);
  for (let decisions = 0; decisions < 4; decisions++) {
    await choice.first().waitFor();
    const builds = open(page, /^Build (?!Radio|Football M|Customers)/);
    const next =
      (await builds.count()) > 0 ? builds.nth((await builds.count()) - 1) : open(page, /^(Pass|Keep|Take|No swap)/).first();
    const over = (await open(page, /^(Build|Pass)/).count()) > 0;
    await next.click();
    if (over) break;
  }
  await open(page, /^Roll/).first().waitFor({ timeout: 60_000 });
}

async function take(browser: Browser, url: string, { file, viewport, colorScheme, box, turns }: Picture): Promise<void> {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  await page.goto(url);
  if (turns !== null) {
    await page.getByRole('radio', { name: box }).check({ force: true });
    await page.getByRole('button', { name: 'Play against bots' }).click();
    for (let turn = 0; turn < turns; turn++) await playTurn(page);
    await open(page, /^Roll/).first().click();
    await page.waitForTimeout(1000);
  }
  await page.screenshot({ path: `docs/images/${file}.png` });
  await page.close();
}

const data = mkdtempSync(join(tmpdir(), 'machi-koro-pictures-'));
const table = await startTable(readSettings({ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' }));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
try {
  for (const picture of pictures) await take(browser, `http://127.0.0.1:${table.port}/`, picture);
} finally {
  await browser.close();
  await table.close();
  rmSync(data, { recursive: true });
}
