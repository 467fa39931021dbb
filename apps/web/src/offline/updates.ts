/**
 * The page's side of the service worker: has everything stored once the page
 * is at rest, notices new versions, and takes one over when asked to or when
 * the page is loaded next. Games are on disc after every step, so that loading
 * the page again loses nothing.
 */
import { Store, useStore } from '../prefs/store.ts';

/** `off`: this browser stores nothing, or not yet; `update`: a new version waits. */
export type Stored = 'off' | 'storing' | 'ready' | 'update';

/** How often somebody who never closes the page is looked after, in milliseconds. */
const AGAIN = 3_600_000;
/** Until when a page that has just come may be loaded again by itself: later somebody is in the middle of something. */
const EARLY = 3_000;

const stored = new Store<Stored>('off');
let registration: ServiceWorkerRegistration | undefined;

export function useStored(): Stored {
  return useStore(stored);
}

/**
 * Loads the page again once the version that waits has taken over; `limit` says
 * how long it may still do so. The browser ends the one before as soon as it has
 * nothing to do, but whatever asks for a file in that moment starts it anew, and
 * then it stays for half a minute and more: ask for this when nothing is on its way.
 */
export function takeOver(limit: { readonly signal?: AbortSignal } = {}): void {
  const { serviceWorker } = navigator;
  const options = { once: true, ...limit };
  serviceWorker.addEventListener('controllerchange', () => location.reload(), options);
  registration?.waiting?.postMessage('take over');
}

/** Called once, as the page begins. */
export async function storeEverything(): Promise<void> {
  // Not where the address is no secure one, nor while developing.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await atRest();
  registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting && navigator.serviceWorker.controller !== null) {
    // Where it takes longer, the version that waited comes with the load after this one.
    takeOver({ signal: AbortSignal.timeout(Math.max(0, EARLY - performance.now())) });
  }
  registration = await navigator.serviceWorker.register('./sw.js', { updateViaCache: 'none' });
  const { installing } = registration;
  if (registration.active !== null) stored.set('ready');
  if (installing !== null) follow(installing);
  registration.addEventListener('updatefound', () => {
    if (registration?.installing) follow(registration.installing);
  });
  setInterval(() => void registration?.update().catch(() => undefined), AGAIN);
}

function follow(worker: ServiceWorker): void {
  const first = navigator.serviceWorker.controller === null;
  if (first) stored.set('storing');
  worker.addEventListener('statechange', () => {
    if (worker.state === 'installed' && !first) stored.set('update');
    if (worker.state === 'activated' && first) stored.set('ready');
    // It could not store everything: the next visit tries again.
    if (worker.state === 'redundant' && first) stored.set('off');
  });
}

/** The page has come whole and has nothing else to do. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });
}
