/** A person at Compile's table, driven by a test: by pointer, or by keyboard only. */
import type { Locator, Page } from '@playwright/test';
import { dealt, expect, LOOK_MS, result } from './table.ts';

/** What can be tapped first, what the lifted thing can do, cards to tick, and answers in words. */
const sources = (page: Page): Locator => page.locator('[data-source] > .table-spot-button');
const targets = (page: Page): Locator => page.locator('[data-light="target"] > .table-spot-button');
const ticks = (page: Page): Locator => page.locator('.compile-tick');
const chips = (page: Page): Locator => page.locator('.compile-chip:enabled');

export interface Begin {
  readonly rules: string;
  readonly seat?: number;
  readonly seed?: number;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Opens a table with a pending question; every run plays the same game. */
export async function sitDown(
  page: Page,
  { rules, seat = 0, seed = 1, settings = {} }: Begin,
): Promise<void> {
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    {
      'pakli.settings': JSON.stringify({ speed: 'off', ...settings }),
      'pakli.choices.compile': JSON.stringify({ level: 'beginner', rules, seat }),
    },
  );
  await page.goto(`./#/play/compile/${seed}/${rules}/${seat}`);
  await dealt(page);
  await asked(page);
}

/** Waits for a question to the person or the end of the game; says which. */
export async function asked(page: Page): Promise<'asked' | 'over'> {
  await page.waitForFunction(
    () =>
      document.querySelector(
        '[data-source] > .table-spot-button, .compile-tick, .compile-chip:enabled, .play-result-next',
      ) !== null,
    undefined,
    { polling: LOOK_MS },
  );
  return (await result(page).isVisible()) ? 'over' : 'asked';
}

/** Every step is a line of the log. */
const steps = (page: Page): Promise<number> => page.locator('.play-log > li').count();

/** How a person acts: by finger or by keys. */
export interface Way {
  act(page: Page, what: Locator): Promise<void>;
}

export const POINTER: Way = { act: (_, what) => what.click() };

export const KEYS: Way = {
  async act(page, what) {
    // With nothing focused an arrow leads to the table; from there Tab goes from button to button.
    const lost = await page.evaluate(() => document.activeElement === document.body);
    if (lost) await page.keyboard.press('ArrowUp');
    const way = await what.evaluate((wanted) => {
      const all = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')];
      const there = all.filter(
        (one) => one.checkVisibility() && !(one instanceof HTMLButtonElement && one.disabled),
      );
      const from = there.findIndex((one) => one === document.activeElement);
      return there.findIndex((one) => one === wanted) - from;
    });
    const key = way > 0 ? 'Tab' : 'Shift+Tab';
    for (let n = 0; n < Math.abs(way); n++) await page.keyboard.press(key);
    await expect(what).toBeFocused();
    await page.keyboard.press('Enter');
  },
};

/** Answers whatever is asked; `n` makes different choices at different times. */
export async function answer(page: Page, n: number, way: Way): Promise<void> {
  const before = await steps(page);
  if ((await ticks(page).count()) > 0) {
    for (let tick = 0; (await chips(page).count()) === 0; tick++) {
      await way.act(page, ticks(page).nth(tick));
    }
    await way.act(page, chips(page).first());
  } else if ((await sources(page).count()) === 0) {
    await way.act(page, chips(page).nth(n % (await chips(page).count())));
  } else {
    await way.act(page, await wish(page, n));
    await page.waitForSelector('[data-light="target"] > .table-spot-button, .compile-chip:enabled');
    const open = page.locator('.compile-drop-up > .table-spot-button');
    const place = (await open.count()) > 0 ? open : targets(page);
    const places = await place.count();
    if (places > 0) await way.act(page, place.nth(n % places));
    // A plate may go somewhere in two ways: the second is said in words.
    if (places === 0 || (await after(page, before)) === 'picked') {
      await way.act(page, chips(page).first());
    }
  }
  await after(page, before, 'moved');
}

/** Whether a tap on a place made a move or leaves a choice; with `moved` it waits for the move. */
async function after(page: Page, before: number, wanted?: 'moved'): Promise<'moved' | 'picked'> {
  const found = await page.waitForFunction(
    ([steps, only]) => {
      // On a shared device the whole table may be gone.
      const curtain = document.querySelector('.play-curtain') !== null;
      if (curtain || document.querySelectorAll('.play-log > li').length > steps) return 'moved';
      const picked = document.querySelector('[data-light="picked"]') !== null;
      return picked && only === undefined ? 'picked' : undefined;
    },
    [before, wanted] as const,
    { polling: LOOK_MS },
  );
  return (await found.jsonValue())!;
}

/** Prefers a card of the hand, and not always the same one. */
async function wish(page: Page, n: number): Promise<Locator> {
  const hand = page.locator('[data-place^="hand:"][data-source] > .table-spot-button');
  const from = (await hand.count()) > 0 ? hand : sources(page);
  return from.nth(n % (await from.count()));
}

export async function playOn(page: Page, way: Way): Promise<number> {
  let n = 0;
  while ((await asked(page)) === 'asked') await answer(page, n++, way);
  return n;
}
