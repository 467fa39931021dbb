import { defineConfig } from '@playwright/test';
import { ARGS, findChromium } from './browser/chromium.ts';

const port = process.env['PAKLI_PORT'] ?? '4179';
const executablePath = findChromium();

// `npm run test:browser` builds first; these tests play what is in dist.
export default defineConfig({
  testDir: 'browser',
  outputDir: 'node_modules/.browser',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Whatever fails once is looked at: cards are dealt by number, so it fails again.
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}/`,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    // Only who tests the offline store wants every page to fetch the whole build.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      args: [...ARGS],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: `vite preview --host 127.0.0.1 --port ${port} --strictPort`,
    port: Number(port),
  },
});
