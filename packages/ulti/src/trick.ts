/** The inner loop: which cards may be played, and laying one down. */
import { OVER } from '@pakli/core';
import { BEATS, type Card, type Cards } from './cards.ts';
import {
  DUTY,
  EARLY,
  HAND,
  KEEP,
  LED,
  LENGTH,
  ON_TABLE,
  ORDER,
  PHASE,
  SCORED,
  SOLOIST,
  STRONGER,
  TAKEN,
  TRICK,
  TRICKS,
  TRUMPS,
  TURN,
  WINNER,
  WON,
  type State,
} from './state.ts';

const TRICKS_OF_DEAL = 10;

/**
 * Rules 7.2 and 7.4. `STRONGER` holds what beats the table: the higher cards
 * of the winner's suit, and every trump while no trump lies there. So one
 * mask answers the duties to beat and to overtrump, and a plain lead that has
 * been trumped asks for nothing more.
 */
export function legalCards(at: Int32Array): Cards {
  const seat = at[TURN]!;
  const hand = at[HAND + seat]!;
  let legal = hand;
  if (at[ON_TABLE] !== 0) {
    const suit = hand & at[LED]!;
    const same = suit !== 0 ? suit : hand & at[TRUMPS]!;
    if (same !== 0) {
      const higher = same & at[STRONGER]! & at[DUTY]!;
      legal = higher !== 0 ? higher : same;
    }
  }
  const others = legal & ~at[KEEP + seat]!;
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
  const length = at[LENGTH]!;
  log[length] = move | (at[TURN]! << 8);
  at[LENGTH] = length + 1;
}

/** Rules 7.1 and 7.3. Returns true when the card has ended trick 1 and the deal goes on. */
export function layCard(at: Int32Array, card: Card): boolean {
  const seat = at[TURN]!;
  const bit = 1 << card;
  const onTable = at[ON_TABLE]!;
  at[HAND + seat] = at[HAND + seat]! ^ bit;
  if (onTable === 0) {
    at[TRICK] = bit;
    at[LED] = 0xff << (card & 24);
    at[STRONGER] = BEATS[at[ORDER]! + card]!;
    at[WINNER] = seat;
  } else {
    at[TRICK] = at[TRICK]! | bit;
    if ((at[STRONGER]! & bit) !== 0) {
      at[STRONGER] = BEATS[at[ORDER]! + card]!;
      at[WINNER] = seat;
    }
    if (onTable === 2) return endTrick(at);
  }
  at[ON_TABLE] = onTable + 1;
  at[TURN] = seat === 2 ? 0 : seat + 1;
  return false;
}

function endTrick(at: Int32Array): boolean {
  const winner = at[WINNER]!;
  const tricks = at[TRICKS]! + 1;
  // 0 for the soloist's side, 1 for the defenders.
  const side = winner === at[SOLOIST] ? 0 : 1;
  at[ON_TABLE] = 0;
  at[TRICKS] = tricks;
  at[TURN] = winner;
  at[WON] = at[WON]! + 1 - side;
  at[TAKEN + side] = at[TAKEN + side]! | at[TRICK]!;
  // Rule 7.6: `EARLY` is 1 where a trick of the soloist ends the deal, 2 where one of the defenders does.
  if (tricks === TRICKS_OF_DEAL || at[EARLY] === side + 1) {
    at[PHASE] = SCORED;
    at[TURN] = OVER;
    return false;
  }
  return tricks === 1;
}
