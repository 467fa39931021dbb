/** Reads the log of a deal: who did what, and the resulting tricks. */
import type { Move, Seat } from '@pakli/core';
import { formatCard, winnerOf, type Cards, type UltiCard } from './cards.ts';
import { isPlay } from './codes.ts';
import { LENGTH, TRUMP, type State } from './state.ts';
import type { Trick } from './types.ts';

/** All moves in order, each with its seat. */
export function walk({ at, log }: State, visit: (seat: Seat, move: Move) => void): void {
  for (let i = 0; i < at[LENGTH]!; i++) visit(log[i]! >> 8, log[i]! & 0xff);
}

/** The cards that a seat has played. */
export function playedBy({ at, log }: State, seat: Seat): Cards {
  let cards = 0;
  for (let i = 0; i < at[LENGTH]!; i++) {
    const move = log[i]! & 0xff;
    if (isPlay(move) && log[i]! >> 8 === seat) cards |= 1 << move;
  }
  return cards;
}

/** Completed tricks, and the one on the table, if any. */
export function tricksOf(state: State): {
  tricks: Trick[];
  trick: { leader: Seat; cards: string[] } | null;
} {
  const tricks: Trick[] = [];
  let leader = 0;
  let cards: UltiCard[] = [];
  walk(state, (seat, move) => {
    if (!isPlay(move)) return;
    if (cards.length === 0) leader = seat;
    cards.push(move);
    if (cards.length < 3) return;
    const winner = (leader + winnerOf(cards, state.at[TRUMP]!)) % 3;
    tricks.push({ leader, cards: cards.map(formatCard), winner });
    cards = [];
  });
  return {
    tricks,
    trick: cards.length === 0 ? null : { leader, cards: cards.map(formatCard) },
  };
}
