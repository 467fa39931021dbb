/** The tables of an evening's rounds: creates and seats them, fetches their results, and ends them. */
import { findGame } from '@pakli/catalogue';
import {
  boardKey,
  boardResultsOf,
  openedForRound,
  progressOf,
  type Evening,
  type EveningOrder,
} from '@pakli/host';
import type { DirectorCommand, EveningCommand } from '@pakli/protocol';
import type { ServerContext } from '../context.ts';
import { createEveningTable } from '../create-table.ts';
import { PlainError } from '../failure.ts';
import type { LiveTables } from '../tables.ts';

type BoardResult = Extract<EveningOrder, { readonly kind: 'result' }>;

export class RoundTables {
  private readonly context: ServerContext;
  private readonly tables: LiveTables;
  private readonly secret: Uint8Array;
  /** The rounds, by when they started, whose tables were created and ended last. */
  private laid: number | undefined;
  private ended: number | undefined;
  /** Who the tables of the round were last seated with. */
  private seated = '';

  constructor(context: ServerContext, tables: LiveTables, secret: Uint8Array) {
    this.context = context;
    this.tables = tables;
    this.secret = secret;
  }

  /** Does at the tables what an accepted command means for them. */
  async follow(kind: (EveningCommand | DirectorCommand)['kind'], evening: Evening): Promise<void> {
    if (kind === 'finish' || kind === 'end') await this.end(evening);
    if (kind === 'substitute' || kind === 'remove') await this.seatPeople(evening);
  }

  /** Creates the tables of the round that do not exist yet. */
  async lay(evening: Evening): Promise<void> {
    const { round, rounds, opened } = evening;
    if (round === undefined || this.laid === round.startedAt) return;
    const found = await findGame(opened.settings.game)?.load();
    if (found === undefined) throw new PlainError('an evening of no game');
    const key = boardKey(this.secret, evening);
    const [firstBoard = 0] = evening.boardsOf(rounds.length - 1);
    const ids = round.tables.map(({ table }) => table);
    // Asking is cheaper than dealing: after a restart all of them exist.
    const there = await this.context.store.look(ids, this.context.node);
    await Promise.all(
      ids
        .filter((table) => !there.has(table))
        .map((table) =>
          createEveningTable(this.context, found.game, {
            events: openedForRound(evening, table, round.startedAt),
            key,
            firstBoard,
          }),
        ),
    );
    this.laid = round.startedAt;
  }

  /** Seats substitutes, and a computer in place of somebody who was removed. */
  async seatPeople({ round, entrants }: Evening): Promise<void> {
    const people = entrants.map(({ person, state }) => (state === 'removed' ? null : person));
    const seated = JSON.stringify([round?.startedAt, people]);
    if (round === undefined || this.seated === seated) return;
    for (const { table, entrants: numbers } of round.tables) {
      const wanted = numbers.map((number) => (number === null ? undefined : people[number]));
      await this.tables.at(table, (live) => live.seat(() => wanted));
    }
    this.seated = seated;
  }

  /** Those of the round that have boards left. */
  unfinished(evening: Evening): readonly string[] {
    const done = progressOf(evening);
    const tables = evening.round?.tables ?? [];
    return tables.flatMap(({ table }, at) =>
      done[at] === evening.opened.settings.boardsPerRound ? [] : [table],
    );
  }

  /** The results of these tables that the evening does not have, each with its unique name. */
  async *results(evening: Evening, from: readonly string[]): AsyncGenerator<[string, BoardResult]> {
    const [firstBoard = 0] = evening.boardsOf(evening.rounds.length - 1);
    const known = new Set(evening.round?.results.map(({ table, board }) => `${table} ${board}`));
    for (const table of from) {
      const results = await this.tables.at(table, (live) =>
        live.look((room) => boardResultsOf(room, firstBoard)),
      );
      for (const result of results ?? []) {
        const name = `${result.table} ${result.board}`;
        if (!known.has(name)) yield [name, { kind: 'result', ...result }];
      }
    }
  }

  /** Ends the tables of a finished round: boards that were not finished in time are not played on. */
  async end({ rounds }: Evening): Promise<void> {
    const last = rounds.at(-1);
    if (last?.finished !== true || this.ended === last.startedAt) return;
    for (const { table } of last.tables) await this.tables.at(table, (live) => live.end());
    this.ended = last.startedAt;
  }

  /** All that was played at the tables of a round; empty for a table without a record. */
  async records(evening: Evening, round: number): Promise<string[]> {
    const records: string[] = [];
    for (const { table } of evening.rounds[round]?.tables ?? []) {
      records.push((await this.tables.recordOf(table)) ?? '');
    }
    return records;
  }
}
