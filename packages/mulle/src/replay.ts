/** Replays a round, move by move, from its first table. */
import { OVER, type Move, type Seat } from '@pakli/core';
import { kindOf } from './codes.ts';
import { receive } from './hand.ts';
import { act } from './play.ts';
import { forget } from './proof.ts';
import { copy, PILES, PLAYED, PLAYS, State, STRIDE, TABLE, TURN } from './state.ts';
import { layTable } from './piles.ts';

/** The seat and move at index i of this round. */
export function playOf(at: Int32Array, i: number): { readonly seat: Seat; readonly move: Move } {
  const word = at[PLAYS + i]!;
  return word < 0 ? { seat: 1, move: ~word } : { seat: 0, move: word };
}

/**
 * Replays the round and shows each position before its move: tables, hands and proofs as they were;
 * captured cards are not given back. Returns the position after the last move.
 */
export function replay(
  state: State,
  show?: (before: State, seat: Seat, move: Move) => void,
): State {
  const again = new State(state.options);
  copy(state, again);
  const { at } = again;
  const played = at[PLAYED]!;
  forget(at);
  layTable(at, state.opening);
  for (let i = 0; i < played; i++) {
    const { seat, move } = playOf(at, i);
    receive(at, seat, kindOf(move));
  }
  for (let i = 0; i < played; i++) {
    const { seat, move } = playOf(at, i);
    at[TURN] = seat;
    show?.(again, seat, move);
    act(again, seat, move);
  }
  return again;
}

/** Whether the moves of this round lead from its first table to the current one; at the end the rest is gone (rule 8.2). */
export function isPlausible(state: State): boolean {
  const { at } = state;
  const end = TABLE + at[PILES]! * STRIDE;
  const { at: after } = replay(state);
  if (at[TURN] === OVER) return true;
  if (after[PILES] !== at[PILES]) return false;
  for (let i = TABLE; i < end; i++) if (after[i] !== at[i]) return false;
  return true;
}
