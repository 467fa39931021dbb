/**
 * The page's side of the service worker: has everything stored once the page
 * is at rest, and notices new versions: whoever loads the page again has the
 * newest. Games are on disc after every step, so that this loses nothing.
 */
import { Store, useStore } from '../prefs/store.ts';

/** `off`: this browser stores nothing, or not yet; `update`: a new version waits. */
export type Stored = 'off' | 'storing' | 'ready' | 'update';

/** How often somebody who never closes the page is looked after, in milliseconds. */
const AGAIN = 3_600_000;

const stored = new Store<Stored>('off');

export function useStored(): Stored {
  return useStore(stored);
}

/** Called once, as the page begins. */
export async function storeEverything(): Promise<void> {
  // Not where the address is no secure one, nor while developing.
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  await atRest();
  const registration = await navigator.serviceWorker.register('./sw.js', {
    updateViaCache: 'none',
  });
  const { installing } = registration;
  if (registration.active !== null) stored.set('ready');
  if (installing !== null) follow(installing);
  registration.addEventListener('updatefound', () => {
    if (registration.installing !== null) follow(registration.installing);
  });
  setInterval(() => void registration.update().catch(() => undefined), AGAIN);
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
