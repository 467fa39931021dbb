/**
 * Navigation between pages: from a first table to its minute and back, to a step that is typed, and to yesterday's
 * deal.
 */
import { readFileSync } from 'node:fs';
import { refuse } from '@pakli/core';
import { beforeAll, expect, test, vi } from 'vitest';
import { passMoment } from './browser.ts';
import { offer } from '../../src/replay/offered.ts';
import { openPage, type Page } from './page.ts';

let page: Page;
/** Whether another tab has every game. */
let elsewhere = false;
beforeAll(async () => {
  page = await openPage('#/', {
    host: (local) => ({
      ...local,
      resume: (id) =>
        elsewhere ? Promise.resolve(refuse('open-elsewhere', 'table', { id })) : local.resume(id),
    }),
  });
});

test('the first minute leads back to the table that it was read for', async () => {
  await page.press('frame.home.play(frame.games.mulle.name)');
  const table = location.hash;
  await page.press('frame.table.minute');
  expect(location.hash).toBe('#/rules/mulle/minute');
  await page.press('frame.table.toTable');
  expect(location.hash).toBe(table);
});

test('a step that is typed into the address of an open replay is gone to', async () => {
  const file = '../../../../packages/mulle/test/records/2/format-2.txt';
  const [record = ''] = readFileSync(new URL(file, import.meta.url), 'utf8').split('\n\n');
  await page.open('#/replays');
  await page.type(page.get('textarea'), record);
  await page.press('replay.take.open');
  const [address = ''] = /#\/replay\/[^/]+/.exec(location.hash) ?? [];
  for (const step of ['9', '4']) {
    await page.open(`${address}/${step}`);
    expect(page.get('.replay-deck-slider')).toHaveProperty('value', step);
  }
});

test('what was dropped is no text', async () => {
  await page.open('#/replays');
  offer(new File([new Uint8Array([137, 80, 78, 71, 0])], 'picture.png'));
  await passMoment();
  expect(page.get('[role=alert]').textContent).toBe('replay.take.notText');
});

test("the deals of the day know yesterday's", async () => {
  await page.open('#/day');
  await page.press('challenge.day.play(frame.games.ulti.name)');
  const table = location.hash;
  await page.open('#/');
  vi.setSystemTime(Date.now() + 24 * 60 * 60_000);
  await page.open('#/day');
  const [link] = page.list('.challenge-day-yesterday a');
  expect(link?.getAttribute('href')).toBe(table);
  expect(link?.textContent).toBe('challenge.day.goOn(frame.games.ulti.name)');
});

test('a game that another tab has is there once somebody comes back from having closed that', async () => {
  await page.open('#/');
  await page.press('frame.home.play(frame.games.mulle.name)');
  const table = location.hash;
  await page.open('#/');
  await page.press('frame.home.play(frame.games.buddy-bluff.name)');
  elsewhere = true;
  await page.open(table);
  expect(page.list('.table-area')).toEqual([]);
  elsewhere = false;
  dispatchEvent(new Event('focus'));
  await page.note('what comes of it');
  expect(page.list('.table-area')).toHaveLength(1);
});
