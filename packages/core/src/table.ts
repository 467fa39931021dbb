/**
 * One deal being played: the true state, and the steps that led to it with
 * their events. Untrusted moves come in through `submit`, which returns the
 * move that was played or a refusal; a refusal changes nothing.
 */
import {
  CHANCE,
  countMoves,
  fork,
  OVER,
  type Deal,
  type Game,
  type GameTypes,
  type Move,
  type Seat,
  type StateOf,
  type Turn,
} from './game.ts';
import type { Random } from './random.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';

/** A decision of a seat or an outcome of chance, and its events. */
export type Step<Event> =
  | {
      readonly kind: 'move';
      readonly seat: Seat;
      readonly move: Move;
      /** The number of legal moves; 0 if it was nobody's turn. */
      readonly choices: number;
      readonly text: string;
      readonly events: readonly Event[];
    }
  | {
      readonly kind: 'chance';
      readonly outcome: Uint8Array;
      readonly text: string;
      readonly events: readonly Event[];
    };

/** A deal in progress, with its steps. */
export class Table<K extends GameTypes> {
  readonly game: Game<K>;
  readonly deal: Deal;
  /** Replaced when a branch is followed: a reference kept elsewhere goes stale. */
  state: StateOf<K>;
  readonly steps: Step<K['event']>[] = [];
  /** The position the deal began from, if it did not begin with a shuffle. */
  readonly position: string | undefined;
  /** Outcomes that an undo took back, to be dealt again as long as they fit. */
  readonly kept: Uint8Array[] = [];

  private constructor(game: Game<K>, state: StateOf<K>, deal: Deal, position?: string) {
    this.game = game;
    this.state = state;
    this.deal = deal;
    this.position = position;
  }

  static open<K extends GameTypes>(
    game: Game<K>,
    options: K['options'],
    seats: number,
    deal: Deal,
    position?: string,
  ): Table<K> | Refusal {
    const state = game.create(options, seats);
    game.setup(state, deal);
    if (position === undefined) return new Table(game, state, deal);
    // Kept as given, since a later version may format it differently; but a record cannot hold line breaks.
    const text = position.trim().replaceAll(/\s+/g, ' ');
    return game.readPosition(state, position) ?? new Table(game, state, deal, text);
  }

  get turn(): Turn {
    return this.game.turn(this.state);
  }

  /** All events of the deal, oldest first. */
  get log(): readonly K['event'][] {
    return this.steps.flatMap((step) => step.events);
  }

  /** The move that `text` means for `seat`, or why it may not be played. Changes nothing. */
  readMove(seat: Seat, text: string): Move | Refusal {
    return readMove(this.game, this.state, seat, text);
  }

  /** Validates and plays an untrusted move. */
  submit(seat: Seat, text: string): Move | Refusal {
    const move = this.readMove(seat, text);
    if (!isRefusal(move)) this.play(move);
    return move;
  }

  /** Plays a line of a record: an outcome of chance, or a move in or out of turn. */
  submitLine(text: string): Refusal | undefined {
    const anytime = this.turn === OVER ? undefined : this.game.anytime?.read(text, undefined);
    if (anytime !== undefined) {
      this.play(anytime);
      return undefined;
    }
    if (this.turn === CHANCE) return this.submitDeal(text);
    const answer = this.submit(Math.max(this.turn, 0), text);
    return isRefusal(answer) ? answer : undefined;
  }

  /** Plays a legal move, usually of the seat at turn. */
  play(move: Move): void {
    const seat = this.game.anytime?.seatOf(move) ?? this.turn;
    const text = this.game.formatTruth(this.state, move);
    const choices = this.turn < 0 ? 0 : countMoves(this.game, this.state);
    const events: K['event'][] = [];
    this.game.play(this.state, move, (event) => void events.push(event));
    this.steps.push({ kind: 'move', seat, move, choices, text, events });
  }

  /** At `CHANCE`: deals the next outcome that an undo took back if it still fits, or draws a new one. */
  chance(random: Random): void {
    const [kept] = this.kept;
    if (kept !== undefined && this.fits(kept)) this.apply(kept);
    else this.draw(random);
  }

