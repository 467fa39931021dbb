/** The inner loop: which cards may be played, and laying one down. */
import { OVER } from '@pakli/core';
import { BEATS, type UltiCard, type Cards } from './cards.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { TRICKS_OF_DEAL } from './types.ts';

/**
 * Rules 7.2 and 7.4. `STRONGER` holds what beats the table: the higher cards of the winner's suit,
 * and every trump while no trump is on the table. So one mask covers the duties to beat and to
 * overtrump, and a plain lead that has been trumped requires nothing more.
 */
export function legalCards(at: Int32Array): Cards {
  const seat = at[S.TURN]!;
  const hand = at[S.HAND + seat]!;
  let legal = hand;
  if (at[S.ON_TABLE] !== 0) {
    const suit = hand & at[S.LED]!;
    const same = suit !== 0 ? suit : hand & at[S.TRUMPS]!;
    if (same !== 0) {
      const higher = same & at[S.STRONGER]! & at[S.DUTY]!;
      legal = higher !== 0 ? higher : same;
    }
  }
  const others = legal & ~at[S.KEEP + seat]!;
  return others !== 0 ? others : legal;
}

/** Lists the legal cards by number and returns how many there are. */
export function listLegal(at: Int32Array, into: Int32Array): number {
  let size = 0;
  for (let left = legalCards(at); left !== 0; left &= left - 1) {
    into[size++] = 31 - Math.clz32(left & -left);
  }
  return size;
}

/** Writes a move of the seat at turn into the log. */
export function note(state: State, move: number): void {
  const { at, log } = state;
  const length = at[S.LENGTH]!;
  log[length] = move | (at[S.TURN]! << 8);
  at[S.LENGTH] = length + 1;
}

/** Rules 7.1 and 7.3. Returns true when the card has ended trick 1 and the deal continues. */
export function layCard(at: Int32Array, card: UltiCard): boolean {
  const seat = at[S.TURN]!;
  const bit = 1 << card;
  const onTable = at[S.ON_TABLE]!;
  at[S.HAND + seat] = at[S.HAND + seat]! ^ bit;
  if (onTable === 0) {
    at[S.TRICK] = bit;
    at[S.LED] = 0xff << (card & 24);
    at[S.STRONGER] = BEATS[at[S.ORDER]! + card]!;
    at[S.WINNER] = seat;
  } else {
    at[S.TRICK] = at[S.TRICK]! | bit;
    if ((at[S.STRONGER]! & bit) !== 0) {
      at[S.STRONGER] = BEATS[at[S.ORDER]! + card]!;
      at[S.WINNER] = seat;
    }
    if (onTable === 2) return endTrick(at);
  }
  at[S.ON_TABLE] = onTable + 1;
  at[S.TURN] = seat === 2 ? 0 : seat + 1;
  return false;
}

function endTrick(at: Int32Array): boolean {
  const winner = at[S.WINNER]!;
  const tricks = at[S.TRICKS]! + 1;
  // 0 for the soloist's side, 1 for the defenders.
  const side = winner === at[S.SOLOIST] ? 0 : 1;
  at[S.ON_TABLE] = 0;
  at[S.TRICKS] = tricks;
  at[S.TURN] = winner;
  at[S.WON] = at[S.WON]! + 1 - side;
  at[S.TAKEN + side] = at[S.TAKEN + side]! | at[S.TRICK]!;
  // Rule 7.6: `EARLY` is 1 where a trick of the soloist ends the deal, 2 where one of the defenders does.
  if (tricks === TRICKS_OF_DEAL || at[S.EARLY] === side + 1) {
    at[S.PHASE] = S.SCORED;
    at[S.TURN] = OVER;
    return false;
  }
  return tricks === 1;
}
