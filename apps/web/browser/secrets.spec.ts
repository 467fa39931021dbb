/** The page holds no hidden card: not in its storage, not in its memory of messages. */
import type { View } from '@pakli/buddy-bluff';
import type { Seen as CompileSeen, View as CompileView } from '@pakli/compile';
import type { BaseView } from '@pakli/core';
import type { View as UltiView } from '@pakli/ulti';
import type { Page } from '@playwright/test';
import {
  answer,
  asked as askedInCompile,
  POINTER,
  sitDown as sitDownToCompile,
} from './compile.ts';
import { expect, moveByPointer, myTurn, openTable, sitDown, test } from './table.ts';
import { asked, decide } from './ulti.ts';

/** What interests us of a message. */
interface Message {
  readonly update?: {
    readonly scene?: { readonly view: BaseView };
    readonly step?: { readonly seen: readonly unknown[] };
  };
}

interface Heard {
  /** All messages as one text. */
  readonly heard: string;
  readonly updates: readonly NonNullable<Message['update']>[];
  readonly views: readonly BaseView[];
}

/** Keeps everything that workers say to the page, as text. */
function listen(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
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

async function heardBy(page: Page): Promise<Heard> {
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
  const updates = heard.flatMap((text) => (JSON.parse(text) as Message).update ?? []);
  const views = updates.flatMap(({ scene }) => scene?.view ?? []);
  expect(views.length).toBeGreaterThan(3);
  return { heard: heard.join(' '), updates, views };
}

test('the storage that a page reads by itself holds no record', async ({ page }) => {
  await sitDown(page, 'mulle');
  await moveByPointer(page, 0);
  await myTurn(page);
  const stored = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
  }));
  expect(stored.cookies).toBe('');
  expect(stored.session).toEqual([]);
  for (const [key, value] of stored.local) {
    expect(key).toMatch(/^pakli\.(settings|choices|modes?)\b/);
    expect(value).not.toMatch(/deal |record|KL |SP |HJ |RU /);
  }
});

test('no message to the page names a card of another hand', async ({ page }) => {
  await listen(page);
  await sitDown(page, 'buddy-bluff');
  await moveByPointer(page, 0);
  await myTurn(page);
  const { heard, ...told } = await heardBy(page);
  const views = told.views as View[];
  // All that the seat holds or has seen on the table may be named.
  const known = new Set(
    views.flatMap(({ hand, pool, centre, slots }) =>
      [hand ?? [], pool, centre, slots.flatMap(({ cards }) => cards)].flat(),
    ),
  );
  const named = new Set(heard.match(/\b[A2-9TJQK][SHDC]\b/g));
  expect([...named].filter((card) => !known.has(card))).toEqual([]);
  expect(known.size).toBeLessThan(20);
});

test('no message to the page names a card of Ulti that the seat has not seen', async ({ page }) => {
  await listen(page);
  await openTable(page, 'ulti', { seat: 1 });
  // Through the auction, in which cards are picked up and laid down, into the first tricks.
  for (let played = 0; played < 2;) {
    const now = await asked(page);
    if (now === 'over') break;
    if (now === 'play') played++;
    await decide(page, now, { bid: 'Passz', answer: /^Pass/ });
  }
  const { heard, ...told } = await heardBy(page);
  const views = told.views as UltiView[];
  // At the end everything is shown, and may be.
  const known = new Set(
    views.flatMap(({ hand, tricks, trick, open, result }) =>
      [
        hand ?? [],
        tricks.flatMap(({ cards }) => cards),
        trick?.cards ?? [],
        open.flatMap((cards) => cards ?? []),
        result?.dealt.flat() ?? [],
      ].flat(),
    ),
  );
  const named = new Set(heard.match(/\b[HBLA][789UOKXA]\b/g));
  expect(named.size).toBeGreaterThan(10);
  expect([...named].filter((card) => !known.has(card))).toEqual([]);
});

test('no message to the page places a card of Compile that the seat cannot read', async ({
  page,
}) => {
  await listen(page);
  await sitDownToCompile(page, { rules: 'quick' });
  for (let n = 0; n < 12 && (await askedInCompile(page)) === 'asked'; n++)
    await answer(page, n, POINTER);
  const { updates, ...told } = await heardBy(page);
  const views = told.views as CompileView[];
  expect(views.length).toBeGreaterThan(10);
  for (const { players } of views) {
    expect(players[1].hand).toBe(null);
    for (const { faceUp, card } of players[1].stacks.flat()) {
      if (!faceUp) expect(card).toBe(null);
    }
  }
  const moved = updates
    .flatMap(({ step }) => (step?.seen ?? []) as readonly CompileSeen[])
    .flatMap(({ kind, cards }) => (kind === 'draw' ? cards : []));
  const drawn = moved.filter(({ to }) => to === 'P1.hand');
  expect(drawn.length).toBeGreaterThan(0);
  // Drawn from the other deck face-down; only what both saw before may be named, or what a text has shown.
  const steps = updates.flatMap(({ step }) => (step?.seen ?? []) as readonly CompileSeen[]);
  const shown = new Set(
    steps.flatMap(({ kind, cards }) => (kind === 'reveal' ? cards.map(({ card }) => card) : [])),
  );
  for (const { card, news } of drawn) {
    expect(card === null || !news || shown.has(card)).toBe(true);
  }
  // The page's own storage holds no record of it.
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toMatch(/[A-Z][a-z]+-\d|decks|record/);
});
