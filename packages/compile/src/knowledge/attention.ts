/**
 * The moves that weak levels consider. They overlook cards of their
 * hand, but no move that is plainly the best; they harm no card of their own
 * where one of the other can be had, and fetch no card while they hold four.
 */
import type { Move } from '@pakli/core';
import { overlook, type Attention, type Oversight } from '@pakli/core/search';
import { ASK_ACTION, ASK_CARD, ASK_LINE, chosenOf, kindOf, M_REFRESH } from '../engine/offers.ts';
import { openText } from '../engine/stack.ts';
import { compile } from '../game.ts';
import * as S from '../state.ts';
import { zoneOf, type State } from '../state.ts';
import type { View } from '../types.ts';
import { world } from '../world.ts';
import { operation, worth } from './seed.ts';

/** What texts do to a card that its owner would rather be spared. */
const HARMS: ReadonlySet<string> = new Set(['delete', 'flip', 'return', 'putOnDeckTop']);
/** Cards in hand with which nobody gives up a turn for one more. */
const ENOUGH = 4;

/** Of a player who overlooks so many cards of the own hand. */
export function attention(oversight: Oversight): Attention<View> {
  return (view, random) => {
    const state = compile.create(view.options, view.seats);
    world(view, state);
    const seat = state.now[S.DECIDER]!;
    const value = (move: Move): number => worth(state, seat, move);
    const moves = sensible(state, seat, view.moves, value);
    if (state.now[S.ASK] !== ASK_ACTION) return moves;
    return overlook(moves, value, oversight, random, (move) => chosenOf(move) >> 8);
  };
}

/** The moves without those that anybody would see to be wrong. */
function sensible(
  state: State,
  seat: number,
  moves: readonly Move[],
  value: (move: Move) => number,
): readonly Move[] {
  const best = Math.max(...moves.map(value));
  switch (state.now[S.ASK]!) {
    case ASK_ACTION: {
      const plays = moves.filter((move) => kindOf(move) !== M_REFRESH);
      return plays.length > 0 && state.size[zoneOf(seat, S.HAND)]! >= ENOUGH ? plays : moves;
    }
    case ASK_CARD:
      return best > 0 && HARMS.has(operation(state))
        ? moves.filter((move) => value(move) >= 0)
        : moves;
    case ASK_LINE:
      // Of the lines that can be compiled, one whose plate is new.
      return state.now[S.PHASE] === S.COMPILE && openText(state) < 0
        ? moves.filter((move) => value(move) > best - NEW_PLATE)
        : moves;
    default:
      return moves;
  }
}

/** By so much `worth` puts a new plate before one that was compiled already. */
const NEW_PLATE = 70;
