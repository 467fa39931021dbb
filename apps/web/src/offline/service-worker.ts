/**
 * Keeps the whole build in the browser, so that everything works without a
 * network. The list of files and the version are written in front of this
 * file by scripts/precache.ts; it imports nothing.
 *
 * A version is stored whole before it is used, in a cache of its own, and
 * waits until a page asks for it. The version before it stays: a table that is
 * open in another tab may still fetch a part of it.
 */

/** Every file of the build, relative to this one, the page itself as ''. Those under `assets/` never change. */
declare const FILES: readonly string[];
declare const VERSION: string;

// Types know of `self` only what workers of all kinds share.
declare const self: ServiceWorkerGlobalScope;

// Another Pakli may be hosted in another folder of the same address.
const PREFIX = `pakli ${self.registration.scope} `;
const NAME = PREFIX + VERSION;
/** Few at a time and with low priority: the page that is being looked at comes first. */
const LANES = 3;

const addressOf = (file: string): string => new URL(file, self.registration.scope).href;

async function store(): Promise<void> {
  const cache = await caches.open(NAME);
  const waiting = [...FILES];
  const lane = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await storeFile(cache, file);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}

/** What an interrupted attempt or the version before has brought need not come again. */
async function storeFile(cache: Cache, file: string): Promise<void> {
  const address = addressOf(file);
  const lasting = file.startsWith('assets/');
  const known = lasting ? await caches.match(address) : undefined;
  const response =
    known ?? (await fetch(address, { cache: lasting ? 'default' : 'no-cache', priority: 'low' }));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/** Versions in the order they came; the newest is this one. */
async function forget(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const earlier = versions.filter((name) => name !== NAME);
  await Promise.all(earlier.slice(0, -1).map((name) => caches.delete(name)));
}

/** From this version, or else from the one before, which a page in another tab may still be. */
async function answer(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const address = origin + pathname.replace(/\/index\.html$/, '/');
  const cache = await caches.open(NAME);
  return (await cache.match(address)) ?? (await caches.match(address)) ?? fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(store()));
// The first visit goes on without a network too: nobody has to load the page again for it.
self.addEventListener('activate', (event) =>
  event.waitUntil(forget().then(() => self.clients.claim())),
);
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method === 'GET' && request.url.startsWith(self.registration.scope)) {
    event.respondWith(answer(request));
  }
});
self.addEventListener('message', (event) => {
  const { data } = event;
  if (data === 'take over') event.waitUntil(self.skipWaiting());
});
