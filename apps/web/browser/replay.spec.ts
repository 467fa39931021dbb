/** Recorded games: stepped through, shared, judged, played on from, brought along; nothing is shown that may not be. */
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { comes } from './people.ts';
import { planted } from './planted.ts';
import { openSaved, recordOf } from './saved.ts';
import {
  accessible,
  expect,
  inBothLooks,
  moveByPointer,
  myTurn,
  readable,
  result,
  sitDown,
  tableText,
  test,
  LOOKS,
} from './table.ts';

const slider = (page: Page): Locator => page.getByRole('slider', { name: 'Moves' });

async function at(page: Page, step: number): Promise<void> {
  await expect(slider(page)).toHaveValue(String(step));
}

/** The own hand in words. */
function handOf(page: Page): Promise<string[]> {
  return page
    .locator('[data-place^="hand:"]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
}

/** Brings a record along by pasting it, and opens it. */
async function bring(page: Page, record: string): Promise<void> {
  await page.addInitScript(() => {
    localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
  });
  await page.goto('./#/replays');
  await page.getByRole('textbox', { name: 'Record or link' }).fill(record);
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(slider(page)).toBeVisible();
}

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

/** What does not name anybody, who may be called otherwise. */
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
  expect(await handOf(page)).toHaveLength(4);
  // A review begins with its analysis.
  await expect(page.getByRole('radio', { name: 'Analysis' })).toBeChecked();
  await page.getByRole('radio', { name: 'Moves so far' }).check();
  await page.getByRole('main').click({ position: { x: 5, y: 5 } });
  // Keys: arrows, End, Home; the marked line of the log goes with them.
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await at(page, 3);
  const marked = page.locator('[aria-current="step"]');
  const third = page.getByRole('list', { name: 'Moves so far' }).getByRole('button').nth(2);
  expect(await marked.textContent()).toBe(await third.textContent());
  await page.keyboard.press('End');
  await at(page, last);
  await page.keyboard.press('Home');
  await at(page, 0);
  await page.getByRole('list', { name: 'Moves so far' }).getByRole('button').nth(20).click();
  await at(page, 21);
  // By itself, until it is stopped; no time passes but by this clock.
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
  // Whatever was still to come would come within these seconds.
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
  expect(inSight(await tableText(stranger))).toEqual(inSight(await tableText(page)));
  await stranger.goto(damaged(link));
  await expect(stranger.getByText('This link is damaged')).toBeVisible();
  await stranger.goto('./#/2.bridge.1.AAAA');
  await expect(stranger.getByText('There is no game “bridge”')).toBeVisible();
  await stranger.context().close();
});

/** Keeps what workers say to the page. */
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
  // Whoever looks has one hand of four in sight, and what was laid down since.
  const named = new Set(film.match(/\b[A2-9TJQK][SHDC]\b/g));
  expect(named.size).toBeGreaterThan(7);
  expect(named.size).toBeLessThan(20);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('A game can be shared once it is over')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('analysis finds a planted mistake in Mulle; a branch is played on; the main line waits', async ({
  page,
}) => {
  const { record, step } = await planted({
    game: 'mulle',
    rules: 'short',
    names: ['Anna', 'Bo'],
    seed: 3,
  });
  await bring(page, record);
  await page.getByRole('radio', { name: 'Analysis' }).check();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('progress')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'How Anna stood' })).toBeVisible();
  const worst = page.locator('.replay-analysis-swings button').first();
  await worst.click();
  await at(page, step - 1);
  await expect(page.locator('.replay-analysis-move')).toContainText('Better:');
  await expect(page.locator('[data-hinted]').first()).toBeVisible();
  await accessible(page, 'analysis');
  // What if: on from shortly before the end, against the computer, and back.
  const late = Number(await slider(page).getAttribute('max')) - 6;
  await slider(page).fill(String(late));
  await at(page, late);
  const before = await handOf(page);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await myTurn(page);
  expect(await handOf(page)).toEqual(before);
  for (let n = 0; (await myTurn(page)) === 'move'; n++) await moveByPointer(page, n);
  await result(page).getByRole('link', { name: 'Back to the recorded game' }).click();
  await at(page, late);
  await expect.poll(() => handOf(page)).toEqual(before);
  await page.goto('./#/replays');
  await expect(page.getByText('what if')).toBeVisible();
  await expect(page.getByText('imported', { exact: true })).toBeVisible();
});

