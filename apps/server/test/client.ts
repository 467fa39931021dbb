/**
 * The page's client over a real socket, without the page. It checks every frame that the client receives: none may go
 * back or leave a gap, and a finished command is always answered in the same way.
 */
import { randomBytes } from 'node:crypto';
import { findGame } from '@pakli/catalogue';
import { isRefusal } from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import {
  CLIENT_TIMES,
  MACHINE,
  SocketWire,
  TableClient,
  type CommandAnswer,
  type SocketLike,
  type TableRequest,
  type WireListener,
} from '@pakli/client';
import {
  follows,
  type About,
  type Command,
  type Company,
  type Scene,
  type SeenStep,
  type ToPage,
  type ToKeeper,
  type Update,
  type You,
} from '@pakli/protocol';
import { WebSocket } from 'ws';

/** The class of every socket in this process, on both sides. */
export { WebSocket };

export interface Guest {
  readonly base: string;
  readonly cookie: string;
}

/** A request to a server, as its page would send it. */
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

/** A socket to a table, as the server's page opens it. */
export function socketTo(
  { base, cookie }: Partial<Guest> & { base: string },
  table: string,
): WebSocket {
  const headers = { origin: base, ...(cookie === undefined ? {} : { cookie }) };
  return new WebSocket(`${base.replace('http', 'ws')}/t/${table}`, { headers });
}

/** Tests retry sooner than people would need; without a number no socket counts as dead because it is silent. */
const TIMES = { ...CLIENT_TIMES, firstRetryMs: 130, lastRetryMs: 130, resendMs: 500 };
const NEVER_MS = 1e7;
/** Timeout for what must arrive, on the slowest machine: it only bounds how long a failing test hangs. */
export const PATIENCE_MS = 100_000;

/** Commands that always have a row. Others may find nothing to change, and are then answered with the newest row. */
function alwaysHasRow(frame: ToKeeper): boolean {
  const kinds: readonly string[] = ['sit', 'stand', 'start', 'play', 'ask', 'leave', 'back'];
  return frame.kind === 'do' && kinds.includes(frame.command.kind);
}

export class Client {
  readonly table: string;
  private readonly guest: Partial<Guest> & { base: string };
  private readonly client: TableClient;
  private socket: WebSocket | undefined;
  /** The last finished command: resent with every connection, as if its answer had been lost. */
  private last: { readonly request: TableRequest; readonly seq: number } | undefined;
  private readonly waiting = new Set<() => void>();
  private leave: () => void = () => {};
  /** Set once nobody waits for answers here any more. */
  readonly left: Promise<undefined> = new Promise((resolve) => {
    this.leave = () => resolve(undefined);
  });
  /** All frames in order of arrival. */
  readonly heard: string[] = [];
  bye: Extract<ToPage, { kind: 'bye' }> | undefined;
  /** Numbers that went back, and steps that did not fit: there must be none. */
  readonly faults: string[] = [];
  connects = 0;
  losses = 0;

  /** A connection that is silent for this many milliseconds counts as dead. */
  constructor(
    guest: Partial<Guest> & { base: string },
    table: string,
    silenceMs: number = NEVER_MS,
  ) {
    this.guest = guest;
    this.table = table;
    const times = { ...TIMES, pingMs: silenceMs, silenceMs };
    const wire = new SocketWire(() => this.connect(), MACHINE, times);
    const listen = wire.listen.bind(wire);
    wire.listen = (listener) => listen(this.before(listener));
    this.client = new TableClient(wire, MACHINE, times);
    this.client.open();
  }

  /** Inspects what the client receives, and resends the last command. */
  private before(listener: WireListener): WireListener {
    return {
      ...listener,
      opened: () => {
        listener.opened();
        if (this.last !== undefined) this.sendFrame(this.last.request);
      },
      heard: (frame) => {
        this.inspect(frame);
        listener.heard(frame);
        this.stir();
      },
    };
  }

