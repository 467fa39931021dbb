/**
 * A client of one table. Nothing is shown before the keeper has sent it, and a
 * request is resent with the same id until it is answered. After a lost
 * connection the client gets what happened in the meantime.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import {
  follows,
  PROTOCOL,
  type About,
  type Askable,
  type Company,
  type ChatLine,
  type DeviceCommand,
  type Farewell,
  type Opening,
  type Scene,
  type SeenStep,
  type ToPage,
  type Update,
  type You,
} from '@pakli/protocol';
import { MACHINE } from './machine.ts';
import { CLIENT_TIMES, type ClientPorts, type ClientTimes } from './ports.ts';
import { Requests, type CommandAnswer, type TableAct, type TableRequest } from './requests.ts';
import type { Connection, Wire, WireFrame } from './wire.ts';

/** All that a client knows of its table. */
export interface TableState {
  /** The number of the last update. */
  readonly seq: number;
  readonly about: About;
  readonly you: You;
  readonly company: Company;
  /** What one may ask for now. */
  readonly can: readonly Askable[];
  /** How many milliseconds the server's clock is ahead of the one here: for deadlines. */
  readonly ahead: number;
  /** Null while the table gathers. */
  readonly scene: Scene | null;
  readonly past: readonly SeenStep[];
}

/** An update with a number, which changes the state. */
export type NumberedUpdate = Extract<Update, { readonly seq: number }>;

export type PassingUpdate = Exclude<Update, NumberedUpdate>;

export type ClientNews =
  | { readonly kind: 'connection'; readonly connection: Connection }
  /** The offset of the server's clock has changed. */
  | { readonly kind: 'clock'; readonly state: TableState }
  | { readonly kind: 'said'; readonly lines: readonly ChatLine[] }
  /** An update without a number: who is thinking, a curtain, an error. */
  | { readonly kind: 'passing'; readonly update: PassingUpdate }
  /** The connection failed; nothing will come before the next command. */
  | { readonly kind: 'failed'; readonly problem: Refusal }
  | {
      readonly kind: 'update';
      readonly update: NumberedUpdate;
      readonly before: TableState | undefined;
      readonly state: TableState;
      /** For an opening: everything before its steps was seen already. */
      readonly known: boolean;
    };

type Opened = Extract<Update, { kind: 'opening' }>;
type Told = Extract<ToPage, { kind: 'told' }>;

/** The refusals after a final farewell. */
const GONE: { readonly [Why in Farewell]?: string } = {
  gone: 'no-such-table',
  removed: 'not-wanted',
};
/** Smaller changes of the offset may come from a slow network. */
const CLOCK_TOLERANCE_MS = 1000;

export class TableClient {
  private readonly wire: Wire;
  private readonly ports: ClientPorts;
  private readonly requests: Requests;
  private readonly listeners = new Set<(news: ClientNews) => void>();
  /** The reason to give with the next opening, which was requested by `open`. */
  private reopening: Opening | undefined;
  private readonly waiting = new Set<() => void>();
  closed = false;
  /** Undefined before the first opening. */
  state: TableState | undefined;
  connection: Connection = { kind: 'waiting' };

  constructor(wire: Wire, ports: ClientPorts = MACHINE, times: ClientTimes = CLIENT_TIMES) {
    this.wire = wire;
    this.ports = ports;
    this.requests = new Requests((request) => wire.send(request), ports, times.resendMs);
    wire.listen({
      opened: (lost) => {
        if (lost !== undefined) this.requests.fail(lost);
        this.hello();
        this.requests.resend();
      },
      failed: (problem) => {
        this.requests.fail(problem);
        this.tell({ kind: 'failed', problem });
      },
      heard: (frame) => this.hear(frame),
      connected: (connection) => this.connected(connection),
      seq: () => this.seq,
    });
  }

