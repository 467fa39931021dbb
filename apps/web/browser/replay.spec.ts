/** Recorded games: stepped through, shared, imported; nothing is shown that must stay hidden. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accessible, inBothLooks, readable, LOOKS } from './looks.ts';
import { comes } from './people.ts';
import { at, bring, slider } from './replay.ts';
import { openSaved, recordOf } from './saved.ts';
import {
  expect,
  handOf,
  moveByPointer,
  myTurn,
  result,
  sitDown,
  tableText,
  test,
} from './table.ts';

async function share(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Share' }).click();
  const box = page.getByRole('textbox', { name: 'Link' });
  await expect(box).toHaveValue(/#\//);
  const link = await box.inputValue();
  await page.keyboard.press('Escape');
  return link;
}

/** Another letter in the middle of it. */
function damaged(link: string): string {
  const at = link.indexOf('.1.') + 30;
  return link.slice(0, at) + (link[at] === 'a' ? 'b' : 'a') + link.slice(at + 1);
}

/** The part without names, which may differ. */
function inSight(texts: readonly string[]): string[] {
  return texts.filter((text) => /^(hand|pool)/.test(text));
}

test('a game is played, replayed and shared; the link shows the same at the same move', async ({
  page,
  browser,
  baseURL,
}) => {
  const names = ['You', 'Bo', 'Cem', 'Dóra'];
  await openSaved(page, { game: 'buddy-bluff', names, seed: 1, moves: 0, left: 1 });
  for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByPointer(page, n);
  await result(page).getByRole('link', { name: 'Review your game' }).click();
  const last = Number(await slider(page).getAttribute('max'));
  expect(last).toBe(51);
  await at(page, 1);
  await expect.poll(() => handOf(page)).toHaveLength(4);
  // A review begins with its analysis.
  await expect(page.getByRole('radio', { name: 'Analysis' })).toBeChecked();
  await page.getByRole('radio', { name: 'Moves so far' }).check();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  // Keys: arrows, End, Home; the marked line of the log follows.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(page, 3);
  const marked = page.locator('[aria-current="step"]');
  const third = page.getByRole('list', { name: 'Moves so far' }).getByRole('button').nth(2);
  await expect(marked).toHaveText((await third.textContent()) ?? '');
  await page.keyboard.press('End');
  await at(page, last);
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.getByRole('list', { name: 'Moves so far' }).getByRole('button').nth(20).click();
  await at(page, 21);
  // Plays by itself until stopped; time passes only by this clock.
  await page.clock.install();
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('Fast');
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await page.keyboard.press(' ');
  const plays = async (): Promise<number> => {
    await page.clock.runFor(200);
    return Number(await slider(page).inputValue());
  };
  await expect.poll(plays).toBeGreaterThan(23);
  await page.keyboard.press(' ');
  const stopped = Number(await slider(page).inputValue());
  expect(stopped).toBeLessThan(last);
  // Anything still to come would arrive within these seconds.
  await page.clock.runFor(5000);
  await at(page, stopped);
  await page.clock.resume();
  // From another seat there is another hand below; with all open the others' are read aloud.
  const own = await handOf(page);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption('As Bo saw it');
  await expect.poll(() => handOf(page)).not.toEqual(own);
  await page
    .getByRole('combobox', { name: 'Seen by' })
    .selectOption('All cards open, from Bo’s seat');
  await expect(page.locator('.bluff-tray-hand[data-open]').first()).toHaveAttribute(
    'aria-label',
    / of /,
  );
  await slider(page).fill('30');
  await at(page, 30);
  const link = await share(page);
  expect(link.length).toBeLessThan(260);
  expect(link).toMatch(/#\/2\.buddy-bluff\.1\.[\w-]+\/30\/1$/);
  // A stranger's browser.
  const stranger = await comes(browser, baseURL === undefined ? {} : { baseURL });
  await stranger.goto(link);
  await at(stranger, 30);
  // To them nobody is "you".
  await expect(stranger.getByText('Player', { exact: true }).first()).toBeVisible();
  const shown = inSight(await tableText(page));
  await expect.poll(async () => inSight(await tableText(stranger))).toEqual(shown);
  await stranger.goto(damaged(link));
  await expect(stranger.getByText('This link is damaged')).toBeVisible();
  await stranger.goto('./#/2.bridge.1.AAAA');
  await expect(stranger.getByText('There is no game “bridge”')).toBeVisible();
  await stranger.context().close();
});

/** Records what workers say to the page. */
async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', ({ data }) => heard.push(JSON.stringify(data)));
      }
    };
  });
}

