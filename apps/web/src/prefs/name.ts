/** The person's name at tables and in records; empty: simply "You". */
import { remembered } from './remembered.ts';
import { useStore } from './store.ts';

/** The longest name a plate has room for. */
export const NAME_LENGTH = 20;

/** Removes characters with a meaning in records, and invisible ones. */
export function cleanName(name: string): string {
  return name
    .replaceAll(/[|#\s\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
}

const store = remembered('pakli.name', (stored) => cleanName(stored ?? ''), String);

/** The current name, for code outside components. */
export const ownName: () => string = store.get;

export function setOwnName(name: string): void {
  store.set(cleanName(name));
}

export function useOwnName(): string {
  return useStore(store);
}
