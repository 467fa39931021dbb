/** Questions to a worker that wait for their replies, by number. */
import type { Refusal } from '@pakli/core';
import { RefusalError } from './failure.ts';

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

  /** `post` sends the question on its way, with the number that its reply will bear. */
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

  /** Sends on all that is not answered yet, to somebody else. */
  again(post: (id: number, asked: Asked) => void): void {
    for (const [id, { asked }] of this.waiting) post(id, asked);
  }

  /** Nobody will reply any more: who waits is given what is said `instead` of an answer, if anything is, and otherwise told. */
  end(
    why: Refusal,
    instead: (asked: Asked) => { readonly answer: Answer } | undefined = () => undefined,
  ): void {
    const left = [...this.waiting.values()];
    this.waiting.clear();
    for (const { asked, resolve, reject } of left) {
      const given = instead(asked);
      if (given === undefined) reject(new RefusalError(why));
      else resolve(given.answer);
    }
  }
}
