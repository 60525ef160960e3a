// Runs axe in the page. Injected as text: the package for Playwright needs a newer Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface Violation {
  id: string;
  nodes: string[];
}

/** Serious and critical violations of WCAG 2.x A and AA, with the elements they were found on. */
export async function seriousViolations(page: Page): Promise<Violation[]> {
  // page.evaluate is not bound by the page's CSP, a script tag would be.
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: AxeViolation[] }> } };
    interface AxeViolation {
      id: string;
      impact: string;
      nodes: { target: unknown[]; failureSummary: string }[];
    }
    const { violations } = await axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ target, failureSummary }) => `${target.join(' ')} ${failureSummary}`),
      }));
  });
}
