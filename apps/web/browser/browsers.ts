/** Browsers of this system to test with, and how they are started. `npm run needs` gets them. */
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Chromium without its windows: the same pages for half of the processor's time. */
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

/** Chromium refuses to put the superuser into a sandbox. */
export const ARGS: readonly string[] = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Another name of this machine, which a browser does not trust as it trusts its own. */
export const OTHER_HOST = 'pakli.test';

/** Playwright's own, or one of the system. */
export function findChromium(): string | undefined {
  return process.env['PAKLI_CHROMIUM'] ?? first([chromium.executablePath(), ...CHROMIUM]);
}

/** Whether a Chromium is worth keeping where another could be fetched: one without windows, or the very one Playwright was made for. */
export function isQuick(path: string): boolean {
  return path === SHELL || path === chromium.executablePath();
}

/** Any Firefox: it is spoken to by WebDriver BiDi, which Playwright's own does not need. */
export function findFirefox(): string | undefined {
  return process.env['PAKLI_FIREFOX'] ?? first(FIREFOX);
}

/** For a script that cannot do without. */
export function needChromium(): string {
  const found = findChromium();
  if (found === undefined) throw new Error('There is no Chromium: npm run needs gets one.');
  return found;
}

/** A browser that lacks a library is there, and does not start. */
function first(paths: readonly string[]): string | undefined {
  return paths.find((path) => existsSync(path) && spawnSync(path, ['--version']).status === 0);
}
