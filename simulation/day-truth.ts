/** A day rebuilt from its stored rows, and checks of a row: one try per person, and one result, equal to that of its table. */
import { isRefusal } from '@pakli/core';
import { boardResultsOf, Day, readDayEvent, type DayEvent, type DayTry } from '@pakli/host';
import type { LogRow } from '../apps/server/src/store/store.ts';
import type { TableTruth } from './truth.ts';

export class DayTruth {
  readonly day: Day;
  private readonly cmds = new Set<string>();

  constructor([first]: readonly LogRow[]) {
    const opened = first === undefined ? undefined : eventOf(first);
    if (opened?.kind !== 'open') throw new Error('no day');
    this.day = new Day(opened);
  }

  /** Returns what is wrong with the row. */
  add(row: LogRow, tables: ReadonlyMap<string, TableTruth>): readonly string[] {
    const wrong: string[] = [];
    const event = eventOf(row);
    const { day } = this;
    if (row.seq !== day.seq + 1) wrong.push(`a hole before row ${row.seq}`);
    if (this.cmds.has(row.cmd)) wrong.push(`${row.cmd} is done twice`);
    this.cmds.add(row.cmd);
    if (event.kind === 'begin' || event.kind === 'result') {
      const { board, person } = event;
      const begun = day.tryOf(board, person);
      if (event.kind === 'begin') {
        if (begun !== undefined) wrong.push(`${person} begins board ${board} again`);
      } else if (begun === undefined)
        wrong.push(`a result of board ${board} that nobody has begun`);
      else {
        if (begun.result !== undefined) wrong.push(`the result of ${row.cmd} comes again`);
        const { scores, covered } = event;
        if (JSON.stringify(this.resultOf(begun, tables)) !== JSON.stringify({ scores, covered })) {
          wrong.push(`board ${board} of ${person} has another result than its table`);
        }
      }
    }
    day.apply(event);
    return wrong;
  }

  private resultOf(
    { board, table }: DayTry,
    tables: ReadonlyMap<string, TableTruth>,
  ): NonNullable<DayTry['result']> | undefined {
    const truth = tables.get(table);
    const [played] = truth === undefined ? [] : boardResultsOf(truth.room, board);
    if (played === undefined) return undefined;
    return { scores: played.scores, covered: played.covered.includes(this.day.seatOf(board)) };
  }

  /** Finished boards without a result. */
  missing(tables: ReadonlyMap<string, TableTruth>): readonly string[] {
    return this.day.unfinished
      .filter((one) => this.resultOf(one, tables) !== undefined)
      .map(({ board, person }) => `board ${board} of ${person}`);
  }
}

function eventOf({ event }: LogRow): DayEvent {
  const read = readDayEvent(JSON.parse(event));
  if (isRefusal(read)) throw new Error(`a row of a day is refused: ${event}`);
  return read;
}
