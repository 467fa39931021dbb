/** Piles: taking them off the table, laying new ones down, and reading them. */
import { BIT, TABLE_VALUE, WORD, formatKind, listKinds } from './cards.ts';
import { clear, isSelected, type Selection } from './gathering.ts';
import { addCards } from './hand.ts';
import {
  BUILD,
  COUNT,
  COUNT_SHIFT,
  KIND_SHIFT,
  LOCKED,
  ONE_CARD,
  OWNED,
  OWNER_SHIFT,
  PILES,
  STRIDE,
  TABLE,
  VALUE,
} from './state.ts';
import type { PileView } from './types.ts';

/** The cards last lifted from the table; the card played joins them. */
export const pot: Int32Array = new Int32Array(4);

/** Lifts the selected piles into the pot and closes the gaps; returns the number of cards. */
export function lift(at: Int32Array, selection: Selection): number {
  clear(pot);
  const piles = at[PILES]!;
  const few = piles <= 32;
  const mask = selection[0]!;
  let cards = 0;
  let to = TABLE;
  for (let i = 0, p = TABLE; i < piles; i++, p += STRIDE) {
    if (few ? ((mask >>> i) & 1) !== 0 : isSelected(selection, i)) {
      const word = at[p]!;
      addCards(pot, 0, at, p + 1);
      cards += (word & COUNT) >>> COUNT_SHIFT;
      if ((word & BUILD) !== 0) {
        const owned = OWNED + ((word >>> OWNER_SHIFT) & 1);
        at[owned] = at[owned]! & ~(1 << (word & VALUE));
      }
      continue;
    }
    if (to !== p) {
      at[to] = at[p]!;
      at[to + 1] = at[p + 1]!;
      at[to + 2] = at[p + 2]!;
      at[to + 3] = at[p + 3]!;
      at[to + 4] = at[p + 4]!;
    }
    to += STRIDE;
  }
  const end = TABLE + piles * STRIDE;
  at[PILES] = (to - TABLE) / STRIDE;
  while (to < end) at[to++] = 0;
  return cards;
}

/** Puts piles in place of the table. */
export function layTable(at: Int32Array, piles: Int32Array): void {
  at.fill(0, TABLE, TABLE + at[PILES]! * STRIDE);
  at.set(piles, TABLE);
  at[PILES] = piles.length / STRIDE;
  at[OWNED] = 0;
  at[OWNED + 1] = 0;
  for (let p = TABLE; p < TABLE + piles.length; p += STRIDE) {
    const word = at[p]!;
    if ((word & BUILD) === 0) continue;
    const owned = OWNED + ((word >>> OWNER_SHIFT) & 1);
    at[owned] = at[owned]! | (1 << (word & VALUE));
  }
}

/** Lays the pot down as the last pile. */
export function layBuild(
  at: Int32Array,
  cards: number,
  value: number,
  seat: number,
  locked: boolean,
): void {
  const p = TABLE + at[PILES]! * STRIDE;
  at[PILES] = at[PILES]! + 1;
  at[OWNED + seat] = at[OWNED + seat]! | (1 << value);
  at[p] = value | (cards << COUNT_SHIFT) | BUILD | (locked ? LOCKED : 0) | (seat << OWNER_SHIFT);
  at[p + 1] = pot[0]!;
  at[p + 2] = pot[1]!;
  at[p + 3] = pot[2]!;
  at[p + 4] = pot[3]!;
}

/** Lays a card down as the last pile. */
export function laySingle(at: Int32Array, kind: number): void {
  const p = TABLE + at[PILES]! * STRIDE;
  at[PILES] = at[PILES]! + 1;
  at[p] = TABLE_VALUE[kind]! | ONE_CARD | (kind << KIND_SHIFT);
  at[p + 1 + WORD[kind]!] = BIT[kind]!;
}

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
