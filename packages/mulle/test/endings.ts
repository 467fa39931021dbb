/** Endings to solve, and plain minimax to hold a solver against. */
import { CHANCE, fork, listMoves, OVER, type Move, type Random } from '@pakli/core';
import { mulle, scoutMove, type Options, type State } from '../src/index.ts';
import { HELD, ROUND, TURN } from '../src/state.ts';

/** The last round of an omgang where both hold `cards` cards; every fourth move on the way is random. */
export function ending(options: Options, cards: number, random: Random): State {
  const state = mulle.create(options, 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  mulle.setup(state, { number: 0, starter: random.below(2), carry: [0, 0] });
  const { at } = state;
  while (at[ROUND]! < options.rounds || at[HELD] !== cards || at[HELD + 1] !== cards) {
    if (at[TURN] === CHANCE) mulle.deal(state, outcome, mulle.draw(state, random, outcome));
    else if (random.below(4) > 0) mulle.play(state, scoutMove(state));
    else {
      const moves = listMoves(mulle, state);
      mulle.play(state, moves[random.below(moves.length)]!);
    }
  }
  return state;
}

/** The position after a move; the given one stays as it is. */
export function after(state: State, move: Move): State {
  const next = fork(mulle, state);
  mulle.play(next, move);
  return next;
}

/** What perfect play of both makes of a position, for seat 0: every line looked at, nothing else. */
export function minimax(state: State): number {
  const turn = mulle.turn(state);
  if (turn === OVER) {
    const payoff = new Float64Array(2);
    mulle.payoff(state, payoff);
    return payoff[0]!;
  }
  const values = listMoves(mulle, state).map((move) => minimax(after(state, move)));
  return turn === 0 ? Math.max(...values) : Math.min(...values);
}