  /** Returns a function that removes the listener. */
  listen(listener: (news: ClientNews) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Connects, or requests a full snapshot; the next opening has `why` as its reason. */
  open(why: Opening = 'opened'): void {
    this.reopening = why;
    if (!this.hello()) this.wire.open();
  }

  /** Reconnects under a new identity, once a name was given. */
  reconnect(): void {
    this.wire.open();
  }

  check(hidden?: boolean): void {
    this.wire.check(hidden);
  }

  /** Plays a move in notation, chosen after `step` steps. */
  play(text: string, step: number = this.state?.past.length ?? 0): Promise<Refusal | undefined> {
    return this.act({ kind: 'play', step, text });
  }

  /** Resolves once the command is done and shown, or with its refusal. */
  act(command: DeviceCommand): Promise<Refusal | undefined> {
    return this.request({ kind: 'do', command });
  }

  /** The same for any request. */
  async request(request: TableAct): Promise<Refusal | undefined> {
    const answer = await this.answerTo({ ...request, id: this.ports.newId() });
    return isRefusal(answer) ? answer : undefined;
  }

  answerTo(request: TableRequest): Promise<CommandAnswer> {
    return this.requests.send(request);
  }

  /** Requests everything that happened since the last update; false without a connection. */
  hello(): boolean {
    const steps = this.reopening === undefined ? { steps: this.state?.past.length ?? 0 } : {};
    // Includes acknowledged numbers, so that a server that lost them says so instead of leaving requests pending.
    const since = Math.max(this.seq, this.requests.newest) || null;
    return this.wire.send({ kind: 'hello', protocol: PROTOCOL, since, ...steps });
  }

  /** Disconnects; listeners are not called any more. */
  close(): void {
    this.closed = true;
    this.wire.close();
    this.requests.end(refuse('restored', 'table'));
    this.listeners.clear();
    this.wake();
  }

  /** Waits until a condition holds, or never can: the table is gone, or this client is closed. */
  until(is: (client: this) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!this.closed && this.connection.kind !== 'gone' && !is(this)) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  private get seq(): number {
    return this.state?.seq ?? 0;
  }

  private tell(news: ClientNews): void {
    for (const listener of this.listeners) listener(news);
    this.wake();
  }

  private wake(): void {
    for (const look of this.waiting) look();
  }

  private connected(connection: Connection): void {
    if (this.closed) return;
    this.connection = connection;
    this.tell({ kind: 'connection', connection });
    if (connection.kind !== 'gone') return;
    this.requests.end(refuse(GONE[connection.why] ?? 'stale', 'table'));
  }

  private hear(frame: WireFrame): void {
    if (frame.kind === 'told') this.follow(frame);
    else if (frame.kind === 'done') this.requests.done(frame.id, frame.seq, this.seq);
    else if (frame.kind === 'refused') this.requests.refused(frame.id, frame.refusal);
    else if (frame.kind === 'said') this.tell({ kind: 'said', lines: frame.lines });
    else if (frame.kind === 'pong') {
      this.setClock(frame.now);
      // An update was lost.
      if (frame.seq > this.seq) this.hello();
    }
  }

  /** Corrects the offset: the last update may have been delayed by sleep, or the local clock was set. */
  private setClock(now: number): void {
    const ahead = now - this.ports.wallTime();
    if (this.state === undefined) return;
    if (Math.abs(ahead - this.state.ahead) < CLOCK_TOLERANCE_MS) return;
    this.state = { ...this.state, ahead };
    this.tell({ kind: 'clock', state: this.state });
  }

  private follow({ now, you, about = this.state?.about, update }: Told): void {
    const way = follows(this.seq, update);
    if (way === 'gap') this.hello();
    if (way !== 'yes') return;
    const before = this.state;
    const ahead = now - this.ports.wallTime();
    if (!('seq' in update)) {
      // A curtain hides everything that was shown.
      if (update.kind === 'curtain' && about !== undefined) {
        const { company } = update;
        this.state = { seq: this.seq, about, you, company, can: [], ahead, scene: null, past: [] };
      }
      this.tell({ kind: 'passing', update });
      return;
    }
    const company = update.company ?? before?.company;
    if (about === undefined || company === undefined) return;
    const { seq, can } = update;
    const common = { seq, about, you, company, can, ahead };
    this.state = { ...common, ...after(before, update) };
    const known =
      update.kind === 'opening' && this.reopening === undefined && isKnown(before, update);
    const shown =
      update.kind === 'opening' ? { ...update, why: this.reopening ?? update.why } : update;
    if (update.kind === 'opening') this.reopening = undefined;
    this.tell({ kind: 'update', update: shown, before, state: this.state, known });
    const isRestored = update.kind === 'opening' && update.why === 'restored';
    this.requests.shown(isRestored ? Infinity : seq);
  }
}

/** The scene and past after an update. */
function after(
  before: TableState | undefined,
  update: NumberedUpdate,
): Pick<TableState, 'scene' | 'past'> {
  const { scene = null, past = [] } = update.kind === 'opening' ? update : (before ?? {});
  const steps = update.kind === 'company' ? [] : update.steps;
  return {
    scene: steps.at(-1)?.scene ?? scene,
    past: steps.length === 0 ? past : [...past, ...steps.map(({ step }) => step)],
  };
}

/** Whether an opening brings nothing new; only the current deal is compared. */
function isKnown(before: TableState | undefined, { why, scene, past }: Opened): boolean {
  if (why !== 'opened' || scene === null || past.length !== before?.past.length) return false;
  const inDeal = (steps: readonly SeenStep[]): readonly SeenStep[] =>
    steps.filter(({ deal }) => deal === scene.deal);
  const told = JSON.stringify([scene, inDeal(past)]);
  return told === JSON.stringify([before.scene, inDeal(before.past)]);
}
