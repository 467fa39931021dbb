/** The page holds no hidden card: not in its storage, not in its memory of messages. */
import type { View } from '@pakli/buddy-bluff';
import { expect, moveByPointer, myTurn, sitDown, test } from './table.ts';

/** What interests us of a message. */
interface Message {
  readonly update?: { readonly scene?: { readonly view: View } };
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
  // Everything that workers say to the page, as text.
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
  await sitDown(page, 'buddy-bluff');
  await moveByPointer(page, 0);
  await myTurn(page);
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
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
  const named = new Set(heard.join(' ').match(/\b[A2-9TJQK][SHDC]\b/g));
  expect([...named].filter((card) => !known.has(card))).toEqual([]);
  expect(known.size).toBeLessThan(20);
});
