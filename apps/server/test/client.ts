/**
 * A page without a page: follows a table over a real socket as a browser does.
 * A command keeps its id until it was answered and is sent again after every
 * loss; the socket is made anew for ever.
 */
import { randomBytes } from 'node:crypto';
import { findGame } from '@pakli/catalogue';
import type { Refusal } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import {
  follows,
  PROTOCOL,
  type About,
  type Command,
  type Company,
  type Scene,
  type SeenStep,
  type ToPage,
  type ToServer,
  type Update,
  type You,
} from '@pakli/protocol';
import { WebSocket } from 'ws';

/** The class of every socket of this process, on both sides. */
export { WebSocket };

export interface Guest {
  readonly base: string;
  readonly cookie: string;
}

/** Anything to a server, as a page of it would ask. */
export async function ask(
  { base, cookie }: Partial<Guest> & { base: string },
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${base}/api${path}`, {
    method,
    headers: {
      origin: base,
      'content-type': 'application/json',
      ...(cookie === undefined ? {} : { cookie }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export async function guest(base: string, name: string): Promise<Guest> {
  const answer = await ask({ base }, 'POST', '/me', { name });
  if (answer.status !== 201) throw new Error(`no guest: ${answer.status} ${await answer.text()}`);
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { base, cookie };
}

export async function openTable(host: Guest, game: string, more: object = {}): Promise<string> {
  const answer = await ask(host, 'POST', '/tables', { game, ...more });
  if (answer.status !== 201) throw new Error(`no table: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { table: string }).table;
}

/** A socket to a table, as a page of the server opens it. */
export function socketTo(
  { base, cookie }: Partial<Guest> & { base: string },
  table: string,
): WebSocket {
  const headers = { origin: base, ...(cookie === undefined ? {} : { cookie }) };
  return new WebSocket(`${base.replace('http', 'ws')}/t/${table}`, { headers });
}

/** A command that was not answered is sent again after so long. */
const RESEND_MS = 500;
/** So long a test waits for what must come, on the slowest machine: it only bounds how long a test hangs that fails. */
export const PATIENCE_MS = 100_000;

type Settled = { readonly seq: number } | Refusal;
interface Sent {
  readonly frame: ToServer & { readonly id: string };
  readonly settle: (answer: Settled) => void;
  readonly stop: () => void;
}

/** Others change nothing where it is so already, and are then answered with the newest row. */
function alwaysHasRow(frame: ToServer): boolean {
  const kinds: readonly string[] = ['sit', 'stand', 'start', 'play', 'ask', 'leave', 'back'];
  return frame.kind === 'do' && kinds.includes(frame.command.kind);
}

export class Client {
  readonly table: string;
  private readonly guest: Partial<Guest> & { base: string };
  private socket: WebSocket | undefined;
  private readonly sent = new Map<string, Sent>();
  /** The last command that was done: sent again with every connection, as if the answer had been lost. */
  private last: { readonly sent: Sent; readonly seq: number } | undefined;
  /** Commands that were answered, and whose rows are not shown yet. */
  private readonly unseen = new Set<{ readonly seq: number; readonly show: () => void }>();
  private readonly waiting = new Set<() => void>();
  private closed = false;
  private leave: () => void = () => {};
  /** Nobody waits for an answer here any more. */
  readonly left: Promise<undefined> = new Promise((resolve) => {
    this.leave = () => resolve(undefined);
  });
  /** All frames, as they came. */
  readonly heard: string[] = [];
  seq = 0;
  you: You | undefined;
  about: About | undefined;
  company: Company | undefined;
  scene: Scene | null = null;
  past: SeenStep[] = [];
  bye: Extract<ToPage, { kind: 'bye' }> | undefined;
  /** Numbers that went back, and steps that did not fit: nothing of the kind may happen. */
  readonly faults: string[] = [];
  connects = 0;
  /** How often a connection was lost. */
  losses = 0;

  /** A connection that is silent for so many milliseconds is taken for dead; without a number none is. */
  private readonly patience: number | undefined;

