/**
 * Computers think in a few threads, one question a thread and in the order
 * they were asked. A table asks one question at a time, so that none gets ahead
 * of another; while many wait, everybody thinks shorter.
 */
import { Worker } from 'node:worker_threads';
import type { Move } from '@pakli/core';
import type { PlayerQuestion } from '@pakli/host';
import type { Task, Thought } from './thinker.ts';

/** Milliseconds for one move, at a quiet and at a busy hour. */
const BUDGET = 400;
const HURRIED = 100;

interface Waiting {
  readonly question: PlayerQuestion;
  readonly resolve: (move: Move) => void;
  readonly reject: (error: Error) => void;
}

export class Pool {
  private readonly threads: number;
  private readonly missed: (game: string, why: string) => void;
  private readonly idle: Worker[] = [];
  private readonly all = new Set<Worker>();
  private readonly queue: Waiting[] = [];
  private closed = false;

  /** `missed` is told of players that think without what they have learned. */
  constructor(threads: number, missed: (game: string, why: string) => void = () => {}) {
    this.threads = threads;
    this.missed = missed;
  }

  get waiting(): number {
    return this.queue.length;
  }

  think(question: PlayerQuestion): Promise<Move> {
    return new Promise((resolve, reject) => {
      this.queue.push({ question, resolve, reject });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { reject } of this.queue.splice(0)) reject(new Error('the server stops'));
    await Promise.all([...this.all].map((worker) => worker.terminate()));
  }

  private next(): void {
    if (this.closed || this.queue.length === 0) return;
    const worker = this.idle.pop() ?? this.hire();
    const waiting = worker === undefined ? undefined : this.queue.shift();
    if (worker === undefined || waiting === undefined) return;
    const { question, resolve, reject } = waiting;
    const done = (thought: Thought): void => {
      worker.off('message', done).off('error', fail).off('exit', gone);
      this.idle.push(worker);
      if ('move' in thought) {
        if (thought.missing !== undefined) this.missed(question.game, thought.missing);
        resolve(thought.move);
      } else reject(new Error(thought.error));
      this.next();
    };
    const fail = (error: Error): void => {
      this.all.delete(worker);
      reject(error);
      this.next();
    };
    const gone = (): void => fail(new Error('a thinker has ended'));
    worker.on('message', done).on('error', fail).on('exit', gone);
    const budget = this.queue.length === 0 ? BUDGET : HURRIED;
    worker.postMessage({ question, budget } satisfies Task);
  }

  private hire(): Worker | undefined {
    if (this.all.size >= this.threads) return undefined;
    const worker = new Worker(new URL('./thinker.ts', import.meta.url));
    // An idle thread keeps no process alive.
    worker.unref();
    this.all.add(worker);
    return worker;
  }
}
