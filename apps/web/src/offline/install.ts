/** Browsers that can put a page among the apps say so once, early; it is kept until somebody wishes it. */
import { useSyncExternalStore } from 'react';

/** Not among the standard types: only some browsers have it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offer: InstallPrompt | undefined;
const listeners = new Set<() => void>();

function keep(next: InstallPrompt | undefined): void {
  offer = next;
  for (const listener of listeners) listener();
}

export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // We ask on the settings page instead of the browser's own banner.
    event.preventDefault();
    keep(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => keep(undefined));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How to ask the browser to install the page; undefined where it does not offer that. */
export function useInstall(): (() => void) | undefined {
  const offered = useSyncExternalStore(subscribe, () => offer);
  if (offered === undefined) return undefined;
  return () => {
    keep(undefined);
    void offered.prompt();
  };
}
