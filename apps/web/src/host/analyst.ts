/** Asks the worker that judges recorded games, apart from the one in which players think about a game in progress. */
import { refuse } from '@pakli/core';
import type { Judgement } from './host.ts';
import type { JudgeQuestion } from './judge.ts';
import { Replies, type Reply } from './replies.ts';
import { employ } from './role.ts';

/** A record holds the truth: such a question never leaves the workers. */
export interface Case extends JudgeQuestion {
  readonly record: string;
}

export type ToAnalyst = { readonly id: number; readonly question: Case };
export type FromAnalyst = Reply<Judgement | null>;

export class Analyst {
  private worker: Worker | undefined;
  private readonly replies = new Replies<Case, Judgement | null>();

  judge(question: Case): Promise<Judgement | null> {
    const worker = (this.worker ??= this.employ());
    return this.replies.ask(question, (id) =>
      worker.postMessage({ id, question } satisfies ToAnalyst),
    );
  }

  private employ(): Worker {
    const worker = employ('analyst');
    worker.addEventListener('message', ({ data }: MessageEvent<FromAnalyst>) =>
      this.replies.hear(data),
    );
    worker.addEventListener('error', (event) => {
      // It is dealt with here: unhandled, it would break the host as well.
      event.preventDefault();
      this.worker = undefined;
      worker.terminate();
      this.replies.end(refuse('failed', 'table', { text: event.message }));
    });
    return worker;
  }
}
