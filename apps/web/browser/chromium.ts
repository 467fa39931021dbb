/**
 * A Chromium to test with: Playwright's own, or one of the system. Where there
 * is none, `installChromium` gets one.
 */
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const SYSTEM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium refuses to put the superuser into a sandbox. */
export const ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

export function findChromium(): string | undefined {
  const given = process.env['PAKLI_CHROMIUM'];
  return [...(given === undefined ? [] : [given]), chromium.executablePath(), ...SYSTEM].find(
    (path) => existsSync(path),
  );
}

/** Says what it does: a test that fetches a browser should not do so in silence. */
export function installChromium(): string {
  const root = process.getuid?.() === 0;
  console.log('No Chromium was found. Fetching the one of Playwright...');
  // A bare system lacks libraries that it needs; only root may add them.
  run('playwright', ['install', ...(root ? ['--with-deps'] : []), 'chromium']);
  if (findChromium() === undefined && root) {
    console.log('That did not work. Installing the one of the system with apt-get...');
    run('apt-get', ['update']);
    run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium']);
  }
  const found = findChromium();
  if (found === undefined) {
    throw new Error(
      'The browser tests need a Chromium. Install one, or name it: PAKLI_CHROMIUM=/path/to/chromium',
    );
  }
  return found;
}

function run(command: string, args: readonly string[]): void {
  spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}
