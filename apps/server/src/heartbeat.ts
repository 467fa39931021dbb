/**
 * Notes in the store, at intervals, that people can play. A time without a beat of any
 * node was an outage: the server or its database was stopped, or the machine slept.
 * Clocks do not run then. Outages are in the store, and what a table gives back for one
 * is a row of its log.
 */
import type { Machine } from './machine.ts';
import type { Pace } from './settings.ts';
import type { Outage, TableStore } from './store/store.ts';

/** Clocks of nodes differ by less, and nobody misses it. */
const SMALL_MS = 1000;

export interface HeartbeatPorts {
  readonly store: TableStore;
  readonly machine: Pick<Machine, 'every'>;
  readonly pace: Pick<Pace, 'beat' | 'outage'>;
  readonly now: () => number;
}

export class Heartbeat {
  private readonly ports: HeartbeatPorts;
  private readonly stopBeat: () => void;
  private outages: readonly Outage[] = [];
  private last = -Infinity;
  private beating: Promise<void> | undefined;

  private constructor(ports: HeartbeatPorts) {
    this.ports = ports;
    // Without an answer of the store the next beat tries again.
    this.stopBeat = ports.machine.every(ports.pace.beat, () => void this.beat().catch(() => {}));
  }

  static async start(ports: HeartbeatPorts): Promise<Heartbeat> {
    const heartbeat = new Heartbeat(ports);
    await heartbeat.beat();
    return heartbeat;
  }

  private beat(): Promise<void> {
    this.beating ??= this.tell().finally(() => (this.beating = undefined));
    return this.beating;
  }

  private async tell(): Promise<void> {
    const { store, pace } = this.ports;
    const now = this.ports.now();
    this.outages = await store.beat(now, pace.outage);
    this.last = now;
  }

  /** Makes sure that an outage that has just ended is known. Fails if the store does. */
  async catchUp(): Promise<void> {
    const { now, pace } = this.ports;
    if (now() - this.last > pace.outage) await this.beat();
  }

  /** Milliseconds between then and now in which nobody could play. */
  lostSince(at: number): number {
    const now = this.ports.now();
    let [lost, counted] = [0, at];
    // Outages overlap, and end in the future, where the clocks of nodes differ.
    for (const { from, until } of this.outages) {
      const end = Math.min(until, now);
      lost += Math.max(0, end - Math.max(from, counted));
      counted = Math.max(counted, end);
    }
    return lost < SMALL_MS ? 0 : lost;
  }

  /** The last beat, so that an outage begins when it does. */
  async stop(): Promise<void> {
    this.stopBeat();
    await this.beat().catch(() => {});
  }
}
