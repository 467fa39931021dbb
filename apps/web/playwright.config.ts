import { defineConfig } from '@playwright/test';
import { ARGS, findChromium, findFirefox, OTHER_HOST } from './browser/browsers.ts';
import { findWebKit } from './browser/webkit.ts';

/** Everything is tried in Chromium; that others can do it too, in Firefox and WebKit, and drags in the first two. */
const SMOKE = '**/firefox.spec.ts';
const WEBKIT = '**/webkit.spec.ts';
const BOTH = '**/drag.spec.ts';
/** They start browsers of their own kind, and one of them takes long. */
const APART = ['**/offline.spec.ts', '**/push.spec.ts', '**/survival.spec.ts'];

/** So long a single wait may take; whoever writes a test wants to see it fail sooner. */
const WAIT_MS = Number(process.env['PAKLI_WAIT_MS'] ?? 180_000);

const chromium = findChromium();
const firefox = findFirefox();

const inChromium = (executablePath: string) => ({
  launchOptions: {
    executablePath,
    args: [
      ...ARGS,
      `--host-resolver-rules=MAP ${OTHER_HOST} 127.0.0.1`,
      // A page lives for seconds: what V8 would optimize fully is hardly run again.
      '--js-flags=--no-opt',
    ],
  },
});

// `npm run test:browser` builds and serves what these tests play.
export default defineConfig({
  testDir: 'browser',
  outputDir: 'node_modules/.browser',
  fullyParallel: true,
  // Node reads TypeScript itself, and keeps what it made of it: Playwright would compile it again in every process.
  build: { external: ['**'] },
  forbidOnly: true,
  // One more than a small machine has cores: a page waits now and then, and would leave a core idle.
  workers: 3,
  // Whatever fails once is looked at: cards are dealt by number, so it fails again.
  retries: 0,
  // Nothing waits for a clock: these end what hangs, and no busy machine may reach them. A test takes a minute at most
  // and a single wait some seconds where there is nothing else to do, and twenty times as long where twenty others run.
  timeout: 900_000,
  expect: { timeout: WAIT_MS },
  reporter: [['list']],
  use: {
    baseURL: process.env['PAKLI_SITE'] ?? '',
    actionTimeout: WAIT_MS,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Only who tests the offline store wants every page to fetch the whole build.
    serviceWorkers: 'block',
    // Scripts stay compiled from one test to the next; what pages have stored does not stay.
    reuseContext: true,
  },
  projects: [
    // Those that take longest come first: at the end all others would wait for them.
    ...(firefox === undefined
      ? []
      : [
          {
            name: 'firefox',
            testMatch: [SMOKE, BOTH],
            grepInvert: /@chromium/,
            // To start a second Firefox takes longer than what it would play meanwhile.
            workers: 1,
            // Spoken to by WebDriver BiDi, as every Firefox can be.
            use: {
              browserName: 'firefox' as const,
              channel: 'moz-firefox',
              launchOptions: {
                executablePath: firefox,
                // Without a graphics chip most of its time goes into drawing: fewer frames. One process for the pages of all
                // sites, and none in reserve.
                firefoxUserPrefs: {
                  'layout.frame_rate': 15,
                  'fission.autostart': false,
                  'dom.ipc.processCount': 1,
                  'dom.ipc.processPrelaunch.enabled': false,
                  // Notifications are allowed, and shown by the browser where no desktop is there to show them.
                  'permissions.default.desktop-notification': 1,
                  'alerts.useSystemBackend': false,
                },
              },
              // The smallest that has a side panel.
              viewport: { width: 900, height: 600 },
            },
          },
        ]),
    ...(findWebKit() === undefined ? [] : [{ name: 'webkit', testMatch: WEBKIT, workers: 1 }]),
    ...(chromium === undefined
      ? []
      : [
          // In one process, beside the others: each would start a browser for them first.
          { name: 'apart', testMatch: APART, workers: 1, use: inChromium(chromium) },
          { name: 'chromium', testIgnore: [SMOKE, WEBKIT, ...APART], use: inChromium(chromium) },
        ]),
  ],
});
