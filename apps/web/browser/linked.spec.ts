/** At a table by link: keyboard only, in every language, and called when it is one's turn. */
import { LOCALE_NAMES, LOCALES } from '@pakli/text';
import { loadLinkTableWords } from '@pakli/text/link-table';
import type { Page } from '@playwright/test';
import { accessible } from './looks.ts';
import { called, comes, PEOPLE } from './people.ts';
import { withServer } from './server.ts';
import { expect, moveByKeys, myTurn, test } from './table.ts';

/** Goes from button to button to the one of this name, and presses it. */
async function reach(page: Page, name: RegExp): Promise<void> {
  const focused = page.locator(':focus');
  for (let keys = 0; keys < 120; keys++) {
    await page.keyboard.press('Tab');
    const label = await focused.evaluateAll(([one]) =>
      one === undefined ? '' : (one.getAttribute('aria-label') ?? one.textContent),
    );
    if (name.test(label ?? '')) {
      await page.keyboard.press('Enter');
      return;
    }
  }
  throw new Error(`no key leads to ${name.source}`);
}

test('by keys alone from the first page to a move, in five languages', async ({ page }) => {
  await withServer(async (address) => {
    await page.addInitScript(() => {
      if (localStorage.getItem('pakli.settings') !== null) return;
      localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' }));
      const choices = { level: 'beginner', rules: 'short', seat: 0 };
      localStorage.setItem('pakli.choices.mulle', JSON.stringify(choices));
    });
    await page.goto(address);
    await page.getByRole('button', { name: 'Play with friends: Mulle' }).waitFor();
    await reach(page, /^Play with friends: Mulle/);
    await page.getByLabel('Your name').waitFor();
    while (!(await page.getByLabel('Your name').evaluate((one) => one.matches(':focus')))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Anna');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Stand up: seat 1' }).waitFor();
    await reach(page, /^Start the game/);
    for (let n = 0; n < 2; n++) {
      await myTurn(page);
      await moveByKeys(page, n);
    }
    await myTurn(page);
    // Chat is readable by keyboard too, and closing a sheet leaves the focus where it was.
    await reach(page, /^Say something/);
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Say something' })).toBeFocused();

    const settings = page.getByRole('button', { name: 'Settings', exact: true });
    if (!(await settings.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
    await settings.click();
    for (const locale of LOCALES.filter((one) => one !== 'en')) {
      await page.getByRole('radio', { name: LOCALE_NAMES[locale] }).check();
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      const words = await loadLinkTableWords(locale);
      const bar = page.locator('.play-linked');
      await expect(bar).toHaveAttribute('aria-label', words.say.people);
      await expect(bar.locator('.play-linked-say')).toHaveAttribute('aria-label', words.say.title);
    }
    await accessible(page, 'a table by link in another language');
  });
});

/** Records what a browser would play and show: the first tone of every sound, and notifications. */
async function listens(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const tones: number[] = [];
    const notes: string[] = [];
    Object.assign(globalThis, { tones, notes });
    const set = Reflect.get(AudioParam.prototype, 'setValueAtTime');
    AudioParam.prototype.setValueAtTime = function setValueAtTime(value, time) {
      tones.push(Math.round(value));
      return set.call(this, value, time);
    };
    globalThis.Notification = class extends EventTarget {
      static readonly permission = 'granted';
      constructor(title: string, { body, tag }: NotificationOptions = {}) {
        super();
        notes.push(`${title} | ${body} | ${tag}`);
      }
    } as unknown as typeof Notification;
    if (localStorage.getItem('pakli.settings') !== null) return;
    const settings = { speed: 'off', sound: 'on', notify: 'on' };
    localStorage.setItem('pakli.settings', JSON.stringify(settings));
  });
}

/** The first tone of the call, in hertz. */
const CALL = 832;
const calls = (page: Page): Promise<{ tones: number; notes: readonly string[] }> =>
  page.evaluate((call) => {
    const tones = Reflect.get(globalThis, 'tones') as number[];
    const notes = Reflect.get(globalThis, 'notes') as string[];
    return { tones: tones.filter((tone) => tone === call).length, notes: [...notes] };
  }, CALL);

test('whoever is at turn is called once, and what was said waits to be read', async ({
  page: anna,
  browser,
}) => {
  await withServer(async (address) => {
    const bo = await comes(browser);
    const person = PEOPLE['mulle']!;
    await listens(anna);
    await bo.addInitScript(() =>
      localStorage.setItem('pakli.settings', JSON.stringify({ speed: 'off' })),
    );
    await called(anna, address, 'Anna');
    await called(bo, address, 'Bo');
    const headers = { origin: address.slice(0, -1) };
    const data = { game: 'mulle', rules: 'short' };
    const opened = await anna.request.post(`${address}api/tables`, { data, headers });
    const { table } = (await opened.json()) as { readonly table: string };
    for (const page of [anna, bo]) {
      await page.goto(`${address}#/t/${table}`);
      await page.getByRole('button', { name: 'Sit down' }).click();
      await page.getByRole('button', { name: /^Stand up/ }).waitFor();
    }
    await anna.getByRole('button', { name: 'Start the game' }).click();
    const first = [anna, bo].map((page) => person.ready(page).then(() => page));
    // Nobody waits for the second.
    for (const one of first) one.catch(() => undefined);
    // A call comes a little after the turn itself.
    const isCalled = (times: number): Promise<void> => {
      const notes = Array.from({ length: times }, () => `Your turn | Mulle | pakli ${table}`);
      return expect.poll(() => calls(anna)).toEqual({ tones: times, notes });
    };
    const before = (await Promise.race(first)) === anna ? 1 : 0;
    if (before === 1) {
      await isCalled(1);
      await person.move(anna, 0);
    }
    await person.ready(bo);
    await person.move(bo, 0);
    await person.ready(anna);
    await isCalled(before + 1);
    // One's own move calls only the other.
    await person.move(anna, 0);
    await person.ready(bo);
    await isCalled(before + 1);

    await bo.getByRole('button', { name: 'Say something' }).click();
    await bo.getByRole('dialog').getByRole('button', { name: 'Well played!', exact: true }).click();
    const say = anna.getByRole('button', { name: /^Say something/ });
    await expect(say).toHaveAttribute('aria-label', 'Say something, 1 new');
    await anna.reload();
    await expect(say).toHaveAttribute('aria-label', 'Say something, 1 new');
    await say.click();
    await anna.keyboard.press('Escape');
    await expect(say).toHaveAttribute('aria-label', 'Say something');
    await anna.reload();
    await expect(say).toHaveAttribute('aria-label', 'Say something');

    // With names hidden, the first page shows none either.
    await anna.evaluate(() =>
      localStorage.setItem('pakli.settings', JSON.stringify({ names: 'hidden' })),
    );
    await anna.goto(address);
    await anna.reload();
    const mine = anna.locator('.online-mine');
    await expect(mine.getByRole('link')).toContainText('Continue Mulle with Player 2');
    await expect(mine).not.toContainText('Bo');
    await bo.context().close();
  });
});
