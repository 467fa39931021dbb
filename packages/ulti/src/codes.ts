/**
 * Moves as numbers from 0 to 255, so that the log of a deal is a list of
 * bytes. A bid is three moves (rule 5.2): the bid, then two discards. Together
 * they would be up to 54 x 66 choices, too many to list, to try in a search
 * and to show; apart they are at most 54, 12 and 11.
 */
import type { Move } from '@pakli/core';

/** Plays are the cards themselves, 0 to 31. */
export const DISCARD = 32;
/** BID + rank, from 1. */
export const BID = 63;
export const PASS = 128;
export const PICKUP = 129;
export const HOLD = 130;
export const RELEASE = 131;
export const STAND = 132;
export const DONE = 133;
/** Accepted at the door and never listed (rule 7.7). */
export const CONCEDE = 134;
/** TRUMP + suit. */
export const TRUMP = 136;
/** KONTRA + a set of components, bit i is the i-th of the contract. */
export const KONTRA = 144;
/** RAISE + a set of lanes, bit 2i + d is the i-th component against the d-th defender. */
export const RAISE = 192;

export function isPlay(move: Move): boolean {
  return move < DISCARD;
}

export function isDiscard(move: Move): boolean {
  return move >= DISCARD && move < DISCARD + 32;
}

export function isBid(move: Move): boolean {
  return move > BID && move < PASS;
}

export function isTrump(move: Move): boolean {
  return move >= TRUMP && move < TRUMP + 4;
}

export function isKontra(move: Move): boolean {
  return move > KONTRA && move < KONTRA + 8;
}

export function isRaise(move: Move): boolean {
  return move > RAISE && move < RAISE + 64;
}
