/**
 * Whether a phone shows one's hand or the table first, if somebody has chosen. Kept as long as the tab: on another
 * evening the table may be shown elsewhere again.
 */
import { remembered } from './remembered.ts';
import { useStore } from './store.ts';

export type First = 'hand' | 'table';

const first = remembered<First | undefined>(
  'pakli.first',
  (kept) => (kept === 'hand' || kept === 'table' ? kept : undefined),
  String,
  () => sessionStorage,
);

export function showFirst(what: First): void {
  first.set(what);
}

/** A screen in the room shows the table, so phones need not. */
export function useFirst(screen: boolean): First {
  return useStore(first) ?? (screen ? 'hand' : 'table');
}
