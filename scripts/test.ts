// All tests: unit tests, then a build, then the browser tests against it. Ends with one line: `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser';

interface Count {
  passed: number;
  failed: number;
}

const folder = mkdtempSync(join(tmpdir(), 'machi-koro-test-'));

function run(command: string, env: Record<string, string> = {}): boolean {
  console.log(`\n> ${command}`);
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
}

/** What a runner wrote about itself; a runner that failed without a report counts as one failure. */
function count(file: string, ok: boolean, read: (report: never) => Count): Count {
  const counted = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8')) as never) : { passed: 0, failed: 0 };
  return ok || counted.failed > 0 ? counted : { ...counted, failed: 1 };
}

const unitReport = join(folder, 'unit.json');
const unitOk = run(`npx vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`);
const unit = count(unitReport, unitOk, (report: { numPassedTests: number; numFailedTests: number }) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}));

ensureBrowser();
const built = run('npm run build');
const browserReport = join(folder, 'browser.json');
const browserOk = built && run('npx playwright test --reporter=list,json', { PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport });
const browser = count(browserReport, browserOk, (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
  passed: report.stats.expected + report.stats.flaky,
  failed: report.stats.unexpected,
}));

rmSync(folder, { recursive: true });
const failed = unit.failed + browser.failed;
console.log(`\n${unit.passed + browser.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);
