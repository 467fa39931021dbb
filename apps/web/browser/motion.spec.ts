/** With all animations, as people see it: cards in the air, and cards under a finger. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { View as UltiView } from '@pakli/ulti';
import { forget, stepAnimations } from './animations.ts';
import { LOOKS, resize } from './looks.ts';
import { LONG, MIDDLES, PEOPLE } from './people.ts';
import { middleOf } from './pointers.ts';
import { openSaved, type Middle } from './saved.ts';
import { judge, sentFrames, watchSent, type Frame } from './sent-card.ts';
import { expect, tableText, test } from './table.ts';

test.use({ reducedMotion: 'no-preference', looked: true });

interface Flown {
  /** Frames with a card in the air. */
  frames: number;
  /** Frames with something shown large over the table. */
  moments: number;
  /** Cards that were covered or had no size, and words that were covered. */
  readonly wrong: string[];
}

/** Checks every frame of the screen; only this can hit what flies. */
async function watch(page: Page): Promise<CDPSession> {
  const client = await stepAnimations(page);
  await page.evaluate(() => {
    const flown: Flown = { frames: 0, moments: 0, wrong: [] };
    const forget = (): void => {
      flown.frames = 0;
      flown.moments = 0;
      flown.wrong.length = 0;
    };
    Object.assign(window, { flown, forget });
    const look = (): void => {
      const layer = document.querySelector<HTMLElement>('.table-flights');
      if (layer !== null) layer.inert = false;
      const curtains = document.querySelector<HTMLElement>('.table-flights-curtains');
      const air = [...document.querySelectorAll<HTMLElement>('.table-flights-card')].filter(
        (card) => card.style.visibility === 'visible',
      );
      // Old pictures of places can be hit too while cards fly, so none may lie above one.
      if (curtains !== null) curtains.style.pointerEvents = air.length > 0 ? 'auto' : '';
      for (const card of air) {
        flown.frames++;
        card.style.pointerEvents = 'auto';
        const { x, y, width, height } = card.getBoundingClientRect();
        const over = document.elementFromPoint(x + width / 2, y + height / 2);
        if (!over?.closest('.table-flights-card')) {
          flown.wrong.push(
            `${width} x ${height} at ${x}, ${y} under ${over?.outerHTML.slice(0, 99)}`,
          );
        }
      }
      for (const moment of document.querySelectorAll<HTMLElement>('.compile-moments > li')) {
        flown.moments++;
        if (curtains !== null) curtains.style.pointerEvents = 'auto';
        moment.style.pointerEvents = 'auto';
        const { x, y, width, height } = moment.getBoundingClientRect();
        for (const part of [0.1, 0.3, 0.5, 0.7, 0.9]) {
          const over = document.elementFromPoint(x + width * part, y + height / 2);
          if (!moment.contains(over))
            flown.wrong.push(`words under ${over?.outerHTML.slice(0, 99)}`);
        }
        moment.style.pointerEvents = '';
      }
      requestAnimationFrame(look);
    };
    look();
  });
  return client;
}

// All games in one page: opening it takes longer than playing a card.
test('cards fly over the table, and leave nothing behind', async ({ page }) => {
  let watched: CDPSession | undefined;
  for (const middle of LONG ? MIDDLES : MIDDLES.slice(-1)) {
    await test.step(middle.game, async () => {
      const person = PEOPLE[middle.game]!;
      await openSaved(page, { ...middle, level: 'beginner' });
      await person.ready(page);
      watched ??= await watch(page);
      await forget(page);
      await person.move(page, 0);
      await person.ready(page);
      const flown = await page.evaluate(() => Reflect.get(window, 'flown') as Flown);
      expect(flown.wrong).toEqual([]);
      expect(flown.frames).toBeGreaterThan(5);
      if (middle.game === 'compile') expect(flown.moments).toBeGreaterThan(5);
      await expect(page.locator('.table-flights-card, .table-flights-curtains > *')).toHaveCount(0);
      await expect(page.locator('[data-veil]')).toHaveCount(0);
    });
  }
  await watched?.detach();
});

// On a phone a line has no room for words beside its total.
test('totals of Compile stand still while a card flies', async ({ page }) => {
  await resize(page, LOOKS.phone.viewport);
  await openSaved(page, { ...MIDDLES.at(-1)!, level: 'beginner' });
  await PEOPLE['compile']!.ready(page);
  const totals = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.compile-total > *')]
        .filter((part) => part.checkVisibility({ visibilityProperty: true }))
        .map((part) => {
          const { x, y, width } = part.getBoundingClientRect();
          return [part.tagName, ...[x, y, width].map((size) => Math.round(size))].join(' ');
        })
        .toSorted(),
    );
  const before = await totals();
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 1e-6 });
  await page.locator('.compile-hand [data-source] > .table-spot-button').first().click();
  await page.locator('[data-light="target"] > .table-spot-button').first().click();
  await page.locator('.table-flights-card').first().waitFor();
  expect(await totals()).toEqual(before);
  await client.detach();
});

