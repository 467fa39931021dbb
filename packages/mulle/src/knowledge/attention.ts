/**
 * The moves weak levels consider: they overlook sums of three and more piles, but take a mulle that
 * they have seen.
 */
import type { Move } from '@pakli/core';
import type { Attention } from '@pakli/core/search';
import { HAND_VALUE } from '../cards.ts';
import { actionOf, CAPTURE, CAPTURE_NTH, kindOf } from '../codes.ts';
import { listSelected, newSelection } from '../gathering.ts';
import { groupsOf } from '../groups.ts';
import { act, pilesOfMove } from '../play.ts';
import { mullesAndTabbe } from '../scoring.ts';
import { copy, State, TURN } from '../state.ts';
import type { View } from '../types.ts';
import { stateOf } from '../world.ts';

/** Points that nobody leaves lying once seen; a small mulle may wait. */
const PLAIN_POINTS = 5;
/** Piles in a sum that takes some looking. */
const LONG_SUM = 3;

/** For a player who overlooks this percentage of long sums. */
export function attention(percent: number): Attention<View> {
  return (view, random) => {
    const state = stateOf(view);
    const noticed = view.moves.filter(
      (move) => !isLongSum(state, move) || random.below(100) >= percent,
    );
    const moves = noticed.length === 0 ? view.moves : noticed;
    const gains = moves.map((move) => gain(state, move));
    const most = Math.max(...gains);
    return moves.filter((_, i) => gains[i]! > most - PLAIN_POINTS);
  };
}

const piles = newSelection();

/** A capture of long sums only: next to an equal pile or a pair, people look for the rest. */
function isLongSum(state: State, move: Move): boolean {
  const action = actionOf(move);
  if (action !== CAPTURE && action !== CAPTURE_NTH) return false;
  pilesOfMove(state, move, piles);
  const taken = listSelected(piles);
  if (taken.length < LONG_SUM) return false;
  const groups = groupsOf(state.at, taken, HAND_VALUE[kindOf(move)]!);
  return groups.every((group) => group.piles.length >= LONG_SUM);
}

/** Points for mulles and tabbar that a move makes at once. */
function gain(state: State, move: Move): number {
  const seat = state.at[TURN]!;
  const after = new State(state.options);
  copy(state, after);
  act(after, seat, move);
  return mullesAndTabbe(after, seat) - mullesAndTabbe(state, seat);
}
