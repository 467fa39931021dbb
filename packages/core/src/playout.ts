/**
 * Random play through the generic interface: the benchmark of engines, the
 * input of the laws, and the inner loop of simple searches.
 *
 *     const buffers = new Buffers(game);
 *     const decisions = playout(game, state, random, buffers);
 *
 * Reads of typed arrays below their filled length have a `!`: this is the
 * hottest loop of all, and a default would cost a branch per decision.
 */
import { CHANCE, OVER, type Game, type GameTypes, type StateOf } from './game.ts';
import { Match, type MatchStart } from './match.ts';
import type { Random } from './random.ts';
import { isRefusal, type Refusal } from './refusal.ts';

/** Reusable buffers for the moves and the chance outcome of one position. */
export class Buffers {
  readonly moves: Int32Array;
  readonly outcome: Uint8Array;
  constructor(game: Pick<Game, 'maxChoices' | 'maxOutcome'>) {
    this.moves = new Int32Array(game.maxChoices);
    this.outcome = new Uint8Array(game.maxOutcome);
  }
}

/** Plays a deal to its end by random moves, in place; returns the number of decisions. */
export function playout<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  random: Random,
  buffers: Buffers,
): number {
  const { moves, outcome } = buffers;
  let decisions = 0;
  for (;;) {
    const turn = game.turn(state);
    if (turn >= 0) {
      if (decisions++ >= game.maxMoves) throw new Error(`${game.id}: a deal does not end`);
      const count = game.moves(state, moves);
      // A forced move takes no random number, here and in `playRandomly`.
      game.play(state, moves[count === 1 ? 0 : random.below(count)]!);
    } else if (turn === CHANCE) {
      game.deal(state, outcome, game.draw(state, random, outcome));
    } else {
      return decisions;
    }
  }
}

/** Plays a match to its end by random moves and records every step. */
export function playRandomly<K extends GameTypes>(match: Match<K>, random: Random): void {
  const { moves } = new Buffers(match.game);
  for (;;) {
    match.advance(random);
    const { table } = match;
    if (table.turn === OVER) return;
    const count = match.game.moves(table.state, moves);
    table.play(moves[count === 1 ? 0 : random.below(count)]!);
  }
}

/** A whole match of random moves; the same random numbers give the same match. */
export function randomMatch<K extends GameTypes>(
  game: Game<K>,
  random: Random,
  start: Omit<MatchStart<K>, 'random'> = {},
): Match<K> | Refusal {
  const match = Match.start(game, { ...start, random });
  if (!isRefusal(match)) playRandomly(match, random);
  return match;
}
