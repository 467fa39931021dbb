/** A pile as people read it. */
import { formatKind, listKinds } from './cards.ts';
import { BUILD, LOCKED, OWNER_SHIFT, STRIDE, TABLE, VALUE } from './state.ts';
import type { PileView } from './types.ts';

/** The cards of a set as text. */
export function namesAt(at: Int32Array, offset: number): string[] {
  return listKinds(at, offset).map(formatKind);
}

/** The table of a state, or other piles that lie one after the other. */
export function pileView(at: Int32Array, pile: number, table: number = TABLE): PileView {
  const p = table + pile * STRIDE;
  const word = at[p]!;
  const build =
    (word & BUILD) === 0
      ? null
      : { locked: (word & LOCKED) !== 0, owner: (word >>> OWNER_SHIFT) & 1 };
  return { cards: namesAt(at, p + 1), value: word & VALUE, build };
}
