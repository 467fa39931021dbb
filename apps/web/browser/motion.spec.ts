/** With everything moving, as people see it: cards in the air, and cards under a finger. */
import type { CDPSession, Locator, Page } from '@playwright/test';
import type { View as UltiView } from '@pakli/ulti';
import { stepAnimations } from './animations.ts';
import { MIDDLES, PEOPLE } from './people.ts';
import { middleOf } from './pointers.ts';
import { openSaved, type Middle } from './saved.ts';
import { expect, LOOKS, resize, tableText, test } from './table.ts';

test.use({ reducedMotion: 'no-preference', looked: true });

interface Flown {
  /** Frames in which a card was in the air. */
  frames: number;
  /** Frames in which something was told large over the table. */
  moments: number;
  /** Cards over which something else lay, or that had no size, and words over which anything lay. */
  readonly wrong: string[];
}

/** What was seen of the game before is no part of this one. */
function forget(page: Page): Promise<void> {
  return page.evaluate(() => (Reflect.get(window, 'forget') as () => void)());
}

/** Looks at every frame of the screen; what flies can be hit by nobody but this. */
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
      // Old pictures of places can be hit as well while cards fly, so that none may lie above one.
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

// All games in one page: to open it takes longer than to play a card.
test('cards fly over the table of every game, and leave nothing behind', async ({ page }) => {
  let watched: CDPSession | undefined;
  for (const middle of MIDDLES) {
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

// On a phone, where a line has no room for words beside its total.
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

// The last card of each hand: nobody can choose another.
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

// Time has almost stopped for what moves: a deal that nobody skips does not end.
test('a tap on the table skips the deal', async ({ page }) => {
  await page.goto('./');
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

/** A finger on the first, which it lets go on the second once it is shown that it may. */
async function dragByTouch(page: Page, from: Locator, to: Locator): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    at?: { readonly x: number; readonly y: number },
  ): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] });
  const start = await middleOf(from);
  await touch('touchStart', start);
  // Down the page first: a browser that takes it for scrolling takes the card away.
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

/** One frame of the screen while a card is on its way. */
interface Frame {
  /** Middles and widths of the sent card wherever it is drawn. */
  readonly sent: readonly Drawn[];
  /** It was let go or confirmed, and has not left. */
  readonly waits: boolean;
  /** It is drawn in the air. */
  readonly flies: boolean;
  /** The other cards of the hand as they are drawn, in their order, and which of them the sent one is. */
  readonly others: readonly Drawn[];
  readonly place: number;
  /** What makes the sent card darker or lets others show through it. */
  readonly dim: readonly string[];
}

interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Looks at the hand with every frame, from the moment in which a card is lifted. */
async function watchSent(page: Page): Promise<CDPSession> {
  const client = await stepAnimations(page);
  await page.evaluate(() => {
    const frames: Frame[] = [];
    let sent: string | undefined;
    const forget = (): void => {
      frames.length = 0;
      sent = undefined;
    };
    Object.assign(window, { looked: frames, forget });
    const HANDS = '.ulti-hand, .mulle-fan, .bluff-hand, .compile-hand, .table-own-cards';
    const CARDS = '.card, .compile-panel';
    // They go to the page with the rest.
    /* oxlint-disable unicorn/consistent-function-scoping */
    const face = (card: Element): string =>
      card.querySelector('use')?.getAttribute('href') ??
      `${card.querySelector('.compile-name')?.textContent} ${card.querySelector('.compile-value')?.textContent}`;
    const seen = (root: Element): HTMLElement[] =>
      [...root.querySelectorAll<HTMLElement>(CARDS)].filter(
        (card) =>
          card.checkVisibility({ visibilityProperty: true }) &&
          // The back of what lies face up in the air is turned away.
          card.closest('.table-flights-back') === null,
      );
    const drawn = (card: Element): Drawn => {
      const { x, y, width, height } = card.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2, width };
    };
    const dimmed = (card: Element): string[] => {
      const found: string[] = [];
      for (let one: Element | null = card; one !== null; one = one.parentElement) {
        const { opacity, filter } = getComputedStyle(one);
        if (opacity !== '1') found.push(`opacity ${opacity}`);
        if (filter !== 'none' && filter !== 'brightness(1)') found.push(filter);
      }
      return found;
    };
    /* oxlint-enable unicorn/consistent-function-scoping */
    const look = (): void => {
      requestAnimationFrame(look);
      const area = document.querySelector('.table-area');
      const lifted = area?.querySelector('[data-light="lifted"]');
      // Of twins the last is lifted.
      const top = lifted === null || lifted === undefined ? undefined : seen(lifted).at(-1);
      if (top !== undefined) sent = face(top);
      if (area === null || sent === undefined) return;
      const all = seen(area).filter((card) => face(card) === sent);
      const air = all.filter((card) => card.closest('.table-flights-card') !== null);
      const hand = [...document.querySelectorAll(HANDS)].flatMap(seen);
      frames.push({
        sent: all.map(drawn),
        waits: area.querySelector('[data-sent]') !== null,
        flies: air.length > 0,
        others: hand.filter((card) => face(card) !== sent).map(drawn),
        place: hand.findIndex((card) => face(card) === sent),
        dim: all.flatMap(dimmed),
      });
    };
    requestAnimationFrame(look);
  });
  return client;
}