test('analysis finds a planted mistake in Ulti, and all cards lie open: talon, decks, stocks and what is face-down', async ({
  page,
}) => {
  const names = ['Anna', 'Bo', 'Cem'];
  const { record, step } = await planted({ game: 'ulti', names, seed: 5, after: 8 });
  await bring(page, record);
  await page.getByRole('radio', { name: 'Analysis' }).check();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await expect(page.locator('progress')).toHaveCount(0);
  await expect(page.getByText('All cards open, calculated')).toBeVisible();
  const swings = page.locator('.replay-analysis-swings button');
  const found: string[] = [];
  for (let n = 0; n < (await swings.count()); n++) {
    await swings.nth(n).click();
    found.push(await slider(page).inputValue());
  }
  expect(found).toContain(String(step - 1));
  await slider(page).fill(String(step - 1));
  await page
    .getByRole('combobox', { name: 'Seen by' })
    .selectOption('All cards open, from Anna’s seat');
  await expect(page.locator('.ulti-open')).toHaveCount(2);
  await accessible(page, 'Ulti with open hands');

  const four = [...names, 'Dóra'];
  const open = async (game: string, rules: string, seats: number): Promise<void> => {
    const middle = { game, rules, names: four.slice(0, seats), seed: 7, moves: 1000 };
    await bring(page, await recordOf(middle));
    const views = page.getByRole('combobox', { name: 'Seen by' });
    await views.selectOption('All cards open, from Anna’s seat');
  };
  await open('compile', 'quick', 2);
  await slider(page).fill('40');
  const covered = page.locator('.compile-lying .compile-back');
  await expect(covered).not.toHaveCount(0);
  // A face-down card stays face-down, with its name on it.
  await expect(covered.locator('.compile-own')).toHaveCount(await covered.count());
  const deck = page.locator('[data-place="P1.deck"]');
  const size = Number(await deck.locator('b').last().textContent());
  await deck.getByRole('button').click();
  await expect(page.locator('dialog .compile-panel')).toHaveCount(size);
  await accessible(page, 'a deck of Compile');
  await open('ulti', 'seed', 3);
  const talon = page.locator('[data-place="talon"]');
  await slider(page).fill('12');
  await expect(talon).toHaveAttribute('aria-label', /^talon, .+, .+$/i);
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption({ label: 'As Bo saw it' });
  await expect(talon).toHaveAttribute('aria-label', /^talon$/i);
  for (const [game, rules, seats, pile] of [
    ['mulle', 'short', 2, '80 cards in the stock'],
    ['buddy-bluff', 'classic', 4, '32 cards in the deck'],
  ] as const) {
    await open(game, rules, seats);
    await slider(page).fill('3');
    await page.getByRole('button', { name: pile }).click();
    await expect(page.locator('.table-peek-cards .card')).toHaveCount(Number.parseInt(pile, 10));
  }
  await accessible(page, 'a pile');
});

/** Judgements reach the page one by one, as a test lets them through. */
async function holdJudgements(page: Page): Promise<(n: number) => Promise<unknown>> {
  await page.addInitScript(() => {
    const asked = new Set<unknown>();
    const held: (() => void)[] = [];
    const gate = {
      free: 0,
      pass(): void {
        for (; gate.free > 0 && held.length > 0; gate.free--) held.shift()?.();
      },
    };
    Object.assign(globalThis, { gate });
    globalThis.Worker = class extends Worker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        this.addEventListener('message', (event: MessageEvent<{ readonly id?: number }>) => {
          const { data } = event;
          if (!asked.has(data.id)) return;
          event.stopImmediatePropagation();
          held.push(() => {
            asked.delete(data.id);
            this.dispatchEvent(new MessageEvent('message', { data }));
          });
          gate.pass();
        });
      }
      override postMessage(message: { readonly id: number; readonly name: string }): void {
        if (message.name === 'judge') asked.add(message.id);
        super.postMessage(message);
      }
    };
  });
  return async (n) => {
    await page.evaluate((more) => {
      const gate = Reflect.get(globalThis, 'gate') as { free: number; pass(): void };
      gate.free += more;
      gate.pass();
    }, n);
    if (n !== Infinity) {
      await page.waitForFunction(
        () => (Reflect.get(globalThis, 'gate') as { free: number }).free === 0,
      );
    }
  };
}

test('analysis can be stopped and goes on where it was', async ({ page }) => {
  const names = ['Anna', 'Bo'];
  const middle = { game: 'mulle', rules: 'short', names, seed: 5, moves: 9999 };
  const letThrough = await holdJudgements(page);
  await bring(page, await recordOf(middle));
  await page.getByRole('radio', { name: 'Analysis' }).check();
  await page.getByRole('button', { name: 'Analyse' }).click();
  await letThrough(1);
  const count = page.getByText(/of \d+ decisions/);
  await expect(count).toHaveText(/^1 of /);
  await page.getByRole('button', { name: 'Stop' }).click();
  // The decision that was being judged comes all the same, and counts no more.
  await letThrough(1);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(count).toHaveText(/^1 of /);
  await letThrough(Infinity);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.locator('progress')).toHaveCount(0);
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
  // What is saved as a file is what came in, with the day it was played; the checksum covers that too.
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
    for (const name of size === 'phone' ? ['Seen by', 'Moves', 'Analysis', 'Score'] : []) {
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
