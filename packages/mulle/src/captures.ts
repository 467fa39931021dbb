/** Captures by rule 5.1c: all direct matches and the heaviest families of sum groups, for one hand value. */
import { HAND_VALUE, SPECIAL } from './cards.ts';
import { clear, select, type Selection } from './gathering.ts';
import { buildPlace, canCapture, hasTwin, maskTable, twinPlace } from './masks.ts';
import { findUnions } from './sums.ts';
import { itemPlace, itemValue, itemWeight, splits, UNION_WORDS, unions } from './packing.ts';
import { BUILD, COUNT, COUNT_SHIFT, PILES, STRIDE, TABLE, VALUE, type State } from './state.ts';

const direct = new Int32Array(UNION_WORDS);

/**
 * Writes the pile sets that a card of hand value h may take by sum and match to `unions`, in
 * canonical order, and returns how many. Knows nothing of the twin rule or special cards.
 */
export function captureSets(state: State, h: number): number {
  const at = state.at;
  const piles = at[PILES]!;
  const barred = state.options.buildsInSums ? 0 : BUILD;
  clear(direct);
  let any = false;
  let items = 0;
  for (let i = 0, p = TABLE; i < piles; i++, p += STRIDE) {
    const word = at[p]!;
    const value = word & VALUE;
    if (value === h) {
      direct[i >> 5] = direct[i >> 5]! | (1 << (i & 31));
      any = true;
    } else if (value < h && (word & barred) === 0) {
      itemValue[items] = value;
      itemWeight[items] = (word & COUNT) >>> COUNT_SHIFT;
      itemPlace[items++] = i;
    }
  }
  const found = findUnions(h, items);
  if (found === 0) {
    if (any) unions.set(direct);
    return any ? 1 : 0;
  }
  if (any) {
    for (let k = 0; k < found * UNION_WORDS; k++) {
      unions[k] = unions[k]! | direct[k & (UNION_WORDS - 1)]!;
    }
  }
  return found;
}

const counts = new Int32Array(16);

/** Does this set consist of direct matches and sum groups, maximal or not? */
export function isFamily(state: State, h: number, piles: readonly number[]): boolean {
  counts.fill(0);
  for (const i of piles) {
    const word = state.at[TABLE + i * STRIDE]!;
    const value = word & VALUE;
    if (value === h) continue;
    if (value > h || ((word & BUILD) !== 0 && !state.options.buildsInSums)) return false;
    counts[value] = counts[value]! + 1;
  }
  return splits(counts, h);
}

/** How many captures a card of this kind has (rule 5.1). */
export function captureCount(state: State, seat: number, kind: number): number {
  maskTable(state, seat);
  if (!canCapture(state.options, kind)) return 0;
  const h = HAND_VALUE[kind]!;
  return h >= SPECIAL || hasTwin(state.options, kind, h) ? 1 : captureSets(state, h);
}

/** Selects the piles of the n-th capture of a kind. */
export function nthCapture(
  state: State,
  seat: number,
  kind: number,
  n: number,
  into: Selection,
): void {
  const h = HAND_VALUE[kind]!;
  maskTable(state, seat);
  clear(into);
  if (hasTwin(state.options, kind, h)) select(into, twinPlace(state.at, kind));
  else if (h >= SPECIAL) select(into, buildPlace[h]!);
  else {
    captureSets(state, h);
    for (let w = 0; w < UNION_WORDS; w++) into[w] = unions[n * UNION_WORDS + w]!;
  }
}
