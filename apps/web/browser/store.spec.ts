/** Games are saved when the page says so, and the page says so when they cannot be. */
import type { Page } from '@playwright/test';
import { hostOf } from './host.ts';
import { openSaved, recordOf, savedRecord } from './saved.ts';
import { expect, moveByPointer, myTurn, tableText, test, visit } from './table.ts';

const MIDDLE = { game: 'mulle', rules: 'short', names: ['You', 'Bo'], seed: 1, moves: 2 };

/** At the table of a game in progress. */
async function inTheMiddle(page: Page): Promise<void> {
  await openSaved(page, MIDDLE);
  expect(await myTurn(page)).toBe('move');
}

async function move(page: Page): Promise<void> {
  await moveByPointer(page, 0);
  expect(await myTurn(page)).toBe('move');
}

test('games of the first version of the database are still there', async ({ page }) => {
  const saved = { id: 'old', game: 'mulle', level: 'beginner', seat: 0, names: MIDDLE.names };
  const entry = {
    saved: { ...saved, rules: 'short', at: 1, over: false, totals: [0, 0] },
    record: await recordOf(MIDDLE),
  };
  // No code of the page runs here yet.
  const blank = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/blank', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('./blank');
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open('pakli', 1);
        request.addEventListener('upgradeneeded', () => {
          request.result.createObjectStore('games', { keyPath: 'saved.id' }).put(kept);
        });
        request.addEventListener('success', () => {
          request.result.close();
          resolve();
        });
      }),
    entry,
  );
  await visit(page, 'mulle');
  const host = await hostOf(page);
  await host.evaluate(() => {
    const read: string[] = [];
    const all = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'getAll');
    IDBObjectStore.prototype.getAll = function () {
      read.push(this.name);
      return Reflect.apply(all?.value as () => IDBRequest, this, []);
    };
    Object.assign(self, { read });
  });
  await page.goto('./#/replays');
  await expect(page.locator('a[href="#/replay/old"]')).toBeVisible();
  // The list has read no record.
  const read = await host.evaluate(() => Reflect.get(self, 'read') as string[]);
  expect([...new Set(read)]).toEqual(['summaries']);
  await page.goto('./#/table/old');
  expect(await myTurn(page)).toBe('move');
});

test('a browser without space is reported, and the game is saved once there is some', async ({
  page,
}) => {
  await inTheMiddle(page);
  const host = await hostOf(page);
  await host.evaluate(() => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put');
    IDBObjectStore.prototype.put = function (...args) {
      const room = Reflect.get(self, 'room') === true;
      if (!room) throw new DOMException('a planted fault', 'QuotaExceededError');
      return Reflect.apply(put?.value as () => IDBRequest, this, args);
    };
  });
  await move(page);
  const note = page.getByRole('alert').filter({ hasText: 'This browser is out of storage.' });
  await expect(note).toBeVisible();
  await host.evaluate(() => Object.assign(self, { room: true }));
  await move(page);
  await expect(note).toBeHidden();
  const before = await tableText(page);
  await page.reload();
  await myTurn(page);
  expect(await tableText(page)).toEqual(before);
});

test('a database that is cleared away is recreated with the next move', async ({ page }) => {
  await inTheMiddle(page);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase('pakli').addEventListener('success', () => resolve());
      }),
  );
  await move(page);
  const before = await tableText(page);
  await page.reload();
  await myTurn(page);
  expect(await tableText(page)).toEqual(before);
});

test('a game that somebody else has claimed is not written over', async ({ page }) => {
  await inTheMiddle(page);
  // As a tab that nobody has heard of.
  const claim = (): Promise<void> =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const request = indexedDB.open('pakli');
          request.addEventListener('success', () => {
            const writing = request.result.transaction('games', 'readwrite');
            const games = writing.objectStore('games');
            const reading = games.get('picture-mulle');
            reading.addEventListener('success', () => {
              games.put({ ...(reading.result as object), by: 'another' });
            });
            writing.addEventListener('complete', () => {
              request.result.close();
              resolve();
            });
          });
        }),
    );
  await claim();
  const record = await savedRecord(page, 'mulle');
  await page.locator('[data-source] > .table-spot-button').first().click();
  await page.locator('[data-light="target"] > .table-spot-button').first().click();
  await expect(page.getByText('This game is open in another tab.')).toBeVisible();
  expect(await savedRecord(page, 'mulle')).toBe(record);
});
