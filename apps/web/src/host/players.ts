/** Asks the thinker's worker, one question at a time. A thinker that breaks is replaced and asked again, once. */
import type { Answer } from '@pakli/core';
import type { PlayerQuestion } from '@pakli/host';
import { employ } from './role.ts';
import type { FromThinker, ToThinker } from './thinker.ts';

interface Pending {
  readonly id: number;
  readonly question: PlayerQuestion;
  readonly again: boolean;
  resolve(answer: Answer | undefined): void;
  reject(error: Error): void;
}

export class Players {
  private thinker: Worker | undefined;
  private pending: Pending | undefined;
  private asked = 0;

  think(question: PlayerQuestion): Promise<Answer | undefined> {
    this.cancel();
    return new Promise((resolve, reject) => {
      this.ask({ id: ++this.asked, question, again: false, resolve, reject });
    });
  }

  cancel(): void {
    const { pending } = this;
    if (pending === undefined) return;
    this.pending = undefined;
    this.post({ cancel: pending.id });
    pending.resolve(undefined);
  }

  private ask(pending: Pending): void {
    this.pending = pending;
    this.post({ id: pending.id, question: pending.question });
  }

  private post(message: ToThinker): void {
    this.thinker ??= this.employ();
    this.thinker.postMessage(message);
  }

  private employ(): Worker {
    const thinker = employ('players');
    thinker.addEventListener('message', ({ data }: MessageEvent<FromThinker>) => {
      if (this.pending?.id !== data.id) return;
      if ('failed' in data) {
        this.broken(data.failed);
        return;
      }
      const { pending } = this;
      this.pending = undefined;
      pending.resolve(data.answer);
    });
    thinker.addEventListener('error', (event) => {
      // It is dealt with here: unhandled, it would break the host as well.
      event.preventDefault();
      this.broken(event.message);
    });
    return thinker;
  }

  private broken(message: string): void {
    this.thinker?.terminate();
    this.thinker = undefined;
    const { pending } = this;
    if (pending === undefined) return;
    if (pending.again) {
      this.pending = undefined;
      pending.reject(new Error(message));
    } else this.ask({ ...pending, again: true });
  }
}
