/**
 * Keeps the whole build in the browser, so that everything works without a network. scripts/precache.ts writes the list
 * of files and the version in front of this file; it imports nothing.
 *
 * A version is stored whole before it is used, in a cache of its own. A page load gets the newest whole version,
 * whichever worker answers. So no worker has to take over while a tab is open, in the middle of that tab's requests:
 * Chromium loses some of them then, or keeps the previous worker for minutes. The previous version stays: a tab may
 * still fetch a part of it.
 */

/** Every file of the build, relative to this one; '' is the page itself. Those under `assets/` never change. */
declare const FILES: readonly string[];
declare const VERSION: string;

// The types only know the `self` shared by all kinds of workers.
declare const self: ServiceWorkerGlobalScope;

// Another Pakli may be hosted in another folder of the same origin.
const PREFIX = `pakli ${self.registration.scope} `;
const NAME = PREFIX + VERSION;
/** A few at a time and with low priority: the visible page comes first. */
const LANES = 3;

/** The page itself, among the files. */
const PAGE = '';

const addressOf = (file: string): string => new URL(file, self.registration.scope).href;

/** The names of their caches, oldest first. */
async function versions(): Promise<readonly string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

async function store(): Promise<void> {
  // A version published again is the newest again.
  if ((await versions()).at(-1) !== NAME) await caches.delete(NAME);
  const cache = await caches.open(NAME);
  const waiting = FILES.filter((file) => file !== PAGE);
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await storeFile(cache, file);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  // Last: a version that has its page is whole.
  await storeFile(cache, PAGE);
}

/** Files from an interrupted attempt or the previous version need not be fetched again. */
async function storeFile(cache: Cache, file: string): Promise<void> {
  const address = addressOf(file);
  const lasting = file.startsWith('assets/');
  const known = lasting ? await caches.match(address) : undefined;
  const response =
    known ?? (await fetch(address, { cache: lasting ? 'default' : 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/** All versions before this one but the last. */
async function forget(): Promise<void> {
  const all = await versions();
  const old = all.slice(0, Math.max(0, all.indexOf(NAME) - 1));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** A page from the newest version; a part of one from this version, or else from any that has it. */
async function answer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname.replace(/\/index\.html$/, '/');
  const names = request.mode === 'navigate' ? (await versions()).toReversed() : [NAME];
  for (const cacheName of names) {
    const known = await caches.match(address, { cacheName });
    if (known !== undefined) return known;
  }
  return (await caches.match(address)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(store()));
// The first visit works offline too: nobody has to reload the page for it.
self.addEventListener('activate', (event) =>
  event.waitUntil(forget().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});

/** A message from the page's server: something to show, or to stop showing. It is made in apps/server/src/push/notice.ts. */
type Call =
  | { readonly tag: string; readonly title: string; readonly body: string; readonly path: string }
  | { readonly close: string };

/** At most one notification per tag is shown; the app's icon shows how many there are. */
async function call(what: Call): Promise<void> {
  const { registration, navigator } = self;
  if ('close' in what) {
    for (const shown of await registration.getNotifications({ tag: what.close })) shown.close();
  } else {
    const { title, body, tag, path } = what;
    const icon = addressOf('icon-192.png');
    await registration.showNotification(title, { body, tag, icon, data: { path } });
  }
  const { length } = await registration.getNotifications();
  // Not every browser can badge the icon.
  await (navigator as Partial<typeof navigator>).setAppBadge?.(length);
}

/** Shows a notification's table: in an open window, else in a new one. */
async function visit({ data, tag }: Notification): Promise<void> {
  const [, table = ''] = tag.split(' ');
  const path = (data as { readonly path?: string } | null)?.path ?? `/t/${table}`;
  const address = addressOf(`#${path}`);
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = await page?.navigate(address).catch(() => null);
  if (shown === undefined || shown === null) await self.clients.openWindow(address);
  else await shown.focus();
}

self.addEventListener('push', (event) => {
  const { data } = event;
  if (data !== null) event.waitUntil(call(data.json() as Call));
});
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(visit(event.notification));
});
// Pages of the first release ask for it, and wait until it is done.
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') event.waitUntil(self.skipWaiting());
});
