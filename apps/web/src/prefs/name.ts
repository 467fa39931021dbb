/** What the person wants to be called at tables and in records; empty: simply "You". */
import { remembered } from './remembered.ts';
import { useStore } from './store.ts';

/** As long as a name on a plate may be. */
export const NAME_LENGTH = 20;

/** Without what records are written with, and without what cannot be seen. */
export function cleanName(name: string): string {
  return name
    .replaceAll(/[|#\s\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
}

const store = remembered('pakli.name', (stored) => cleanName(stored ?? ''), String);

/** The name now, for code that is no component. */
export const ownName: () => string = store.get;

export function setOwnName(name: string): void {
  store.set(cleanName(name));
}

export function useOwnName(): string {
  return useStore(store);
}
