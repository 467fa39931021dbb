/**
 * Says in the store, again and again, that people can play. A time without a
 * beat of any node was an outage: the server was stopped, or its database, or
 * the machine slept. Nobody's clock runs then. Outages are in the store, and
 * what a table makes of one is a row of its log.
 */
import type { Pace } from './settings.ts';
import type { Outage, TableStore } from './store/store.ts';

/** Clocks of nodes differ by less; nobody misses it. */
const SMALL_MS = 1000;

export class Heartbeat {
  private readonly store: TableStore;
  private readonly pace: Pace;
  private readonly now: () => number;
  private readonly timer: NodeJS.Timeout;
  private outages: readonly Outage[] = [];
  private last = -Infinity;
  private beating: Promise<void> | undefined;

  private constructor(store: TableStore, pace: Pace, now: () => number) {
    this.store = store;
    this.pace = pace;
    this.now = now;
    // While the store does not answer there is nothing to say.
    this.timer = setInterval(() => void this.beat().catch(() => {}), pace.beat).unref();
  }

  static async start(store: TableStore, pace: Pace, now: () => number): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(store, pace, now);
    await heartbeat.beat();
    return heartbeat;
  }

  private beat(): Promise<void> {
    this.beating ??= this.tell().finally(() => (this.beating = undefined));
    return this.beating;
  }

  private async tell(): Promise<void> {
    const now = this.now();
    this.outages = await this.store.beat(now, this.pace.outage);
    this.last = now;
  }

  /** Known outages include one that has just ended. Fails where the store does. */
  async catchUp(): Promise<void> {
    if (this.now() - this.last > this.pace.outage) await this.beat();
  }

  /** Milliseconds since then in which nobody could play. */
  lostSince(at: number): number {
    const lost = this.outages.reduce(
      (sum, { from, until }) => sum + Math.max(0, until - Math.max(from, at)),
      0,
    );
    return lost < SMALL_MS ? 0 : lost;
  }

  /** The last beat, so that an outage begins when it does. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beat().catch(() => {});
  }
}
