/** One tab at a table or an evening: frames in, frames out, and limits on both. */
import { isRefusal, type Refusal } from '@pakli/core';
import { FAREWELLS, PROTOCOL, type Farewell, type Ping, type ToPage } from '@pakli/protocol';
import type { TableConnection } from './audience.ts';
import type { ServerContext } from './context.ts';
import { Buckets } from './limits.ts';
import type { Acknowledge, CommandOutcome } from './commit.ts';
import { DamagedLog } from './store/damaged-log.ts';
import type { KnownPerson } from './store/store.ts';

/** Unread bytes above which nothing more is sent until all of them are read. */
const BEHIND = 64 * 1024;

/** The part of a WebSocket that is needed. */
export interface ServerSocket {
  /** Bytes that wait to be read. */
  readonly bufferedAmount: number;
  send(text: string, sent: () => void): void;
  close(code: number): void;
  terminate(): void;
  pong(data: Buffer): void;
  /** Data of the library's default kind: one buffer. */
  on(event: 'message', hear: (data: unknown, binary: boolean) => void): unknown;
  on(event: 'ping', hear: (data: Buffer) => void): unknown;
  on(event: 'pong' | 'close' | 'error', hear: () => void): unknown;
}

/** What it writes to. */
export interface SocketStream {
  cork(): void;
  uncork(): void;
}

/** The part of frames that a socket looks at; the rest is for its target. */
interface HelloFrame {
  readonly kind: 'hello';
  readonly protocol: number;
}
interface CommandFrame {
  readonly id: string;
}
type AnyFrame = HelloFrame | CommandFrame | Ping;

/** What a socket leads to: a table or an evening. It gets back only frames that it has read itself. */
export interface SocketTarget {
  readonly seq: number;
  /** Parses a frame, or says what is wrong with it. */
  read(given: unknown): AnyFrame | (Refusal & { readonly id?: string });
  /** A connection is opened, or has missed something. */
  hello(connection: TableConnection, frame: HelloFrame): Promise<void>;
  /** Sends a connection everything, because it has missed something. */
  reopen(connection: TableConnection): Promise<void>;
  leave(connection: TableConnection): Promise<void>;
  /** A connection has come into sight of its person, or out of it. */
  sight?(connection: TableConnection): Promise<void>;
  /** Looks what is new. */
  wake(): Promise<void>;
  /** Does what a person wants. */
  take(person: KnownPerson, frame: CommandFrame, ports: CommandPorts): Promise<CommandOutcome>;
}

/** Where a command came from, and how to answer it. */
export interface CommandPorts {
  readonly connection: TableConnection;
  readonly acknowledge: Acknowledge;
  /** Nobody would hear the answer any more. */
  readonly isOver: () => boolean;
}

/** Who comes to a table. */
export type Comer = Required<Pick<TableConnection, 'person' | 'screen' | 'shownBy'>>;

export class Socket implements TableConnection {
  readonly person: KnownPerson | undefined;
  readonly screen: boolean;
  readonly shownBy: string | undefined;
  private readonly socket: ServerSocket;
  private readonly stream: SocketStream;
  hidden = false;
  private gathering = false;
  private readonly context: ServerContext;
  private readonly target: SocketTarget;
  private readonly frames: Buckets;
  /** Standstills of the server that were noticed, and frames that are excused by the last one. */
  private standstills: number;
  private excused = 0;
  private stopSilence: () => void;
  private greeted = false;
  private greeting = false;
  /** The last hello, until it is answered. */
  private asked: HelloFrame | undefined;
  /** Frames were skipped: everything is sent again once the client has read the rest. */
  private behind = false;
  private behindSince = 0;
  private over = false;

  /** It lives as long as the socket does. */
  static attach(
    socket: ServerSocket,
    stream: SocketStream,
    context: ServerContext,
    target: SocketTarget,
    who: Comer,
  ): void {
    const one = new Socket(socket, stream, context, target, who);
    socket.on('message', (data, binary) => one.hear(data, binary));
    socket.on('ping', (data) => one.ping(data));
    socket.on('pong', () => one.mayTake());
    socket.on('close', () => one.end());
    // The library closes the socket, with a code, after a frame that is too long or not text.
    socket.on('error', () => context.metrics.count('pakli_socket_errors_total'));
  }

  private constructor(
    socket: ServerSocket,
    stream: SocketStream,
    context: ServerContext,
    target: SocketTarget,
    { person, screen, shownBy }: Comer,
  ) {
    this.socket = socket;
    this.stream = stream;
    this.context = context;
    this.target = target;
    this.person = person;
    this.screen = screen;
    this.shownBy = shownBy;
    const { machine, settings } = context;
    const { frameBurst, framesPerSecond } = settings.limits;
    this.frames = new Buckets(frameBurst, framesPerSecond, 1000, machine.elapsed);
    this.standstills = context.standstill.times;
    this.stopSilence = machine.after(settings.pace.firstFrame, () => this.bye('silent', 0));
  }

  get isBehind(): boolean {
    if (!this.behind && this.socket.bufferedAmount > BEHIND) {
      this.behind = true;
      this.behindSince = this.context.machine.elapsed();
    }
    return this.behind;
  }

  send(text: string): void {
    if (this.over || this.isBehind) return;
    this.gather();
    this.socket.send(text, () => this.drained());
  }

  /** Frames sent in the same turn of the event loop leave in one write. */
  private gather(): void {
    if (this.gathering) return;
    this.gathering = true;
    this.stream.cork();
    queueMicrotask(() => {
      this.gathering = false;
      this.stream.uncork();
    });
  }

