/**
 * What each seat passed over since it got its cards: ranks that lay in sight
 * while it played another card. Everybody saw it, and it tells of hands:
 * somebody who discards has hardly a card that matches.
 */
import { rankOf, RANKS, type Move } from '@pakli/core';
import { cardOfMove, targetOf } from '../moves.ts';
import { PLAYED, PLAYER, POOL, type State } from '../state.ts';
import { ROUND_PLAYS, SEATS } from '../types.ts';
import { playAgain } from './past.ts';

const MOST = 3;

export class Passed {
  /** By seat and rank: how often it discarded, and how often it laid another package, at most three times each. */
  readonly discarding: Uint8Array = new Uint8Array(SEATS * RANKS.length);
  readonly laying: Uint8Array = new Uint8Array(SEATS * RANKS.length);

  /** New hands: of them nothing is known. */
  clear(): void {
    this.discarding.fill(0);
    this.laying.fill(0);
  }

  copy(from: Passed): void {
    this.discarding.set(from.discarding);
    this.laying.set(from.laying);
  }

  /** Before the seat at turn makes a play. */
  note(state: State, move: Move): void {
    const seat = state.now[PLAYER]!;
    const counts = targetOf(move) === POOL ? this.discarding : this.laying;
    const others = state.sight[0]! & ~(1 << rankOf(cardOfMove(move)));
    const from = RANKS.length * seat;
    for (let rank = 0; rank < RANKS.length; rank++) {
      if (((others >> rank) & 1) !== 0 && counts[from + rank]! < MOST) counts[from + rank]!++;
    }
  }

  /** Reads a deal up to a position. Nothing is told if it does not come from a deal with these plays. */
  read(state: State): void {
    const whole = playAgain(state, (past, move, index) => {
      if (index % ROUND_PLAYS === 0) this.clear();
      this.note(past, move);
    });
    if (!whole || state.now[PLAYED]! % ROUND_PLAYS === 0) this.clear();
  }
}
