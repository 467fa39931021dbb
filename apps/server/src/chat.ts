/** The chat of one table: stored, and sent to everybody who looks. */
import { refuse, type Refusal } from '@pakli/core';
import type { Room } from '@pakli/host';
import { LONGEST_LINE, type ChatLine, type Saying, type ToPage } from '@pakli/protocol';
import type { TableAudience, TableConnection } from './audience.ts';
import type { ServerContext } from './context.ts';
import { plainText } from './plain-text.ts';
import { nameAt } from './table-summary.ts';
import type { StoredLine as Kept, KnownPerson } from './store/store.ts';

/** Newcomers get the last lines, and a report holds them. */
const LAST_LINES = 20;

export class Chat {
  private readonly context: ServerContext;
  private readonly table: string;
  private readonly audience: TableAudience;
  /** The number of the last line that was sent here; undefined until somebody has come. */
  private newest: number | undefined;
  /** Number of the newest line in the store at the last look; 0 if nothing was ever said, so that the store need not be asked. */
  private line: number | undefined;
  /** By person: what they said last, when, and whether it is known to be stored. */
  private readonly spoke = new Map<
    string,
    { readonly id: string; readonly at: number; readonly kept: boolean }
  >();

  constructor(context: ServerContext, table: string, audience: TableAudience) {
    this.context = context;
    this.table = table;
    this.audience = audience;
  }

  /** Sends a newcomer the last lines, and everybody else those they have missed. */
  async greet(room: Room, connection: TableConnection): Promise<void> {
    if (this.line === 0) {
      this.newest ??= 0;
      return;
    }
    const last = await this.context.store.said(this.table, 0, LAST_LINES);
    const { newest } = this;
    this.newest = Math.max(newest ?? 0, last.at(-1)?.n ?? 0);
    if (last.length === 0) return;
    await this.tell(room, [connection], last);
    const others = this.audience.all.filter((one) => one !== connection);
    await this.tell(
      room,
      others,
      last.filter(({ n }) => n > (newest ?? Infinity)),
    );
  }

  async say(
    room: Room,
    { id: person }: KnownPerson,
    id: string,
    given: Saying,
  ): Promise<Refusal | undefined> {
    const { store, settings, now } = this.context;
    if (room.seatOf(person) === undefined) return refuse('not-seated', 'table');
    const last = this.spoke.get(person);
    // It was stored, and only the acknowledgement was lost.
    const again = last?.id === id;
    if (again && (last.kept || (await this.isKept(person, last.at)))) return undefined;
    const say = 'text' in given ? readText(room, given.text) : given;
    if ('refused' in say) return say;
    const at = now();
    const wait = (last?.at ?? -Infinity) + settings.pace.saying - at;
    if (wait > 0 && !again) {
      return refuse('said-too-often', 'table', { seconds: Math.ceil(wait / 1000) });
    }
    this.spoke.set(person, { id, at, kept: false });
    await store.say(this.table, { at, person, text: JSON.stringify(say) });
    this.spoke.set(person, { id, at, kept: true });
    this.context.bell.ring(this.table);
    this.context.news.changed(this.table);
    await this.hear(room);
    return undefined;
  }

  /** Whether somebody's line of that moment is among the last. */
  private async isKept(person: string, at: number): Promise<boolean> {
    const lines = await this.context.store.said(this.table, 0, LAST_LINES);
    return lines.some((line) => line.person === person && line.at === at);
  }

  /** Notes the number of the newest line in the store. A restored store has lost some, and reuses their numbers. */
  note(line: number): void {
    this.line = line;
    if (this.newest !== undefined) this.newest = Math.min(this.newest, line);
  }

  /** Its number; 0 if nothing was said. */
  get newestLine(): number {
    return Math.max(this.line ?? 0, this.newest ?? 0);
  }

  /** Whether there is a line that was sent to nobody here. */
  isBehind(line: number): boolean {
    return this.newest !== undefined && line > this.newest;
  }

  /** Tells everybody what was said since, here or elsewhere. */
  async hear(room: Room): Promise<void> {
    const lines = await this.context.store.said(this.table, this.newest ?? 0, LAST_LINES);
    this.newest = lines.at(-1)?.n ?? this.newest;
    await this.tell(room, this.audience.all, lines);
  }

  async report(room: Room, by: KnownPerson, seat: number): Promise<Refusal | undefined> {
    const { store, names, now } = this.context;
    const occupant = room.occupants[seat];
    const may = room.seatOf(by.id) !== undefined && occupant?.kind === 'person';
    if (!may || occupant.person === by.id) return refuse('not-seated', 'table');
    const lines = await store.said(this.table, 0, LAST_LINES);
    const about = occupant.person;
    const name = names.of(about);
    await store.report({ at: now(), table: this.table, by: by.id, about, name, lines });
    return undefined;
  }

  private async tell(
    room: Room,
    to: readonly TableConnection[],
    lines: readonly Kept[],
  ): Promise<void> {
    if (lines.length === 0 || to.length === 0) return;
    const { names } = this.context;
    await names.learn(lines.map(({ person }) => person));
    const told = lines.map(({ n, at, person, text }): ChatLine => {
      const seat = room.seatOf(person) ?? null;
      // What stands there was written by `say`.
      return { n, at, seat, name: nameAt(room, person, names), say: JSON.parse(text) as Saying };
    });
    const text = JSON.stringify({ kind: 'said', lines: told } satisfies ToPage);
    for (const connection of to) connection.send(text);
  }
}

function readText(room: Room, given: string): Saying | Refusal {
  if (!room.seats.talk) return refuse('no-talk', 'table');
  const text = plainText(given, LONGEST_LINE);
  return text === undefined ? refuse('bad-line', 'table', { most: LONGEST_LINE }) : { text };
}
