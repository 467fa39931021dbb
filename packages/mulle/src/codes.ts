/**
 * Moves as integers: action, kind of the card, and target. A capture is the set of its piles while
 * pile numbers fit 22 bits; on larger tables it is its ordinal among the captures of that card
 * (rule 5.1c), which depends only on the table and the card. Trotta and discard need only the card.
 */
import type { Move } from '@pakli/core';
import type { Kind } from './cards.ts';

export const CAPTURE = 0;
export const BUILD_ON = 1;
export const TROTTA = 2;
export const FEED = 3;
export const DISCARD = 4;
/** A capture on a large table, by ordinal. */
export const CAPTURE_NTH = 5;

const ACTION_SHIFT = 28;
const KIND_SHIFT = 22;
/** Tables with more piles than this are large. */
export const SMALL_TABLE = 22;
const PAYLOAD = (1 << SMALL_TABLE) - 1;
const VALUE_SHIFT = 8;

export function encode(action: number, kind: Kind, payload: number): Move {
  return (action << ACTION_SHIFT) | (kind << KIND_SHIFT) | payload;
}

/** The pile a build goes on and the value it makes. */
export function buildPayload(pile: number, value: number): number {
  return (value << VALUE_SHIFT) | pile;
}

export function actionOf(move: Move): number {
  return move >>> ACTION_SHIFT;
}

export function kindOf(move: Move): Kind {
  return (move >>> KIND_SHIFT) & 63;
}

/** Pile set or ordinal of a capture, pile of a feed. */
export function payloadOf(move: Move): number {
  return move & PAYLOAD;
}

export function pileOf(move: Move): number {
  return move & 0xff;
}

export function valueOf(move: Move): number {
  return (move & PAYLOAD) >>> VALUE_SHIFT;
}
