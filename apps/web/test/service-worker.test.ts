/** How the service worker handles messages from the server, with a fake environment that a test can inspect. */
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, '../src/offline/service-worker.ts'), 'utf8');

interface Shown {
  readonly tag: string;
  readonly title: string;
  readonly options: object;
  close(): void;
}

interface Page {
  readonly went: string[];
  focused: number;
}

/** The worker in a browser that shows notifications, with or without an open page. */
function worker(page?: Page): {
  readonly shown: Map<string, Shown>;
  readonly badges: number[];
  readonly opened: string[];
  readonly happen: (kind: string, event: object) => Promise<void>;
} {
  const listeners = new Map<string, (event: object) => void>();
  const shown = new Map<string, Shown>();
  const badges: number[] = [];
  const opened: string[] = [];
  const client = page && {
    navigate: async (address: string) => (page.went.push(address), client),
    focus: async () => void page.focused++,
  };
  const self = {
    registration: {
      scope: 'https://cards.example/pakli/',
      showNotification: async (title: string, options: { readonly tag: string }) => {
        const { tag } = options;
        shown.set(tag, { tag, title, options, close: () => void shown.delete(tag) });
      },
      getNotifications: async ({ tag }: { readonly tag?: string } = {}) =>
        [...shown.values()].filter((one) => tag === undefined || one.tag === tag),
    },
    navigator: { setAppBadge: async (count: number) => void badges.push(count) },
    clients: {
      matchAll: async () => (client === undefined ? [] : [client]),
      openWindow: async (address: string) => void opened.push(address),
    },
    addEventListener: (kind: string, hear: (event: object) => void) => listeners.set(kind, hear),
  };
  const script = `const VERSION = '1'; const FILES = [];${stripTypeScriptTypes(source)}`;
  runInNewContext(script, { self, URL });
  const happen = async (kind: string, event: object): Promise<void> => {
    const waits: Promise<unknown>[] = [];
    listeners.get(kind)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
    await Promise.all(waits);
  };
  return { shown, badges, opened, happen };
}

const push = (call: object): object => ({ data: { json: () => call } });
const CALL = {
  tag: 'pakli abcdefghij',
  title: 'Your turn',
  body: 'Ulti · Anna',
  path: '/t/abcdefghij',
};

test('a call is shown, once for each table, and its number is on the icon', async () => {
  const { shown, badges, happen } = worker();
  await happen('push', push(CALL));
  await happen('push', push(CALL));
  await happen('push', push({ ...CALL, tag: 'pakli klmnopqrst', title: 'Bo is back' }));
  expect([...shown.values()].map(({ title, options }) => [title, options])).toEqual([
    [
      'Your turn',
      {
        body: 'Ulti · Anna',
        tag: 'pakli abcdefghij',
        icon: 'https://cards.example/pakli/icon-192.png',
        data: { path: '/t/abcdefghij' },
      },
    ],
    ['Bo is back', expect.objectContaining({ tag: 'pakli klmnopqrst' })],
  ]);
  expect(badges).toEqual([1, 1, 2]);
  // It is over: this table's notifications are closed, and nothing else.
  await happen('push', push({ close: CALL.tag }));
  expect([...shown.keys()]).toEqual(['pakli klmnopqrst']);
  expect(badges.at(-1)).toBe(1);
  await happen('push', { data: null });
  expect(shown.size).toBe(1);
});

test('a tap leads to the table, in a page that is open or a new one', async () => {
  const address = 'https://cards.example/pakli/#/t/abcdefghij';
  const tapped = (data: object | null): { notification: object; closed: string[] } => {
    const closed: string[] = [];
    return { notification: { data, tag: CALL.tag, close: () => closed.push('closed') }, closed };
  };
  const page = { went: [], focused: 0 };
  const open = worker(page);
  const tap = tapped({ path: CALL.path });
  await open.happen('notificationclick', tap);
  expect(page).toEqual({ went: [address], focused: 1 });
  expect([open.opened, tap.closed]).toEqual([[], ['closed']]);
  // A notification from an older page carries only its tag.
  const closed = worker();
  await closed.happen('notificationclick', tapped(null));
  expect(closed.opened).toEqual([address]);
});
