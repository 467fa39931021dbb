/** What each play is worth by a net: the chance to win of the position that it leaves, as its player knows it. */
import { rankOf, type Move, type Net } from '@pakli/core';
import { cardOfMove, moves as listMoves, targetOf } from '../moves.ts';
import { play } from '../play.ts';
import { copy, ENDED, PHASE, PLAYER, type State } from '../state.ts';
import { SEATS } from '../types.ts';
import { MAX_CHOICES } from '../view.ts';
import { Known } from './known.ts';
import type { Passed } from './passed.ts';
import { outcome } from './standing.ts';
import { Trials } from './trials.ts';

export class Chances {
  private readonly net: Net;
  private readonly known = new Known();
  private readonly trials = new Trials();
  private readonly ends = new Float64Array(SEATS);
  readonly moves: Int32Array = new Int32Array(MAX_CHOICES);
  readonly values: Float64Array = new Float64Array(MAX_CHOICES);
  private readonly odds = new Float64Array(MAX_CHOICES);

  constructor(net: Net) {
    this.net = net;
  }

  /** Fills `moves` and `values` for the seat at turn; returns how many. */
  weigh(state: State, passed: Passed): number {
    const { moves, values } = this;
    const seat = state.now[PLAYER]!;
    const count = listMoves(state, moves);
    const next = this.trials.of(state.options);
    for (let i = 0; i < count; i++) {
      const same = this.sameAs(i);
      if (same < i) {
        values[i] = values[same]!;
        continue;
      }
      copy(state, next);
      play(next, moves[i]!);
      values[i] = this.of(next, seat, passed);
    }
    return count;
  }

  /** The chance of a seat after a play, between two rounds or at the end. */
  of(state: State, seat: number, passed: Passed): number {
    if (state.now[PHASE] === ENDED) {
      outcome(state, this.ends);
      return this.ends[seat]!;
    }
    this.known.read(state, seat, passed);
    return 1 / (1 + Math.exp(-this.net.score(this.known)));
  }

  /** Of the moves weighed last, the first of the best. */
  best(count: number): number {
    let best = 0;
    for (let i = 1; i < count; i++) if (this.values[i]! > this.values[best]!) best = i;
    return best;
  }

  /** Fills `odds`: how likely each of the moves weighed last is, where one that leaves `care` less is e times rarer. */
  private spread(count: number, care: number): void {
    const most = this.values[this.best(count)]!;
    let sum = 0;
    for (let i = 0; i < count; i++) sum += this.odds[i] = Math.exp((this.values[i]! - most) / care);
    for (let i = 0; i < count; i++) this.odds[i] = this.odds[i]! / sum;
  }

  /** One of the moves weighed last, by a lot between 0 and 1. */
  draw(count: number, care: number, lot: number): Move {
    this.spread(count, care);
    let left = lot;
    for (let i = 0; i < count - 1; i++) {
      left -= this.odds[i]!;
      if (left < 0) return this.moves[i]!;
    }
    return this.moves[count - 1]!;
  }

  /** How likely one of the moves weighed last is. */
  likely(count: number, care: number, move: Move): number {
    this.spread(count, care);
    for (let i = 0; i < count; i++) if (this.moves[i] === move) return this.odds[i]!;
    return 0;
  }

  /** The first move that does the same: only ranks matter. */
  private sameAs(index: number): number {
    const move = this.moves[index]!;
    const rank = rankOf(cardOfMove(move));
    const target = targetOf(move);
    for (let i = 0; i < index; i++) {
      const other = this.moves[i]!;
      if (targetOf(other) === target && rankOf(cardOfMove(other)) === rank) return i;
    }
    return index;
  }
}
