/**
 * Generates src/puzzles.ts: `node test/puzzles.ts > src/puzzles.ts`. Each puzzle is the end of a
 * hand: the talon is used up, so a player who counts cards knows the other hand, and the solver knows
 * the value of every move in game points. Exactly one is best, and the rule of thumb misses it.
 */
import { OVER } from '@pakli/core';
import { formatPuzzles, makePuzzles } from '@pakli/core/testing';
import { countOf, NO_CARD } from '../src/cards.ts';
import { game } from '../src/game.ts';
import { solveOpen } from '../src/solver.ts';
import { HAND, PHASE, PLAY, POINTS, UPCARD, type State } from '../src/state.ts';
import { thumbMove } from '../src/thumb.ts';

/** In game points, for seat 0. */
function valueOf(state: State): number {
  const { now } = state;
  return game.turn(state) === OVER ? now[POINTS]! - now[POINTS + 1]! : solveOpen(state);
}

const puzzles = makePuzzles({
  game,
  options: { to: 0, claims: 'counted' },
  // More than one wrong move.
  fewestMoves: 3,
  stop(random) {
    const size = 3 + random.below(3);
    return ({ now }, turn) =>
      now[PHASE] === PLAY && now[UPCARD] === NO_CARD && countOf(now[HAND + turn]!) === size;
  },
  thumb: thumbMove,
  value: (state, seat) => (seat === 0 ? valueOf(state) : -valueOf(state)),
  // A win or a loss is at stake.
  accepts: (_state, _seat, { value }) => value >= 1,
});
console.log(formatPuzzles('Endings of hands, made by test/puzzles.ts.', puzzles));
