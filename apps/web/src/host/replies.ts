/** Questions to a worker that await replies, by number. */
import { refuse, type Refusal } from '@pakli/core';
import { RefusalError } from './failure.ts';
import type { Employed } from './role.ts';

/** The answer, or why there is none. */
export type Reply<Answer> =
  | { readonly id: number; readonly answer: Answer }
  | { readonly id: number; readonly failed: Refusal };

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (failure: RefusalError) => void;
}

export class Replies<Asked, Answer> {
  private readonly waiting = new Map<number, Waiting<Asked, Answer>>();
  private last = 0;

  /** `post` sends the question with the number that its reply will carry. */
  ask(asked: Asked, post: (id: number) => void): Promise<Answer> {
    const id = ++this.last;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.waiting.set(id, { asked, resolve, reject });
    });
    post(id);
    return answer;
  }

  hear(reply: Reply<Answer>): void {
    const waiting = this.waiting.get(reply.id);
    this.waiting.delete(reply.id);
    if ('failed' in reply) waiting?.reject(new RefusalError(reply.failed));
    else waiting?.resolve(reply.answer);
  }

  /** Resends everything unanswered, to another worker. */
  again(post: (id: number, asked: Asked) => void): void {
    for (const [id, { asked }] of this.waiting) post(id, asked);
  }

  /** No more replies will come. */
  end(why: Refusal): void {
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of left) reject(new RefusalError(why));
  }

  /** Listens for a worker's replies, and ends when it breaks. */
  from(worker: Employed, broken: () => void = () => {}): Employed {
    worker.addEventListener('message', ({ data }: MessageEvent<Reply<Answer>>) => this.hear(data));
    worker.addEventListener('error', (event: Partial<ErrorEvent> & Event) => {
      // Handled here: otherwise the error would break the host as well.
      event.preventDefault();
      broken();
      this.end(refuse('failed', 'table', { text: event.message ?? 'not loaded' }));
    });
    return worker;
  }
}
