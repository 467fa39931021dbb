/** The last moves of recorded games of all four, played on to their results; then what is stored of them. */
import { readFileSync } from 'node:fs';
import { beforeAll, test } from 'vitest';
import { openPage, type Page } from './page.ts';
import { pressAtTable } from './turns.ts';

let page: Page;
beforeAll(async () => {
  page = await openPage('#/');
});

/** The shortest complete game in a file. */
function recordOf(path: string): string {
  const file = new URL(`../../../../packages/${path}/format-2.txt`, import.meta.url);
  const records = readFileSync(file, 'utf8').split('\n\n');
  const whole = records.filter((record) => record.includes('\nresult:'));
  return whole.toSorted((one, two) => one.length - two.length)[0] ?? '';
}

test.each([
  ['mulle', 'mulle/test/records/2', 'desk', 3],
  ['ulti', 'ulti/test/records/1', 'desk', 4],
  ['buddy-bluff', 'buddy-bluff/test/records/1', 'phone', 4],
  ['compile', 'compile/test/records/2', 'desk', 1],
] as const)('%s', async (game, path, device, back) => {
  page.browser.device = device;
  await page.open('#/replays');
  await page.type(page.get('textarea'), recordOf(path));
  await page.press('replay.take.open');
  const slider = page.get('.replay-deck-slider');
  await page.type(slider, String(Number(slider.getAttribute('max')) - back));
  page.forget();
  await page.press('replay.branch.act');
  await pressAtTable(page, 12, 1);
  // It may continue for many more turns.
  if (game === 'compile') {
    await page.press('frame.table.menu');
    await page.press('frame.table.giveUp');
    await page.press(page.get('dialog[open] .button-main'), 'give up');
  }
  await page.expectFrozen(`ending-${game}`);
});

test('what is kept of them', async () => {
  page.browser.device = 'desk';
  await page.open('#/');
  page.forget();
  await page.open('#/replays');
  await page.open('#/history');
  for (const button of page.list('.history-filters input:not([checked])').slice(0, 2)) {
    await page.press(button, 'filter');
  }
  await page.expectFrozen('kept');
});

test('a replay is looked at, shared and judged', async () => {
  page.browser.device = 'desk';
  await page.open('#/replays');
  await page.type(page.get('textarea'), recordOf('buddy-bluff/test/records/1'));
  await page.press('replay.take.open');
  page.forget();
  await page.press('replay.controls.last');
  await page.press('replay.controls.play');
  await page.press('replay.controls.pause');
  const views = page.list('.replay-side .kit-radios input');
  for (const view of views.slice(1, 4)) await page.press(view, 'look otherwise');
  for (const name of ['frame.table.score', 'replay.analysis.title']) {
    const label = page.list('.replay-side label').find((one) => one.textContent === name);
    await page.press(label!.querySelector('input')!, name);
  }
  await page.press('replay.share.title');
  await page.expectFrozen('replay-ways');
});
