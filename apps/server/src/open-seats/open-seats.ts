/**
 * Open seats: a table whose host waits for anyone. A quiet list says what
 * is played there, by which rules and clock, and since when; it names nobody
 * unless the host wants it, and knows nothing of any cards, because no table on
 * it has begun. People who do not want to meet do not see each other's tables.
 */
import { isRefusal, refuse, type Refusal } from '@pakli/core';
import { isTableId, type Room } from '@pakli/host';
import type { BlockedPerson, OpenListing, OpenSeatWish } from '@pakli/protocol';
import type { ServerContext } from '../context.ts';
import { Buckets } from '../limits.ts';
import type { OpenSeatRow } from '../store/open-seat-store.ts';
import type { KnownPerson } from '../store/store.ts';
import type { LiveTables } from '../tables.ts';

const MOST_LISTED = 30;
/** Hosts leave without closing their tables: these must not hide those who wait. */
const MOST_LOOKED_AT = 200;
export const MOST_OPEN_PER_PERSON = 3;
export const MOST_BLOCKS = 100;
/** However many ask, tables are read at most once in this time. */
const FRESH_MS = 2000;
/** Most people who are notified when somebody opens a table. */
const MOST_TOLD = 200;
const HOUR_MS = 3_600_000;
/** Most notices of open tables that one person gets in an hour; of the same host's, one. */
const MOST_PER_HOUR = 5;
/** More readers than these are looked through for those who can be forgotten. */
const MANY_READERS = 1000;

interface ListedTable {
  readonly listing: OpenListing;
  readonly people: readonly string[];
}

const CLOSED: OpenSeatWish = { open: false, programs: false, named: false };

export class OpenSeats {
  private readonly context: ServerContext;
  private readonly tables: LiveTables;
  /** By reader, and by reader and host: closing and reopening a table notifies nobody twice. */
  private readonly calls: Buckets;
  private readonly callsOfHost: Buckets;
  private looked: { readonly at: number; readonly tables: Promise<ListedTable[]> } | undefined;

  constructor(context: ServerContext, tables: LiveTables) {
    this.context = context;
    this.tables = tables;
    const { elapsed } = context.machine;
    this.calls = new Buckets(MOST_PER_HOUR, MOST_PER_HOUR, HOUR_MS, elapsed);
    this.callsOfHost = new Buckets(1, 1, HOUR_MS, elapsed);
  }

  /** The tables where somebody may sit down. */
  async list(person: KnownPerson | undefined): Promise<readonly OpenListing[]> {
    const elapsed = this.context.machine.elapsed();
    if (this.looked === undefined || elapsed - this.looked.at >= FRESH_MS) {
      const tables = this.look();
      this.looked = { at: elapsed, tables };
      tables.catch(() => (this.looked = undefined));
    }
    const notMet = person && (await this.context.store.notMet(person.id));
    return (await this.looked.tables)
      .filter(
        ({ people }) =>
          !people.some((other) => other === person?.id || notMet?.has(other) === true),
      )
      .slice(0, MOST_LISTED)
      .map(({ listing }) => listing);
  }

