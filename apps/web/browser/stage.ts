/** The built page in a real browser, for scripts that look at it. */
import { chromium, type Browser } from '@playwright/test';
import { build, preview } from 'vite';
import { ARGS, needChromium } from './browsers.ts';

const configFile = new URL('../vite.config.ts', import.meta.url).pathname;

/** Builds and serves the page, opens a browser, and cleans up after `act`. */
export async function onStage(
  act: (browser: Browser, address: string) => Promise<void>,
): Promise<void> {
  await build({ configFile, logLevel: 'warn' });
  const server = await preview({ configFile, preview: { host: '127.0.0.1', port: 4379 } });
  const executablePath = needChromium();
  const browser = await chromium.launch({ executablePath, args: [...ARGS] });
  try {
    await act(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
}
