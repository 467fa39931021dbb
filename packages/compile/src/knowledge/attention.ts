/**
 * The moves weak levels consider. They overlook cards of their hand, but no move that is plainly
 * the best; they harm no own card where an opponent's is available, and fetch no card while they
 * hold four.
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

/** Effects of texts that a card's owner would rather avoid. */
const HARMS: ReadonlySet<string> = new Set(['delete', 'flip', 'return', 'putOnDeckTop']);
/** With this many cards in hand nobody gives up a turn for one more. */
const ENOUGH = 4;

/** For a player who overlooks this many cards of the own hand. */
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

/** The moves without the obviously wrong ones. */
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

/** The margin by which `worth` puts a new plate before a compiled one. */
const NEW_PLATE = 70;
