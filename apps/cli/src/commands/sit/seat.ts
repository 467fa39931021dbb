/** A connection to a table by link that mends itself: what was not answered is sent again. */
import { randomBytes } from 'node:crypto';
import {
  follows,
  PROTOCOL,
  type About,
  type Command,
  type Company,
  type Farewell,
  type Scene,
  type ToPage,
  type ToServer,
  type You,
} from '@pakli/protocol';
import { Failure, reasonOf } from '../../input/failure.ts';

/** Milliseconds: between signs of life, until a lost connection is made anew, and until what has no answer is sent again. */
const PING = 15_000;
const RETRY = 1000;
const AGAIN = 2000;

/** Why a server may send one away for good. */
const GOODBYES: Partial<Readonly<Record<Farewell, string>>> = {
  gone: 'there is no such table',
  old: 'the server is newer than this command',
  removed: 'the host does not want it at this table',
  full: 'as many look on as may',
};

export class Seat {
  readonly table: string;
  private readonly base: string;
  private readonly cookie: string;
  private socket: WebSocket | undefined;
  private readonly sent = new Map<string, { frame: ToServer; settle: (why?: string) => void }>();
  private readonly waiting = new Set<() => void>();
  private readonly life: NodeJS.Timeout;
  private readonly repeat: NodeJS.Timeout;
  private retry: NodeJS.Timeout | undefined;
  private problem: Failure | undefined;
  closed = false;
  seq = 0;
  about: About | undefined;
  you: You | undefined;
  company: Company | undefined;
  scene: Scene | null = null;

  /** Comes as a guest with a name. */
  static async take(base: string, table: string, name: string): Promise<Seat> {
    const answer = await introduce(base, name);
    if (answer.status === 429) throw new Failure(`${base}: too many guests; try again later`);
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (answer.status !== 201 || cookie === undefined) {
      throw new Failure(`${base}: nobody can be called ${JSON.stringify(name)} there`);
    }
    return new Seat(base, table, cookie);
  }

  private constructor(base: string, table: string, cookie: string) {
    this.base = base;
    this.table = table;
    this.cookie = cookie;
    this.life = setInterval(() => this.send({ kind: 'ping', seq: this.seq }), PING);
    // Nobody says that something could not be kept.
    this.repeat = setInterval(() => this.resend(), AGAIN);
    this.connect();
  }

  /** Whether it is called so from now on: not everything is a name. */
  async rename(name: string): Promise<boolean> {
    return (await introduce(this.base, name, this.cookie)).ok;
  }

  /** The same guest at another table. */
  again(table: string): Seat {
    return new Seat(this.base, table, this.cookie);
  }

  private connect(): void {
    const { base, cookie, table } = this;
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/t/${table}`, {
      headers: { origin: base, cookie },
    });
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.hello();
      this.resend();
    });
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(String(data)) as ToPage));
    // A socket that cannot be opened closes too.
    socket.addEventListener('error', () => {});
    socket.addEventListener('close', () => {
      if (!this.closed) this.retry = setTimeout(() => this.connect(), RETRY);
    });
  }

  private hello(): void {
    this.send({ kind: 'hello', protocol: PROTOCOL, since: this.seq === 0 ? null : this.seq });
  }

  private resend(): void {
    for (const { frame } of this.sent.values()) this.send(frame);
  }

  private send(frame: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame));
  }

  /** Waits until it is done; answers with why it was refused, if it was. */
  do(command: Command): Promise<string | undefined> {
    const id = randomBytes(12).toString('hex');
    return new Promise((resolve) => {
      const frame: ToServer = { kind: 'do', id, command };
      this.sent.set(id, { frame, settle: resolve });
      this.send(frame);
      if (this.closed) resolve('closed');
    });
  }

  private hear(frame: ToPage): void {
    if (frame.kind === 'done' || frame.kind === 'refused') {
      this.sent.get(frame.id)?.settle(frame.kind === 'refused' ? frame.refusal.refused : undefined);
      this.sent.delete(frame.id);
    } else if (frame.kind === 'bye') {
      if (frame.after === null) {
        this.problem = new Failure(GOODBYES[frame.why] ?? `the server closes: ${frame.why}`);
        this.close();
      }
    } else if (frame.kind === 'told') this.follow(frame);
    this.stir();
  }

  private follow({ you, about, update }: Extract<ToPage, { kind: 'told' }>): void {
    const way = follows(this.seq, update);
    if (way === 'gap') this.hello();
    if (way !== 'yes' || !('seq' in update)) return;
    this.you = you;
    this.about = about ?? this.about;
    this.seq = update.seq;
    this.company = update.company ?? this.company;
    if (update.kind === 'company') return;
    if (update.kind === 'opening') this.scene = update.scene;
    this.scene = update.steps.at(-1)?.scene ?? this.scene;
  }

  private stir(): void {
    for (const look of this.waiting) look();
  }

  /** Waits until something is the case; fails where the server has sent it away. */
  until(is: (seat: Seat) => boolean): Promise<Seat> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        if (this.problem === undefined && !is(this) && !this.closed) return;
        this.waiting.delete(look);
        if (this.problem === undefined) resolve(this);
        else reject(this.problem);
      };
      this.waiting.add(look);
      look();
    });
  }

  close(): void {
    this.closed = true;
    clearInterval(this.life);
    clearInterval(this.repeat);
    clearTimeout(this.retry);
    this.socket?.close();
    for (const { settle } of this.sent.values()) settle('closed');
    this.sent.clear();
    this.stir();
  }
}

async function introduce(base: string, name: string, cookie?: string): Promise<Response> {
  const known = cookie === undefined ? {} : { cookie };
  try {
    return await fetch(`${base}/api/me`, {
      method: 'POST',
      headers: { origin: base, 'content-type': 'application/json', ...known },
      body: JSON.stringify({ name }),
    });
  } catch (error) {
    throw new Failure(`${base}: ${reasonOf((error as Error).cause ?? error)}`);
  }
}
