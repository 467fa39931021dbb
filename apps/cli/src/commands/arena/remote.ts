/** Hands the blocks of an arena to workers on other machines. */
import { randomBytes } from 'node:crypto';
import type { Msg, NatsConnection } from '@nats-io/transport-node';
import { fits, listOf, parseJson, strictObjectOf, textOf, whole } from '@pakli/core/shape';
import { Failure } from '../../input/failure.ts';
import { blockShape } from './file.ts';
import type { ArenaBlock, ArenaPlan } from './plan.ts';
import { ASK, LEASE, reach, subjects, type Handed } from './wire.ts';

const ALIVE = strictObjectOf({ blocks: listOf(whole(0), 0, 4096) });
const FAILED = strictObjectOf({ message: textOf(0, 4000) }, { block: whole(0) });

/** What happens to blocks on their way. */
interface Work {
  readonly next: () => number | undefined;
  readonly take: (block: ArenaBlock) => void;
  readonly settle: (failure?: unknown) => void;
  /** Blocks that somebody plays, and when that was last heard of. */
  readonly leases: Map<number, number>;
  exhausted: boolean;
}

export class RemoteWorkers {
  private readonly nats: NatsConnection;
  private readonly plan: ArenaPlan;
  private readonly run = randomBytes(6).toString('hex');

  private constructor(nats: NatsConnection, plan: ArenaPlan) {
    this.nats = nats;
    this.plan = plan;
  }

  static async open(address: string, plan: ArenaPlan): Promise<RemoteWorkers> {
    return new RemoteWorkers(await reach(address), plan);
  }

  private work: Work | undefined;

  /** How many blocks are being played just now. */
  get threads(): number {
    return this.work?.leases.size ?? 0;
  }

  /** Plays as `Pool` does, until all that `next` hands out has come back or `stop` is aborted. */
  async play(
    next: () => number | undefined,
    take: (block: ArenaBlock) => void,
    stop: AbortSignal,
  ): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      const settle = (failure?: unknown): void => {
        if (failure === undefined) resolve();
        else reject(failure);
      };
      this.work = { next, take, settle, leases: new Map(), exhausted: false };
      stop.addEventListener('abort', () => resolve(), { once: true });
      if (stop.aborted) resolve();
      else this.listen(this.work);
    });
  }

  async close(): Promise<void> {
    await this.nats.close();
  }

  private listen(work: Work): void {
    const { next, done, alive, failed } = subjects(this.run);
    const on = (subject: string, hear: (given: unknown, message: Msg) => void): void => {
      this.nats.subscribe(subject, {
        callback: (error, message) => {
          if (error === null) hear(parseJson(message.string()), message);
        },
      });
    };
    const { run, plan } = this;
    on(ASK, (_, message) => void message.respond(JSON.stringify({ run, plan })));
    on(next, (_, message) => void message.respond(JSON.stringify(this.hand(work))));
    const block = blockShape(plan);
    on(done, (given) => {
      if (fits(block, given)) this.keep(work, given);
    });
    on(alive, (given) => {
      for (const number of fits(ALIVE, given) ? given.blocks : []) {
        if (work.leases.has(number)) work.leases.set(number, performance.now());
      }
    });
    on(failed, (given) => {
      if (fits(FAILED, given)) work.settle(new Failure(given.message));
    });
  }

  private hand(work: Work): Handed {
    const { leases } = work;
    const now = performance.now();
    for (const [block, heard] of leases) {
      if (now - heard < LEASE) continue;
      leases.set(block, now);
      return { block };
    }
    const block = work.exhausted ? undefined : work.next();
    if (block !== undefined) {
      leases.set(block, now);
      return { block };
    }
    work.exhausted = true;
    return leases.size > 0 ? { wait: true } : { over: true };
  }

  /** Takes a block only while it is leased: late and duplicate answers are ignored. */
  private keep(work: Work, block: ArenaBlock): void {
    if (!work.leases.delete(block.block)) return;
    try {
      work.take(block);
    } catch (error) {
      // A full disc: thrown from here it would reach the connection and not the arena.
      work.settle(error);
      return;
    }
    if (work.leases.size > 0) return;
    // No worker may ask again, so the end is looked for here.
    const more = work.exhausted ? undefined : work.next();
    if (more === undefined) work.settle();
    // Nobody plays it yet: the next worker that asks gets it.
    else work.leases.set(more, -Infinity);
  }
}