  get seq(): number {
    return this.client.state?.seq ?? 0;
  }

  get you(): You | undefined {
    return this.client.state?.you;
  }

  get about(): About | undefined {
    return this.client.state?.about;
  }

  get company(): Company | undefined {
    return this.client.state?.company;
  }

  get scene(): Scene | null {
    return this.client.state?.scene ?? null;
  }

  get past(): readonly SeenStep[] {
    return this.client.state?.past ?? [];
  }

  get open(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private connect(): SocketLike {
    const socket = socketTo(this.guest, this.table);
    this.socket = socket;
    socket.on('open', () => this.connects++);
    socket.on('message', (data: Buffer) => this.note(data.toString()));
    socket.on('close', () => {
      this.losses++;
      this.stir();
    });
    return {
      get readyState() {
        return socket.readyState;
      },
      send: (text) => socket.send(text),
      close: () => socket.terminate(),
      addEventListener: socket.addEventListener.bind(socket),
    };
  }

  hello(): void {
    this.client.hello();
  }

  sendFrame(frame: ToKeeper): void {
    this.sendText(JSON.stringify(frame));
  }

  /** Bytes are sent as text, valid or not, unless they are marked binary. */
  sendText(text: string | Buffer, binary = false): void {
    if (this.open) this.socket?.send(text, { binary });
  }

  /** Breaks the connection as a network does. */
  cut(): void {
    this.socket?.terminate();
  }

  close(): void {
    this.leave();
    this.client.close();
    this.stir();
  }

  /** Sends a command until it is answered, and waits until this client has been shown its effect. */
  do(command: Command, id: string = MACHINE.newId()): Promise<CommandAnswer> {
    return this.request({ kind: 'do', id, command });
  }

  async request(request: TableRequest): Promise<CommandAnswer> {
    const answer = await this.client.answerTo(request);
    if ('seq' in answer && alwaysHasRow(request)) this.last = { request, seq: answer.seq };
    // The outcome is unknown: a test that closes the client waits for `left`.
    return isRefusal(answer) && this.client.closed ? new Promise(() => {}) : answer;
  }

  /** Sits down with a share in the shuffle. */
  sit(seat: number): Promise<CommandAnswer> {
    return this.do({ kind: 'sit', seat, nonce: randomBytes(16).toString('hex') });
  }

  private note(text: string): void {
    this.heard.push(text);
    if (!text.startsWith('{"kind":"bye"')) return;
    this.bye = JSON.parse(text) as typeof this.bye;
    this.stir();
  }

  /** Inspects a frame before the client does. */
  private inspect(frame: ToPage): void {
    if (frame.kind === 'told') this.follow(frame.update);
    else if ('id' in frame && frame.id === this.last?.request.id) {
      if (frame.kind === 'done' && frame.seq === this.last.seq) return;
      const text = JSON.stringify(frame);
      this.faults.push(`what was done as ${this.last.seq} is answered otherwise: ${text}`);
    }
  }

  private follow(update: Update): void {
    const { seq, past } = this;
    const way = follows(seq, update);
    if (way === 'old') this.faults.push(`${update.kind} goes back from ${seq}`);
    else if (way === 'gap') this.faults.push(`${update.kind} leaves a gap after ${seq}`);
    else if (update.kind === 'opening' || update.kind === 'steps') {
      let { length } = update.kind === 'opening' ? update.past : past;
      for (const { scene } of update.steps) {
        length++;
        if (scene.step === length) continue;
        this.faults.push(`step ${scene.step} comes as number ${length}`);
      }
    }
  }

  private stir(): void {
    for (const look of this.waiting) look();
  }

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

  /** This seat's legal moves, as text. */
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

/** Anna and Bo at a table that has started. */
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

/** What all clients must agree on. */
export function seenBy({ seq, scene, past, company }: Client): string {
  return JSON.stringify({ seq, scene, past, company });
}
