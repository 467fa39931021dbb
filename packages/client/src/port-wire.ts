/**
 * A wire whose other end is in a worker, as messages that can be copied. A
 * worker that dies is a lost connection: the table is opened in the next one.
 */
import { isRefusal, type Refusal } from '@pakli/core';
import type { ToKeeper } from '@pakli/protocol';
import type { Connection, Wire, WireFrame, WireListener } from './wire.ts';

/** What the page asks of the wire in the worker. */
export type ToWire =
  | { readonly send: ToKeeper }
  | { readonly do: 'open' | 'close' }
  | { readonly do: 'check'; readonly hidden: boolean };

/** What that wire passes on. */
export type FromWire =
  | { readonly opened: true }
  | { readonly heard: WireFrame }
  | { readonly connected: Connection }
  | { readonly failed: Refusal };

export interface PortWirePorts {
  /** Opens the table in a worker that lives, and returns the way to its wire; or why it cannot. */
  connect(hear: (message: FromWire) => void): Promise<((message: ToWire) => void) | Refusal>;
  /** What becomes of requests whose answer died with a worker; without it they are sent again. */
  readonly lost?: Refusal;
  closed?(): void;
}

export class PortWire implements Wire {
  private readonly ports: PortWirePorts;
  private listener: WireListener | undefined;
  private post: ((message: ToWire) => void) | undefined;
  private attempt = 0;
  private hasFailed = false;
  private wasOpen = false;

  constructor(ports: PortWirePorts) {
    this.ports = ports;
  }

  listen(listener: WireListener): void {
    this.listener = listener;
  }

  open(): void {
    if (this.post === undefined) void this.connect();
    else this.post({ do: 'open' });
  }

  send(frame: ToKeeper): boolean {
    // Anyone who acts at a table that could not be opened tries once more.
    if (this.hasFailed) void this.connect();
    this.post?.({ send: frame });
    return this.post !== undefined;
  }

  check(hidden = false): void {
    this.post?.({ do: 'check', hidden });
  }

  close(): void {
    this.post?.({ do: 'close' });
    this.end();
    this.listener = undefined;
    this.ports.closed?.();
  }

  /** The worker is dead. */
  lose(): void {
    const wasWanted = this.attempt > 0;
    this.end();
    this.listener?.connected({ kind: 'waiting' });
    if (wasWanted) void this.connect();
  }

  /** So is every other, or the table is not to be had. */
  fail(problem: Refusal): void {
    this.end();
    this.hasFailed = true;
    this.listener?.failed(problem);
  }

  private async connect(): Promise<void> {
    this.hasFailed = false;
    const attempt = ++this.attempt;
    const isCurrent = (): boolean => attempt === this.attempt;
    const post = await this.ports.connect((message) => {
      if (isCurrent()) this.hear(message);
    });
    if (!isCurrent()) return;
    if (isRefusal(post)) this.fail(post);
    else {
      this.post = post;
      post({ do: 'open' });
    }
  }

  /** Whatever the worker so far still says, nobody listens. */
  private end(): void {
    this.attempt++;
    this.post = undefined;
  }

  private hear(message: FromWire): void {
    const { listener } = this;
    if ('heard' in message) listener?.heard(message.heard);
    else if ('connected' in message) listener?.connected(message.connected);
    else if ('failed' in message) this.fail(message.failed);
    else {
      const lost = this.wasOpen ? this.ports.lost : undefined;
      this.wasOpen = true;
      listener?.opened(lost);
    }
  }
}

/** Passes a frame on, now or later, as it is or with more in it. */
export type FrameFilter = (frame: WireFrame, pass: (frame: WireFrame) => void) => void;

/** Lets the other end of a port use a wire here; the returned function hears what it asks. */
export function exposeWire(
  wire: Wire,
  post: (message: FromWire) => void,
  filter: FrameFilter = (frame, pass) => pass(frame),
): (message: ToWire) => void {
  let seq = 0;
  /** The other end hears later that the wire is open: what it sends before its hello was meant for the wire before, and is sent again. */
  let greeted = false;
  const pass = (frame: WireFrame): void => post({ heard: frame });
  wire.listen({
    opened() {
      greeted = false;
      post({ opened: true });
    },
    heard(frame) {
      if (frame.kind === 'told' && 'seq' in frame.update) ({ seq } = frame.update);
      filter(frame, pass);
    },
    connected: (connection) => post({ connected: connection }),
    failed: (problem) => post({ failed: problem }),
    seq: () => seq,
  });
  return (message) => {
    if (!('send' in message)) {
      if (message.do === 'check') wire.check(message.hidden);
      else wire[message.do]();
      return;
    }
    greeted ||= message.send.kind === 'hello';
    if (greeted) wire.send(message.send);
  };
}
