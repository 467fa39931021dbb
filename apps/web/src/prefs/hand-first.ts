/**
 * Whether a phone shows the own hand or the table first, where somebody has
 * said so. Kept as long as the tab: on another evening the table may be shown
 * elsewhere again.
 */
import { ValueStore, useStore } from './store.ts';

const KEY = 'pakli.first';
export type First = 'hand' | 'table';

function recalled(): First | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'hand' || kept === 'table' ? kept : undefined;
  } catch {
    return undefined;
  }
}

const first = new ValueStore(recalled());

export function showFirst(what: First): void {
  first.set(what);
  try {
    sessionStorage.setItem(KEY, what);
  } catch {
    // It holds until the page is loaded again.
  }
}

/** A screen in the room shows the table, so that the phones need not. */
export function useFirst(screen: boolean): First {
  return useStore(first) ?? (screen ? 'hand' : 'table');
}
