/**
 * Exact play in the last round, when nothing is hidden any more: alpha-beta on the difference of
 * the omgang's totals, iteratively deepened to the last card. Once there is a best move, the others
 * are only shown to be no better; their values are settled once the best one is known. It keeps its
 * own stack, so that it can stop after any number of positions and resume. Values are from seat 0's
 * view.
 *
 * Reads of typed arrays carry a `!`: plies and table slots are always in range,
 * and this is the inner loop of the search.
 */
import { OVER, type Answer, type Estimate, type Move, type Thinking } from '@pakli/core';
import { actionOf } from '../codes.ts';
import { list, MAX_CHOICES, moves } from '../moves.ts';
import { play } from '../play.ts';
import { copy, HELD, State, TURN } from '../state.ts';
import type { View } from '../types.ts';
import { lead, outcome } from './horizon.ts';
import { Prospects } from './prospects.ts';
import { scoutMove, weighAll } from './scout.ts';
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from './transpositions.ts';

/** Positions per step. */
const POSITIONS = 128;
/**
 * With this many cards left it searches to the end at once, with this many after one shorter look.
 * That would finish sooner with more cards, too, but its choices until then seem worse
 * (docs/notes/strength-mulle.md).
 */
const SHALLOW = 8;
const NEAR = 12;
const FIRST_DEPTH = 2;
/** A narrow look begins deeper. With more cards the table's marks would not suffice. */
const FIRST_NARROW = 4;
const MOST_NARROW = 16;
/** Added to depths once all moves are searched: more than any depth of a narrow look. */
const ALL_MOVES = 32;
/** With this few cards left, weighing moves costs more than it saves: captures come first. */
const UNSORTED = 3;
const INFINITE = 1_000_000;

const listed = new Int32Array(MAX_CHOICES);
const order = new Float64Array(MAX_CHOICES);

/** Whether a view hides nothing until the omgang ends. */
export function isOpen(view: View): boolean {
  if (view.seat === null || view.round < view.options.rounds) return false;
  return view.stockSize === 0 || view.handSizes[1 - view.seat] === 0;
}

export class EndingSolver implements Thinking {
  private readonly seat: number;
  private readonly rootMoves: readonly Move[];
  private readonly cards: number;
  private readonly prospects: Prospects;
  private readonly states: State[];
  private readonly leaf: State;

  // By ply.
  private readonly alpha: Int32Array;
  private readonly beta: Int32Array;
  private readonly alpha0: Int32Array;
  private readonly beta0: Int32Array;
  private readonly best: Int32Array;
  private readonly bestMove: Int32Array;
  private readonly index: Int32Array;
  private readonly end: Int32Array;
  private readonly slot: Int32Array;
  private readonly check: Int32Array;
  private readonly base: Int32Array;
  /** 1 while a move is searched with a null window, 2 when that was not enough. */
  private readonly narrow: Uint8Array;
  /** Moves of the positions on the stack, concatenated. */
  private pending = new Int32Array(1024);

  private readonly table: Transpositions;

  private ply = 0;
  private depth: number;
  /** Moves searched below the root, until the narrow look has reached the last card. */
  private width: number;
  /** Tells its values from those of full-width looks, and marks where an iteration proves something. */
  private mark = 0;
  private readonly proven: number;
  /** The best move is known; the values of the others remain to be settled. */
  private decided = false;
  private finished = false;
  /** Positions searched. */
  nodes = 0;
  /** By root move: the value from the last iteration that searched it, its depth, and whether it is a bound. */
  private readonly found: Int32Array;
  private readonly foundAt: Int32Array;
  private readonly bounded: Uint8Array;
  private choice: Move;

  /** The state of the last round with open cards, a seat at turn. It is not changed. */
  constructor(given: State, width: number = Infinity) {
    const { options, at } = given;
    const root = new State(options);
    copy(given, root);
    this.seat = at[TURN]!;
    this.rootMoves = list(root);
    const cards = at[HELD]! + at[HELD + 1]!;
    this.cards = cards;
    this.prospects = new Prospects(root);
    this.states = Array.from({ length: cards + 1 }, () => new State(options));
    this.states[0] = root;
    this.leaf = new State(options);
    const ints = (): Int32Array => new Int32Array(cards + 1);
    this.alpha = ints();
    this.beta = ints();
    this.alpha0 = ints();
    this.beta0 = ints();
    this.best = ints();
    this.bestMove = ints();
    this.index = ints();
    this.end = ints();
    this.slot = ints();
    this.check = ints();
    this.base = ints();
    this.narrow = new Uint8Array(cards + 1);
    this.table = new Transpositions(Math.min(20, 6 + cards));
    this.width = cards <= NEAR || cards > MOST_NARROW ? Infinity : width;
    const narrow = this.width < Infinity;
    this.proven = narrow ? cards + ALL_MOVES : cards;
    this.depth = cards <= SHALLOW ? cards : narrow ? FIRST_NARROW : FIRST_DEPTH;
    this.choice = scoutMove(root);
    this.found = new Int32Array(this.rootMoves.length);
    this.foundAt = new Int32Array(this.rootMoves.length);
    this.bounded = new Uint8Array(this.rootMoves.length);
    this.finished = this.rootMoves.length <= 1;
    this.start();
  }

