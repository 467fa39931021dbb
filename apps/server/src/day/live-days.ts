/**
 * The boards of every day: a few of each game, dealt on this server. A day opens at midnight UTC for
 * 24 hours; a board that was begun by then may be finished within two more. The computers of the field
 * play the boards of a game in the background, once somebody has looked at them and while no table
 * waits for a move.
 */
import { findGame, GAMES, type GamePackage } from '@pakli/catalogue';
import { formatOptions, isRefusal, readOptions } from '@pakli/core';
import {
  commitmentOf,
  DAY_EVENT_VERSION,
  DAY_MS,
  dateOf,
  formatEvent,
  formatDayId,
  GRACE_MS,
  isDayId,
  startOf,
  type DayEventOf,
} from '@pakli/host';
import { logFailure, type ServerContext } from '../context.ts';
import { withDeals } from '../evening/wish.ts';
import { LiveLogs } from '../live-logs.ts';
import { tag } from '../log.ts';
import type { LiveTables } from '../tables.ts';
import { LiveDay } from './live-day.ts';

/** How often each level plays every board: with four levels the field has sixteen. */
const RUNS_PER_LEVEL = 4;
const OPPONENT = 'strong';
/** How many days back the last day of a game is searched. */
const MOST_DAYS_BACK = 7;

export class LiveDays extends LiveLogs<LiveDay> {
  private readonly tables: LiveTables;
  private readonly stopTicking: () => void;
  /** The days that are open, and were opened by this node or found. */
  private today: { readonly date: string; readonly ids: readonly string[] } | undefined;
  private computing: Promise<void> | undefined;

  constructor(context: ServerContext, tables: LiveTables) {
    super(context, 'a day', 'pakli_days');
    this.tables = tables;
    const { machine, settings } = context;
    this.stopTicking = machine.every(settings.pace.evening, () => void this.tick());
  }

  protected async read(id: string): Promise<LiveDay | undefined> {
    return isDayId(id) ? LiveDay.load(this.context, this.tables, id) : undefined;
  }

  /** Ids of the days that are open now, one of every game; none where the server offers none. */
  async open(): Promise<readonly string[]> {
    const { context } = this;
    const { boards } = context.settings;
    const date = dateOf(context.now());
    if (this.today?.date === date) return this.today.ids;
    const ids: string[] = [];
    for (const { id: game } of boards > 0 ? GAMES : []) {
      const found = await findGame(game)?.load();
      if (found !== undefined && (await this.openGame(found, date))) {
        ids.push(formatDayId(game, date));
      }
    }
    this.today = { date, ids };
    return ids;
  }

  /** False for a game whose matches are never of one deal. */
  private async openGame(
    { game, contenders, levels }: GamePackage,
    date: string,
  ): Promise<boolean> {
    const { machine, store, settings, now } = this.context;
    const usual = readOptions(game.rules, '');
    const options = isRefusal(usual) ? undefined : withDeals(game, usual, 1);
    if (options === undefined) return false;
    const rules = formatOptions(game.rules, options);
    const id = formatDayId(game.id, date);
    const secret = machine.bytes(32);
    const closesAt = startOf(date) + DAY_MS;
    const at = now();
    const open: DayEventOf<'open'> = {
      v: DAY_EVENT_VERSION,
      at,
      kind: 'open',
      day: id,
      settings: {
        game: game.id,
        version: game.version,
        rules,
        seats: game.seats[0] ?? 2,
        best: game.best,
        boards: settings.boards,
        opponent: frozen(contenders, OPPONENT),
        field: levels.flatMap((level) =>
          Array<string>(RUNS_PER_LEVEL).fill(frozen(contenders, level)),
        ),
        closesAt,
        endsAt: closesAt + GRACE_MS,
      },
      commitment: commitmentOf(secret, id, rules),
    };
    const rows = [{ seq: 1, cmd: 'open', event: formatEvent(open) }];
    const due = at + settings.pace.evening;
    // Another node may have been faster: then its secret counts.
    const created = await store.create({ id, game: game.id, host: '', secret, rows, at, due });
    if (created) this.context.log('opened the boards of a day', { table: id });
    return true;
  }

  /** The last day before a date on which boards of a game were played and are kept. */
  async before(game: string, date: string): Promise<string | undefined> {
    for (let back = 1; back <= MOST_DAYS_BACK; back++) {
      const id = formatDayId(game, dateOf(startOf(date) - back * DAY_MS));
      if ((await this.at(id, async () => true)) === true) return id;
    }
    return undefined;
  }

  collectFrom(id: string, table: string): Promise<void> {
    return this.safely(id, (live) => live.collectFrom(table));
  }

  /** Opens the days that are due, lets the field play on, and unloads days that nobody asks for. */
  async tick(): Promise<void> {
    if (this.closed || this.context.settings.boards === 0) return;
    try {
      await this.open();
      this.computing ??= this.compute()
        .catch((error: unknown) => logFailure(this.context, 'the field of a day failed', error))
        .finally(() => (this.computing = undefined));
      await this.rest((id) => this.today?.ids.includes(id) === true);
    } catch (error) {
      logFailure(this.context, 'the boards of the day could not be opened', error);
    }
  }

  /** Plays all that is left to the field today, one board after another, the games in turn. */
  async compute(): Promise<void> {
    for (;;) {
      const days = await Promise.all(
        (await this.open()).map((id) => this.at(id, async (day) => day)),
      );
      const left = days.filter((day) => day?.isWanted === true && day.uncomputed > 0);
      const [next] = left.toSorted((a, b) => (b?.uncomputed ?? 0) - (a?.uncomputed ?? 0));
      if (next === undefined || this.closed) return;
      try {
        await next.compute();
      } catch (error) {
        // A server that stops ends all thinking; any other failure is retried later.
        if (!this.closed) {
          logFailure(this.context, 'a board could not be computed', error, { table: tag(next.id) });
        }
        return;
      }
    }
  }

  override async close(): Promise<void> {
    this.stopTicking();
    await super.close();
  }
}

/** The newest player of a level that never changes, such as `expert-2`; the level itself where there is none. */
function frozen(contenders: ReadonlyMap<string, unknown>, level: string): string {
  for (let version = 9; version > 0; version--) {
    if (contenders.has(`${level}-${version}`)) return `${level}-${version}`;
  }
  return level;
}
