/**
 * What somebody wants of a table far away, until it is answered. It keeps its
 * id and is sent again and again: the server does it once, and answers as the
 * first time.
 */
import type { Refusal } from '@pakli/core';
import type { ToServer } from '@pakli/protocol';

type Letter = Extract<ToServer, { readonly id: string }>;

interface Sent {
  readonly letter: Letter;
  readonly timer: ReturnType<typeof setInterval>;
  readonly settle: (answer: Refusal | undefined) => void;
  /** Its number, once it is done. */
  seq?: number;
}

/** Milliseconds until a letter without an answer goes out again. */
const AGAIN = 3000;

export class Letters {
  private readonly post: (letter: Letter) => void;
  private readonly sent = new Map<string, Sent>();
  /** Why nobody answers any more. */
  private ended: Refusal | undefined;

  constructor(post: (letter: Letter) => void) {
    this.post = post;
  }

  /** The highest number of what is done and was not told yet. */
  get newest(): number {
    return Math.max(0, ...Array.from(this.sent.values(), ({ seq = 0 }) => seq));
  }

  /** Settled when it is refused, or done and told. */
  send(write: (id: string) => Letter): Promise<Refusal | undefined> {
    if (this.ended !== undefined) return Promise.resolve(this.ended);
    const bytes = crypto.getRandomValues(new Uint8Array(12));
    const id = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
    const letter = write(id);
    return new Promise((settle) => {
      const timer = setInterval(() => this.post(letter), AGAIN);
      this.sent.set(id, { letter, timer, settle });
      this.post(letter);
    });
  }

  /** There is another socket. */
  again(): void {
    this.ended = undefined;
    for (const { letter, seq } of this.sent.values()) if (seq === undefined) this.post(letter);
  }

  done(id: string, seq: number, told: number): void {
    const sent = this.sent.get(id);
    if (sent === undefined) return;
    sent.seq = seq;
    clearInterval(sent.timer);
    if (seq <= told) this.settle(id, undefined);
  }

  refused(id: string, refusal: Refusal): void {
    this.settle(id, refusal);
  }

  /** All up to this number has been told; or what was told before counts no more. */
  told(seq: number, anew: boolean): void {
    for (const [id, sent] of this.sent) {
      if (sent.seq !== undefined && (anew || sent.seq <= seq)) this.settle(id, undefined);
    }
  }

  /** Nobody will answer any more. */
  end(why: Refusal): void {
    this.ended = why;
    for (const id of this.sent.keys()) this.settle(id, why);
  }

  private settle(id: string, answer: Refusal | undefined): void {
    const sent = this.sent.get(id);
    this.sent.delete(id);
    clearInterval(sent?.timer);
    sent?.settle(answer);
  }
}
