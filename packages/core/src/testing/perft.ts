/** Law 6: exact counts of positions, to be pinned in tests with the source of the number. */
import { fork, type Game, type GameTypes, type StateOf } from '../game.ts';

/**
 * The number of lines of play with 0, 1, ... `depth` decisions. Lines end when
 * the deal is over or cards would be dealt.
 */
export function perft<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  depth: number,
): readonly number[] {
  const counts = Array<number>(depth + 1).fill(0);
  count(game, fork(game, state), 0, counts);
  return counts;
}

function count<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  depth: number,
  counts: number[],
): void {
  counts[depth] = (counts[depth] ?? 0) + 1;
  if (depth === counts.length - 1 || game.turn(state) < 0) return;
  const buffer = new Int32Array(game.maxChoices);
  const moves = buffer.subarray(0, game.moves(state, buffer));
  const after = game.create(state.options, state.seats);
  for (const move of moves) {
    game.copy(state, after);
    game.play(after, move);
    count(game, after, depth + 1, counts);
  }
}
