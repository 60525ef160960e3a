// Nothing is cut in half or left over alone: lines of text, what lies above them, buttons in a row.
import { expect, test } from '@playwright/test';
import type { CityG } from '../../src/game/city/types';
import { hurry } from './help';
import { openTown } from './kept';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

for (const { width, height } of [phone.viewport, { width: 1280, height: 800 }, { width: 1920, height: 1080 }]) {
  test(`at ${width} px the last events show whole lines`, async ({ page }) => {
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
  });
}
