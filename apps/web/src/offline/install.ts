/** Browsers that can install a page say so once, early; the offer is kept until somebody wants it. */
import { ValueStore, useStore } from '../prefs/store.ts';

/** Missing from the standard types: only some browsers have it. */
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

/** Asks the browser to install the page; undefined if it does not offer that. */
export function useInstall(): (() => void) | undefined {
  const offered = useStore(offer);
  if (offered === undefined) return undefined;
  return () => {
    offer.set(undefined);
    void offered.prompt();
  };
}
