/** Piles: taking them off the table, laying new ones down, and reading them. */
import { BIT, TABLE_VALUE, WORD, formatKind, listKinds, lowest } from './cards.ts';
import { clear, isSelected, type Selection } from './gathering.ts';
import { addCards } from './hand.ts';
import * as S from './state.ts';
import type { PileView } from './types.ts';

/** The cards lifted last; the played card joins them. */
export const pot: Int32Array = new Int32Array(4);

/** Lifts the selected piles into the pot and closes the gaps; returns the number of cards. */
export function lift(at: Int32Array, selection: Selection): number {
  clear(pot);
  const piles = at[S.PILES]!;
  const few = piles <= 32;
  const mask = selection[0]!;
  let cards = 0;
  let to = S.TABLE;
  for (let i = 0, p = S.TABLE; i < piles; i++, p += S.STRIDE) {
    if (few ? ((mask >>> i) & 1) !== 0 : isSelected(selection, i)) {
      const word = at[p]!;
      addCards(pot, 0, at, p + 1);
      cards += (word & S.COUNT) >>> S.COUNT_SHIFT;
      if ((word & S.BUILD) !== 0) {
        const owned = S.OWNED + ((word >>> S.OWNER_SHIFT) & 1);
        at[owned] = at[owned]! & ~(1 << (word & S.VALUE));
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
    to += S.STRIDE;
  }
  const end = S.TABLE + piles * S.STRIDE;
  at[S.PILES] = (to - S.TABLE) / S.STRIDE;
  while (to < end) at[to++] = 0;
  return cards;
}

/** Adds the cards of the selected piles to a set; returns the number of piles. */
export function addPiles(words: Int32Array, at: Int32Array, selection: Selection): number {
  let piles = 0;
  for (let w = 0; w < selection.length; w++) {
    for (let rest = selection[w]!; rest !== 0; rest &= rest - 1) {
      addCards(words, 0, at, S.TABLE + (32 * w + lowest(rest)) * S.STRIDE + 1);
      piles++;
    }
  }
  return piles;
}

/** Replaces the table by piles. */
export function layTable(at: Int32Array, piles: readonly number[]): void {
  at.fill(0, S.TABLE, S.TABLE + at[S.PILES]! * S.STRIDE);
  at.set(piles, S.TABLE);
  at[S.PILES] = piles.length / S.STRIDE;
  at[S.OWNED] = 0;
  at[S.OWNED + 1] = 0;
  for (let p = S.TABLE; p < S.TABLE + piles.length; p += S.STRIDE) {
    const word = at[p]!;
    if ((word & S.BUILD) === 0) continue;
    const owned = S.OWNED + ((word >>> S.OWNER_SHIFT) & 1);
    at[owned] = at[owned]! | (1 << (word & S.VALUE));
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
  const p = S.TABLE + at[S.PILES]! * S.STRIDE;
  at[S.PILES] = at[S.PILES]! + 1;
  at[S.OWNED + seat] = at[S.OWNED + seat]! | (1 << value);
  at[p] =
    value | (cards << S.COUNT_SHIFT) | S.BUILD | (locked ? S.LOCKED : 0) | (seat << S.OWNER_SHIFT);
  at[p + 1] = pot[0]!;
  at[p + 2] = pot[1]!;
  at[p + 3] = pot[2]!;
  at[p + 4] = pot[3]!;
}

/** Lays a card down as the last pile. */
export function laySingle(at: Int32Array, kind: number): void {
  const p = S.TABLE + at[S.PILES]! * S.STRIDE;
  at[S.PILES] = at[S.PILES]! + 1;
  at[p] = TABLE_VALUE[kind]! | S.ONE_CARD | (kind << S.KIND_SHIFT);
  at[p + 1 + WORD[kind]!] = BIT[kind]!;
}

/** The cards of a set as text. */
export function namesAt(at: Int32Array, offset: number): string[] {
  return listKinds(at, offset).map(formatKind);
}

/** The table of a state, or another contiguous list of piles. */
export function pileView(at: Int32Array, pile: number, table: number = S.TABLE): PileView {
  const p = table + pile * S.STRIDE;
  const word = at[p]!;
  const build =
    (word & S.BUILD) === 0
      ? null
      : { locked: (word & S.LOCKED) !== 0, owner: (word >>> S.OWNER_SHIFT) & 1 };
  return { cards: namesAt(at, p + 1), value: word & S.VALUE, build };
}
