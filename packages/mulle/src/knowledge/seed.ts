/**
 * The automatic player of the synced rule book: the best capture by mulles,
 * then cards; else the first build; else the first discard or feed; else the
 * first move. "First" and ties go by canonical order.
 */
import { answerAtOnce, type Move, type Player } from '@pakli/core';
import { popcount } from '../cards.ts';
import { actionOf, BUILD_ON, CAPTURE, CAPTURE_NTH, DISCARD, FEED, kindOf } from '../codes.ts';
import { clear, newSelection } from '../gathering.ts';
import { addCard } from '../hand.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { addPiles } from '../piles.ts';
import { pilesOfMove } from '../play.ts';
import type { State } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';

const listed = new Int32Array(MAX_CHOICES);
const piles = newSelection();
const taken = new Int32Array(4);

/** More cards than any capture has: a mulle outweighs any number of cards. */
const MULLE = 128;

/** Mulles and cards of a capture in one number. */
function worth(state: State, move: Move): number {
  pilesOfMove(state, move, piles);
  clear(taken);
  addCard(taken, 0, kindOf(move));
  addPiles(taken, state.at, piles);
  const mulles = popcount(taken[2]!) + popcount(taken[3]!);
  return mulles * MULLE + popcount(taken[0]!) + popcount(taken[1]!) + mulles;
}

/** The seed player's move for the seat at turn. */
export function seedMove(state: State): Move {
  const count = moves(state, listed);
  let best = -1;
  let bestWorth = 0;
  let build = -1;
  let drop = -1;
  for (let i = 0; i < count; i++) {
    const move = listed[i]!;
    switch (actionOf(move)) {
      case CAPTURE:
      case CAPTURE_NTH: {
        const value = worth(state, move);
        if (value > bestWorth) {
          bestWorth = value;
          best = move;
        }
        break;
      }
      case BUILD_ON:
        if (build < 0) build = move;
        break;
      case FEED:
      case DISCARD:
        if (drop < 0) drop = move;
    }
  }
  if (best >= 0) return best;
  if (build >= 0) return build;
  return drop >= 0 ? drop : listed[0]!;
}

/** `seedMove` as a player: it reads only the table and its own hand. */
export const seed: Player<View> = {
  think(view) {
    return answerAtOnce({ move: seedMove(stateOf(view)) });
  },
};
