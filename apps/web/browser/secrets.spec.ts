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
import { LONG } from './people.ts';
import { expect, moveByPointer, myTurn, openTable, sitDown, test } from './table.ts';
import { asked, decide } from './ulti.ts';

/** The part of a message that matters here: a scene, or a step and the scene after it. */
interface Moment {
  readonly scene?: { readonly view: BaseView } | null;
  readonly step?: { readonly seen: readonly unknown[] };
}

interface Message {
  readonly wire?: {
    readonly heard?: { readonly update?: Moment & { readonly steps?: readonly Moment[] } };
  };
}

interface Heard {
  /** All messages as one text. */
  readonly heard: string;
  readonly views: readonly BaseView[];
}

/** Records everything workers say to the page, as text. */
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

async function messagesTo(page: Page): Promise<readonly Message[]> {
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
  return heard.map((text) => JSON.parse(text) as Message);
}

/** Everything a message says about a table, in order. */
function momentsIn({ wire }: Message): readonly Moment[] {
  const update = wire?.heard?.update;
  return update === undefined ? [] : [update, ...(update.steps ?? [])];
}

async function heardBy(page: Page): Promise<Heard> {
  const messages = await messagesTo(page);
  const views = messages.flatMap(momentsIn).flatMap(({ scene }) => scene?.view ?? []);
  expect(views.length).toBeGreaterThan(3);
  return { heard: JSON.stringify(messages), views };
}

// packages/host/test/leak.test.ts checks what a host sends for every game: one is enough to see that pages get no more.
if (LONG) {
  test('no message to the page names a card of another hand', async ({ page }) => {
    await listen(page);
    await sitDown(page, 'buddy-bluff');
    await moveByPointer(page, 0);
    await myTurn(page);
    const { heard, ...told } = await heardBy(page);
    const views = told.views as View[];
    // Everything the seat holds or has seen on the table may be named.
    const known = new Set(
      views.flatMap(({ hand, pool, centre, slots }) =>
        [hand ?? [], pool, centre, slots.flatMap(({ cards }) => cards)].flat(),
      ),
    );
    const named = new Set(heard.match(/\b[A2-9TJQK][SHDC]\b/g));
    expect([...named].filter((card) => !known.has(card))).toEqual([]);
    expect(known.size).toBeLessThan(20);
  });

  test('no message to the page names a card of Ulti that the seat has not seen', async ({
    page,
  }) => {
    await listen(page);
    await openTable(page, 'ulti', { seat: 1 });
    // Through the auction, where cards are picked up and laid down, into the first tricks.
    for (let played = 0; played < 2;) {
      const now = await asked(page);
      if (now === 'over') break;
      if (now === 'play') played++;
      await decide(page, now, { bid: 'Passz', answer: /^Pass/ });
    }
    // Nothing is in flight any more.
    await asked(page);
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
}

/** The cards known to a view of Compile: those it can read, and those it remembers. */
function knownTo({ players, commits, memory }: CompileView): string[] {
  const placed = [...players.flatMap(({ stacks }) => stacks.flat()), ...commits];
  return [
    ...players.flatMap(({ hand, trash }) => [...(hand ?? []), ...trash]),
    ...placed.flatMap(({ card }) => card ?? []),
    ...(memory?.known ?? []).map(([card]) => card),
  ];
}

test('neither a message nor the page names a card of Compile that the seat does not know', async ({
  page,
}) => {
  await listen(page);
  await sitDownToCompile(page, { rules: 'quick' });
  const pages: { html: string; messages: number }[] = [];
  for (let n = 0; n < 12 && (await askedInCompile(page)) === 'asked'; n++) {
    pages.push(
      await page.evaluate(() => ({
        html: document.body.outerHTML,
        messages: (Reflect.get(globalThis, 'heard') as string[]).length,
      })),
    );
    await answer(page, n, POINTER);
  }
  const messages = await messagesTo(page);
  let view: CompileView | undefined;
  const told = new Set<string>();
  let drawn = 0;
  let views = 0;
  let read = 0;
  let fewest = 36;
  const moments = messages.flatMap((message, i) =>
    momentsIn(message).map(({ step, scene }) => ({ i, step, scene })),
  );
  for (const [n, { i, step, scene }] of moments.entries()) {
    const seen = (step?.seen ?? []) as readonly CompileSeen[];
    // A card may be named if it lies open now, comes to one's own side or a trash, or was known or named before.
    const known = new Set(view === undefined ? [] : knownTo(view));
    for (const { kind, cards } of seen) {
      for (const { card, to, up } of cards) {
        if (kind === 'draw' && to === 'P1.hand') drawn++;
        if (card === null) continue;
        if (!up && kind !== 'reveal' && !/^P0|trash$/.test(to)) expect([...known]).toContain(card);
        known.add(card);
        told.add(card);
      }
    }
    if (scene !== undefined && scene !== null) {
      view = scene.view as CompileView;
      views++;
      expect(view.players[1].hand).toBe(null);
      for (const { faceUp, card } of view.players[1].stacks.flat()) {
        if (!faceUp) expect(card).toBe(null);
      }
    }
    // Heartbeats are messages, too: a page shows the last thing that arrived before one.
    const next = moments[n + 1]?.i ?? Infinity;
    for (const { html } of pages.filter(({ messages }) => messages > i && messages <= next)) {
      if (view === undefined) continue;
      const protocols = view.players.flatMap(({ protocols }) => protocols);
      const names = protocols.map(({ protocol }) => protocol).join('|');
      // Written `Fire 1`, kept as `Fire-1`.
      const named = new Set(
        [...html.matchAll(new RegExp(`\\b(${names})[\\s-](\\d)`, 'g'))].map(
          ([, protocol, value]) => `${protocol}-${value}`,
        ),
      );
      const knows = new Set([...told, ...knownTo(view)]);
      expect([...named].filter((card) => !knows.has(card))).toEqual([]);
      expect(named.size).toBeGreaterThan(4);
      fewest = Math.min(fewest, knows.size);
      read++;
    }
  }
  expect(views).toBeGreaterThan(10);
  expect(drawn).toBeGreaterThan(0);
  expect(read).toBe(pages.length);
  expect(read).toBeGreaterThan(5);
  expect(fewest).toBeLessThan(20);
  // Nor does the storage that the page reads itself.
  const stored = await page.evaluate(() => ({
    local: Object.entries(localStorage),
    session: Object.entries(sessionStorage),
    cookies: document.cookie,
  }));
  expect(stored.cookies).toBe('');
  expect(stored.session).toEqual([]);
  for (const [key, value] of stored.local) {
    expect(key).toMatch(/^pakli\.(settings|choices|modes?)\b/);
    expect(value).not.toMatch(/[A-Z][a-z]+-\d|decks|deal |record/);
  }
});