  constructor(guest: Partial<Guest> & { base: string }, table: string, patience?: number) {
    this.guest = guest;
    this.table = table;
    this.patience = patience;
    this.connect();
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  /** Asks for a sign of life, and makes the connection anew where none comes. */
  private listenFor(socket: WebSocket, patience: number): void {
    let heard = true;
    socket.on('message', () => (heard = true));
    const timer = setInterval(() => {
      if (!heard) socket.terminate();
      heard = false;
      if (socket.readyState === WebSocket.OPEN) this.sendFrame({ kind: 'ping', seq: this.seq });
    }, patience);
    socket.on('close', () => clearInterval(timer));
  }

  private connect(): void {
    const socket = socketTo(this.guest, this.table);
    this.socket = socket;
    socket.on('open', () => {
      this.connects++;
      this.hello();
      if (this.last !== undefined) this.sendFrame(this.last.sent.frame);
      for (const { frame } of this.sent.values()) this.sendFrame(frame);
    });
    socket.on('message', (data: Buffer) => this.hear(data.toString()));
    socket.on('error', () => {});
    if (this.patience !== undefined) this.listenFor(socket, this.patience);
    socket.on('close', () => {
      this.losses++;
      this.stir();
      if (this.closed || this.bye?.after === null) return;
      setTimeout(() => this.closed || this.connect(), 30 + Math.random() * 100);
    });
  }

  hello(): void {
    const since = this.seq === 0 ? null : this.seq;
    this.sendFrame({ kind: 'hello', protocol: PROTOCOL, since });
  }

  sendFrame(frame: ToServer): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Bytes go as text, whether they are one or not, unless they are said to be none. */
  sendText(text: string | Buffer, binary = false): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text, { binary });
  }

  /** Breaks the connection as a network does. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.closed = true;
    for (const { stop } of this.sent.values()) stop();
    this.leave();
    this.socket?.terminate();
    this.showAnswered(true);
    this.stir();
  }

  /** Sends a command until it was answered, and waits until this client has been shown what came of it. */
  do(command: Command, id: string = randomBytes(12).toString('hex')): Promise<Settled> {
    return this.request({ kind: 'do', id, command });
  }

  request(frame: ToServer & { readonly id: string }): Promise<Settled> {
    return new Promise((resolve) => {
      // As a page does: nobody says that something could not be answered.
      const again = setInterval(() => this.sendFrame(frame), RESEND_MS);
      const stop = (): void => clearInterval(again);
      const settle = (answer: Settled): void => {
        stop();
        resolve(answer);
      };
      this.sent.set(frame.id, { frame, settle, stop });
      this.sendFrame(frame);
    });
  }

  /** Sits down with a share in the shuffle. */
  sit(seat: number): Promise<Settled> {
    return this.do({ kind: 'sit', seat, nonce: randomBytes(16).toString('hex') });
  }

  private hear(text: string): void {
    this.heard.push(text);
    const frame = JSON.parse(text) as ToPage;
    if (frame.kind === 'done' || frame.kind === 'refused') {
      const sent = this.sent.get(frame.id);
      const seq = frame.kind === 'done' ? frame.seq : undefined;
      if (frame.id === this.last?.sent.frame.id && seq !== this.last.seq) {
        this.faults.push(`what was done as ${this.last.seq} is answered otherwise: ${text}`);
      }
      this.sent.delete(frame.id);
      if (sent !== undefined && seq !== undefined && alwaysHasRow(sent.frame)) {
        this.last = { sent, seq };
      }
      if (frame.kind === 'refused') sent?.settle(frame.refusal);
      else {
        sent?.stop();
        this.unseen.add({ seq: frame.seq, show: () => sent?.settle({ seq: frame.seq }) });
        this.showAnswered(false);
      }
    } else if (frame.kind === 'bye') {
      this.bye = frame;
      this.showAnswered(true);
    } else if (frame.kind === 'told') this.follow(frame);
    this.stir();
  }

  private follow({ you, about, update }: Extract<ToPage, { kind: 'told' }>): void {
    const way = follows(this.seq, update);
    if (way === 'old') {
      this.faults.push(`${update.kind} goes back from ${this.seq}`);
      return;
    }
    if (way === 'gap') {
      this.faults.push(`${update.kind} leaves a gap after ${this.seq}`);
      this.hello();
      return;
    }
    this.you = you;
    if (about !== undefined) this.about = about;
    if (!('seq' in update)) return;
    this.show(update);
    // A table that was restored from a backup may never come to that row again.
    this.showAnswered(update.kind === 'opening');
  }

  private show(update: Extract<Update, { readonly seq: number }>): void {
    this.seq = update.seq;
    if (update.company !== undefined) this.company = update.company;
    if (update.kind === 'company') return;
    if (update.kind === 'opening') {
      this.scene = update.scene;
      this.past = [...update.past];
    }
    for (const { step, scene } of update.steps) {
      this.past.push(step);
      if (scene.step !== this.past.length) {
        this.faults.push(`step ${scene.step} comes as number ${this.past.length}`);
      }
      this.scene = scene;
    }
  }

  /** Settles the commands whose rows have been shown, or all of them. */
  private showAnswered(all: boolean): void {
    for (const answered of this.unseen) {
      if (!all && answered.seq > this.seq) continue;
      this.unseen.delete(answered);
      answered.show();
    }
  }

  private stir(): void {
    for (const look of this.waiting) look();
  }

  /** Waits until something is the case. */
  async until(what: string, is: () => boolean, ms: number = PATIENCE_MS): Promise<void> {
    if (is()) return;
    await new Promise<void>((resolve, reject) => {
      const look = (): void => {
        if (!is()) return;
        done();
        resolve();
      };
      const timer = setTimeout(() => {
        done();
        reject(new Error(`waited in vain until ${what}; the last frame: ${this.heard.at(-1)}`));
      }, ms);
      const done = (): void => {
        clearTimeout(timer);
        this.waiting.delete(look);
      };
      this.waiting.add(look);
    });
  }

  /** What this seat may play now, as texts. */
  async choices(): Promise<string[]> {
    const { scene, you, company } = this;
    if (scene === null || scene.over || company?.phase !== 'playing') return [];
    if (scene.view.turn !== you?.seat) return [];
    const found = await findGame(scene.game)?.load();
    if (found === undefined) throw new Error(`no game ${scene.game}`);
    return choicesOf(found.game, scene.view).map(({ text }) => text);
  }
}

export interface Begun {
  readonly anna: Guest;
  readonly bo: Guest;
  readonly table: string;
  readonly host: Client;
  readonly friend: Client;
}

/** Anna and Bo at a table that has begun. */
export async function begun(base: string, game = 'mulle', more: object = {}): Promise<Begun> {
  const anna = await guest(base, 'Anna');
  const bo = await guest(base, 'Bo');
  const table = await openTable(anna, game, more);
  const host = new Client(anna, table);
  const friend = new Client(bo, table);
  await host.sit(0);
  await friend.sit(1);
  await host.do({ kind: 'start' });
  await host.until('it starts', () => host.scene !== null);
  await friend.until('it starts', () => friend.scene !== null);
  return { anna, bo, table, host, friend };
}

/** What everybody must agree on, whoever they are. */
export function seenBy({ seq, scene, past, company }: Client): string {
  return JSON.stringify({ seq, scene, past, company });
}
