/** Tables, evenings or days in memory, by id: loaded on demand, unloaded when nobody has asked for a while. */
import { logDamage, logFailure, type ServerContext } from './context.ts';
import { tag } from './log.ts';
import { lookOf } from './look-alikes.ts';
import type { Metric } from './metrics.ts';
import { DamagedLog, unlessDamaged } from './store/damaged-log.ts';

/** One of them. */
export interface LiveLog {
  /** Nobody is connected, and no work is under way. */
  readonly idle: boolean;
  /** It was deleted, or is to be loaded again. */
  readonly gone?: boolean;
  /** Its log could not be read, and that was logged. */
  readonly isDamaged?: boolean;
  /** Everybody whose name is shown there. */
  readonly people?: readonly string[];
  /** Catches up, and does what is due. */
  wake(): Promise<void>;
  /** Somebody was renamed or deleted. */
  renamed?(person: string): Promise<void>;
  /** Whether somebody there cannot have a name of this look, because another has it. */
  isNameTaken?(person: string, look: string): Promise<boolean>;
  close(): Promise<void>;
}

export abstract class LiveLogs<Log extends LiveLog> {
  protected readonly context: ServerContext;
  private readonly noun: string;
  private readonly live = new Map<string, Promise<Log | undefined>>();
  /** Since when each was idle. */
  private readonly resting = new Map<string, number>();
  /** Those that cannot be read. */
  private readonly damaged = new Set<string>();
  protected closed = false;

  /** The noun is for the log: `an evening`. */
  constructor(context: ServerContext, noun: string, gauge: Metric) {
    this.context = context;
    this.noun = noun;
    context.metrics.gauge(gauge, () => this.live.size);
  }

  /** Undefined if there is none. */
  protected abstract read(id: string): Promise<Log | undefined>;

  has(id: string): boolean {
    return this.live.has(id);
  }

  /** Loads one if it is not in memory; undefined if there is none. */
  async find(id: string): Promise<Log | undefined> {
    // Somebody who is about to connect does not count yet, and must not find it unloaded.
    this.resting.delete(id);
    return this.load(id);
  }

  /** The result of some work at one of many; undefined if it does not exist or its log is damaged. */
  async at<Result>(id: string, work: (log: Log) => Promise<Result>): Promise<Result | undefined> {
    return unlessDamaged(async () => {
      const log = await this.find(id);
      return log && (await work(log));
    });
  }

  /** All in memory. */
  async all(): Promise<readonly Log[]> {
    const settled = await Promise.allSettled(this.live.values());
    return settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  wake(id: string): Promise<void> {
    return this.safely(id, (log) => log.wake());
  }

  /** Tells those in memory that somebody was renamed or deleted; one that fails learns it later. */
  async renamed(person: string): Promise<void> {
    const shown = (await this.all()).filter(({ people }) => people?.includes(person));
    await Promise.allSettled(shown.map(async (log) => log.renamed?.(person)));
  }

  /** Whether another at one of theirs in memory here has a name that looks like this one. */
  async isNameTaken(person: string, name: string): Promise<boolean> {
    const look = lookOf(name);
    const asked = await Promise.allSettled(
      (await this.all()).map(async (log) => log.isNameTaken?.(person, look)),
    );
    return asked.some((one) => one.status === 'fulfilled' && one.value === true);
  }

  /** Logs a failure: the work is tried again later. */
  async safely(id: string, work: (log: Log) => Promise<void>): Promise<void> {
    try {
      const log = await this.load(id);
      if (log !== undefined) await work(log);
    } catch (error) {
      if (!(error instanceof DamagedLog)) {
        logFailure(this.context, `${this.noun} could not be woken`, error, { table: tag(id) });
      }
    }
  }

  /** Unloads those that were idle for a while, unless they are to be kept. */
  protected async rest(isKept: (id: string) => boolean = () => false): Promise<void> {
    const { now, settings } = this.context;
    for (const [id, loading] of this.live) {
      const log = await loading.catch(() => undefined);
      if (log === undefined) continue;
      const since = this.resting.get(id);
      if (!log.idle || isKept(id)) this.resting.delete(id);
      else if (since === undefined) this.resting.set(id, now());
      else if (log.gone === true || now() - since >= settings.pace.rest) {
        this.resting.delete(id);
        this.live.delete(id);
      }
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all((await this.all()).map((log) => log.close()));
  }

  private async load(id: string): Promise<Log | undefined> {
    const known = this.live.get(id);
    if (known !== undefined) {
      const before = await known;
      if (before?.gone !== true) return before;
      if (before.isDamaged === true) this.damaged.add(id);
      // Somebody else may have loaded it meanwhile.
      if (this.live.get(id) !== known) return this.load(id);
    }
    const loading = this.read(id);
    this.live.set(id, loading);
    try {
      const log = await loading;
      if (log === undefined) this.live.delete(id);
      // `close` has run already.
      if (this.closed) await log?.close();
      return log;
    } catch (error) {
      this.live.delete(id);
      this.logDamage(id, error);
      throw error;
    }
  }

  /** Once per id: it is asked for again and again. */
  protected logDamage(id: string, error: unknown): void {
    if (!(error instanceof DamagedLog) || this.damaged.has(id)) return;
    this.damaged.add(id);
    logDamage(this.context, this.noun, id, error);
  }
}
