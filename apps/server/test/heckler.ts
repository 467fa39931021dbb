/**
 * A client at a table that sends frame after frame, and reconnects when one closes the socket. Lighter than a real
 * client: it follows nothing.
 */
import { PROTOCOL } from '@pakli/protocol';
import type { WebSocket } from 'ws';
import { socketTo, type Guest } from './client.ts';

const HELLO = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null });
/** Frames caused by other people, who come and go. */
const BY_OTHERS = /^\{"kind":"told".*"update":\{"kind":"company"/;
/** Closed without a code. */
const NO_CODE = 1006;

/** The result of a frame: the text of its answer, or the code that closed the socket. */
export type Outcome = string | number;

export class Heckler {
  private readonly who: Partial<Guest> & { base: string };
  private readonly table: string;
  private readonly patience: number;
  private socket: WebSocket | undefined;
  private hear: ((outcome: Outcome) => void) | undefined;

  /** Milliseconds to wait for an answer. */
  constructor(who: Partial<Guest> & { base: string }, table: string, patience: number) {
    this.who = who;
    this.table = table;
    this.patience = patience;
  }

  get here(): boolean {
    return this.socket !== undefined;
  }

  /** Until everything has arrived. */
  async come(): Promise<void> {
    if (this.here) return;
    const socket = socketTo(this.who, this.table);
    this.socket = socket;
    const told = this.next('newcomers receive everything');
    socket.on('open', () => socket.send(HELLO));
    socket.on('message', (data: Buffer) => {
      const text = data.toString();
      // A goodbye is followed by its code.
      if (!BY_OTHERS.test(text) && !text.startsWith('{"kind":"bye"')) this.settle(text);
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.socket = undefined;
      this.settle(code);
    });
    const outcome = await told;
    if (typeof outcome === 'number') throw new Error(`nobody can come: ${outcome}`);
  }

  /** Fails if there is no result or a different one, or if the socket is closed without a code. */
  async send(frame: string | Buffer): Promise<Outcome> {
    const shown = frame.toString().slice(0, 200);
    const next = this.next(`${shown} is answered`);
    this.socket?.send(frame, { binary: false });
    const outcome = await next;
    if (outcome === NO_CODE) throw new Error(`${shown} closes the socket without a code`);
    const id = typeof outcome === 'string' ? /"id":("[^"]*")/.exec(outcome)?.[1] : undefined;
    if (id !== undefined && !frame.includes(id)) {
      throw new Error(`${shown} is answered with ${String(outcome).slice(0, 200)}`);
    }
    return outcome;
  }

  leave(): void {
    this.socket?.terminate();
  }

  private next(what: string): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`waited in vain until ${what}`)),
        this.patience,
      );
      this.hear = (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      };
    });
  }

  private settle(outcome: Outcome): void {
    const { hear } = this;
    this.hear = undefined;
    hear?.(outcome);
  }
}
