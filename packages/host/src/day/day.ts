/**
 * The boards of a day: who has begun which, what came of it, and what the computers of the field
 * did. `apply` is the only function that changes it; the same events lead to the same day on every
 * machine.
 */
import type { Seat } from '@pakli/core';
import type { PersonId } from '../event.ts';
import type { DayEvent, DayEventOf } from './event.ts';

/** What somebody has made of a board. */
export interface DayTry {
  readonly person: PersonId;
  readonly board: number;
  readonly table: string;
  readonly beganAt: number;
  readonly result: Pick<DayEventOf<'result'>, 'scores' | 'covered'> | undefined;
}

export class Day {
  readonly opened: DayEventOf<'open'>;
  /** How many events have happened; the first has opened the day. */
  seq = 1;
  /** By board, in the order in which people began. */
  readonly tries: Map<PersonId, DayTry>[];
  /** By board: what the computers of the field did, by their place in it. */
  readonly computed: Map<number, DayEventOf<'computed'>>[];
  /** Everybody who has begun a board; their number is their place in the list. */
  readonly people: PersonId[] = [];
  private readonly numbers = new Map<PersonId, number>();
  /** What all boards followed from, once it is over. */
  secret: string | undefined;

  constructor(opened: DayEventOf<'open'>) {
    this.opened = opened;
    this.tries = Array.from({ length: opened.settings.boards }, () => new Map());
    this.computed = Array.from({ length: opened.settings.boards }, () => new Map());
  }

  /** Where the person sits on a board; the first seat always starts. */
  seatOf(board: number): Seat {
    return board % this.opened.settings.seats;
  }

  /** What somebody has made of a board; undefined before they have begun it. */
  tryOf(board: number, person: PersonId | null): DayTry | undefined {
    return person === null ? undefined : this.tries[board]?.get(person);
  }

  /** Of somebody who has begun a board. */
  numberOf(person: PersonId): number {
    return this.numbers.get(person) ?? -1;
  }

  /** Whether somebody may know everything of a board: they have played it, or nobody may any more. */
  isShown(board: number, person: PersonId | null): boolean {
    return this.secret !== undefined || this.tryOf(board, person)?.result !== undefined;
  }

  /** Tries that are not over. */
  get unfinished(): readonly DayTry[] {
    return this.tries.flatMap((tries) =>
      [...tries.values()].filter(({ result }) => result === undefined),
    );
  }

  /** What the computers of the field have left to play: board and place in the field. */
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
        if (begun === undefined) throw new Error(`nobody has begun board ${board} so`);
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
