/** A file dropped anywhere on the page, until the list of games imports it. */
import { ValueStore, useStore } from '../prefs/store.ts';

const offered = new ValueStore<File | undefined>(undefined);

export function offer(file: File | undefined): void {
  offered.set(file);
}

export function useOffered(): File | undefined {
  return useStore(offered);
}