test('a game that is still played is seen from the own seat and nothing more', async ({ page }) => {
  await listen(page);
  await sitDown(page, 'buddy-bluff');
  await moveByPointer(page, 0);
  await myTurn(page);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: /^Replay/ }).click();
  await expect(page.getByText('you see it from your own seat')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveCount(0);
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
  const film = heard.find((text) => text.includes('"scenes"')) ?? '{}';
  // A viewer sees one hand of four, and what was laid down since.
  const named = new Set(film.match(/\b[A2-9TJQK][SHDC]\b/g));
  expect(named.size).toBeGreaterThan(7);
  expect(named.size).toBeLessThan(20);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('A game can be shared once it is over')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

/** A record without the day it was played, and without its checksum. */
function whatWasPlayed(record: string): string {
  return record.replaceAll(/^(date|checksum): .*\n/gm, '');
}

test('a broken record is named by its line and loses nothing; a file and a drop bring one along', async ({
  page,
}) => {
  const record = await recordOf({
    game: 'mulle',
    rules: 'short',
    names: ['Anna', 'Bo'],
    seed: 5,
    moves: 9,
  });
  const lines = record.split('\n');
  const wrong = lines.indexOf('[deal 1]') + 3;
  const broken = lines.with(wrong - 1, 'capture KL Q x 99').join('\n');
  await page.goto('./#/replays');
  const box = page.getByRole('textbox', { name: 'Record or link' });
  await box.fill(broken);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('alert')).toContainText(`Line ${wrong}: `);
  expect(await box.inputValue()).toBe(broken);
  const selected = (): Promise<string> =>
    box.evaluate((element: HTMLTextAreaElement) =>
      element.value.slice(element.selectionStart, element.selectionEnd),
    );
  await expect.poll(selected).toBe('capture KL Q x 99');
  await accessible(page, 'list with a problem');
  await expect(page.getByText('No games yet.')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'mulle.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });
  await expect(slider(page)).toBeVisible();
  // The saved file is the imported record with the day it was played; the checksum covers that too.
  await page.getByRole('button', { name: 'Share' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save as a file' }).click(),
  ]);
  const saved = await readFile(await download.path(), 'utf8');
  expect(whatWasPlayed(saved)).toBe(whatWasPlayed(record));
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'mulle.txt'));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }, record);
  await expect(slider(page)).toBeVisible();
  await page.goto('./#/replays');
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Delete Mulle/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByRole('listitem')).toHaveCount(1);
});

test('replay, panels and list are in order', async ({ page }) => {
  await page.setViewportSize(LOOKS.phone.viewport);
  await bring(page, await recordOf({ game: 'mulle', names: ['Anna', 'Bo'], seed: 5, moves: 9999 }));
  await inBothLooks(page, async (size) => {
    await accessible(page, `replay, ${size}`);
    await share(page);
    await page.keyboard.press('Escape');
    for (const name of size === 'phone' ? ['Seen by', 'Analysis'] : []) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await accessible(page, name);
      await page.keyboard.press('Escape');
    }
  });
  await page.goto('./#/replays');
  await expect(page.getByRole('listitem')).toHaveCount(1);
  await readable(page, 'list');
});
