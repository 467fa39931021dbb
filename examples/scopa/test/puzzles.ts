/**
 * Generates src/puzzles.ts: `node test/puzzles.ts > src/puzzles.ts`. Each puzzle is in the last
 * three cards of a hand: the stock is used up, so a player who counts cards knows the other hand, and
 * the value of every play is calculated to the end. Exactly one is best, and `greedy` misses it.
 */
import { listMoves, OVER, stateAfter } from '@pakli/core';
import { formatPuzzles, makePuzzles } from '@pakli/core/testing';
import { game } from '../src/game.ts';
import { greedyMove } from '../src/player.ts';
import { countAt, HAND, STOCK, TURN, type State } from '../src/state.ts';

/** By how much seat 0 wins the hand under best play; alpha-beta. */
function valueOf(state: State, low = -Infinity, high = Infinity): number {
  if (game.turn(state) === OVER) return state.points[0]! - state.points[1]!;
  const first = state.now[TURN] === 0;
  let [best, worst] = [low, high];
  for (const move of listMoves(game, state)) {
    const value = valueOf(stateAfter(game, state, move), best, worst);
    if (first) best = Math.max(best, value);
    else worst = Math.min(worst, value);
    if (best >= worst) break;
  }
  return first ? best : worst;
}

const puzzles = makePuzzles({
  game,
  options: { to: 0 },
  // More than one wrong move.
  fewestMoves: 3,
  stop(random) {
    const size = 2 + random.below(2);
    return (state, turn) => countAt(state, STOCK) === 0 && countAt(state, HAND + turn) === size;
  },
  thumb: greedyMove,
  value: (state, seat) => (seat === 0 ? valueOf(state) : -valueOf(state)),
});
console.log(formatPuzzles('The last cards of hands, made by test/puzzles.ts.', puzzles));
