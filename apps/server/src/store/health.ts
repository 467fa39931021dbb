/**
 * Whether the store can be used. After a failure that says it cannot, it is probed until a
 * write succeeds: such a failure concerns everybody, and is reported once when it begins and
 * once when it is over.
 */
import type { Machine } from '../machine.ts';
import type { TableStore } from './store.ts';
import { StoreUnavailable, type Unavailability } from './store-unavailable.ts';

/** How long a readiness check waits for the store. */
const ANSWER_MS = 1000;
/** A full disk may have room for a probe and none for a move: a probe counts only this long after the last failure. */
const FULL_MS = 5000;

export interface HealthPorts {
  /** It cannot be used any more. */
  readonly lost: (why: Unavailability, code: string) => void;
  /** It can be written again. */
  readonly back: () => void;
  /** Milliseconds: how long the result of a probe holds, and the wait for the next one after a failure. */
  readonly fresh: number;
  readonly retry: number;
  readonly machine: Machine;
}

export class StoreHealth {
  /** The store, with its failures noted here. */
  readonly store: TableStore;
  private readonly plain: TableStore;
  private readonly ports: HealthPorts;
  private problem: Unavailability | undefined;
  private fullAt = -Infinity;
  private probing: Promise<void> | undefined;
  private probedAt = -Infinity;
  private stopTimer: (() => void) | undefined;
  private closed = false;

  constructor(store: TableStore, ports: HealthPorts) {
    this.plain = store;
    this.ports = ports;
    this.store = new Proxy(store, {
      get: (target, name: keyof TableStore) => {
        const method = target[name] as (...given: unknown[]) => Promise<unknown>;
        return (...given: unknown[]) => this.watch(method.apply(target, given));
      },
    });
  }

  /** Whether the last probe, or anything since, has failed. */
  get isGood(): boolean {
    return this.problem === undefined;
  }

  /** Why the store cannot be written; undefined where it can. Probes are rate limited, however often this is called. */
  async check(): Promise<Unavailability | undefined> {
    if (this.ports.machine.elapsed() - this.probedAt >= this.ports.fresh) void this.probe();
    if (this.probing === undefined) return this.problem;
    const late = Promise.withResolvers<'late'>();
    const stop = this.ports.machine.after(ANSWER_MS, () => late.resolve('late'));
    const ended = await Promise.race([this.probing, late.promise]);
    stop();
    return ended === 'late' ? 'no-answer' : this.problem;
  }

  stop(): void {
    this.closed = true;
    this.stopTimer?.();
  }

  /** One at a time; it never fails. */
  private probe(): Promise<void> {
    this.probing ??= this.plain.check().then(
      () => this.probed(),
      (error: unknown) => this.probed(error),
    );
    return this.probing;
  }

  private probed(error?: unknown): void {
    this.probing = undefined;
    this.probedAt = this.ports.machine.elapsed();
    const isFull = this.problem === 'full' && this.probedAt - this.fullAt < FULL_MS;
    if (error !== undefined) this.note(unavailable(error));
    else if (isFull) this.probeLater();
    else if (this.problem !== undefined) {
      this.problem = undefined;
      this.ports.back();
    }
  }

  private async watch<Result>(asked: Promise<Result>): Promise<Result> {
    try {
      return await asked;
    } catch (error) {
      if (error instanceof StoreUnavailable) this.note(error);
      throw error;
    }
  }

  private note({ why, code }: StoreUnavailable): void {
    if (this.closed) return;
    if (this.problem === undefined) this.ports.lost(why, code);
    this.problem = why;
    if (why === 'full') this.fullAt = this.ports.machine.elapsed();
    this.probeLater();
  }

  private probeLater(): void {
    const { machine, retry } = this.ports;
    this.stopTimer ??= machine.after(retry, () => {
      this.stopTimer = undefined;
      void this.probe();
    });
  }
}

function unavailable(error: unknown): StoreUnavailable {
  return error instanceof StoreUnavailable ? error : new StoreUnavailable('no-answer', 'failed');
}