  step(n: number): boolean {
    for (let left = n * POSITIONS; left > 0 && !this.finished; left--) this.advance();
    return this.finished;
  }

  /** Of the moves searched so far. A single move is not weighed. */
  answer(): Answer {
    const sign = this.seat === 0 ? 1 : -1;
    const estimates = this.rootMoves.flatMap((move, i): Estimate[] => {
      if (this.foundAt[i] === 0) return [];
      const value = sign * this.found[i]! + 0;
      // An iteration that stops short of the last card ends in a guess and proves nothing, not even
      // a bound.
      if (this.foundAt[i]! < this.proven) return [{ move, value, weight: 1 }];
      return [
        this.bounded[i] === 1
          ? { move, value, weight: 1, atMost: true }
          : { move, value, weight: 0 },
      ];
    });
    return estimates.length === 0 ? { move: this.choice } : { move: this.choice, estimates };
  }

  /** Seat 0's value under perfect play of both; undefined if it takes more positions than this. */
  value(positions: number): number | undefined {
    while (!this.decided && this.nodes < positions) this.advance();
    return this.decided ? this.found[this.rootMoves.indexOf(this.choice)]! : undefined;
  }

  /** Starts an iteration at the root. */
  private start(): void {
    this.ply = 0;
    this.enter(-INFINITE, INFINITE);
  }

  /** Searches the next move of the position on top of the stack, or backtracks. */
  private advance(): void {
    const { ply, states } = this;
    const settling = ply === 0 && this.decided;
    if (settling) this.skipSettled();
    if (this.index[ply]! >= this.end[ply]! || this.alpha[ply]! >= this.beta[ply]!) {
      this.leave();
      return;
    }
    const next = states[ply + 1]!;
    copy(states[ply]!, next);
    play(next, this.pending[this.index[ply]!]!);
    this.nodes++;
    if (next.at[TURN] === OVER) {
      this.receive(ply, outcome(next));
      return;
    }
    let alpha = this.alpha[ply]!;
    let beta = this.beta[ply]!;
    const high = states[ply]!.at[TURN] === 0;
    if (settling) {
      // Only the bound is known already.
      const known = this.found[this.rootIndex()]!;
      if (high) beta = known;
      else alpha = known;
    } else if (this.narrow[ply] === 0 && Math.abs(this.best[ply]!) !== INFINITE) {
      // Once there is a best move, the others only need a proof that they are no better.
      this.narrow[ply] = 1;
      if (high) beta = alpha + 1;
      else alpha = beta - 1;
    }
    this.ply = ply + 1;
    const known = this.probe(this.ply, alpha, beta);
    if (known === undefined) this.enter(alpha, beta);
    else {
      this.ply = ply;
      this.receive(ply, known);
    }
  }

  /** The value of the position at a ply, if the table or a playout knows it well enough. */
  private probe(ply: number, alpha: number, beta: number): number | undefined {
    const state = this.states[ply]!;
    const base = lead(state);
    this.base[ply] = base;
    const near = this.prospects.value(state, base, alpha, beta);
    if (near !== undefined) return near;
    this.locate(ply);
    const left = this.depth - ply;
    const { slot, check } = this.table;
    const known = this.table.value(slot, check, left + this.mark, alpha - base, beta - base);
    if (known !== undefined) return known + base;
    if (left > 0) return undefined;
    const value = this.guess(state);
    this.store(ply, value - base, EXACT, 0);
    return value;
  }

  /** Where an iteration stops early: the outcome when both continue as the scout. */
  private guess(state: State): number {
    const { leaf } = this;
    copy(state, leaf);
    while (leaf.at[TURN] !== OVER) play(leaf, scoutMove(leaf));
    return outcome(leaf);
  }

