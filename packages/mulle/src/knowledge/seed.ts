/**
 * The automatic player of the synced rule book: the best capture by mulles,
 * then cards; else the first build; else the first discard or feed; else the
 * first move. "First" and ties go by canonical order.
 */
import { answerAtOnce, type Move, type Player } from '@pakli/core';
import { BIT, popcount, WORD } from '../cards.ts';
import { actionOf, BUILD_ON, CAPTURE, CAPTURE_NTH, DISCARD, FEED, kindOf } from '../codes.ts';
import { newSelection } from '../gathering.ts';
import { MAX_CHOICES, moves } from '../moves.ts';
import { pilesOfMove } from '../play.ts';
import { STRIDE, TABLE, type State } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';

const listed = new Int32Array(MAX_CHOICES);
const piles = newSelection();

/** More cards than a capture can take: a mulle outweighs any number of cards. */
const MULLE = 128;

/** Mulles and cards of a capture in one number. */
function worth(state: State, move: Move): number {
  const { at } = state;
  const kind = kindOf(move);
  pilesOfMove(state, move, piles);
  let low = WORD[kind] === 0 ? BIT[kind]! : 0;
  let high = WORD[kind] === 0 ? 0 : BIT[kind]!;
  let low2 = 0;
  let high2 = 0;
  for (let w = 0; w < piles.length; w++) {
    for (let rest = piles[w]!; rest !== 0; rest &= rest - 1) {
      const p = TABLE + (32 * w + 31 - Math.clz32(rest & -rest)) * STRIDE;
      low2 |= at[p + 3]! | (low & at[p + 1]!);
      high2 |= at[p + 4]! | (high & at[p + 2]!);
      low |= at[p + 1]!;
      high |= at[p + 2]!;
    }
  }
  const mulles = popcount(low2) + popcount(high2);
  return mulles * MULLE + popcount(low) + popcount(high) + mulles;
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

/** `seedMove` as a player: it looks at the table and its own hand alone. */
export const seed: Player<View> = {
  think(view) {
    return answerAtOnce({ move: seedMove(stateOf(view)) });
  },
};
