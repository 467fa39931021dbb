/** The page holds no hidden card: not in its storage, not in its memory of messages. */
import type { View } from '@pakli/buddy-bluff';
import type { Seen as CompileSeen, View as CompileView } from '@pakli/compile';
import { answer, asked, POINTER, sitDown as sitDownToCompile } from './compile.ts';
import type { Page } from '@playwright/test';
import { expect, moveByPointer, myTurn, sitDown, test } from './table.ts';

/** What interests us of a message. */
interface Message {
  readonly update?: { readonly scene?: { readonly view: BaseView } };
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

/** All messages as one text, and the views in them. */
async function heardBy(page: Page): Promise<{ heard: string; views: BaseView[] }> {
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
  const updates = heard.map((text) => JSON.parse(text) as Message);
  const views = updates.flatMap(({ update }) => update?.scene?.view ?? []);
  expect(views.length).toBeGreaterThan(3);
  return { heard: heard.join(' '), views };
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

/** Keeps everything that workers say to the page, as text. */
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

function heardBy(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
}

test('no message to the page names a card of another hand', async ({ page }) => {
  await listen(page);
  await sitDown(page, 'buddy-bluff');
  await moveByPointer(page, 0);
  await myTurn(page);
  const heard = await heardBy(page);
  expect(heard.length).toBeGreaterThan(3);
  const updates = heard.map((text) => JSON.parse(text) as Message);
  const views = updates.flatMap(({ update }) => update?.scene?.view ?? []);
  expect(views.length).toBeGreaterThan(3);
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

test('no message to the page places a card of Compile that the seat cannot read', async ({
  page,
}) => {
  await listen(page);
  await sitDownToCompile(page, { rules: 'quick' });
  for (let n = 0; n < 12 && (await asked(page)) === 'asked'; n++) await answer(page, n, POINTER);
  const updates = (await heardBy(page)).flatMap((text) => {
    const { update } = JSON.parse(text) as {
      readonly update?: {
        readonly scene?: { readonly view: CompileView };
        readonly step?: { readonly seen: readonly CompileSeen[] };
      };
    };
    return update ?? [];
  });
  const views = updates.flatMap(({ scene }) => scene?.view ?? []);
  expect(views.length).toBeGreaterThan(10);
  for (const { players } of views) {
    expect(players[1].hand).toBe(null);
    for (const { faceUp, card } of players[1].stacks.flat()) {
      if (!faceUp) expect(card).toBe(null);
    }
  }
  const moved = updates
    .flatMap(({ step }) => step?.seen ?? [])
    .flatMap(({ kind, cards }) => (kind === 'draw' ? cards : []));
  const drawn = moved.filter(({ to }) => to === 'P1.hand');
  expect(drawn.length).toBeGreaterThan(3);
  // Drawn from the other deck face-down; only what both saw before may be named.
  for (const { card, news } of drawn) expect(card === null || !news).toBe(true);
  // The page's own storage holds no record of it.
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toMatch(/[A-Z][a-z]+-\d|decks|record/);
});
