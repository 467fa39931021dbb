/**
 * What a move proves about the hand it came from (rule 10). A build proves a taker, and so does a
 * card that would otherwise have been reserved; the taker stays until a card of its hand value is
 * played. A fallback discard proves that no card in hand had a regular move: some kinds cannot be
 * in it, others not together. The next deal clears all of it.
 */
import { BIT, HAND_VALUE, KINDS, SPECIAL, TABLE_VALUE, WORD } from './cards.ts';
import { BUILD_ON, DISCARD, FEED, TROTTA } from './codes.ts';
import { buildValues, canCapture, masks, maskTable } from './masks.ts';
import { BARRED, CLASH, CLASHES, OWNED, PROVEN, TABLE, type State } from './state.ts';

/** Records what a move proves. Call before the move changes anything. */
export function prove(
  state: State,
  seat: number,
  action: number,
  kind: number,
  value: number,
): void {
  const { at, options } = state;
  const h = HAND_VALUE[kind]!;
  const t = TABLE_VALUE[kind]!;
  let takers = at[PROVEN + seat]! & ~(1 << h);
  if (isStuck(at, seat)) barBeside(state, seat, kind);
  if (action === BUILD_ON || action === TROTTA || action === DISCARD) {
    const own = at[OWNED + seat]!;
    const stuck =
      action === DISCARD && own !== 0 && (!options.discardWithOwnBuild || ((own >>> t) & 1) !== 0);
    if (stuck) proveStuck(state, seat, kind);
    else if (((own >>> h) & 1) !== 0) takers |= 1 << h;
  }
  if (action === BUILD_ON) takers |= 1 << value;
  if (options.trottaNeedsTaker && (action === TROTTA || action === FEED)) takers |= 1 << t;
  at[PROVEN + seat] = takers;
}

/** Rule 5.5, fallback: bars kinds that would have had a regular move, and records pairs that clash. */
function proveStuck(state: State, seat: number, kind: number): void {
  const { at, options } = state;
  maskTable(state, seat);
  const clash = CLASH + CLASHES * seat;
  const trotta = options.trottaNew ? masks.gather & ~masks.own & ~masks.closed & ~3 : 0;
  for (let t = 1; t < CLASHES; t++) {
    let values = buildValues(state, seat, t);
    if (options.trottaNeedsTaker) values |= trotta & (1 << t);
    at[clash + t] = at[clash + t]! | values;
  }
  for (let other = 0; other < KINDS; other++) {
    const tBit = 1 << TABLE_VALUE[other]!;
    const owned = (masks.own & tBit) !== 0;
    const free =
      canCapture(options, other) ||
      (!options.trottaNeedsTaker && (owned || (trotta & tBit) !== 0)) ||
      (!owned && options.discardWithOwnBuild);
    if (free) bar(at, seat, other);
  }
  barBeside(state, seat, kind);
}

function bar(at: Int32Array, seat: number, kind: number): void {
  const word = BARRED + 2 * seat + WORD[kind]!;
  at[word] = at[word]! | BIT[kind]!;
}

/** A played card that was held beside the others bars the cards it clashes with. */
function barBeside(state: State, seat: number, kind: number): void {
  for (let other = 0; other < KINDS; other++) {
    if (clashing(state, seat, kind, other) || clashing(state, seat, other, kind)) {
      bar(state.at, seat, other);
    }
  }
}

/** The hand values that would have given a card of this kind a move when the seat was stuck. */
export function clashesOf(state: State, seat: number, kind: number): number {
  const values = state.at[CLASH + CLASHES * seat + TABLE_VALUE[kind]!]!;
  const h = HAND_VALUE[kind]!;
  // Rule 5.2e: a special card does not build to its own hand value.
  return h >= SPECIAL && !state.options.specialSelfBuild ? values & ~(1 << h) : values;
}

function clashing(state: State, seat: number, kind: number, taker: number): boolean {
  return ((clashesOf(state, seat, kind) >>> HAND_VALUE[taker]!) & 1) !== 0;
}

/** Whether a fallback discard of this round has proven anything about a seat. */
export function isStuck(at: Int32Array, seat: number): boolean {
  return at[BARRED + 2 * seat] !== 0 || at[BARRED + 2 * seat + 1] !== 0;
}

export function isBarred(at: Int32Array, seat: number, kind: number): boolean {
  return (at[BARRED + 2 * seat + WORD[kind]!]! & BIT[kind]!) !== 0;
}

/** Do these cards break what is proven (takers, barred cards, clashes)? */
export function clashes(state: State, seat: number, cards: Uint8Array, count: number): boolean {
  const { at } = state;
  let held = 0;
  let twice = 0;
  for (let i = 0; i < count; i++) {
    const bit = 1 << HAND_VALUE[cards[i]!]!;
    twice |= held & bit;
    held |= bit;
  }
  if ((at[PROVEN + seat]! & ~held) !== 0) return true;
  if (!isStuck(at, seat)) return false;
  for (let i = 0; i < count; i++) {
    const kind = cards[i]!;
    const bit = 1 << HAND_VALUE[kind]!;
    const others = (held & ~bit) | (twice & bit);
    if (isBarred(at, seat, kind) || (clashesOf(state, seat, kind) & others) !== 0) return true;
  }
  return false;
}

/** A new deal clears all proofs. */
export function forget(at: Int32Array): void {
  at.fill(0, PROVEN, TABLE);
}

/** The proofs about a seat as masks: bits of hand values by table value. */
export function clashTable(at: Int32Array, seat: number): Int32Array {
  return at.subarray(CLASH + CLASHES * seat, CLASH + CLASHES * (seat + 1));
}
