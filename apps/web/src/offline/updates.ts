/**
 * The page's side of the service worker: has everything stored once the page is idle, and notices new versions, which a
 * reload brings. Games are on disc after every step, so a reload loses nothing.
 */
import { ValueStore, useStore } from '../prefs/store.ts';

/** `off`: this browser stores nothing, or not yet; `update`: a new version waits. */
export type Stored = 'off' | 'storing' | 'ready' | 'update';

/** The script a build's page starts with: its name changes with every build. */
const ENTRY = /assets\/index-[\w-]+\.js/;
/** How long a server may take to say which build it has, in milliseconds. */
const PATIENCE = 3_000;
/** How often to check for somebody who never closes the page, in milliseconds. */
const AGAIN = 3_600_000;

const stored = new ValueStore<Stored>('off');

export function useStored(): Stored {
  return useStore(stored);
}

/** Whether a new version is waiting or on the server: for a part of this one that could not be fetched. */
export async function lookForUpdate(): Promise<boolean> {
  if (stored.get() !== 'update' && (await isReplaced())) stored.set('update');
  return stored.get() === 'update';
}

/** Any other answer, such as a hotel's login page, is no version of ours. */
async function isReplaced(): Promise<boolean> {
  try {
    const [own] = ENTRY.exec(document.documentElement.innerHTML) ?? [];
    const response = await fetch(new URL('.', document.baseURI), {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE),
    });
    const [served] = ENTRY.exec(await response.text()) ?? [];
    return own !== undefined && served !== undefined && own !== served;
  } catch {
    // Without a network there is nothing new.
    return false;
  }
}

/** Called once, as the page begins. */
export async function storeEverything(): Promise<void> {
  if (!import.meta.env.PROD) return;
  if (!('serviceWorker' in navigator)) {
    // Not a secure origin: parts of this build are gone once the server brings another.
    setInterval(() => void lookForUpdate(), AGAIN);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) void lookForUpdate();
    });
    return;
  }
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

/** The page has fully loaded and has nothing else to do. */
async function atRest(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  }
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 2000);
  });
}
