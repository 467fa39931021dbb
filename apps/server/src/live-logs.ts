/** Tables, evenings or days in memory, by id: loaded once somebody asks for one, forgotten when nobody has for a while. */
import { logDamage, logFailure, type ServerContext } from './context.ts';
import { tag } from './log.ts';
import { lookOf } from './look-alikes.ts';
import type { Metric } from './metrics.ts';
import { DamagedLog, unlessDamaged } from './store/damaged-log.ts';

/** One of them. */
export interface LiveLog {
  /** Nobody looks at it, and nothing of it is under way. */
  readonly idle: boolean;
  /** It was taken away, or is to be loaded anew. */
  readonly gone?: boolean;
  /** Its log could not be read, and that was logged. */
  readonly isDamaged?: boolean;
  /** Everybody whose name is shown there. */
  readonly people?: readonly string[];
  /** Looks what is new and what is due. */
  wake(): Promise<void>;
  /** Somebody has another name now, or is known no longer. */
  renamed?(person: string): Promise<void>;
  /** Whether somebody there cannot have a name that looks like this, because another has. */
  isNameTaken?(person: string, look: string): Promise<boolean>;
  close(): Promise<void>;
}

export abstract class LiveLogs<Log extends LiveLog> {
  protected readonly context: ServerContext;
  private readonly noun: string;
  private readonly live = new Map<string, Promise<Log | undefined>>();
  /** Since when nobody has looked at one or asked for it. */
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

  /** In memory now; undefined if there is none. */
  async find(id: string): Promise<Log | undefined> {
    // Anyone who is about to come is not heard of yet, and must not find it gone from here.
    this.resting.delete(id);
    return this.load(id);
  }

  /** What comes of some work at one of many; undefined where there is none, or none that can be read. */
  async at<Result>(id: string, work: (log: Log) => Promise<Result>): Promise<Result | undefined> {
    return unlessDamaged(async () => {
      const log = await this.find(id);
      return log && (await work(log));
    });
  }

  /** All in memory that could be loaded. */
  async all(): Promise<readonly Log[]> {
    const settled = await Promise.allSettled(this.live.values());
    return settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  wake(id: string): Promise<void> {
    return this.safely(id, (log) => log.wake());
  }

  /** Somebody has another name now, or none; where they cannot be reached they learn it later. */
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

  /** Whatever fails is tried again later. */
  async safely(id: string, work: (log: Log) => Promise<void>): Promise<void> {
    try {
      const log = await this.load(id);
      if (log !== undefined) await work(log);
    } catch (error) {
      if (!(error instanceof DamagedLog)) {
        logFailure(this.context, `${this.noun} is not woken`, error, { table: tag(id) });
      }
    }
  }

  /** Forgets those that nobody has asked for since a while, except those that are kept. */
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
      // Another may have loaded it meanwhile.
      if (this.live.get(id) !== known) return this.load(id);
    }
    const loading = this.read(id);
    this.live.set(id, loading);
    try {
      const log = await loading;
      if (log === undefined) this.live.delete(id);
      // Nobody closes it later.
      if (this.closed) await log?.close();
      return log;
    } catch (error) {
      this.live.delete(id);
      this.logDamage(id, error);
      throw error;
    }
  }

  /** Once: people and rounds come to it again and again. */
  protected logDamage(id: string, error: unknown): void {
    if (!(error instanceof DamagedLog) || this.damaged.has(id)) return;
    this.damaged.add(id);
    logDamage(this.context, this.noun, id, error);
  }
}
