/**
 * A match is a sequence of deals: the starter moves one seat clockwise, scores
 * add up on one sheet, and everything goes into one record.
 */
import {
  CHANCE,
  OVER,
  type Game,
  type GameTypes,
  type Move,
  type Seat,
  type StateOf,
} from './game.ts';
import { Sfc32, type Random } from './random.ts';
import { isRefusal, refuse, type Refusal } from './refusal.ts';
import { Table } from './table.ts';

/** How a match begins; the game has defaults for everything. */
export interface MatchStart<K extends GameTypes> {
  readonly options?: K['options'];
  readonly seats?: number;
  readonly names?: readonly string[];
  /** Who starts the first deal. Default: the game's first starter, drawn with `random` if need be. */
  readonly starter?: Seat;
  readonly random?: Random;
  /** Begins the first deal from a position instead of a shuffle. */
  readonly position?: string;
}

/** A match being played: its deals, totals and places, with undo. */
export class Match<K extends GameTypes> {
  readonly game: Game<K>;
  readonly options: K['options'];
  readonly seats: number;
  readonly names: readonly string[];
  readonly starter: Seat;
  /** The deals so far; the last one is in progress unless the match is over. */
  readonly tables: Table<K>[];
  /** By deal: outcomes that an undo took back, to be dealt again. */
  private readonly kept: Uint8Array[][] = [];

  private constructor(
    start: Pick<Match<K>, 'game' | 'options' | 'seats' | 'names' | 'starter'>,
    table: Table<K>,
  ) {
    this.game = start.game;
    this.options = start.options;
    this.seats = start.seats;
    this.names = start.names;
    this.starter = start.starter;
    this.tables = [table];
  }

