/** Endings to solve, and plain minimax as the reference for a solver. */
import { CHANCE, fork, listMoves, OVER, type Move, type Random } from '@pakli/core';
import { mulle, scoutMove, type Options, type State } from '../src/index.ts';
import { HELD, PILES, ROUND, STRIDE, TABLE, TURN } from '../src/state.ts';
import { optionsOf } from './subject.ts';

/** The last round of an omgang, `cards` cards in each hand; every fourth move on the way is random. */
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

const PACK = ['KL', 'SP', 'HJ', 'RU'].flatMap((suit) =>
  ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'].map(
    (rank) => `${suit} ${rank}`,
  ),
);

/** A position of a last round: all cards neither in its text nor in the stock have been captured. */
export function lastRound(line: string, stock: readonly string[] = [], rules = 'short'): State {
  const gone = [...PACK, ...PACK];
  const named = [...line.matchAll(/(KL|SP|HJ|RU) \w+/g)].map(([name]) => name);
  for (const card of [...named, ...stock]) gone.splice(gone.indexOf(card), 1);
  const state = mulle.create(optionsOf(rules), 2);
  const refusal = mulle.readPosition(state, `${line} ; captured Bo: ${gone.join(', ')}`);
  if (refusal !== undefined) throw new Error(`${line}: ${refusal.refused}`);
  return state;
}

/** The position after a move; does not change its argument. */
export function after(state: State, move: Move): State {
  const next = fork(mulle, state);
  mulle.play(next, move);
  return next;
}

/**
 * The minimax value of a position for seat 0: every line is searched, and only identical positions
 * are skipped.
 */
export class Minimax {
  private readonly known = new Map<string, number>();
  /** By cards in hand: the current position, and its moves. */
  private readonly states: State[];
  private readonly moves = Array.from({ length: 2 * MOST + 1 }, () => new Int32Array(1000));
  private readonly payoff = new Float64Array(2);

  constructor(options: Options) {
    this.states = Array.from({ length: 2 * MOST + 1 }, () => mulle.create(options, 2));
  }

  value(state: State): number {
    const { at } = state;
    const turn = mulle.turn(state);
    if (turn === OVER) {
      mulle.payoff(state, this.payoff);
      return this.payoff[0]!;
    }
    const cards = at[HELD]! + at[HELD + 1]!;
    // Near the end looking a position up costs more than playing it.
    const key =
      cards > 3
        ? String.fromCharCode(...new Uint16Array(at.slice(0, TABLE + at[PILES]! * STRIDE).buffer))
        : '';
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const moves = this.moves[cards]!;
    const count = mulle.moves(state, moves);
    const next = this.states[cards - 1]!;
    let best = turn === 0 ? -Infinity : Infinity;
    for (let i = 0; i < count; i++) {
      mulle.copy(state, next);
      mulle.play(next, moves[i]!);
      const value = this.value(next);
      best = turn === 0 ? Math.max(best, value) : Math.min(best, value);
    }
    if (key !== '') this.known.set(key, best);
    return best;
  }
}

/** The most cards per hand it can search. */
const MOST = 4;
