/** Recorded games of all four: imported, stepped through, viewed from every seat, shared, continued, and saved. */
import { readFileSync } from 'node:fs';
import { beforeAll, test } from 'vitest';
import { openPage, type Page } from './page.ts';

let page: Page;
beforeAll(async () => {
  page = await openPage('#/');
});

const RECORDS = {
  mulle: 'mulle/test/records/2',
  ulti: 'ulti/test/records/1',
  'buddy-bluff': 'buddy-bluff/test/records/1',
  compile: 'compile/test/records/2',
} as const;

test.each([
  ['mulle', 'phone'],
  ['ulti', 'desk'],
  ['buddy-bluff', 'desk'],
  ['compile', 'phone'],
] as const)('%s', async (game, device) => {
  const file = new URL(`../../../../packages/${RECORDS[game]}/format-2.txt`, import.meta.url);
  page.browser.device = device;
  await page.open('#/replays');
  const [record = ''] = readFileSync(file, 'utf8').split('\n\n');
  await page.type(page.get('textarea'), record);
  page.forget();
  await page.press('replay.take.open');
  const slider = page.get('.replay-deck-slider');
  const last = Number(slider.getAttribute('max'));
  for (const share of [1, 3, 5, 7, 8]) {
    await page.type(slider, String(Math.floor((last * share) / 8)));
  }
  await page.press('replay.controls.back');
  await page.press('replay.controls.first');
  await page.press('replay.controls.next');
  await page.expectFrozen(`replay-${game}`);
});
