/**
 * Requests that arrive while one is in flight are sent together as soon as that is answered:
 * a busy hour costs hardly more statements, and hardly more syncs of a disk, than a quiet
 * one. A batch has at most one request per key, so that each is won or lost on its own.
 */

import { PlainError } from '../failure.ts';
import { MACHINE } from '../machine.ts';

/** More wait for a later batch. */
const MOST_IN_BATCH = 256;

interface Waiting<Asked, Answer> {
  readonly asked: Asked;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

export class BatchQueue<Asked, Answer> {
  private readonly askAll: (all: readonly Asked[]) => Promise<readonly Answer[]>;
  private readonly keyOf: (asked: Asked) => string;
  private waiting: Waiting<Asked, Answer>[] = [];
  private under = false;

  /** `askAll` answers all of them, in their order. */
  constructor(
    keyOf: (asked: Asked) => string,
    askAll: (all: readonly Asked[]) => Promise<readonly Answer[]>,
  ) {
    this.keyOf = keyOf;
    this.askAll = askAll;
  }

  ask(asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ asked, resolve, reject });
      void this.next();
    });
  }

  private async next(): Promise<void> {
    if (this.under || this.waiting.length === 0) return;
    this.under = true;
    // Whatever happens in this turn of the event loop joins the batch.
    await MACHINE.soon();
    const batch = this.take();
    try {
      const answers = await this.askAll(batch.map(({ asked }) => asked));
      if (answers.length !== batch.length) throw new PlainError('something got no answer');
      batch.forEach(({ resolve }, i) => resolve(answers[i] as Answer));
    } catch (error) {
      for (const { reject } of batch) reject(error as Error);
    }
    this.under = false;
    void this.next();
  }

  /** The oldest of each key. */
  private take(): readonly Waiting<Asked, Answer>[] {
    const taken = new Map<string, Waiting<Asked, Answer>>();
    const left: Waiting<Asked, Answer>[] = [];
    for (const one of this.waiting) {
      const key = this.keyOf(one.asked);
      if (taken.size < MOST_IN_BATCH && !taken.has(key)) taken.set(key, one);
      else left.push(one);
    }
    this.waiting = left;
    return [...taken.values()];
  }
}
