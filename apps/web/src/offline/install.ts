/** Browsers that can put a page among the apps say so once, early; it is kept until somebody wishes it. */
import { ValueStore, useStore } from '../prefs/store.ts';

/** Not among the standard types: only some browsers have it. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

const offer = new ValueStore<InstallPrompt | undefined>(undefined);

export function awaitOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // We ask on the settings page instead of the browser's own banner.
    event.preventDefault();
    offer.set(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => offer.set(undefined));
}

/** How to ask the browser to install the page; undefined where it does not offer that. */
export function useInstall(): (() => void) | undefined {
  const offered = useStore(offer);
  if (offered === undefined) return undefined;
  return () => {
    offer.set(undefined);
    void offered.prompt();
  };
}
