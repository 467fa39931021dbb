/**
 * A wire over WebSockets, one at a time, that reconnects unless the server said
 * goodbye for good. A silent socket is dead, even if it claims to be open.
 */
import { FAREWELLS, type Farewell, type Ping, type ToKeeper, type ToPage } from '@pakli/protocol';
import { MACHINE } from './machine.ts';
import { CLIENT_TIMES, type ClientPorts, type ClientTimes } from './ports.ts';
import type { Connection, Wire, WireFrame, WireListener } from './wire.ts';

/** The part of WebSocket's interface that is used. */
export interface SocketLike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open' | 'error', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

const OPEN = 1;
/** After these a client only reconnects on request. */
const FINAL: readonly Farewell[] = [
  'gone',
  'damaged',
  'old',
  'removed',
  'deleted',
  'full',
  'unreadable',
];

/** The part of frames that the wire itself reads. */
interface AnyFrame {
  readonly kind: string;
}

export class SocketWire<
  Sent extends AnyFrame = ToKeeper,
  Heard extends AnyFrame = WireFrame,
> implements Wire<Sent, Heard> {
  private readonly connect: () => SocketLike;
  private readonly ports: ClientPorts;
  private readonly times: ClientTimes;
  private listener: WireListener<Heard> | undefined;
  private socket: SocketLike | undefined;
  private state: Connection['kind'] | undefined;
  private hidden = false;
  private failures = 0;
  private heardAt = 0;
  /** The earliest time at which the server wants this client back. */
  private wantedAt = 0;
  private stopBeat: () => void = () => {};
  private stopRetry: () => void = () => {};
  private stopDoubt: () => void = () => {};

  /** `connect` creates a socket that starts to connect. */
  constructor(
    connect: () => SocketLike,
    ports: ClientPorts = MACHINE,
    times: ClientTimes = CLIENT_TIMES,
  ) {
    this.connect = connect;
    this.ports = ports;
    this.times = times;
  }

  listen(listener: WireListener<Heard>): void {
    this.listener = listener;
  }

  open(): void {
    this.drop();
    if (this.state !== 'live') this.become({ kind: 'waiting' });
    const socket = this.connect();
    this.socket = socket;
    this.heardAt = this.ports.elapsed();
    const ifCurrent = (act: () => void): void => {
      if (this.socket === socket) act();
    };
    socket.addEventListener('open', () => ifCurrent(() => this.listener?.opened()));
    socket.addEventListener('message', ({ data }) => ifCurrent(() => this.hear(String(data))));
    socket.addEventListener('close', ({ code }) => ifCurrent(() => this.lose(code)));
    // A failed socket also fires `close`.
    socket.addEventListener('error', () => {});
    this.beatLater();
  }

  send(frame: Sent | Ping): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  check(hidden = false): void {
    this.hidden = hidden;
    if (hidden) {
      if (this.state === 'live') this.ping();
      return;
    }
    if (this.state === 'gone' || this.state === undefined) return;
    if (this.ports.elapsed() < this.wantedAt) return;
    if (!this.ping()) {
      this.open();
      return;
    }
    this.stopDoubt();
    this.stopDoubt = this.ports.after(this.times.answerMs, () => this.lose());
  }

  close(): void {
    this.drop();
    this.state = undefined;
  }

  private ping(): boolean {
    const hidden = this.hidden ? { hidden: true as const } : {};
    const ping: Ping = { kind: 'ping', seq: this.listener?.seq() ?? 0, ...hidden };
    return this.send(ping);
  }

  private beatLater(): void {
    this.stopBeat = this.ports.after(this.times.pingMs, () => {
      if (this.ports.elapsed() - this.heardAt >= this.times.silenceMs) this.lose();
      else {
        this.ping();
        this.beatLater();
      }
    });
  }

  private hear(text: string): void {
    this.heardAt = this.ports.elapsed();
    this.stopDoubt();
    const frame = readFrame(text);
    if (frame === undefined) this.lose();
    else if (isBye(frame)) this.leave(frame.why, frame.after);
    else {
      if (frame.kind === 'told') {
        this.failures = 0;
        const isNew = this.state !== 'live';
        this.become({ kind: 'live' });
        if (isNew && this.hidden) this.ping();
      }
      // Frames are not validated: the server is trusted.
      this.listener?.heard(frame as unknown as Heard);
    }
  }

  private leave(why: Farewell, after: number | null): void {
    this.drop();
    if (after === null) this.become({ kind: 'gone', why });
    else {
      this.wantedAt = this.ports.elapsed() + after;
      this.retryAfter(after + this.ports.random() * this.times.firstRetryMs);
    }
  }

  private lose(code = 0): void {
    this.drop();
    const why = FINAL.find((name) => FAREWELLS[name] === code);
    if (why !== undefined) {
      this.become({ kind: 'gone', why });
      return;
    }
    const { firstRetryMs, lastRetryMs } = this.times;
    const longest = Math.min(lastRetryMs, firstRetryMs * 2 ** this.failures);
    this.failures++;
    this.retryAfter(this.ports.random() * longest);
  }

  private retryAfter(ms: number): void {
    this.become({ kind: 'waiting' });
    this.stopRetry = this.ports.after(ms, () => this.open());
  }

  private become(connection: Connection): void {
    if (connection.kind === this.state) return;
    this.state = connection.kind;
    this.listener?.connected(connection);
  }

  /** Closes the current socket and ignores all its further events. */
  private drop(): void {
    this.stopBeat();
    this.stopRetry();
    this.stopDoubt();
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }
}

/** Undefined if it is not a frame: then a proxy answered for the server. */
function readFrame(text: string): AnyFrame | undefined {
  try {
    const read: unknown = JSON.parse(text);
    const isFrame = typeof read === 'object' && read !== null && 'kind' in read;
    return isFrame ? (read as AnyFrame) : undefined;
  } catch {
    return undefined;
  }
}

function isBye(frame: AnyFrame): frame is Extract<ToPage, { kind: 'bye' }> {
  return frame.kind === 'bye';
}
