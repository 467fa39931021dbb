/**
 * Matches of one game side by side, for learning programs. They are stepped together with an action
 * each and keep no record. The cards are those of a table with the same seed (`Match`); a match that
 * is over is replaced by the next one of its row.
 */
import {
  Match,
  CHANCE,
  OVER,
  Sfc32,
  type Game,
  type GameTypes,
  type Seat,
  type StateOf,
} from '@pakli/core';
import type { Encoding } from '@pakli/core/encoding';

interface MatchesStart {
  readonly options: GameTypes['options'];
  readonly seats: number;
  readonly size: number;
  /** Of the first row; each next row has the next one. */
  readonly seed: number;
  /** Added to the seed of a row for its next match. */
  readonly stride: number;
}

/** How a step left a row. */
const GOES_ON = 0;
const DEAL_ENDED = 1;
const MATCH_ENDED = 2;

interface Row {
  readonly state: StateOf<GameTypes>;
  readonly random: Sfc32;
  seed: number;
  starter: Seat;
  deal: number;
  /** Totals before the deal. */
  carry: readonly number[];
}

/** What a step has brought, a row per match; written again by the next step. */
export interface BatchResult {
  /** What the deal that ended paid each seat, and the totals of the match then; else 0. */
  readonly payoffs: Float64Array;
  readonly totals: Float64Array;
  /** What the seat at turn knows. */
  readonly numbers: Float32Array;
  /** The seat at turn, how many actions it has, and how the step left the row. */
  readonly turns: Int32Array;
  readonly counts: Int32Array;
  readonly ends: Int32Array;
}

export class Matches {
  readonly seats: number;
  readonly size: number;
  readonly standing: BatchResult;
  /** The actions of all rows one after another, and the moves that they stand for. */
  actions: Int32Array;
  private moves: Int32Array;
  /** How many there are in all rows. */
  listed = 0;
  private readonly game: Game;
  private readonly encoding: Encoding;
  private readonly stride: number;
  private readonly rows: readonly Row[];
  private readonly numbersOf: readonly Float32Array[];
  private readonly payoffsOf: readonly Float64Array[];
  private readonly totalsOf: readonly Float64Array[];
  private readonly outcome: Uint8Array;
  private readonly chosen: Int32Array;

  /** `standing` is written by every step. */
  constructor(game: Game, encoding: Encoding, start: MatchesStart, standing: BatchResult) {
    const { options, seats, size, seed, stride } = start;
    this.game = game;
    this.encoding = encoding;
    this.seats = seats;
    this.size = size;
    this.stride = stride;
    this.standing = standing;
    const { numbers, payoffs, totals } = standing;
    const width = numbers.length / size;
    const each = <T>(part: (row: number) => T): T[] =>
      Array.from({ length: size }, (_, i) => part(i));
    this.numbersOf = each((i) => numbers.subarray(i * width, (i + 1) * width));
    this.payoffsOf = each((i) => payoffs.subarray(i * seats, (i + 1) * seats));
    this.totalsOf = each((i) => totals.subarray(i * seats, (i + 1) * seats));
    this.outcome = new Uint8Array(game.maxOutcome);
    this.chosen = new Int32Array(size);
    this.actions = new Int32Array(size * 32 + game.maxChoices);
    this.moves = new Int32Array(this.actions.length);
    this.rows = each((i) => ({
      state: game.create(options, seats),
      random: new Sfc32(seed + i),
      seed: seed + i,
      starter: 0,
      deal: 0,
      carry: [],
    }));
    for (const [index, row] of this.rows.entries()) {
      this.beginMatch(row);
      this.advance(row, index);
    }
    this.look();
  }

  /** Plays an action in each row; where one may not be done, nothing is played and its row returned. */
  step(actions: Int32Array): number | undefined {
    const { standing, chosen, rows, game } = this;
    for (let index = 0, from = 0; index < rows.length; index++) {
      const to = from + (standing.counts[index] ?? 0);
      const at = this.find(actions[index] ?? -1, from, to);
      if (at < 0) return index;
      chosen[index] = this.moves[at] ?? 0;
      from = to;
    }
    standing.payoffs.fill(0);
    standing.totals.fill(0);
    standing.ends.fill(GOES_ON);
    for (const [index, row] of rows.entries()) {
      game.play(row.state, chosen[index] ?? 0);
      this.advance(row, index);
    }
    this.look();
    return undefined;
  }

  /** The actions of a row. */
  actionsOf(row: number): number[] {
    const { counts } = this.standing;
    const from = counts.subarray(0, row).reduce((sum, count) => sum + count, 0);
    return [...this.actions.subarray(from, from + (counts[row] ?? 0))];
  }

  private find(action: number, from: number, to: number): number {
    for (let at = from; at < to; at++) if (this.actions[at] === action) return at;
    return -1;
  }

  private beginMatch(row: Row): void {
    const { game, seats } = this;
    row.random.reseed(row.seed);
    row.deal = 0;
    row.starter = game.firstStarter === 'drawn' ? row.random.below(seats) : game.firstStarter;
    row.carry = Array<number>(seats).fill(0);
    game.setup(row.state, { number: 0, starter: row.starter, carry: row.carry });
  }

  /** Deals cards and begins deals and matches until a seat has to decide. */
  private advance(row: Row, index: number): void {
    const { game, outcome } = this;
    for (let turn = game.turn(row.state); turn < 0; turn = game.turn(row.state)) {
      if (turn === CHANCE) game.deal(row.state, outcome, game.draw(row.state, row.random, outcome));
      else if (turn === OVER) this.endDeal(row, index);
    }
  }

  private endDeal(row: Row, index: number): void {
    const { game, standing, seats } = this;
    const totals = this.totalsOf[index];
    const payoffs = this.payoffsOf[index];
    if (totals === undefined || payoffs === undefined) throw new Error('a row without a place');
    game.payoff(row.state, payoffs);
    const scores = game.scores(row.state);
    for (let seat = 0; seat < seats; seat++)
      totals[seat] = (row.carry[seat] ?? 0) + (scores[seat] ?? 0);
    row.deal++;
    if (!Match.endsWith(game, row.state, row.deal, () => [...totals])) {
      standing.ends[index] = DEAL_ENDED;
      row.carry = [...totals];
      const starter = (row.starter + row.deal) % seats;
      game.setup(row.state, { number: row.deal, starter, carry: row.carry });
      return;
    }
    standing.ends[index] = MATCH_ENDED;
    row.seed += this.stride;
    this.beginMatch(row);
  }

  /** Writes what every seat at turn knows and may do. */
  private look(): void {
    const { game, encoding, rows, standing, numbersOf } = this;
    let listed = 0;
    for (const [index, { state }] of rows.entries()) {
      const turn = game.turn(state);
      standing.turns[index] = turn;
      const numbers = numbersOf[index];
      if (numbers !== undefined) encoding.observe(state, turn, numbers);
      this.makeRoom(listed + game.maxChoices);
      const moves = this.moves.subarray(listed);
      const count = game.moves(state, moves);
      encoding.actionsOf(state, moves, count, this.actions.subarray(listed));
      standing.counts[index] = count;
      listed += count;
    }
    this.listed = listed;
  }

  private makeRoom(length: number): void {
    if (length <= this.actions.length) return;
    const grow = (from: Int32Array): Int32Array => {
      const to = new Int32Array(length * 2);
      to.set(from);
      return to;
    };
    this.actions = grow(this.actions);
    this.moves = grow(this.moves);
  }
}
