/**
 * A line to a table far away: one socket at a time, made anew for ever. A
 * socket over which nothing is heard is dead, whatever the browser says of it.
 */
import { FAREWELLS, type Farewell, type ToPage, type ToServer } from '@pakli/protocol';
import type { Connection } from './linked.ts';

/** The part of a browser's socket that is needed. */
export interface Socketlike {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  addEventListener(type: 'open', listener: () => void): void;
  addEventListener(type: 'close', listener: (event: { readonly code: number }) => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** All in milliseconds. */
export interface Patience {
  /** How often a sign of life is asked for, and after how long without one the socket is dead. */
  readonly ping: number;
  readonly silence: number;
  /** How long one waits for it where the socket may well have died: after sleep, or in another network. */
  readonly answer: number;
  /** The next try comes at a random time up to the first; it doubles with every failure, up to the last. */
  readonly first: number;
  readonly last: number;
}

export const PATIENCE: Patience = {
  ping: 5000,
  silence: 12_000,
  answer: 2000,
  first: 500,
  last: 15_000,
};

export interface LineEnds {
  connect(): Socketlike;
  /** A socket stands. */
  opened(): void;
  heard(frame: Exclude<ToPage, { kind: 'bye' }>): void;
  /** It is another way now. */
  changed(connection: Connection): void;
  /** The last number seen. */
  seq(): number;
}

const OPEN = 1;
/** After these nobody comes back by themselves. */
const FINAL: readonly Farewell[] = [
  'gone',
  'damaged',
  'old',
  'removed',
  'deleted',
  'full',
  'unreadable',
];

export class Line {
  private readonly ends: LineEnds;
  private readonly patience: Patience;
  private socket: Socketlike | undefined;
  private state: Connection['kind'] | undefined;
  private failures = 0;
  /** By a clock that nobody can set. */
  private heardAt = 0;
  private beating: ReturnType<typeof setInterval> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;
  private doubt: ReturnType<typeof setTimeout> | undefined;

  constructor(ends: LineEnds, patience: Patience = PATIENCE) {
    this.ends = ends;
    this.patience = patience;
  }

  /** A socket now, whatever became of the one before. */
  open(): void {
    this.drop();
    if (this.state !== 'live') this.become({ kind: 'waiting' });
    const socket = this.ends.connect();
    this.socket = socket;
    this.heardAt = performance.now();
    const mine = (act: () => void): void => {
      if (this.socket === socket) act();
    };
    socket.addEventListener('open', () => mine(() => this.ends.opened()));
    socket.addEventListener('message', ({ data }) => mine(() => this.hear(String(data))));
    socket.addEventListener('close', ({ code }) => mine(() => this.lost(code)));
    this.beating = setInterval(() => this.beat(), this.patience.ping);
  }

  /** False if there is no socket to send it by. */
  send(frame: ToServer): boolean {
    if (this.socket?.readyState !== OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  /** The network is back, or somebody looks again: a socket that seems to stand is asked, any other is made anew at once. */
  poke(): void {
    if (this.state === 'gone' || this.state === undefined) return;
    if (!this.ping()) {
      this.open();
      return;
    }
    clearTimeout(this.doubt);
    this.doubt = setTimeout(() => this.lost(), this.patience.answer);
  }

  close(): void {
    this.drop();
    this.state = undefined;
  }

  private ping(): boolean {
    return this.send({ kind: 'ping', seq: this.ends.seq() });
  }

  private beat(): void {
    if (performance.now() - this.heardAt >= this.patience.silence) this.lost();
    else this.ping();
  }

  private hear(text: string): void {
    this.heardAt = performance.now();
    clearTimeout(this.doubt);
    const frame = JSON.parse(text) as ToPage;
    if (frame.kind === 'bye') {
      this.leave(frame.why, frame.after);
      return;
    }
    if (frame.kind === 'told') {
      this.failures = 0;
      this.become({ kind: 'live' });
    }
    this.ends.heard(frame);
  }

  private leave(why: Farewell, after: number | null): void {
    this.drop();
    if (after === null) this.become({ kind: 'gone', why });
    else this.again(after + Math.random() * this.patience.first);
  }

  private lost(code = 0): void {
    this.drop();
    const why = FINAL.find((name) => FAREWELLS[name] === code);
    if (why !== undefined) {
      this.become({ kind: 'gone', why });
      return;
    }
    const { first, last } = this.patience;
    this.again(Math.random() * Math.min(last, first * 2 ** this.failures));
    this.failures++;
  }

  private again(wait: number): void {
    this.become({ kind: 'waiting' });
    this.next = setTimeout(() => this.open(), wait);
  }

  private become(connection: Connection): void {
    if (connection.kind === this.state) return;
    this.state = connection.kind;
    this.ends.changed(connection);
  }

  /** Nothing is heard any more of the socket that there was. */
  private drop(): void {
    clearInterval(this.beating);
    clearTimeout(this.next);
    clearTimeout(this.doubt);
    const { socket } = this;
    this.socket = undefined;
    socket?.close();
  }
}
