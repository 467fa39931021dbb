/** The page holds no hidden card: not in its storage, not in its memory of messages. */
import { expect, moveByPointer, myTurn, sitDown, test } from './table.ts';

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
    const { addEventListener } = Worker.prototype;
    Worker.prototype.addEventListener = function (this: Worker, type: string, listener: unknown) {
      if (type !== 'message') {
        addEventListener.call(this, type, listener as EventListener);
        return;
      }
      addEventListener.call(this, type, (event) => {
        heard.push(JSON.stringify((event as MessageEvent).data));
        (listener as EventListener)(event);
      });
    } as typeof addEventListener;
  });
  await sitDown(page, 'buddy-bluff');
  await moveByPointer(page, 0);
  await myTurn(page);
  const heard = await page.evaluate(() => Reflect.get(globalThis, 'heard') as string[]);
  expect(heard.length).toBeGreaterThan(3);
  const updates = heard.map(
    (text) =>
      JSON.parse(text) as {
        update?: {
          kind: string;
          scene?: {
            view: {
              hand: string[];
              pool: string[];
              centre: (string | null)[];
              slots: { cards: string[] }[];
            };
          };
        };
      },
  );
  const scenes = updates.flatMap(({ update }) => update?.scene ?? []);
  const last = scenes.at(-1)?.view;
  if (last === undefined) throw new Error('no scene was sent');
  // Four in the centre, four to each of four: 20 cards are dealt, and all that the seat has seen may be named.
  const known = new Set([
    ...scenes.flatMap(({ view }) => view.hand),
    ...scenes.flatMap(({ view }) => view.pool),
    ...scenes.flatMap(({ view }) => view.centre.filter((card) => card !== null)),
    ...scenes.flatMap(({ view }) => view.slots.flatMap(({ cards }) => cards)),
  ]);
  const named = new Set(heard.join(' ').match(/\b[A2-9TJQK][SHDC]\b/g));
  expect([...named].filter((card) => !known.has(card))).toEqual([]);
  expect(known.size).toBeLessThan(20);
});
