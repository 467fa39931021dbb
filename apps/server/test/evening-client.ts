/** A person at an evening, over a real socket. */
import { randomBytes } from 'node:crypto';
import type { Refusal } from '@pakli/core';
import {
  PROTOCOL,
  type DirectorCommand,
  type EveningCommand,
  type EveningToPage,
  type EveningToServer,
  type EveningView,
  type EveningYou,
} from '@pakli/protocol';
import type { WebSocket } from 'ws';
import { ask, Client, PATIENCE_MS, socketTo, type Guest } from './client.ts';

type Told = Extract<EveningToPage, { kind: 'told' }>;

/** Opens an evening; the key comes from the director's link. */
export async function openEvening(
  host: Guest,
  wish: object,
): Promise<{ evening: string; key: string }> {
  const answer = await ask(host, 'POST', '/evenings', wish);
  if (answer.status !== 201) throw new Error(`no evening: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as { evening: string; key: string };
}

export class EveningClient {
  /** Every frame in order of arrival. */
  readonly frames: EveningToPage[] = [];
  told: Told | undefined;
  bye: string | undefined;
  private readonly guest: Guest;
  private readonly socket: WebSocket;
  private readonly waiting = new Set<() => void>();
  private readonly tables = new Map<string, Client>();

  constructor(guest: Guest, evening: string, key?: string) {
    this.guest = guest;
    this.socket = socketTo(guest, evening);
    this.socket.on('open', () =>
      this.send({ kind: 'hello', protocol: PROTOCOL, ...(key === undefined ? {} : { key }) }),
    );
    this.socket.on('message', (data) => {
      const frame = JSON.parse((data as Buffer).toString('utf8')) as EveningToPage;
      this.frames.push(frame);
      if (frame.kind === 'told') this.told = frame;
      if (frame.kind === 'bye') this.bye = frame.why;
      for (const look of this.waiting) look();
    });
    this.socket.on('error', () => {});
  }

  get view(): EveningView {
    if (this.told === undefined) throw new Error('nothing has arrived yet');
    return this.told.view;
  }

  get you(): EveningYou {
    if (this.told === undefined) throw new Error('nothing has arrived yet');
    return this.told.you;
  }

  private send(frame: EveningToServer): void {
    this.socket.send(JSON.stringify(frame));
  }

  until(what: string, holds: () => boolean): Promise<void> {
    if (holds()) return Promise.resolve();
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`never: ${what}`)), PATIENCE_MS);
      const look = (): void => {
        if (!holds()) return;
        clearTimeout(late);
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
    });
  }

  /** The number the server says it has reached. */
  async ping(): Promise<number> {
    const from = this.frames.length;
    const pong = (): EveningToPage | undefined =>
      this.frames.slice(from).find(({ kind }) => kind === 'pong');
    this.send({ kind: 'ping', seq: 0 });
    await this.until('a pong', () => pong() !== undefined);
    return (pong() as Extract<EveningToPage, { kind: 'pong' }>).seq;
  }

  async do(
    command: EveningCommand | DirectorCommand,
    id: string = randomBytes(8).toString('hex'),
  ): Promise<{ seq: number } | Refusal> {
    const from = this.frames.length;
    await this.until('it is open', () => this.told !== undefined);
    this.send({ kind: 'do', id, command });
    const answer = (): EveningToPage | undefined =>
      this.frames.slice(from).find((frame) => 'id' in frame && frame.id === id);
    await this.until(`an answer to ${command.kind}`, () => answer() !== undefined);
    const got = answer();
    if (got?.kind === 'refused') return got.refusal;
    return { seq: got?.kind === 'done' ? got.seq : 0 };
  }

  /** This person's table in the current round. */
  get seat(): { readonly table: string; readonly client: Client } | undefined {
    const { entrant } = this.you;
    const round = this.view.rounds.at(-1);
    const table = round?.tables.find(({ entrants }) => entrants.includes(entrant))?.table;
    if (table === undefined || entrant === null) return undefined;
    const client = this.tables.get(table) ?? new Client(this.guest, table);
    this.tables.set(table, client);
    return { table, client };
  }

  close(): void {
    for (const client of this.tables.values()) client.close();
    this.socket.close();
  }
}