  static start<K extends GameTypes>(game: Game<K>, start: MatchStart<K> = {}): Match<K> | Refusal {
    const options = start.options ?? game.rules.defaults;
    const seats = start.seats ?? game.seats[0];
    const { turn } = game.rules.cites;
    if (seats === undefined || !game.seats.includes(seats)) {
      return refuse('bad-seats', turn, { seats: String(seats), known: game.seats.join(', ') });
    }
    const draw = (): Seat => (start.random ?? Sfc32.fresh()).below(seats);
    const starter = start.starter ?? (game.firstStarter === 'drawn' ? draw() : game.firstStarter);
    if (!Number.isInteger(starter) || starter < 0 || starter >= seats) {
      return refuse('no-such-seat', turn, { seat: String(starter), seats });
    }
    const names = start.names ?? Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);
    if (names.length !== seats) {
      return refuse('bad-names', turn, { names: names.length, seats });
    }
    const deal = { number: 0, starter, carry: Array<number>(seats).fill(0) };
    const table = Table.open(game, options, seats, deal, start.position);
    return isRefusal(table) ? table : new Match({ game, options, seats, names, starter }, table);
  }

  /** A new match with the rules, the starter and the dealt cards of an earlier one. */
  static withCardsOf<K extends GameTypes>(
    earlier: Match<K>,
    names: readonly string[] = earlier.names,
  ): Match<K> | Refusal {
    return Match.cut(earlier, 0, names);
  }

  /**
   * A new match with the first `count` steps of an earlier one, counting deals
   * and moves of all its tables. Cards dealt later will come again.
   */
  static cut<K extends GameTypes>(
    earlier: Match<K>,
    count: number,
    names: readonly string[] = earlier.names,
  ): Match<K> | Refusal {
    const { game, options, seats, starter } = earlier;
    const position = earlier.tables[0]?.position;
    const match = Match.start(game, {
      options,
      seats,
      names,
      starter,
      ...(position === undefined ? {} : { position }),
    });
    if (isRefusal(match)) return match;
    earlier.kept.forEach((outcomes, number) => (match.kept[number] = [...outcomes]));
    for (const table of earlier.tables) match.kept[table.deal.number] = outcomesOf(table);
    match.table.kept.push(...(match.kept[0] ?? []));
    let left = count;
    for (const [number, { steps }] of earlier.tables.entries()) {
      if (left <= 0) break;
      if (number > 0) match.nextDeal();
      for (const step of steps.slice(0, left)) match.table.repeat(step);
      left -= steps.length;
    }
    return match;
  }

  /** Whether a match is over after `played` deals, the last of which ended in `state`. */
  static endsWith<K extends GameTypes>(
    game: Game<K>,
    state: StateOf<K>,
    played: number,
    totals: () => readonly number[],
  ): boolean {
    if (played >= game.deals(state.options)) return true;
    const target = game.target?.(state.options);
    if (target === undefined) return false;
    const sums = totals();
    const places = placesOf(sums, game.best);
    const leaders = places.flatMap((place, seat) => (place === 1 ? [game.side(state, seat)] : []));
    return Math.max(...sums) >= target && new Set(leaders).size === 1;
  }

  /** The number of deals of a match; 0 if a target of points ends it. */
  static dealsOf<K extends GameTypes>(game: Game<K>, options: K['options']): number {
    return game.target?.(options) === undefined ? game.deals(options) : 0;
  }

  /** The deal that is being played. */
  get table(): Table<K> {
    const table = this.tables.at(-1);
    if (table === undefined) throw new Error('a match has a table');
    return table;
  }

  /** All deals are played, or somebody has reached the target. */
  get over(): boolean {
    const { game, table, tables } = this;
    return (
      table.turn === OVER && Match.endsWith(game, table.state, tables.length, () => this.totals)
    );
  }

  /** The summed scores of the finished deals, by seat. */
  get totals(): readonly number[] {
    const totals = Array<number>(this.seats).fill(0);
    for (const table of this.tables) {
      if (table.turn !== OVER) continue;
      this.game
        .scores(table.state)
        .forEach((score, seat) => (totals[seat] = (totals[seat] ?? 0) + score));
    }
    return totals;
  }

  /** Places by totals; equal totals share the better place (1, 1, 3, 4). */
  get places(): readonly number[] {
    return placesOf(this.totals, this.game.best, sidesOf(this.game, this.seats));
  }

  /** Who starts a rematch, if the game has a rule for it. */
  get nextStarter(): Seat | undefined {
    if (this.game.rematch === undefined || !this.over) return undefined;
    const { places } = this;
    const last = Math.max(...places);
    return last === 1 ? (this.starter + 1) % this.seats : places.indexOf(last);
  }

  /** Validates and plays an untrusted move. */
  submit(seat: Seat, text: string): Move | Refusal {
    return this.table.submit(seat, text);
  }

  /** Deals cards and begins deals until a seat has to decide or the match is over. */
  advance(random: Random): void {
    for (;;) {
      if (this.table.turn === CHANCE) this.table.chance(random);
      else if (!this.nextDeal()) return;
    }
  }

  /** Begins the next deal if this one is over and not the last. */
  nextDeal(): boolean {
    const table = this.nextTable();
    if (table === undefined) return false;
    this.kept[this.tables.length] = [];
    this.tables.push(table);
    return true;
  }

  /** The next deal before its first step; undefined if there is none. */
  nextTable(): Table<K> | undefined {
    if (this.table.turn !== OVER || this.over) return undefined;
    const number = this.tables.length;
    const deal = { number, starter: (this.starter + number) % this.seats, carry: this.totals };
    const table = Table.open(this.game, this.options, this.seats, deal);
    if (isRefusal(table)) throw new Error(`a new deal is refused: ${table.refused}`);
    table.kept.push(...(this.kept[number] ?? []));
    return table;
  }

  /** Outcomes that will be dealt again after an undo, for this deal and each later one; a record does not contain them. */
  get cardsToCome(): readonly (readonly Uint8Array[])[] {
    const { number } = this.table.deal;
    const later = Array.from({ length: this.kept.length }, (_, i) => this.kept[i] ?? []);
    return [[...this.table.kept], ...later.slice(number + 1)];
  }

  /** Adopts the `cardsToCome` of the match whose record this one was read from. */
  keepCards(toCome: readonly (readonly Uint8Array[])[]): void {
    const { number } = this.table.deal;
    const [now = [], ...later] = toCome;
    this.table.kept.push(...now);
    later.forEach((outcomes, i) => (this.kept[number + 1 + i] = [...outcomes]));
  }

  /** Goes back to before the seat's last decision. Cards dealt since then will come again. */
  undo(seat: Seat): boolean {
    for (let number = this.tables.length - 1; number >= 0; number--) {
      const table = this.tables[number];
      const count = table?.steps.findLastIndex(
        (step) => step.kind === 'move' && step.seat === seat,
      );
      if (table === undefined || count === undefined || count < 0) continue;
      for (const later of this.tables.splice(number).slice(1)) {
        this.kept[later.deal.number] = outcomesOf(later);
      }
      this.tables.push(table.cut(count));
      return true;
    }
    return false;
  }
}

/** All outcomes of a deal: those dealt, and those that will be dealt again after an undo. */
function outcomesOf<K extends GameTypes>({ steps, kept }: Table<K>): Uint8Array[] {
  return [...steps.flatMap((step) => (step.kind === 'chance' ? [step.outcome] : [])), ...kept];
}

/** The side of every seat in a match; without partners each seat is its own. */
export function sidesOf(game: Pick<Game, 'sides'>, seats: number): readonly number[] {
  return game.sides?.(seats) ?? Array.from({ length: seats }, (_, seat) => seat);
}

/** Standard competition ranking: equal scores share the better place, and partners count as one. */
export function placesOf(
  scores: readonly number[],
  best: 'high' | 'low',
  sides?: readonly number[],
): readonly number[] {
  return scores.map((score) => {
    const ahead = scores.flatMap((other, seat) =>
      (best === 'high' ? other > score : other < score) ? [sides?.[seat] ?? seat] : [],
    );
    return 1 + new Set(ahead).size;
  });
}

/** How many sides share the first place. */
export function winningSides(places: readonly number[], sides: readonly number[]): number {
  return new Set(sides.filter((_, seat) => places[seat] === 1)).size;
}
