/** Asks the worker that judges recorded games, apart from the one in which players think about a game that goes on. */
import type { Judgement } from './host.ts';
import type { Asked } from './judge.ts';
import { employ } from './role.ts';

/** A record holds the truth: such a question never leaves the workers. */
export interface Case extends Asked {
  readonly record: string;
}

export type ToAnalyst = { readonly id: number; readonly question: Case };
export type FromAnalyst =
  | { readonly id: number; readonly answer: Judgement | null }
  | { readonly id: number; readonly failed: string };

interface Waiting {
  resolve(answer: Judgement | null): void;
  reject(error: Error): void;
}

export class Analyst {
  private worker: Worker | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private asked = 0;

  judge(question: Case): Promise<Judgement | null> {
    const id = ++this.asked;
    this.worker ??= this.employ();
    this.worker.postMessage({ id, question } satisfies ToAnalyst);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  private employ(): Worker {
    const worker = employ('analyst');
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) => {
      const waiting = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.answer);
    });
    worker.addEventListener('error', (event) => {
      // It is dealt with here: unhandled, it would break the host as well.
      event.preventDefault();
      this.worker = undefined;
      worker.terminate();
      for (const waiting of this.waiting.values()) waiting.reject(new Error(event.message));
      this.waiting.clear();
    });
    return worker;
  }
}
