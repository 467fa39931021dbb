/**
 * Pending requests. Each is resent with the same id until it is answered: the
 * server executes it once and repeats its first answer.
 */
import type { Refusal } from '@pakli/core';
import type { ToKeeper } from '@pakli/protocol';
import type { ClientPorts } from './ports.ts';

/** A frame that gets an answer: a command or a chat line. */
export type TableRequest = Extract<ToKeeper, { readonly id: string }>;

type WithoutId<Request> = Request extends unknown ? Omit<Request, 'id'> : never;
/** A request without its id. */
export type TableAct = WithoutId<TableRequest>;

/** The result of a request: its number, or why it was refused. */
export type CommandAnswer = { readonly seq: number } | Refusal;

interface Pending<Request> {
  readonly request: Request;
  readonly settle: (answer: CommandAnswer) => void;
  stopResend: () => void;
  /** Its number, once it is done. */
  seq?: number;
}

export class Requests<Request extends { readonly id: string } = TableRequest> {
  private readonly post: (request: Request) => void;
  private readonly ports: ClientPorts;
  private readonly resendMs: number;
  private readonly pending = new Map<string, Pending<Request>>();
  /** Why no answers will come any more. */
  private ended: Refusal | undefined;

  constructor(post: (request: Request) => void, ports: ClientPorts, resendMs: number) {
    this.post = post;
    this.ports = ports;
    this.resendMs = resendMs;
  }

  /** The highest number of a request that is done but not shown yet. */
  get newest(): number {
    return Math.max(0, ...Array.from(this.pending.values(), ({ seq = 0 }) => seq));
  }

  /** Resolves when the request is refused, or done and shown. */
  send(request: Request): Promise<CommandAnswer> {
    if (this.ended !== undefined) return Promise.resolve(this.ended);
    return new Promise((settle) => {
      const pending: Pending<Request> = { request, settle, stopResend: () => {} };
      this.pending.set(request.id, pending);
      this.postUntilAnswered(pending);
    });
  }

  /** Resends everything over a new connection. */
  resend(): void {
    this.ended = undefined;
    for (const { request, seq } of this.pending.values()) {
      if (seq === undefined) this.post(request);
    }
  }

  /** `shown` is the number of the last update. */
  done(id: string, seq: number, shown: number): void {
    const pending = this.pending.get(id);
    if (pending === undefined) return;
    pending.seq = seq;
    pending.stopResend();
    if (seq <= shown) this.settle(id, { seq });
  }

  refused(id: string, refusal: Refusal): void {
    this.settle(id, refusal);
  }

  /** Everything up to this number is shown; `Infinity` if numbers restart lower. */
  shown(seq: number): void {
    for (const [id, { seq: done }] of this.pending) {
      if (done !== undefined && done <= seq) this.settle(id, { seq: done });
    }
  }

  /** No answers will come any more, also not to later requests. */
  end(why: Refusal): void {
    this.ended = why;
    this.fail(why);
  }

  /** Requests sent so far will not be answered. */
  fail(why: Refusal): void {
    for (const [id, { seq }] of this.pending) this.settle(id, seq === undefined ? why : { seq });
  }

  private postUntilAnswered(pending: Pending<Request>): void {
    // First: the answer may come at once.
    pending.stopResend = this.ports.after(this.resendMs, () => this.postUntilAnswered(pending));
    this.post(pending.request);
  }

  private settle(id: string, answer: CommandAnswer): void {
    const pending = this.pending.get(id);
    this.pending.delete(id);
    pending?.stopResend();
    pending?.settle(answer);
  }
}
