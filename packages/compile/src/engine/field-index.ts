/**
 * Indexes maintained while cards move, so that most questions need no scan of the field: each
 * stack's value, which cards lie face-up, and which have what in their boxes. All of it derives
 * from where the cards lie.
 */
import * as S from '../state.ts';
import { isStack, sortPart, type CardSlot, type State } from '../state.ts';

/** The cards of a game become slots, in the order of their numbers. */
export function setCards(state: State, defs: ArrayLike<number>): void {
  const { def, now } = state;
  const { length } = defs;
  for (let i = 0; i < length; i++) def[i] = defs[i]!;
  sortPart(def, 0, length);
  now[S.IN_GAME] = length;
  listHolders(state);
}

/** Records each card's slot, and which cards have what. */
export function listHolders(state: State): void {
  const { def, now, holders, slots, program } = state;
  let have = 0;
  holders.fill(0);
  slots.fill(S.NO_CARD);
  for (let card = 0; card < S.CARDS; card++) {
    // Unused slots have no card.
    if (def[card] === S.NO_CARD) break;
    slots[def[card]!] = card;
    const has = program.topHas[def[card]!]! | program.bottomHas[def[card]!]!;
    have |= has;
    for (let bits = has; bits !== 0; bits &= bits - 1) {
      const at = 2 * (31 - Math.clz32(bits & -bits)) + (card >> 5);
      holders[at] = holders[at]! | (1 << (card & 31));
    }
  }
  now[S.HAVE] = have;
}

/** Whether a card with one of these in a box lies face-up in the field. Mostly none does, which saves the scan. */
export function inForce(state: State, has: number): boolean {
  const { holders, shown } = state;
  for (let kinds = state.now[S.HAVE]! & has; kinds !== 0; kinds &= kinds - 1) {
    const at = 2 * (31 - Math.clz32(kinds & -kinds));
    if ((holders[at]! & shown[0]!) !== 0 || (holders[at + 1]! & shown[1]!) !== 0) return true;
  }
  return false;
}

/** Adds a card of a stack to the counts as it lies (sign 1), or subtracts it (-1). */
export function count(state: State, card: CardSlot, zone: number, sign: number): void {
  const { worth, shown } = state;
  if (state.up[card] === 0) worth[zone] = worth[zone]! + 2 * sign;
  else {
    worth[zone] = worth[zone]! + state.program.value[state.def[card]!]! * sign;
    shown[card >> 5] = shown[card >> 5]! ^ (1 << (card & 31));
  }
}

/** Turns a card of a stack over. */
export function turnOver(state: State, card: CardSlot): void {
  count(state, card, state.place[card]!, -1);
  state.up[card] = state.up[card] === 0 ? 1 : 0;
  count(state, card, state.place[card]!, 1);
}

/** Recomputes the counts, for cards that were laid out first and turned over afterwards. */
export function recount(state: State): void {
  const { place, worth, shown } = state;
  worth.fill(0);
  shown.fill(0);
  for (let card = 0; card < S.CARDS; card++) {
    if (isStack(place[card]!)) count(state, card, place[card]!, 1);
  }
}
