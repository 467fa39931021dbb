/**
 * Which piles join: the set M of a trotta (rule 5.3) and what a build absorbs (rule 6). Both mark
 * piles in a selection; the player has no choice.
 */
import { lowest } from './cards.ts';
import { itemPlace, itemValue, itemWeight, UNION_WORDS, unions } from './packing.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { findUnions } from './sums.ts';

/** A set of piles: pile i is bit i % 32 of word i / 32. */
export type Selection = Int32Array;

export function newSelection(): Selection {
  return new Int32Array(UNION_WORDS);
}

/** Four stores: calling `fill` would cost more than the rest of a move. */
export function clear(selection: Selection): void {
  selection[0] = 0;
  selection[1] = 0;
  selection[2] = 0;
  selection[3] = 0;
}

export function select(selection: Selection, pile: number): void {
  selection[pile >> 5] = selection[pile >> 5]! | (1 << (pile & 31));
}

export function isSelected(selection: Selection, pile: number): boolean {
  return ((selection[pile >> 5]! >>> (pile & 31)) & 1) !== 0;
}

/** Selected piles in table order, from 0. */
export function listSelected(selection: Selection): number[] {
  const piles: number[] = [];
  selection.forEach((word, w) => {
    for (let rest = word; rest !== 0; rest &= rest - 1) piles.push(32 * w + lowest(rest));
  });
  return piles;
}

/** Rule 5.3: adds the set M for value v from the unselected piles; returns whether there is any. */
export function gather(state: State, v: number, selection: Selection): boolean {
  const at = state.at;
  const piles = at[S.PILES]!;
  let any = false;
  for (let i = 0; i < piles; i++) {
    if (isSelected(selection, i)) continue;
    const word = at[S.TABLE + i * S.STRIDE]!;
    const value = word & S.VALUE;
    if (value === v && matches(word)) {
      select(selection, i);
      any = true;
    } else if (value < v && (word & S.SINGLE) === S.ONE_CARD) {
      const partner = firstSingle(state, i + 1, v - value, selection);
      if (partner < 0) continue;
      select(selection, i);
      select(selection, partner);
      any = true;
    }
  }
  return any;
}

/** A single, a plain pile of two, an open build of two. */
function matches(word: number): boolean {
  const count = word & S.COUNT;
  if ((word & S.BUILD) === 0) return count === S.ONE_CARD || count === S.TWO_CARDS;
  return count === S.TWO_CARDS && (word & S.LOCKED) === 0;
}

function firstSingle(state: State, from: number, value: number, selection: Selection): number {
  const at = state.at;
  const piles = at[S.PILES]!;
  for (let i = from; i < piles; i++) {
    const word = at[S.TABLE + i * S.STRIDE]!;
    if (
      (word & S.SINGLE) === S.ONE_CARD &&
      (word & S.VALUE) === value &&
      !isSelected(selection, i)
    ) {
      return i;
    }
  }
  return -1;
}

/** Weight of a pile in rule 6.3: first the number of piles, then of cards. */
const PILE_WEIGHT = 256;

/** Rules 6.1 to 6.3 and 6.6: adds what a build of value v absorbs from the unselected piles. */
export function absorb(state: State, v: number, selection: Selection): boolean {
  const rule = state.options.absorb;
  if (rule === 'subset') return absorbSums(state, v, selection);
  if (rule === 'pairs') return gather(state, v, selection);
  return absorbPlain(state, v, rule === 'literal2', selection);
}

function absorbSums(state: State, v: number, selection: Selection): boolean {
  const at = state.at;
  const piles = at[S.PILES]!;
  let any = false;
  let items = 0;
  for (let i = 0; i < piles; i++) {
    const word = at[S.TABLE + i * S.STRIDE]!;
    const value = word & S.VALUE;
    if (value > v || isSelected(selection, i) || !matches(word)) continue;
    if (value === v) {
      select(selection, i);
      any = true;
    } else {
      itemValue[items] = value;
      itemWeight[items] = PILE_WEIGHT + ((word & S.COUNT) >>> S.COUNT_SHIFT);
      itemPlace[items++] = i;
    }
  }
  if (findUnions(v, items, 1) === 0) return any;
  for (let w = 0; w < UNION_WORDS; w++) selection[w] = selection[w]! | unions[w]!;
  return true;
}

function absorbPlain(state: State, v: number, singles: boolean, selection: Selection): boolean {
  const at = state.at;
  const piles = at[S.PILES]!;
  let any = false;
  for (let i = 0; i < piles; i++) {
    const word = at[S.TABLE + i * S.STRIDE]!;
    if ((word & S.BUILD) !== 0 || isSelected(selection, i)) continue;
    const count = word & S.COUNT;
    const equal = singles && count === S.ONE_CARD && (word & S.VALUE) === v;
    if (count !== S.TWO_CARDS && !equal) continue;
    select(selection, i);
    any = true;
  }
  return any;
}