  /** At `CHANCE`: draws a new outcome, whatever an undo took back. */
  draw(random: Random): void {
    const buffer = new Uint8Array(this.game.maxOutcome);
    this.apply(buffer.slice(0, this.game.draw(this.state, random, buffer)));
  }

  /** Deals an outcome given as text, from a record or a prepared deal. */
  submitDeal(text: string): Refusal | undefined {
    const { turn } = this.game.rules.cites;
    if (this.turn !== CHANCE) return refuse('nothing-to-deal', turn);
    const buffer = new Uint8Array(this.game.maxOutcome);
    const length = this.game.readDeal(this.state, text, buffer);
    if (isRefusal(length)) return length;
    this.apply(buffer.slice(0, length));
    return undefined;
  }

  private fits(outcome: Uint8Array): boolean {
    const text = this.game.formatDealTruth(this.state, outcome, outcome.length);
    return !isRefusal(this.game.readDeal(this.state, text, new Uint8Array(this.game.maxOutcome)));
  }

  /** At `CHANCE`: deals a fitting outcome. It replaces the next one in `kept`; if it differs, the rest of `kept` is dropped. */
  apply(outcome: Uint8Array): void {
    const kept = this.kept.shift();
    const same = kept?.length === outcome.length && kept.every((byte, i) => byte === outcome[i]);
    if (!same) this.kept.length = 0;
    const text = this.game.formatDealTruth(this.state, outcome, outcome.length);
    const events: K['event'][] = [];
    this.game.deal(this.state, outcome, outcome.length, (event) => void events.push(event));
    this.steps.push({ kind: 'chance', outcome, text, events });
  }

  /** Replays a step of another table of the same deal, with the text and events it had there. */
  repeat(step: Step<K['event']>): void {
    if (step.kind === 'move') this.game.play(this.state, step.move);
    else {
      this.kept.shift();
      this.game.deal(this.state, step.outcome, step.outcome.length);
    }
    this.steps.push(step);
  }

  /** An independent copy of the table. */
  branch(): Table<K> {
    const { game, state, deal, position } = this;
    const branch = new Table(game, fork(game, state), deal, position);
    branch.steps.push(...this.steps);
    branch.kept.push(...this.kept);
    return branch;
  }

  /** Adopts the one step that a branch has taken; the branch must not be used afterwards. */
  follow({ state, steps, kept }: Table<K>): void {
    const step = steps.at(-1);
    if (step === undefined || steps.length !== this.steps.length + 1) {
      throw new Error('the branch is not one step ahead');
    }
    this.state = state;
    this.steps.push(step);
    this.kept.splice(0, Infinity, ...kept);
  }

  /** The same deal after its first `count` steps; later chance outcomes will be dealt again. */
  cut(count: number): Table<K> {
    const { game, state, deal, position } = this;
    const table = Table.open(game, state.options, state.seats, deal, position);
    if (isRefusal(table)) throw new Error(`a position that was read is refused: ${table.refused}`);
    for (const step of this.steps.slice(0, count)) table.repeat(step);
    for (const step of this.steps.slice(count)) {
      if (step.kind === 'chance') table.kept.push(step.outcome);
    }
    table.kept.push(...this.kept);
    return table;
  }
}

/** The move that `text` means for a seat in a state, or why it may not be played. */
export function readMove<K extends GameTypes>(
  game: Game<K>,
  state: StateOf<K>,
  seat: Seat,
  text: string,
): Move | Refusal {
  const { turn, over, notation } = game.rules.cites;
  if (!Number.isInteger(seat) || seat < 0 || seat >= state.seats) {
    return refuse('no-such-seat', turn, { seat: String(seat), seats: state.seats });
  }
  const now = game.turn(state);
  if (now === OVER) return refuse('game-over', over);
  const readable = typeof text === 'string' && text.length <= 1000;
  const anytime = readable ? game.anytime?.read(text, seat) : undefined;
  if (anytime !== undefined) return anytime;
  if (now === CHANCE) return refuse('cards-are-dealt', turn);
  if (now !== seat) return refuse('not-your-turn', turn, { seat, turn: now });
  if (!readable) return refuse('unreadable', notation);
  return game.read(state, seat, text);
}