  private drained(): void {
    if (this.over) return;
    if (this.behind && this.socket.bufferedAmount === 0) {
      this.behind = false;
      this.context.metrics.count('pakli_caught_up_total');
      if (this.asked === undefined) {
        this.target.reopen(this).catch(() => this.bye('restart', 1000));
      } else void this.greet();
    }
  }

  bye(why: Farewell, after: number | null): void {
    if (this.over) return;
    this.context.metrics.count('pakli_byes_total', ['why', why]);
    this.socket.send(byeFrame(why, after), () => {});
    this.end();
    this.socket.close(FAREWELLS[why]);
    const { machine, settings } = this.context;
    machine.after(settings.pace.goodbye, () => this.socket.terminate());
  }

  /** A hello failed: the client comes back soon, or not until somebody has repaired the log. */
  private excuse(error: unknown): void {
    if (error instanceof DamagedLog) this.bye('damaged', null);
    else this.bye('restart', 500 + this.context.machine.random.below(1500));
  }

  private end(): void {
    if (this.over) return;
    this.over = true;
    this.stopSilence();
    this.target.leave(this).catch(() => {});
  }

  /** Restarts the wait for a sign of life. */
  private stir(): void {
    const { machine, settings } = this.context;
    this.stopSilence();
    this.stopSilence = machine.after(settings.pace.silence, () => this.bye('silent', 0));
  }

  /** Counts a frame, whatever is in it; false for one too many, which closes the socket. */
  private mayTake(): boolean {
    if (this.over) return false;
    const { machine, settings, refusals } = this.context;
    const { cooling, unread } = settings.pace;
    if (this.isTooFast()) {
      refusals.add('frames');
      this.bye('fast', cooling);
    } else if (this.isBehind && machine.elapsed() - this.behindSince > unread) {
      this.bye('slow', 1000);
    }
    return !this.over;
  }

  /** Frames sent while the server stood still arrive all at once, which is not the page's fault. */
  private isTooFast(): boolean {
    const { standstill, settings } = this.context;
    standstill.look();
    if (standstill.times > this.standstills) {
      this.standstills = standstill.times;
      this.excused = Math.floor((standstill.ms / 1000) * settings.limits.framesPerSecond);
    }
    return !this.frames.take('') && this.excused-- <= 0;
  }

  /**
   * A ping of the WebSocket itself is a frame too. Anyone who does not read gets
   * no answer, because it would be kept for them.
   */
  private ping(data: Buffer): void {
    if (!this.mayTake() || this.isBehind) return;
    this.socket.pong(data);
  }

  private hear(data: unknown, binary: boolean): void {
    if (!this.mayTake()) return;
    let given: unknown;
    try {
      given = JSON.parse((data as Buffer).toString('utf8'));
    } catch {
      given = undefined;
    }
    if (binary || given === undefined) {
      this.bye('unreadable', null);
      return;
    }
    this.stir();
    const read = this.target.read(given);
    if (!isRefusal(read))
      this.answer(read).catch(() => this.context.metrics.count('pakli_unanswered_total'));
    else if ('id' in read && read.id !== undefined) {
      const { id, ...refusal } = read;
      this.tell(id, refusal);
    } else this.bye('unreadable', null);
  }

  private async answer(given: AnyFrame): Promise<void> {
    if ('protocol' in given) {
      if (given.protocol < PROTOCOL) this.bye('old', null);
      else {
        this.greeted = true;
        this.asked = given;
        await this.greet();
      }
      return;
    }
    if (!this.greeted) {
      this.bye('unreadable', null);
      return;
    }
    if ('seq' in given) {
      const hidden = given.hidden === true;
      if (hidden !== this.hidden) {
        this.hidden = hidden;
        await this.target.sight?.(this);
      }
      // The client knows more than this node: a bell was lost.
      if (given.seq > this.target.seq) await this.target.wake();
      this.send(frame({ kind: 'pong', seq: this.target.seq, now: this.context.now() }));
      return;
    }
    const { id } = given;
    if (this.person === undefined) {
      this.tell(id, { refused: 'no-name', rule: 'table' });
      return;
    }
    const acknowledge = (seq: number): void => this.tell(id, { seq });
    const isOver = (): boolean => this.over;
    const ports = { connection: this, acknowledge, isOver };
    const answer = await this.target.take(this.person, given, ports);
    if (isRefusal(answer)) this.tell(id, answer);
  }

  /** However often a client says hello while it is being answered or behind, it is answered once more. */
  private async greet(): Promise<void> {
    if (this.greeting) return;
    this.greeting = true;
    while (this.asked !== undefined && !this.isBehind && !this.over) {
      const { asked } = this;
      this.asked = undefined;
      // Without an answer the client would wait forever on an open socket.
      await this.target.hello(this, asked).catch((error: unknown) => this.excuse(error));
    }
    this.greeting = false;
  }

  /** Answers a command. An unknown outcome is not answered: the client resends. */
  private tell(id: string, answer: NonNullable<CommandOutcome>): void {
    if (isRefusal(answer)) {
      this.context.metrics.count('pakli_refused_total', ['why', answer.refused]);
      this.send(frame({ kind: 'refused', id, refusal: answer }));
    } else this.send(frame({ kind: 'done', id, seq: answer.seq }));
  }
}

function frame(given: Exclude<ToPage, { kind: 'told' }>): string {
  return JSON.stringify(given);
}

export function byeFrame(why: Farewell, after: number | null): string {
  return frame({ kind: 'bye', why, after });
}
