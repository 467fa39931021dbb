/** What a net makes of each play: it reads the position that the play leaves, as its player knows it. */
import { rankOf, type Move, type Net } from '@pakli/core';
import { cardOfMove, moves as listMoves, targetOf } from '../moves.ts';
import { play } from '../play.ts';
import { copy, PLAYER, type State } from '../state.ts';
import { MAX_CHOICES } from '../view.ts';
import { Known } from './known.ts';
import type { Passed } from './passed.ts';
import { Trials } from './trials.ts';

export abstract class Leaves {
  private readonly net: Net;
  private readonly known = new Known();
  private readonly trials = new Trials();
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

  /** What a seat makes of a position after a play, between two rounds or at the end. */
  abstract of(state: State, seat: number, passed: Passed): number;

  /** The answer of the net, in log odds. */
  protected score(state: State, seat: number, passed: Passed): number {
    this.known.read(state, seat, passed);
    return this.net.score(this.known);
  }

  /** Of the moves weighed last, the first of the best. */
  best(count: number): number {
    let best = 0;
    for (let i = 1; i < count; i++) if (this.values[i]! > this.values[best]!) best = i;
    return best;
  }

  /** Fills `odds`: how likely each of the moves weighed last is, where one whose value is less by `care` is e times rarer. */
  private spread(count: number, care: number): void {
    const most = this.values[this.best(count)]!;
    let sum = 0;
    for (let i = 0; i < count; i++) {
      // Moves that do the same are one.
      const odds = this.sameAs(i) < i ? 0 : Math.exp((this.values[i]! - most) / care);
      sum += this.odds[i] = odds;
    }
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
    for (let i = 0; i < count; i++) if (this.moves[i] === move) return this.odds[this.sameAs(i)]!;
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
