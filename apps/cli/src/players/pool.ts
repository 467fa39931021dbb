/**
 * Worker threads that play the blocks of a plan, each block whole in one of
 * them. One game class per worker keeps its loops fast; which worker plays a
 * block changes nothing about it.
 */
import { Worker } from 'node:worker_threads';
import { Failure } from '../input/failure.ts';

export interface WorkerData<Plan> {
  readonly plan: Plan;
  /** The first is set to 1 when everybody is to stop; the second counts decisions. */
  readonly flag: Int32Array;
}

export type WorkerReply<Result> =
  | { readonly kind: 'ready' | 'stopped' }
  | { readonly kind: 'block'; readonly result: Result }
  | { readonly kind: 'failure'; readonly message: string };

/** How long a worker may take to leave before it is made to. */
const LEAVE_MS = 3000;

/** One worker and the question it is working on. */
class Hand<Plan, Result> {
  private readonly worker: Worker;
  private readonly gone: Promise<void>;
  private waiting: ((reply: WorkerReply<Result>) => void) | undefined;
  private early: WorkerReply<Result> | undefined;

  constructor(script: URL, data: WorkerData<Plan>) {
    this.worker = new Worker(script, { workerData: data });
    const tell = (reply: WorkerReply<Result>): void => {
      if (this.waiting === undefined) this.early ??= reply;
      else this.waiting(reply);
      this.waiting = undefined;
    };
    this.worker.on('message', tell);
    this.worker.on('error', ({ message }) =>
      tell({ kind: 'failure', message: `this is a fault of ours: ${message}` }),
    );
    this.gone = new Promise((resolve) => {
      this.worker.on('exit', () => {
        tell({ kind: 'failure', message: 'this is a fault of ours: a worker ended' });
        resolve();
      });
    });
  }

  reply(): Promise<WorkerReply<Result>> {
    const { early } = this;
    this.early = undefined;
    if (early !== undefined) return Promise.resolve(early);
    return new Promise((resolve) => (this.waiting = resolve));
  }

  play(block: number): Promise<WorkerReply<Result>> {
    const reply = this.reply();
    this.worker.postMessage(block);
    return reply;
  }

  async leave(): Promise<void> {
    this.worker.postMessage('leave');
    const force = setTimeout(() => void this.worker.terminate(), LEAVE_MS);
    await this.gone;
    clearTimeout(force);
  }
}

/** Workers of one kind. Their script is one that calls `playHere`. */
export class WorkerPool<Plan, Result> {
  private readonly script: URL;
  private readonly plan: Plan;
  private readonly take: (result: Result) => void;
  private readonly flag = new Int32Array(new SharedArrayBuffer(8));

  constructor(script: URL, plan: Plan, take: (result: Result) => void) {
    this.script = script;
    this.plan = plan;
    this.take = take;
  }

  /** Decisions so far, those of unfinished blocks among them, where the script counts them. */
  get decisions(): number {
    return Atomics.load(this.flag, 1);
  }

  /**
   * Plays blocks as `next` hands them out, until it has no more or `stop` is
   * aborted. The first failure stops everybody and is thrown when all have left.
   */
  async play(
    workers: number,
    next: () => number | undefined | Promise<number | undefined>,
    stop: AbortSignal,
  ): Promise<void> {
    const { script, plan, flag } = this;
    let failure: unknown;
    const halt = (): void => void Atomics.store(flag, 0, 1);
    stop.addEventListener('abort', halt, { once: true });

    const work = async (hand: Hand<Plan, Result>): Promise<void> => {
      try {
        for (let reply = await hand.reply(); reply.kind !== 'stopped';) {
          if (reply.kind === 'failure') throw new Failure(reply.message);
          if (reply.kind === 'block') this.take(reply.result);
          const block = Atomics.load(flag, 0) === 0 ? await next() : undefined;
          if (block === undefined) break;
          reply = await hand.play(block);
        }
      } catch (error) {
        failure ??= error;
        halt();
      }
      await hand.leave();
    };

    if (!stop.aborted) {
      const hands = Array.from(
        { length: workers },
        () => new Hand<Plan, Result>(script, { plan, flag }),
      );
      await Promise.all(hands.map(work));
    }
    stop.removeEventListener('abort', halt);
    if (failure !== undefined) throw failure;
  }
}
