/** What the person wants to be called at tables and in records; empty: simply "You". */
import { recall, remember } from './settings.ts';
import { ValueStore, useStore } from './store.ts';

/** As long as a name on a plate may be. */
export const NAME_LENGTH = 20;

const KEY = 'pakli.name';

/** Without what records are written with, and without what cannot be seen. */
export function cleanName(name: string): string {
  return name
    .replaceAll(/[|#\s\p{Cc}\p{Cs}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, NAME_LENGTH);
}

const store = new ValueStore(cleanName(recall(KEY) ?? ''));

/** The name now, for code that is no component. */
export const ownName: () => string = store.get;

export function setOwnName(name: string): void {
  store.set(cleanName(name));
  remember(KEY, store.get());
}

export function useOwnName(): string {
  return useStore(store);
}
