/** Files that were dropped anywhere on the page, until the list of games takes them in. */
import { useSyncExternalStore } from 'react';

let offered: File | undefined;
const listeners = new Set<() => void>();

export function offer(file: File | undefined): void {
  offered = file;
  for (const listener of listeners) listener();
}

export function useOffered(): File | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => offered,
  );
}