  /** Pushes the position of `this.ply` on the stack, its moves ordered. */
  private enter(alpha: number, beta: number): void {
    const { ply } = this;
    const state = this.states[ply]!;
    if (ply === 0) {
      this.locate(0);
      this.base[0] = lead(state);
    }
    const known = this.table.best(this.slot[ply]!, this.check[ply]!);
    const first = known ?? (ply === 0 ? this.choice : -1);
    const from = ply === 0 ? 0 : this.end[ply - 1]!;
    const count = moves(state, listed);
    if (from + count > this.pending.length) this.grow(from + count);
    if (this.cards - ply > UNSORTED) weighAll(state, listed, count, order);
    else for (let i = 0; i < count; i++) order[i] = -actionOf(listed[i]!);
    const { pending } = this;
    for (let i = 0; i < count; i++) {
      const move = listed[i]!;
      const value = move === first ? Infinity : order[i]!;
      let j = i;
      for (; j > 0 && order[j - 1]! < value; j--) {
        order[j] = order[j - 1]!;
        pending[from + j] = pending[from + j - 1]!;
      }
      order[j] = value;
      pending[from + j] = move;
    }
    this.index[ply] = from;
    this.narrow[ply] = 0;
    const all = ply === 0 || this.cards - ply <= UNSORTED;
    this.end[ply] = from + (all ? count : Math.min(count, this.width));
    this.alpha[ply] = this.alpha0[ply] = alpha;
    this.beta[ply] = this.beta0[ply] = beta;
    this.best[ply] = state.at[TURN] === 0 ? -INFINITE : INFINITE;
    this.bestMove[ply] = pending[from]!;
  }

  private grow(length: number): void {
    const longer = new Int32Array(2 * length);
    longer.set(this.pending);
    this.pending = longer;
  }

  /** Takes the value of the move at `index` of a ply. */
  private receive(ply: number, value: number): void {
    if (this.narrow[ply] === 1 && value > this.alpha[ply]! && value < this.beta[ply]!) {
      this.narrow[ply] = 2;
      return;
    }
    if (ply === 0) this.note(value, this.narrow[ply] === 1);
    this.narrow[ply] = 0;
    const move = this.pending[this.index[ply]!]!;
    this.index[ply] = this.index[ply]! + 1;
    if (ply === 0 && this.decided) return;
    const high = this.states[ply]!.at[TURN] === 0;
    if (high ? value > this.best[ply]! : value < this.best[ply]!) {
      this.best[ply] = value;
      this.bestMove[ply] = move;
      if (ply === 0) this.choice = move;
      if (high) {
        if (value > this.alpha[ply]!) this.alpha[ply] = value;
      } else if (value < this.beta[ply]!) this.beta[ply] = value;
    }
  }

  /** The root move being searched. */
  private rootIndex(): number {
    return this.rootMoves.indexOf(this.pending[this.index[0]!]!);
  }

  private note(value: number, bound: boolean): void {
    const i = this.rootIndex();
    this.found[i] = value;
    this.foundAt[i] = this.depth + this.mark;
    this.bounded[i] = bound ? 1 : 0;
  }

  private skipSettled(): void {
    while (this.index[0]! < this.end[0]! && this.bounded[this.rootIndex()] === 0) {
      this.index[0] = this.index[0]! + 1;
    }
  }

  /** All moves of the position on top are searched, or enough of them. */
  private leave(): void {
    const { ply } = this;
    if (ply === 0 && this.decided) {
      this.finished = true;
      return;
    }
    const value = this.best[ply]!;
    const bound =
      value <= this.alpha0[ply]! ? AT_MOST : value >= this.beta0[ply]! ? AT_LEAST : EXACT;
    this.store(ply, value - this.base[ply]!, bound, this.bestMove[ply]!);
    if (ply > 0) {
      this.ply = ply - 1;
      this.receive(ply - 1, value);
      return;
    }
    if (this.depth < this.cards) {
      this.depth = this.cards <= NEAR ? this.cards : Math.min(this.cards, this.depth + 2);
    } else if (this.width === Infinity) this.decided = true;
    else {
      this.width = Infinity;
      this.mark = ALL_MOVES;
    }
    this.start();
  }

  /** Finds the table slot of a ply's position. */
  private locate(ply: number): void {
    this.table.locate(this.states[ply]!, this.prospects.linear);
    this.slot[ply] = this.table.slot;
    this.check[ply] = this.table.check;
  }

  private store(ply: number, value: number, bound: number, move: Move): void {
    const left = Math.max(0, this.depth - ply) + this.mark;
    this.table.store(this.slot[ply]!, this.check[ply]!, left, value, bound, move);
  }
}
