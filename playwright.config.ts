// Browser tests: the built server and client on one port, with a data folder of their own.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from './scripts/browser';

const PORT = 8377;

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 120_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // The page speaks the browser's language; the tests read English.
    locale: 'en-GB',
    // A trace costs a third of the time; `npx playwright test --trace on` makes one.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  webServer: {
    command: 'npm start',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: {
      PORT: String(PORT),
      HOST: '127.0.0.1',
      DATA_DIR: mkdtempSync(join(tmpdir(), 'machi-koro-e2e-')),
      LOG_LEVEL: 'warn',
      // Nobody watches: bots pause long enough to be seen thinking, and no longer.
      BOT_PACE_MS: '100',
    },
    reuseExistingServer: false,
  },
});
