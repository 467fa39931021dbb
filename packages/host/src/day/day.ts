/**
 * The boards of a day: who has begun which, with what result, and the results of the computers of
 * the field. Only `apply` changes it; the same events lead to the same day on every machine.
 */
import type { Seat } from '@pakli/core';
import type { PersonId } from '../event.ts';
import type { DayEvent, DayEventOf } from './event.ts';

/** Somebody's try of a board. */
export interface DayTry {
  readonly person: PersonId;
  readonly board: number;
  readonly table: string;
  readonly beganAt: number;
  readonly result: Pick<DayEventOf<'result'>, 'scores' | 'covered'> | undefined;
}

export class Day {
  readonly opened: DayEventOf<'open'>;
  /** The number of events; the first opened the day. */
  seq = 1;
  /** By board, in the order in which people began. */
  readonly tries: Map<PersonId, DayTry>[];
  /** By board: the results of the computers of the field, by their index in it. */
  readonly computed: Map<number, DayEventOf<'computed'>>[];
  /** Everybody who has begun a board; their number is their index. */
  readonly people: PersonId[] = [];
  private readonly numbers = new Map<PersonId, number>();
  /** What all boards followed from, once the day is over. */
  secret: string | undefined;

  constructor(opened: DayEventOf<'open'>) {
    this.opened = opened;
    this.tries = Array.from({ length: opened.settings.boards }, () => new Map());
    this.computed = Array.from({ length: opened.settings.boards }, () => new Map());
  }

  /** The person's seat on a board; the first seat always starts. */
  seatOf(board: number): Seat {
    return board % this.opened.settings.seats;
  }

  /** Somebody's try of a board; undefined before they begin it. */
  tryOf(board: number, person: PersonId | null): DayTry | undefined {
    return person === null ? undefined : this.tries[board]?.get(person);
  }

  /** The number of somebody who has begun a board. */
  numberOf(person: PersonId): number {
    return this.numbers.get(person) ?? -1;
  }

  /** Whether somebody may know everything about a board: they have played it, or the day is over. */
  isShown(board: number, person: PersonId | null): boolean {
    return this.secret !== undefined || this.tryOf(board, person)?.result !== undefined;
  }

  /** Tries that are not over. */
  get unfinished(): readonly DayTry[] {
    return this.tries.flatMap((tries) =>
      [...tries.values()].filter(({ result }) => result === undefined),
    );
  }

  /** What the computers of the field have not played yet: board and index in the field. */
  get uncomputed(): readonly (readonly [board: number, run: number])[] {
    return this.computed.flatMap((runs, board) =>
      this.opened.settings.field.flatMap((_, run) =>
        runs.has(run) ? [] : [[board, run] as const],
      ),
    );
  }

  apply(event: DayEvent): void {
    switch (event.kind) {
      case 'open':
        throw new Error('a day is opened once');
      case 'begin':
        this.begin(event);
        break;
      case 'result': {
        const { person, board, scores, covered } = event;
        const begun = this.tryOf(board, person);
        if (begun === undefined)
          throw new Error(`a result of board ${board}, which was never begun`);
        this.tries[board]?.set(person, { ...begun, result: { scores, covered } });
        break;
      }
      case 'computed':
        this.computed[event.board]?.set(event.run, event);
        break;
      case 'end':
        this.secret = event.secret;
        break;
    }
    this.seq++;
  }

  private begin({ person, board, table, at }: DayEventOf<'begin'>): void {
    if (!this.numbers.has(person)) this.numbers.set(person, this.people.push(person) - 1);
    this.tries[board]?.set(person, { person, board, table, beganAt: at, result: undefined });
  }
}
