/** All evenings: those in memory, new ones, and those that are due. */
import { findGame } from '@pakli/catalogue';
import { formatOptions, isRefusal, readOptions, refuse, type Refusal } from '@pakli/core';
import {
  commitmentOf,
  EVENING_EVENT_VERSION,
  formatEvent,
  tableId,
  type EveningEventOf,
} from '@pakli/host';
import type { OpenedEvening } from '@pakli/protocol';
import { scaleOf } from '@pakli/tournament/scales';
import type { ServerContext } from '../context.ts';
import { PlainError } from '../failure.ts';
import { LiveLogs } from '../live-logs.ts';
import { tag } from '../log.ts';
import { base64Of } from '../machine.ts';
import type { KnownPerson } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';
import { hashOfKey } from './director-key.ts';
import { LiveEvening } from './live-evening.ts';
import { readEveningWish, withDeals } from './wish.ts';

/** Two letters longer than the id of a table. */
export function isEveningId(text: string): boolean {
  return /^[0-9a-hjkmnp-tv-z]{12}$/.test(text);
}

export class LiveEvenings extends LiveLogs<LiveEvening> {
  private readonly tables: LiveTables;
  private readonly stopResting: () => void;

  constructor(context: ServerContext, tables: LiveTables) {
    super(context, 'an evening', 'pakli_evenings');
    this.tables = tables;
    const { machine, settings } = context;
    this.stopResting = machine.every(settings.pace.round, () => void this.rest());
  }

  protected async read(id: string): Promise<LiveEvening | undefined> {
    return isEveningId(id) ? LiveEvening.load(this.context, this.tables, id) : undefined;
  }

  /** Opens an evening, of a series or alone; whoever has the key directs it. */
  async open(
    person: KnownPerson,
    given: unknown,
    series?: string,
  ): Promise<OpenedEvening | Refusal> {
    const { context } = this;
    const wish = readEveningWish(given);
    if (isRefusal(wish)) return wish;
    const found = await findGame(wish.game)?.load();
    if (found === undefined) return refuse('unknown-game', 'table');
    const { game } = found;
    const usual = readOptions(game.rules, wish.rules);
    if (isRefusal(usual)) return usual;
    const { boards = game.deals(usual), ...wanted } = wish;
    const options = withDeals(game, usual, boards);
    // A round has boards of its own number: points cannot end it.
    if (options === undefined || game.target?.(options) !== undefined) {
      return refuse('bad-boards', 'table', { deals: boards });
    }
    const boardsPerRound = game.deals(options);
    const { dealsPerTable: most, tablesPerPerson } = context.settings.limits;
    if (boardsPerRound > most) {
      return refuse('too-many-deals', 'table', { deals: boardsPerRound, most });
    }
    if ((await context.store.openTables(person.id)) >= tablesPerPerson) {
      return refuse('too-many-tables', 'table');
    }
    const { machine, store } = context;
    const id = tableId(machine.random) + tableId(machine.random).slice(0, 2);
    const key = base64Of(machine.bytes(16));
    const secret = machine.bytes(32);
    const rules = formatOptions(game.rules, options);
    const at = context.now();
    const open: EveningEventOf<'open'> = {
      v: EVENING_EVENT_VERSION,
      at,
      kind: 'open',
      evening: id,
      settings: {
        ...wanted,
        version: game.version,
        rules,
        seats: game.seats[0] ?? 2,
        boardsPerRound,
        best: game.best,
        scale: wish.ranking === 'imps' ? (scaleOf(game.id)?.thresholds ?? []) : [],
        ...(series === undefined ? {} : { series }),
      },
      director: hashOfKey(key),
      commitment: commitmentOf(secret, id, rules),
    };
    const rows = [{ seq: 1, cmd: 'house/1', event: formatEvent(open) }];
    const due = at + context.settings.pace.evening;
    const kept = { id, game: game.id, host: person.id, secret, rows, at, due };
    if (!(await store.create(kept))) throw new PlainError('two evenings with the same id');
    context.log('opened an evening', { table: tag(id), game: game.id });
    return { evening: id, key };
  }

  /** A table of an evening has finished a board. */
  collectFrom(id: string, table: string): Promise<void> {
    return this.safely(id, (live) => live.collectFrom(table));
  }

  /** Of these, those in memory here. */
  async hear(ids: readonly string[]): Promise<void> {
    for (const id of ids) if (this.has(id)) await this.safely(id, (live) => live.hear());
  }

  override async close(): Promise<void> {
    this.stopResting();
    await super.close();
  }
}
