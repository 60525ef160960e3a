// Finds a Chromium for the browser tests, and installs one where there is none: `tsx scripts/browser.ts` ensures and prints it.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'];

/** Flags that keep Chromium quiet and able to run as root in a closed network. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The path of a usable browser: CHROMIUM_PATH, Playwright's own, the system's; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, chromium.executablePath(), ...SYSTEM].find((path) => path && existsSync(path));
}

function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'inherit', timeout: 600_000 });
  } catch (error) {
    console.error(`${command} ${args.join(' ')}: ${(error as Error).message}`);
  }
}

/** Finds a browser, or installs one: from Debian's packages as root, else Playwright's own download. */
export function ensureBrowser(): string {
  const isRoot = process.getuid?.() === 0;
  if (!findBrowser() && isRoot && existsSync('/usr/bin/apt-get')) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  if (!findBrowser()) attempt('npx', ['playwright', 'install', 'chromium']);
  const found = findBrowser();
  if (!found) throw new Error('No Chromium was found or could be installed. Install one and set CHROMIUM_PATH to it.');
  return found;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(ensureBrowser());
