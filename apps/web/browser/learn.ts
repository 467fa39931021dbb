/** Lessons and puzzles: what stands beside their tables, and where it must not be cut. */
import type { Locator, Page } from '@playwright/test';
import { LONG } from './people.ts';
import { test as base } from './table.ts';

/** At a desk, with reduced motion. */
export const test = base.extend<{ still: void }>({
  still: [
    async ({ page }, use) => {
      await page.addInitScript(() => {
        localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
      });
      await use();
    },
    { auto: true },
  ],
});

export const DESK = { width: 1440, height: 900 } as const;

/** Laptops: a lesson stands beside the table. Where words have the least room, and with PAKLI_LONG also where they have more. */
export const LAPTOPS = [
  { width: 1024, height: 768 },
  { width: 1280, height: 720 },
  ...(LONG ? [{ width: 1366, height: 768 }, DESK] : []),
];

/** As long as the log's text of a long move. */
export const DID =
  'You take the ten of diamonds, the two of spades and the queen of hearts with the queen.';

export const said = (page: Page): Locator => page.locator('.learn-guide-said');
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name });
