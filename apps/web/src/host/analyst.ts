/** Calls the worker that judges recorded games, separate from the one where players think about a game in progress. */
import type { Judgement } from './host.ts';
import type { JudgeQuestion } from './judge.ts';
import { Replies, type Reply } from './replies.ts';
import { employ, type Employed } from './role.ts';

/** A record contains all cards: such a question never leaves the workers. */
export interface Case extends JudgeQuestion {
  readonly record: string;
}

export type ToAnalyst = { readonly id: number; readonly question: Case };
export type FromAnalyst = Reply<Judgement | null>;

export class Analyst {
  private worker: Employed | undefined;
  private readonly replies = new Replies<Case, Judgement | null>();

  judge(question: Case): Promise<Judgement | null> {
    const worker = (this.worker ??= this.replies.from(employ('analyst'), () => {
      this.worker?.terminate();
      this.worker = undefined;
    }));
    return this.replies.ask(question, (id) =>
      worker.postMessage({ id, question } satisfies ToAnalyst),
    );
  }
}