  private async look(): Promise<ListedTable[]> {
    const open = await this.context.store.listOpen(MOST_LOOKED_AT);
    const found = await Promise.allSettled(open.map((one) => this.lookAt(one)));
    return found.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : []));
  }

  /** Undefined where nobody can sit down or nobody waits. With days for a move people need not be connected. */
  private async lookAt(open: OpenSeatRow): Promise<ListedTable | undefined> {
    const { table, since, programs, named } = open;
    const live = await this.tables.find(table);
    const found = await live?.look((room) => ({
      listing: factsOf(room),
      people: room.seats.people,
    }));
    if (live === undefined || found === undefined) return undefined;
    const { listing, people } = found;
    const waits = listing?.clock.kind === 'days' || people.some((one) => live.isHere(one));
    if (listing === undefined || !waits) return undefined;
    const host = named ? this.context.names.of(open.host) : '';
    const said = host === '' ? {} : { host };
    return { listing: { table, ...listing, since, programs, ...said }, people: [...people] };
  }

  async wishOf(table: string): Promise<OpenSeatWish> {
    const open = isTableId(table) ? await this.context.store.openTable(table) : undefined;
    return open === undefined ? CLOSED : { ...open, open: true };
  }

  /** Opens a table to anyone, or closes it again, for its host. */
  async open(
    { id: person }: KnownPerson,
    table: string,
    wish: OpenSeatWish,
  ): Promise<Refusal | undefined> {
    const { store, names, now, metrics } = this.context;
    const live = await this.tables.find(table);
    if (live === undefined) return refuse('no-such-table', 'table');
    const game = await live.look((room) =>
      room.host !== person
        ? refuse('only-host', 'table')
        : room.phase === 'gathering'
          ? room.opened.game
          : refuse('already-started', 'table'),
    );
    if (isRefusal(game)) return game;
    this.looked = undefined;
    if (!wish.open) {
      await store.closeSeats(table);
      return undefined;
    }
    const { programs, named } = wish;
    if (named && (await names.isOwnedByAnother(person))) return refuse('name-owned', 'table');
    const before = await store.openTable(table);
    const open = { table, host: person, since: before?.since ?? now(), programs, named };
    if (!(await store.openSeats(open, MOST_OPEN_PER_PERSON)))
      return refuse('too-many-open', 'table', { most: MOST_OPEN_PER_PERSON });
    if (before === undefined) {
      metrics.count('pakli_opened_to_all_total');
      await this.tell(person, table, game);
    }
    return undefined;
  }

  /** Notifies people who have asked to hear when somebody waits for this game. */
  private async tell(host: string, table: string, game: string): Promise<void> {
    const { store, notifier, attention } = this.context;
    const notMet = await store.notMet(host);
    const wish = JSON.stringify(`open-seat:${game}`);
    for (const person of await store.peopleReachedBy(wish, MOST_TOLD)) {
      if (person === host || notMet.has(person) || attention.isLooking(person)) continue;
      if (!this.callsOfHost.take(`${person} ${host}`) || !this.calls.take(person)) continue;
      notifier.tell(person, { kind: 'open-seat', table, game });
    }
    for (const calls of [this.calls, this.callsOfHost]) {
      if (calls.size > MANY_READERS) calls.sweep();
    }
  }

  /** Blocks the person in a seat of a table where both sit. */
  async block(
    { id: person }: KnownPerson,
    table: string,
    seat: number,
  ): Promise<Refusal | undefined> {
    const live = await this.tables.find(table);
    const other = await live?.look((room) => {
      const occupant = room.occupants[seat];
      const both = room.seatOf(person) !== undefined && occupant?.kind === 'person';
      return both && occupant.person !== person ? occupant.person : undefined;
    });
    if (other === undefined) return refuse('not-seated', 'table');
    const { store, now } = this.context;
    const blocked = await store.block(person, other, now(), MOST_BLOCKS);
    return blocked ? undefined : refuse('too-many-blocks', 'table', { most: MOST_BLOCKS });
  }

  /** Whom somebody has blocked. */
  async blocksOf({ id }: KnownPerson): Promise<readonly BlockedPerson[]> {
    const { store } = this.context;
    const blocks = await store.blocksOf(id);
    const names = await store.names(blocks.map(({ person }) => person));
    return blocks.map(({ person, at }) => ({ name: names.get(person) ?? '', at }));
  }
}

function factsOf(
  room: Room,
): Pick<OpenListing, 'game' | 'rules' | 'clock' | 'seats' | 'free'> | undefined {
  const { opened, occupants, phase, seats } = room;
  const free = occupants.filter(({ kind }) => kind === 'free').length;
  if (phase !== 'gathering' || seats.locked || free === 0) return undefined;
  const { game, rules, clock } = opened;
  return { game, rules, clock, seats: occupants.length, free };
}
