/** Evenings or days in memory, by id: loaded once somebody asks for one, forgotten when nobody has for a while. */
import { logFailure, type ServerContext } from './context.ts';
import { tag } from './log.ts';
import { DamagedLog } from './store/damaged-log.ts';

/** One of them. */
export interface LiveLog {
  /** Nobody looks at it, and nothing of it is under way. */
  readonly idle: boolean;
  /** It was taken away. */
  readonly gone?: boolean;
  close(): Promise<void>;
}

export interface LiveLogPorts<Log extends LiveLog> {
  /** Undefined if there is none. */
  readonly load: (id: string) => Promise<Log | undefined>;
  /** Logged where one cannot be woken. */
  readonly failure: string;
}

export class LiveLogs<Log extends LiveLog> {
  private readonly context: ServerContext;
  private readonly ports: LiveLogPorts<Log>;
  private readonly live = new Map<string, Promise<Log | undefined>>();
  /** Since when nobody has looked at one or asked for it. */
  private readonly resting = new Map<string, number>();

  constructor(context: ServerContext, ports: LiveLogPorts<Log>) {
    this.context = context;
    this.ports = ports;
  }

  get size(): number {
    return this.live.size;
  }

  has(id: string): boolean {
    return this.live.has(id);
  }

  /** In memory now; undefined if there is none. */
  async find(id: string): Promise<Log | undefined> {
    // Anyone who is about to come is not heard of yet, and must not find it gone from here.
    this.resting.delete(id);
    return this.load(id);
  }

  /** All in memory that could be loaded. */
  async all(): Promise<readonly Log[]> {
    const settled = await Promise.allSettled(this.live.values());
    return settled.flatMap((one) => (one.status === 'fulfilled' && one.value ? [one.value] : []));
  }

  /** Whatever fails is tried again later. */
  async safely(id: string, work: (log: Log) => Promise<void>): Promise<void> {
    try {
      const log = await this.load(id);
      if (log !== undefined) await work(log);
    } catch (error) {
      if (!(error instanceof DamagedLog)) {
        logFailure(this.context, this.ports.failure, error, { table: tag(id) });
      }
    }
  }

  /** Forgets those that nobody has asked for since a while, except those that are kept. */
  async rest(isKept: (id: string) => boolean = () => false): Promise<void> {
    const { now, settings } = this.context;
    for (const [id, loading] of this.live) {
      const log = await loading.catch(() => undefined);
      if (log === undefined) continue;
      const since = this.resting.get(id);
      if (!log.idle || isKept(id)) this.resting.delete(id);
      else if (since === undefined) this.resting.set(id, now());
      else if (now() - since >= settings.pace.rest) {
        this.resting.delete(id);
        this.live.delete(id);
      }
    }
  }

  async close(): Promise<void> {
    await Promise.all((await this.all()).map((log) => log.close()));
  }

  private async load(id: string): Promise<Log | undefined> {
    const known = this.live.get(id);
    if (known !== undefined && (await known)?.gone !== true) return known;
    const loading = this.ports.load(id);
    this.live.set(id, loading);
    try {
      const log = await loading;
      if (log === undefined) this.live.delete(id);
      return log;
    } catch (error) {
      this.live.delete(id);
      throw error;
    }
  }
}