/** Until the card has been in the air and lies somewhere. */
async function sentFrames(page: Page): Promise<readonly Frame[]> {
  const whole = await page.waitForFunction(() => {
    const frames = Reflect.get(window, 'looked') as Frame[];
    const left = frames.findIndex(({ flies }) => flies);
    const lies = frames.findIndex(({ flies }, n) => left >= 0 && n > left && !flies);
    return lies < 0 ? undefined : frames.slice(0, lies + 1);
  }, undefined);
  return (await whole.jsonValue())!;
}

const apart = (one: Drawn, other: Drawn): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Every frame makes sense: what is sent is in one place, and nobody closes up before it has left. */
function judge(frames: readonly Frame[]): void {
  const first = frames[0]!;
  const left = frames.findIndex(({ flies }) => flies);
  const end = frames.at(-1)!.others;
  expect(left, 'it is lifted before it leaves').toBeGreaterThan(0);
  expect(frames.length - left, 'it is seen to fly').toBeGreaterThan(2);
  for (const [n, { sent, others, place, dim }] of frames.entries()) {
    const when = `frame ${n}, ${n - left} after it left`;
    expect(sent.length, `${when}: drawn`).toBe(first.sent.length);
    // On the table it may be in the shade of what beats it.
    if (n < frames.length - 1) expect(dim, when).toEqual([]);
    expect(others.length, `${when}: other cards`).toBe(first.others.length);
    if (n < left) {
      expect(place, `${when}: among the others`).toBe(first.place);
      // They may sink back, since nothing can be played now, but keep their places.
      for (const [m, other] of others.entries()) {
        const before = first.others[m]!;
        expect(Math.abs(other.x - before.x), `${when}: card ${m}`).toBeLessThan(1.5);
        expect(Math.abs(other.y - before.y), `${when}: card ${m}`).toBeLessThan(before.width / 3);
      }
    }
    if (n === left) {
      const before = frames[n - 1]!.sent;
      const [near] = before
        .flatMap((one) => sent.map((other) => ({ one, other })))
        .toSorted((a, b) => apart(a.one, a.other) - apart(b.one, b.other));
      expect(near!.other.width / near!.one.width, `${when}: its size`).toBeGreaterThan(0.85);
      expect(near!.other.width / near!.one.width, `${when}: its size`).toBeLessThan(1.15);
      // The others set out with it, and are not there yet.
      for (const [m, other] of others.entries()) {
        const goes = apart(end[m]!, first.others[m]!);
        expect(apart(end[m]!, other), `${when}: card ${m}`).toBeGreaterThan(goes / 2 - 4);
      }
    }
    // What was let go somewhere leaves from there.
    if (frames[n - 1]?.waits === true && n <= left) {
      const was = frames[n - 1]!.sent;
      const way = Math.min(...sent.map((one) => Math.min(...was.map((from) => apart(from, one)))));
      expect(way, `${when}: its way`).toBeLessThan(60);
    }
  }
  expect(
    Math.max(...end.map((one, m) => apart(one, first.others[m]!))),
    'they close up',
  ).toBeGreaterThan(3);
}

/** The first card that can be played, to the first place that it may go to; by the first name where there are several moves. */
async function sendByTap(page: Page): Promise<void> {
  await page.locator('[data-place^="hand:"][data-source] > .table-spot-button').first().click();
  await page.locator('[data-light="target"] > .table-spot-button').first().click();
  await nameMove(page);
}

async function nameMove(page: Page): Promise<void> {
  // By what was seen: it may have landed before anybody looks for it in the air.
  const found = await page.waitForFunction(() => {
    const frames = Reflect.get(window, 'looked') as Frame[];
    if (frames.some(({ waits, flies }) => waits || flies)) return 'sent';
    return document.querySelector('[data-light="picked"]') === null ? undefined : 'picked';
  });
  if ((await found.jsonValue()) === 'picked') {
    await page.locator('.table-chips button').first().click();
  }
}

/** With the next trick the one before leaves: what is sent waits for it. */
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

  test('leaves the hand of every game before the others close up', async ({ page }) => {
    let watched: CDPSession | undefined;
    for (const middle of [...MIDDLES, LEADS]) {
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
    // To a pile and to one of many stacks; cards of all games are dragged in drag.spec.ts.
    for (const middle of MIDDLES.filter(({ game }) => game === 'ulti' || game === 'compile')) {
      await test.step(middle.game, async () => {
        await openSaved(page, { ...middle, level: 'beginner' });
        await PEOPLE[middle.game]!.ready(page);
        const before = await tableText(page);
        const card = page.locator('[data-place^="hand:"] > .table-spot-button').first();
        const target = page.locator('[data-light="target"]:not([data-place^="hand:"])').first();
        watched ??= await watchSent(page);
        await forget(page);
        await dragByTouch(page, card, target);
        // It has gone there, or asks which of several moves is meant.
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
