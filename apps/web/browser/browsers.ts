/** System browsers to test with, and how to start them. `npm run needs` installs them. */
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Headless Chromium: the same pages for half the processor time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const CHROMIUM = [
  SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Chromium refuses to sandbox the superuser. */
export const ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Another name of this machine, which browsers do not trust as they trust localhost. */
export const OTHER_HOST = 'pakli.test';

/** Playwright's own, or a system one. */
export function findChromium(): string | undefined {
  return process.env['PAKLI_CHROMIUM'] ?? first([chromium.executablePath(), ...CHROMIUM]);
}

/** Whether to keep this Chromium where another could be fetched: a headless one, or the very one Playwright was made for. */
export function isQuick(path: string): boolean {
  return path === SHELL || path === chromium.executablePath();
}

/** Any Firefox: it is driven over WebDriver BiDi, which Playwright's own does not need. */
export function findFirefox(): string | undefined {
  return process.env['PAKLI_FIREFOX'] ?? first(FIREFOX);
}

/** For a script that cannot do without. */
export function needChromium(): string {
  const found = findChromium();
  if (found === undefined) throw new Error('There is no Chromium: npm run needs gets one.');
  return found;
}

/** A browser that lacks a library is installed, but does not start. */
function first(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}
