/** A client of one evening: its state, and commands. */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import {
  PROTOCOL,
  type DirectorCommand,
  type EveningCommand,
  type EveningToPage,
  type EveningToServer,
} from '@pakli/protocol';
import { MACHINE } from './machine.ts';
import { CLIENT_TIMES, type ClientPorts, type ClientTimes } from './ports.ts';
import { Requests } from './requests.ts';
import type { Connection, Wire } from './wire.ts';

type Told = Extract<EveningToPage, { kind: 'told' }>;
/** Frames for a client; the wire handles farewells itself. */
export type EveningFrame = Exclude<EveningToPage, { kind: 'bye' }>;
type EveningRequest = Extract<EveningToServer, { readonly id: string }>;

/** All that a client knows of its evening. */
export interface EveningState extends Pick<Told, 'seq' | 'you' | 'view' | 'progress'> {
  /** How many milliseconds the server's clock is ahead of the one here. */
  readonly ahead: number;
}

export class EveningClient {
  private readonly wire: Wire<EveningToServer, EveningFrame>;
  private readonly ports: ClientPorts;
  private readonly key: string | undefined;
  private readonly requests: Requests<EveningRequest>;
  private readonly listeners = new Set<() => void>();
  /** Undefined before the first answer. */
  state: EveningState | undefined;
  connection: Connection = { kind: 'waiting' };

  /** With the director's `key` the client is a director. */
  constructor(
    wire: Wire<EveningToServer, EveningFrame>,
    key?: string,
    ports: ClientPorts = MACHINE,
    times: ClientTimes = CLIENT_TIMES,
  ) {
    this.wire = wire;
    this.key = key;
    this.ports = ports;
    this.requests = new Requests((request) => wire.send(request), ports, times.resendMs);
    wire.listen({
      opened: () => {
        this.hello();
        this.requests.resend();
      },
      heard: (frame) => this.hear(frame),
      connected: (connection) => this.connected(connection),
      // Sockets keep retrying.
      failed: () => {},
      seq: () => this.seq,
    });
  }

  /** Returns a function that removes the listener. */
  listen(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Connects, or reconnects under a new identity once a name was given. */
  open(): void {
    this.wire.open();
  }

  check(hidden?: boolean): void {
    this.wire.check(hidden);
  }

  /** Resolves once the command is done and shown, or with its refusal. */
  async act(command: EveningCommand | DirectorCommand): Promise<Refusal | undefined> {
    const id = this.ports.newId();
    const answer = await this.requests.send({ kind: 'do', id, command });
    return isRefusal(answer) ? answer : undefined;
  }

  close(): void {
    this.wire.close();
    this.requests.end(refuse('stale', 'table'));
    this.listeners.clear();
  }

  private get seq(): number {
    return this.state?.seq ?? 0;
  }

  private hello(): void {
    const key = this.key === undefined ? {} : { key: this.key };
    this.wire.send({ kind: 'hello', protocol: PROTOCOL, ...key });
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }

  private connected(connection: Connection): void {
    this.connection = connection;
    if (connection.kind === 'gone') this.requests.end(refuse('no-such-evening', 'table'));
    this.tell();
  }

  private hear(frame: EveningFrame): void {
    if (frame.kind === 'told') {
      const { kind: _, now, ...state } = frame;
      this.state = { ...state, ahead: now - this.ports.wallTime() };
      this.tell();
      this.requests.shown(frame.seq);
    } else if (frame.kind === 'done') this.requests.done(frame.id, frame.seq, this.seq);
    else if (frame.kind === 'refused') this.requests.refused(frame.id, frame.refusal);
    // An update did not arrive, or was only for directors, in which case the same state comes again.
    else if (frame.seq > this.seq) this.hello();
  }
}
