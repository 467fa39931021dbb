/**
 * Somebody at a table who sends frames, one after another, and comes back
 * when that has closed the socket. Lighter than a client: it follows nothing.
 */
import { PROTOCOL } from '@pakli/protocol';
import type { WebSocket } from 'ws';
import { socketTo, type Guest } from './client.ts';

const HELLO = JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null });
/** What arrives because of others, who come and go. */
const BY_OTHERS = /^\{"kind":"told".*"update":\{"kind":"company"/;
/** Closed, and nobody has said why. */
const NO_CODE = 1006;

/** What became of a frame: the text of an answer, or the code with which the socket was closed. */
export type Outcome = string | number;

export class Heckler {
  private readonly who: Partial<Guest> & { base: string };
  private readonly table: string;
  private readonly patience: number;
  private socket: WebSocket | undefined;
  private hear: ((outcome: Outcome) => void) | undefined;

  /** For so many milliseconds they wait for an answer. */
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

  /** Fails where nothing comes of it, where something else comes of it, or the socket is closed without a code. */
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
