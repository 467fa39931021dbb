/** Everybody connected to a table, and what each of them is sent. */
import type { Reader } from '@pakli/core';
import {
  companyFor,
  HOUSE,
  isUnlearned,
  openingFor,
  readerFor,
  type Outside,
  type Room,
} from '@pakli/host';
import type { About, Farewell, Opening, Update, You } from '@pakli/protocol';
import { rematchTerms } from './schedule.ts';
import type { ServerContext } from './context.ts';
import { nameAt } from './table-summary.ts';
import type { Others, KnownPerson } from './store/store.ts';

/** Steps that are replayed, at most, to somebody who was away. */
const REPEATED = 16;

/** Stands for a screen where others have a person's id. */
const SCREEN = '*';
/** Prefix of the id of somebody who is connected while all of their pages are hidden. */
const HIDDEN = '~';

/** One tab of somebody. */
export interface TableConnection {
  /** Undefined for somebody without a name: they only watch. */
  readonly person: KnownPerson | undefined;
  /** A screen that shows the table to a whole room and belongs to nobody. */
  readonly screen?: boolean;
  /** Whose browser shows such a screen: a removed person must not watch through it. */
  readonly shownBy?: string | undefined;
  /** The page is out of sight. */
  readonly hidden?: boolean;
  /** Has not read what it was sent: nothing more is sent until it has, then everything. */
  readonly isBehind: boolean;
  send(text: string): void;
  bye(why: Farewell, after: number | null): void;
}

export class TableAudience {
  private readonly context: ServerContext;
  private readonly connections = new Set<TableConnection>();
  /** When the last connection of a person was lost. */
  private readonly left = new Map<string, number>();
  /** Who looks from other nodes. */
  private others: Others = new Map();
  private unlearned = false;
  /** Connections that were behind when a log was restored: they get that news later. */
  private readonly unaware = new WeakSet<TableConnection>();
  /** What a room cannot know on its own. */
  readonly outside: Outside;

  constructor(context: ServerContext, room: () => Room) {
    this.context = context;
    this.outside = {
      nameOf: (person) => nameAt(room(), person, context.names),
      isHere: (person) => this.isHere(person),
      isLongAway: (person, since) =>
        !this.isHere(person) && context.now() - since >= context.settings.pace.release,
      rematch: (question) => rematchTerms(room(), question, this, context.settings.pace),
      hasScreen: () => this.hasScreen,
      isUnlearned: (game, player) => context.pool.isUnlearned(game, player),
    };
  }

  /** How many look, here and from other nodes. */
  get size(): number {
    return this.connections.size + this.elsewhere.length;
  }

  /** The other nodes from which somebody looks. */
  get nodes(): readonly string[] {
    return [...this.others.keys()];
  }

  private get elsewhere(): readonly string[] {
    return this.toldElsewhere.map((id) => (id.startsWith(HIDDEN) ? id.slice(1) : id));
  }

  private get toldElsewhere(): readonly string[] {
    return [...this.others.values()].flat();
  }

  /** Whether a page of somebody is in sight here or elsewhere: whatever happens they have seen. */
  isLooking(id: string): boolean {
    return this.isSeenHere(id) || this.toldElsewhere.includes(id);
  }

  /** Whether others see this person, or any screen, only through this connection. */
  isNews(room: Room, { person, screen }: TableConnection): boolean {
    const counts =
      person !== undefined && (room.seatOf(person.id) !== undefined || person.id === room.host);
    return (counts && !this.isHere(person.id)) || (screen === true && !this.hasScreen);
  }

  private get hasScreen(): boolean {
    return this.all.some(({ screen }) => screen === true) || this.elsewhere.includes(SCREEN);
  }

  /** Who watches from this node, as others see it: an entry per named person, and one per anonymous tab. */
  get people(): readonly string[] {
    return this.named.map((id) => (isSomebody(id) && !this.isSeenHere(id) ? HIDDEN + id : id));
  }

  private isSeenHere(id: string): boolean {
    return this.all.some(({ person, hidden }) => person?.id === id && hidden !== true);
  }

  /** The same by their ids alone. */
  get named(): readonly string[] {
    const all = this.all.map(({ person, screen }) => person?.id ?? (screen === true ? SCREEN : ''));
    return all.filter((id, i) => id === '' || all.indexOf(id) === i);
  }

  differ(others: Others): boolean {
    return JSON.stringify([...others]) !== JSON.stringify([...this.others]);
  }

  /** False if nobody has come or gone elsewhere. */
  setOthers(others: Others): boolean {
    if (!this.differ(others)) return false;
    const before = this.elsewhere;
    this.others = others;
    for (const id of before) this.noteLeaving(id);
    return true;
  }

  private noteLeaving(id: string): void {
    if (isSomebody(id) && !this.isHere(id)) this.left.set(id, this.context.now());
  }

  get all(): readonly TableConnection[] {
    return [...this.connections];
  }

  has(connection: TableConnection): boolean {
    return this.connections.has(connection);
  }

  add(connection: TableConnection): void {
    this.connections.add(connection);
  }

  /** False if it was not connected. */
  remove(connection: TableConnection): boolean {
    if (!this.connections.delete(connection)) return false;
    this.noteLeaving(connection.person?.id ?? '');
    return true;
  }

  isHere(id: string): boolean {
    for (const { person } of this.connections) if (person?.id === id) return true;
    return this.elsewhere.includes(id);
  }

  /** Since when somebody is away; undefined while they are here, or if this node did not see them leave. */
  awaySince(id: string): number | undefined {
    return this.isHere(id) ? undefined : this.left.get(id);
  }

