/**
 * A wire to a worker, by messages that can be cloned. A worker that dies is a
 * lost connection: the table is opened in the next one.
 */
import { isRefusal, type Refusal } from '@pakli/core';
import type { ToKeeper } from '@pakli/protocol';
import type { Connection, Wire, WireFrame, WireListener } from './wire.ts';

/** Messages from the page to the wire in the worker. */
export type ToWire =
  | { readonly send: ToKeeper }
  | { readonly do: 'open' | 'close' }
  | { readonly do: 'check'; readonly hidden: boolean };

/** Messages from that wire to the page. */
export type FromWire =
  | { readonly opened: true }
  | { readonly heard: WireFrame }
  | { readonly connected: Connection }
  | { readonly failed: Refusal };

export interface PortWirePorts {
  /** Opens the table in a live worker, and returns a function that posts to its wire, or why that failed. */
  connect(hear: (message: FromWire) => void): Promise<((message: ToWire) => void) | Refusal>;
  /** The refusal of requests whose answer was lost with a worker; by default they are resent. */
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
    // A command to a table that could not be opened tries again.
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

  /** Call this when the worker has died. */
  lose(): void {
    const wasWanted = this.attempt > 0;
    this.end();
    this.listener?.connected({ kind: 'waiting' });
    if (wasWanted) void this.connect();
  }

  /** Call this when no worker can be started, or the table cannot be opened. */
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

  /** Ignores all further messages of the current worker. */
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

/** Passes a frame on, now or later, unchanged or extended. */
export type FrameFilter = (frame: WireFrame, pass: (frame: WireFrame) => void) => void;

/** Exposes a wire to the other end of a port; returns the handler of its messages. */
export function exposeWire(
  wire: Wire,
  post: (message: FromWire) => void,
  filter: FrameFilter = (frame, pass) => pass(frame),
): (message: ToWire) => void {
  let seq = 0;
  /** The other end learns late that the wire is open: frames before its hello were meant for the previous connection, and will be resent. */
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
