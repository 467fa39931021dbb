/** An evening rebuilt from its stored rows, and checks of a row: results come once and equal those of the tables. */
import { isRefusal } from '@pakli/core';
import { boardResultsOf, Evening, readEveningEvent, type EveningEvent } from '@pakli/host';
import type { EveningToPage, ShownRound } from '@pakli/protocol';
import type { LogRow } from '../apps/server/src/store/store.ts';
import type { TableTruth } from './truth.ts';

export class EveningTruth {
  readonly id: string;
  readonly evening: Evening;
  private readonly cmds = new Set<string>();
  readonly rows: LogRow[];

  constructor(id: string, [first, ...rest]: readonly LogRow[]) {
    const opened = first === undefined ? undefined : eventOf(first);
    if (first === undefined || opened?.kind !== 'open') throw new Error('no evening');
    this.id = id;
    this.rows = [first];
    this.evening = new Evening(opened);
    if (rest.length > 0) throw new Error('an evening begins with one row');
  }

  /** Returns what is wrong with the row. */
  add(row: LogRow, tables: ReadonlyMap<string, TableTruth>): readonly string[] {
    const wrong: string[] = [];
    const event = eventOf(row);
    const { evening } = this;
    if (row.seq !== this.rows.length + 1) wrong.push(`a hole before row ${row.seq}`);
    if (this.cmds.has(row.cmd)) wrong.push(`${row.cmd} is done twice`);
    if (event.kind === 'result') {
      const { round } = evening;
      const { table, board, scores, covered } = event;
      const known = round?.results.some((one) => one.table === table && one.board === board);
      if (known !== false) wrong.push(`the result of board ${board} at ${table} comes again`);
      const right = this.resultsOf(table, tables).find((one) => one.board === board);
      if (JSON.stringify(right) !== JSON.stringify({ board, table, scores, covered })) {
        wrong.push(`board ${board} at ${table} has another result than its table`);
      }
    }
    this.cmds.add(row.cmd);
    this.rows.push(row);
    evening.apply(event);
    return wrong;
  }

  isDone(cmd: string): boolean {
    return this.cmds.has(cmd);
  }

  private resultsOf(
    table: string,
    tables: ReadonlyMap<string, TableTruth>,
  ): ReturnType<typeof boardResultsOf> {
    const truth = tables.get(table);
    const round = this.evening.rounds.findIndex((one) =>
      one.tables.some((other) => other.table === table),
    );
    const [firstBoard = 0] = this.evening.boardsOf(round);
    return truth === undefined ? [] : boardResultsOf(truth.room, firstBoard);
  }

  /** Finished boards without a result. */
  missing(tables: ReadonlyMap<string, TableTruth>): readonly string[] {
    const { round } = this.evening;
    return (round?.tables ?? []).flatMap(({ table }) =>
      this.resultsOf(table, tables)
        .filter(({ board }) =>
          round?.results.every((one) => one.table !== table || one.board !== board),
        )
        .map(({ board }) => `board ${board} at ${table}`),
    );
  }

  /** What is wrong with a frame: results must not be shown before their round is finished, nor anything before it is stored. */
  wrongWith({ seq, view }: Extract<EveningToPage, { kind: 'told' }>): string | undefined {
    if (seq > this.evening.shownSeq) return `row ${seq} is shown and not on disc`;
    const early = view.rounds.findIndex((round, i) => !this.mayShow(round, i));
    return early < 0 ? undefined : `round ${early} is shown as it was not played`;
  }

  /** A person shown without a name although they are not leaving. */
  namelessIn(
    { view }: Extract<EveningToPage, { kind: 'told' }>,
    leaving: ReadonlySet<string>,
  ): string | undefined {
    const { entrants } = this.evening;
    const isNameless = (_: unknown, i: number): boolean => {
      const shown = view.entrants[i];
      return shown?.name === '' && shown.state !== 'substituted';
    };
    return entrants.filter(isNameless).find(({ person }) => person && !leaving.has(person))?.person;
  }

  private mayShow(shown: ShownRound, i: number): boolean {
    const round = this.evening.rounds[i];
    if (round === undefined) return false;
    if (!shown.finished) return shown.results.length === 0;
    return round.finished && textOf(shown.results) === textOf(round.results);
  }
}

function eventOf({ event }: LogRow): EveningEvent {
  const read = readEveningEvent(JSON.parse(event));
  if (isRefusal(read)) throw new Error(`a row of an evening is refused: ${event}`);
  return read;
}

function textOf(results: ShownRound['results']): string {
  return results
    .map((one) => JSON.stringify(one))
    .toSorted()
    .join();
}