// The last card of each hand: there is no choice.
test('a made Ulti is celebrated before its result is shown', async ({ page }) => {
  const names = ['You', 'Bo', 'Cem'];
  await openSaved(page, { game: 'ulti', rules: 'seed', names, seed: 5, moves: 0, left: 1 });
  await PEOPLE['ulti']!.ready(page);
  await page.evaluate(() => {
    const seen = { sparks: 0, both: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      if (document.querySelector('.play-sparks') === null) return;
      seen.sparks++;
      if (document.querySelector('.play-result-next') !== null) seen.both++;
    };
    // However few frames are drawn meanwhile.
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await PEOPLE['ulti']!.move(page, 0);
  await expect(page.locator('.play-result-next')).toBeVisible();
  const seen = await page.evaluate(
    () => Reflect.get(window, 'seen') as { sparks: number; both: number },
  );
  expect(seen.sparks).toBeGreaterThan(0);
  expect(seen.both).toBe(0);
});

// Time has almost stopped for animations: a deal that nobody skips does not end.
test('a tap on the table skips the deal', async ({ page }) => {
  await page.goto('./#/nowhere');
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  await client.send('Animation.setPlaybackRate', { playbackRate: 1e-6 });
  await page.goto('./#/play/mulle/1/short/0');
  await page.locator('.table-flights-card').first().waitFor();
  await page.locator('.table-area').click({ position: { x: 5, y: 5 } });
  await PEOPLE['mulle']!.ready(page);
  await expect(page.locator('.table-flights-card, .table-flights-curtains > *')).toHaveCount(0);
  await expect(page.locator('[data-veil]')).toHaveCount(0);
  await client.detach();
});

/** Drags the first to the second by finger, and releases it once the second shows that it may go there. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { readonly x: number; readonly y: number },
  ): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  const start = await middleOf(from);
  await touch('touchStart', start);
  // Down the page first: a browser that takes it for scrolling cancels the drag.
  for (let way = 4; way <= 24; way += 4) await touch('touchMove', { x: start.x, y: start.y - way });
  await expect(page.locator('[data-dragged]')).toHaveCount(1);
  const end = await middleOf(to);
  for (const part of [0.5, 1]) {
    const x = start.x + (end.x - start.x) * part;
    await touch('touchMove', { x, y: start.y + (end.y - start.y) * part });
  }
  await touch('touchEnd');
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
}

/** The first playable card, to its first target; by the first name where there are several moves. */
async function sendByTap(page: Page): Promise<void> {
  await page.locator('[data-place^="hand:"][data-source] > .table-spot-button').first().click();
  await page.locator('[data-light="target"] > .table-spot-button').first().click();
  await nameMove(page);
}

async function nameMove(page: Page): Promise<void> {
  // Judged by what was seen: it may have landed before anybody looks for it in the air.
  const found = await page.waitForFunction(() => {
    const frames = Reflect.get(window, 'looked') as Frame[];
    if (frames.some(({ waits, flies }) => waits || flies)) return 'sent';
    return document.querySelector('[data-light="picked"]') === null ? undefined : 'picked';
  });
  if ((await found.jsonValue()) === 'picked') {
    await page.locator('.table-chips button').first().click();
  }
}

/** The previous trick leaves with the next: a sent card waits for it. */
const LEADS: Middle = {
  id: 'ulti-after-a-trick',
  game: 'ulti',
  rules: 'seed',
  names: ['You', 'Bo', 'Cem'],
  seed: 1,
  moves: 20,
  until: (view) => {
    const { phase, trick, tricks } = view as UltiView;
    return phase === 'PLAY' && trick === null && tricks.length > 0;
  },
};

test.describe('what is sent', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('leaves the hand before the others close up', async ({ page }) => {
    let watched: CDPSession | undefined;
    for (const middle of LONG ? [...MIDDLES, LEADS] : [MIDDLES[0]!, LEADS]) {
      await test.step(middle.id ?? middle.game, async () => {
        await openSaved(page, { ...middle, level: 'beginner' });
        await PEOPLE[middle.game]!.ready(page);
        watched ??= await watchSent(page);
        await forget(page);
        await sendByTap(page);
        judge(await sentFrames(page));
      });
    }
    await watched?.detach();
  });
});

test.describe('a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('drags a card to where it goes', async ({ page }) => {
    let watched: CDPSession | undefined;
    // To a pile; with PAKLI_LONG also to one of many stacks. drag.spec.ts drags cards of all games.
    for (const middle of MIDDLES.slice(2, LONG ? 4 : 3)) {
      await test.step(middle.game, async () => {
        await openSaved(page, { ...middle, level: 'beginner' });
        await PEOPLE[middle.game]!.ready(page);
        const before = await tableText(page);
        const card = page.locator('[data-place^="hand:"] > .table-spot-button').first();
        const target = page.locator('[data-light="target"]:not([data-place^="hand:"])').first();
        watched ??= await watchSent(page);
        await forget(page);
        await dragByTouch(page, card, target);
        // It went there, or asks which of several moves is meant.
        const asks = page.locator('[data-light="picked"]');
        await expect
          .poll(
            async () =>
              (await asks.count()) > 0 || (await tableText(page)).join() !== before.join(),
          )
          .toBe(true);
        if ((await asks.count()) === 0) judge(await sentFrames(page));
      });
    }
    await watched?.detach();
  });
});