  /** How many look on without a seat. */
  watchers(room: Room): number {
    const all = [...this.all.map(({ person }) => person?.id ?? ''), ...this.elsewhere];
    return all.filter((id) => room.seatOf(id || null) === undefined).length;
  }

  /** As which reader each connection sees the table now. */
  readers(room: Room): ReadonlyMap<TableConnection, Reader> {
    return new Map(this.all.map((one) => [one, readerOf(room, one)]));
  }

  /** Shows an event that has happened. `before` is what everybody read until then, and `updates` what it is to each reader. */
  show(
    room: Room,
    before: ReadonlyMap<TableConnection, Reader>,
    updates: ReadonlyMap<Reader, Update>,
  ): void {
    const texts = new Map([...updates].map(([reader, update]) => [reader, updateText(update)]));
    for (const [connection, reader] of before) {
      if (this.dismiss(room, connection)) continue;
      // Anyone who has sat down or stood up looks at the table in another way now.
      if (readerOf(room, connection) !== reader) this.open(room, connection, 'opened');
      else {
        const about = updates.get(reader)?.kind === 'opening' ? aboutOf(room) : undefined;
        this.send(room, connection, texts.get(reader) ?? '', about);
      }
    }
  }

  /** Sends a connection all it may know; what happened after the steps it has seen, one by one. */
  open(room: Room, connection: TableConnection, why: Opening, seen: number = room.steps): void {
    if (this.dismiss(room, connection)) return;
    if (connection.isBehind) {
      if (why === 'restored') this.unaware.add(connection);
      return;
    }
    this.context.metrics.count('pakli_openings_total');
    const since = Math.min(room.steps, Math.max(seen, room.steps - REPEATED));
    const update = openingFor(room, readerOf(room, connection), why, this.outside, since);
    this.send(room, connection, updateText(update), aboutOf(room));
  }

  /** The same for a connection that has caught up. */
  reopen(room: Room, connection: TableConnection): void {
    this.open(room, connection, this.unaware.delete(connection) ? 'restored' : 'opened');
  }

  /** Closes a connection that may no longer watch; false for any other. It leaves as all do, and the others are told. */
  private dismiss(room: Room, connection: TableConnection): boolean {
    const { person } = connection;
    const removed = isRemoved(room, connection);
    if (!removed && mayWatch(room, person?.id)) return false;
    connection.bye(removed ? 'removed' : 'full', null);
    return true;
  }

  /** Tells everybody who is present, after somebody came, left or was renamed. */
  tellCompany(room: Room, except?: TableConnection): void {
    const texts = new Map<Reader, string>();
    for (const connection of this.connections) {
      if (connection === except) continue;
      const reader = readerOf(room, connection);
      const text = texts.get(reader) ?? updateText(companyFor(room, reader, this.outside));
      texts.set(reader, text);
      this.send(room, connection, text);
    }
  }

  /** Tells everybody once when computers play without what they have learned, and once when they have it again. */
  tellLearning(room: Room): void {
    const unlearned = isUnlearned(room, this.outside);
    if (unlearned === this.unlearned) return;
    this.unlearned = unlearned;
    this.tellCompany(room);
  }

  private send(room: Room, connection: TableConnection, update: string, about?: About): void {
    connection.send(toldFrame(this.context.now(), this.you(room, connection), update, about));
  }

  private you(room: Room, { person }: TableConnection): You {
    return {
      seat: room.seatOf(person?.id ?? null) ?? null,
      host: person !== undefined && person.id === room.host,
      name: person === undefined ? null : this.context.names.of(person.id),
    };
  }
}

/** Whether the host has removed somebody, as far as the server can know. */
export function isRemoved({ seats }: Room, { person, shownBy }: TableConnection): boolean {
  const id = person?.id ?? shownBy;
  return id !== undefined && seats.removed.has(id);
}

/** People who sit here, and others if the host allows it. Before the first card everybody may: they are asked to sit down. */
export function mayWatch(room: Room, id: string | undefined): boolean {
  if (room.seats.watching || room.phase === 'gathering' || room.seats.offered.size > 0) return true;
  return id !== undefined && (id === room.host || room.seatOf(id) !== undefined);
}

function readerOf(room: Room, { person }: TableConnection): Reader {
  return readerFor(room, person?.id ?? HOUSE);
}

function aboutOf({ opened }: Room): About {
  const { table, game, version, rules, seats, clock, commitment = '', evening } = opened;
  const of = evening === undefined ? {} : { evening: evening.id };
  return { table, game, version, rules, seats, clock, commitment, ...of };
}

/** Whether an entry of `people` is a person with a name. */
export function isSomebody(id: string): boolean {
  return id !== '' && id !== SCREEN;
}

// A frame is written as text once per reader.

function toldFrame(now: number, you: You, update: string, about?: About): string {
  const more = about === undefined ? '' : `"about":${JSON.stringify(about)},`;
  return `{"kind":"told","now":${now},"you":${JSON.stringify(you)},${more}"update":${update}}`;
}

/** An update as it goes into a frame. */
export function updateText(given: Update): string {
  const update = given.kind === 'opening' ? withoutOldDeals(given) : given;
  return JSON.stringify(update);
}

/**
 * A page shows the present deal and may take back into the one before. Of
 * earlier deals it needs how many steps there were and whose; the rest is in
 * the record of the match.
 */
function withoutOldDeals(opening: Extract<Update, { kind: 'opening' }>): Update {
  const first = (opening.scene?.deal ?? 0) - 1;
  const past = opening.past.map((step) =>
    step.deal >= first ? step : { deal: step.deal, seat: step.seat, text: '', seen: [] },
  );
  return { ...opening, past };
}
