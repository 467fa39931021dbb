/** Lessons, puzzles and rules of all four games. */
import { beforeAll, test } from 'vitest';
import { openPage, type Page } from './page.ts';
import { pressAtTable } from './turns.ts';

let page: Page;
beforeAll(async () => {
  page = await openPage('#/');
});

test.each([
  ['mulle', 'desk'],
  ['ulti', 'phone'],
  ['buddy-bluff', 'desk'],
  ['compile', 'phone'],
] as const)('%s', async (game, device) => {
  page.browser.device = device;
  await page.open('#/');
  page.forget();
  await page.open(`#/learn/${game}`);
  await page.open(`#/learn/${game}/lesson/1`);
  await pressAtTable(page, 4, 1);
  await page.open(`#/learn/${game}/puzzle/1`);
  await pressAtTable(page, 4, 1);
  await page.expectFrozen(`learn-${game}`);
});
