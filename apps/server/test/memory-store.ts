/**
 * A store that keeps everything in memory and nothing on disc: it keeps the same laws except for durability. A
 * server's cost with it is its cost without a store.
 */
import {
  EVENING_IDS,
  EVENINGS_KEPT_LONGER_MS,
  LINES_PER_TABLE,
  OUTAGES_KEPT_MS,
  type Append,
  type Appended,
  type Contact,
  type Glance,
  type StoredLine,
  type StoredLog,
  type NewTable,
  type PassProblem,
  type KnownPerson,
  type PhaseNumber,
  type PlayerReport,
  type LogRow,
  type TableStore,
  type Swept,
  type Outage,
} from '../src/store/store.ts';
import type { PersonBlock, OpenSeatRow } from '../src/store/open-seat-store.ts';
import { lookOf } from '../src/look-alikes.ts';
import {
  OWNERS_KEPT_LONGER_MS,
  type Passkey,
  type PasskeyProblem,
} from '../src/store/passkey-store.ts';
import { Presence } from '../src/store/sqlite.ts';

const IS_EVENING = new RegExp(EVENING_IDS);

interface Held {
  readonly secret: Uint8Array;
  readonly host: string;
  readonly rows: LogRow[];
  /** The sequence number of each command. */
  readonly done: Map<string, number>;
  lines: StoredLine[];
  phase: PhaseNumber;
  due: number | null;
  touched: number;
  folded: boolean;
}

interface Known {
  readonly id: string;
  name: string;
  seen: number;
}

interface Pass {
  readonly person: string;
  readonly until: number;
  used: boolean;
}

/** Replaces a file. */
export const IN_MEMORY = 'memory:';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

export class MemoryStore implements TableStore {
  private readonly tables = new Map<string, Held>();
  private readonly people = new Map<string, Known>();
  /** By the hash of a device's key: a person's id. */
  private readonly devices = new Map<string, string>();
  private readonly passes = new Map<string, Pass>();
  private readonly told = new Map<string, PlayerReport>();
  private readonly secrets = new Map<string, Uint8Array>();
  private readonly contacts = new Map<string, Contact>();
  /** Tables by person. */
  private readonly seats = new Map<string, Set<string>>();
  private readonly passkeys = new Map<string, Passkey & { readonly person: string }>();
  /** By the look of a name: the id of its owner. */
  private readonly owners = new Map<string, string>();
  private readonly challenges = new Map<
    string,
    { readonly person: string; readonly until: number }
  >();
  /** Hashes of codes, by person. */
  private readonly codes = new Map<string, string>();
  private readonly listed = new Map<string, OpenSeatRow>();
  private readonly blocks: (PersonBlock & { readonly by: string })[] = [];
  private presence = new Presence();
  private readonly now: () => number;
  private beaten: number | undefined;
  private outages: Outage[] = [];

  constructor(now: () => number = Date.now) {
    this.now = now;
  }

  /** Simulates a database that restarts without what it kept in memory. */
  forgetPresence(): void {
    this.presence = new Presence();
  }

  async create({ id, host, secret, rows, at, due }: NewTable): Promise<boolean> {
    if (this.tables.has(id)) return false;
    const done = new Map(rows.map(({ cmd, seq }) => [cmd, seq]));
    const kept = rows.map(({ seq, cmd, event }) => ({ seq, cmd, event }));
    const held: Held = {
      secret,
      host,
      rows: kept,
      done,
      lines: [],
      phase: 0,
      due,
      touched: at,
      folded: false,
    };
    this.tables.set(id, held);
    return true;
  }

  async append({ table, seq, cmd, event, at, phase, due }: Append): Promise<Appended> {
    const held = this.tables.get(table);
    const known = held?.done.get(cmd);
    if (known !== undefined) return { kind: 'repeated', seq: known };
    if (held === undefined || seq !== held.rows.length + 1) return { kind: 'lost' };
    held.rows.push({ seq, cmd, event });
    held.done.set(cmd, seq);
    Object.assign(held, { phase, due, touched: at, folded: false });
    return { kind: 'won' };
  }

  async read(table: string, after: number): Promise<StoredLog | undefined> {
    const held = this.tables.get(table);
    return held && { secret: held.secret, rows: held.rows.slice(after) };
  }

  async due(now: number, limit: number, pause: number): Promise<readonly string[]> {
    const found = [...this.tables]
      .filter(([, { due }]) => due !== null && due <= now)
      .toSorted(([, one], [, other]) => (one.due ?? 0) - (other.due ?? 0))
      .slice(0, limit);
    for (const [, held] of found) held.due = now + pause;
    return found.map(([id]) => id);
  }

  async openTables(host: string): Promise<number> {
    return [...this.tables.values()].filter((held) => held.host === host && held.phase < 2).length;
  }

  async fold(before: number, most: number): Promise<number> {
    const over = [...this.tables.values()]
      .filter(({ phase, folded, touched }) => phase === 2 && !folded && touched < before)
      .slice(0, most);
    for (const held of over) held.folded = true;
    return over.length;
  }

  async drop(table: string, seq: number): Promise<boolean> {
    if (this.tables.get(table)?.rows.length !== seq) return false;
    this.clear(table);
    return true;
  }

  async addPerson({ id, name }: KnownPerson, device: Uint8Array, now: number): Promise<void> {
    this.people.set(id, { id, name, seen: now });
    this.devices.set(hex(device), id);
  }

  async personOf(device: Uint8Array, now: number): Promise<KnownPerson | undefined> {
    const known = this.people.get(this.devices.get(hex(device)) ?? '');
    if (known === undefined) return undefined;
    known.seen = Math.max(known.seen, now);
    return { id: known.id, name: known.name };
  }

  async rename(id: string, name: string): Promise<boolean> {
    const known = this.people.get(id);
    if (known === undefined || (this.owners.get(lookOf(name)) ?? id) !== id) return false;
    known.name = name;
    if ([...this.owners.values()].includes(id)) this.own(id);
    return true;
  }

  private own(id: string): void {
    this.disown(id);
    this.owners.set(lookOf(this.people.get(id)?.name ?? ''), id);
  }

  private disown(id: string): void {
    for (const [look, owner] of this.owners) if (owner === id) this.owners.delete(look);
  }

  async addChallenge(
    challenge: Uint8Array,
    person: string,
    _now: number,
    until: number,
  ): Promise<void> {
    this.challenges.set(hex(challenge), { person, until });
  }

  async takeChallenge(challenge: Uint8Array, now: number): Promise<string | undefined> {
    const found = this.challenges.get(hex(challenge));
    this.challenges.delete(hex(challenge));
    return found === undefined || found.until <= now ? undefined : found.person;
  }

  async addPasskey(
    person: string,
    passkey: Passkey,
    most: number,
  ): Promise<'added' | PasskeyProblem> {
    const known = this.people.get(person);
    if (known === undefined) return 'nobody';
    if ((this.owners.get(lookOf(known.name)) ?? person) !== person) return 'name-owned';
    if (this.passkeys.has(passkey.id)) return 'known';
    if (this.keysOf(person).length >= most) return 'many';
    this.own(person);
    this.passkeys.set(passkey.id, { ...passkey, person });
    return 'added';
  }

  async passkeysOf(person: string): Promise<readonly Passkey[]> {
    return this.keysOf(person);
  }

  private keysOf(person: string): Passkey[] {
    return [...this.passkeys.values()].flatMap(({ person: owner, ...passkey }) =>
      owner === person ? [passkey] : [],
    );
  }

  async passkey(
    id: string,
  ): Promise<{ readonly passkey: Passkey; readonly person: KnownPerson } | undefined> {
    const found = this.passkeys.get(id);
    const known = this.people.get(found?.person ?? '');
    if (found === undefined || known === undefined) return undefined;
    const { person: _, ...passkey } = found;
    return { passkey, person: { id: known.id, name: known.name } };
  }

  async usePasskey(id: string, counter: number, now: number): Promise<boolean> {
    const found = this.passkeys.get(id);
    const isNew = found && (found.counter < counter || (found.counter === 0 && counter === 0));
    if (found === undefined || isNew !== true) return false;
    this.passkeys.set(id, { ...found, counter, used: now });
    return true;
  }

  async removePasskey(person: string, id: string): Promise<boolean> {
    const found = this.passkeys.get(id)?.person === person && this.passkeys.delete(id);
    if ((await this.passkeysOf(person)).length === 0) this.forgetOwner(person);
    return found;
  }

  private forgetOwner(person: string): void {
    for (const [id, passkey] of this.passkeys) {
      if (passkey.person === person) this.passkeys.delete(id);
    }
    this.disown(person);
    this.codes.delete(person);
  }

  async ownerOf(look: string): Promise<string | undefined> {
    return this.owners.get(look);
  }

  async setRecovery(person: string, code: Uint8Array): Promise<boolean> {
    if ((await this.passkeysOf(person)).length === 0) return false;
    this.codes.set(person, hex(code));
    return true;
  }

  async hasRecovery(person: string): Promise<boolean> {
    return this.codes.has(person);
  }

  async recover(code: Uint8Array): Promise<KnownPerson | undefined> {
    const [person] = [...this.codes].find(([, kept]) => kept === hex(code)) ?? [];
    const known = this.people.get(person ?? '');
    return known && { id: known.id, name: known.name };
  }

  async addPass(person: string, pass: Uint8Array, _now: number, until: number): Promise<void> {
    this.passes.set(hex(pass), { person, until, used: false });
  }

  async passOf(pass: Uint8Array, now: number): Promise<KnownPerson | PassProblem> {
    const found = this.passes.get(hex(pass));
    const known = this.people.get(found?.person ?? '');
    if (found === undefined || known === undefined) return 'unknown';
    if (found.used) return 'used';
    return found.until <= now ? 'late' : { id: known.id, name: known.name };
  }

  async usePass(
    pass: Uint8Array,
    device: Uint8Array,
    now: number,
  ): Promise<KnownPerson | PassProblem> {
    const person = await this.passOf(pass, now);
    if (typeof person === 'string') return person;
    const found = this.passes.get(hex(pass));
    if (found !== undefined) found.used = true;
    this.devices.set(hex(device), person.id);
    return person;
  }

  async names(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    return new Map(
      ids.flatMap((id) => {
        const known = this.people.get(id);
        return known === undefined ? [] : [[id, known.name] as const];
      }),
    );
  }

  async keepSecret(name: string, fresh: Uint8Array): Promise<Uint8Array> {
    const kept = this.secrets.get(name) ?? fresh;
    this.secrets.set(name, kept);
    return kept;
  }

  async keepContact(contact: Contact): Promise<void> {
    this.contacts.set(hex(contact.hash), contact);
  }

  async contactOf(hash: Uint8Array): Promise<Contact | undefined> {
    return this.contacts.get(hex(hash));
  }

  async contactsOf(person: string): Promise<readonly Contact[]> {
    return [...this.contacts.values()].filter((contact) => contact.person === person);
  }

  async dropContact(hash: Uint8Array): Promise<void> {
    this.contacts.delete(hex(hash));
  }

  async noteSeats(table: string, people: readonly string[]): Promise<void> {
    for (const person of people) {
      this.seats.set(person, (this.seats.get(person) ?? new Set()).add(table));
    }
  }

  async tablesOf(person: string, most: number): Promise<readonly string[]> {
    return [...(this.seats.get(person) ?? [])].toSorted().slice(0, most);
  }

  async forgetSeats(person: string, tables: readonly string[]): Promise<void> {
    for (const table of tables) this.seats.get(person)?.delete(table);
  }

  /** Deletes a table and everything that belongs to it. */
  private clear(table: string): void {
    this.tables.delete(table);
    for (const tables of this.seats.values()) tables.delete(table);
  }

  async openSeats(open: OpenSeatRow, most: number): Promise<boolean> {
    const others = [...this.listed.values()].filter(
      ({ host, table }) => host === open.host && table !== open.table,
    );
    if (others.length >= most) return false;
    this.listed.set(open.table, open);
    return true;
  }

  async closeSeats(table: string): Promise<void> {
    this.listed.delete(table);
  }

  async openTable(table: string): Promise<OpenSeatRow | undefined> {
    return this.listed.get(table);
  }

  async listOpen(most: number): Promise<readonly OpenSeatRow[]> {
    for (const table of this.listed.keys()) {
      if (this.tables.get(table)?.phase !== 0) this.listed.delete(table);
    }
    return [...this.listed.values()].toSorted((a, b) => b.since - a.since).slice(0, most);
  }

  async block(person: string, other: string, at: number, most: number): Promise<boolean> {
    const own = this.blocks.filter(({ by }) => by === person);
    if (own.length >= most) return false;
    if (!own.some((one) => one.person === other))
      this.blocks.push({ by: person, person: other, at });
    return true;
  }

  async unblock(person: string, at: number): Promise<void> {
    this.dropBlocks((one) => one.by === person && one.at === at);
  }

  private dropBlocks(isDropped: (one: PersonBlock & { readonly by: string }) => boolean): void {
    this.blocks.splice(0, Infinity, ...this.blocks.filter((one) => !isDropped(one)));
  }

  async blocksOf(person: string): Promise<readonly PersonBlock[]> {
    return this.blocks
      .filter(({ by }) => by === person)
      .map(({ person: other, at }) => ({ person: other, at }));
  }

  async notMet(person: string): Promise<ReadonlySet<string>> {
    return new Set(
      this.blocks.flatMap((one) =>
        one.by === person ? [one.person] : one.person === person ? [one.by] : [],
      ),
    );
  }

  async peopleReachedBy(text: string, most: number): Promise<readonly string[]> {
    const found = [...this.contacts.values()].filter(({ body }) => body.includes(text));
    return [...new Set(found.map(({ person }) => person))].slice(0, most);
  }

  private leave(person: string): void {
    this.dropBlocks((one) => one.by === person || one.person === person);
    for (const [table, { host }] of this.listed) if (host === person) this.listed.delete(table);
    this.people.delete(person);
    this.forgetOwner(person);
    this.seats.delete(person);
    for (const [key, contact] of this.contacts) {
      if (contact.person === person) this.contacts.delete(key);
    }
  }

  async forget(id: string): Promise<void> {
    this.leave(id);
    for (const held of this.tables.values()) {
      held.lines = held.lines.filter(({ person }) => person !== id);
    }
  }

  async sweep(what: Swept, before: number): Promise<undefined> {
    if (what === 'people') {
      const owners = new Set(this.owners.values());
      for (const [id, { seen }] of this.people) {
        if (seen < before - (owners.has(id) ? OWNERS_KEPT_LONGER_MS : 0)) this.leave(id);
      }
    } else if (what === 'reports') {
      for (const [key, { at }] of this.told) if (at < before) this.told.delete(key);
    } else {
      for (const [id, held] of this.tables) {
        if (what === 'lines') held.lines = held.lines.filter(({ at }) => at >= before);
        else if (held.touched < before - (IS_EVENING.test(id) ? EVENINGS_KEPT_LONGER_MS : 0)) {
          this.clear(id);
        }
      }
    }
  }

  async say(table: string, line: Omit<StoredLine, 'n'>): Promise<number> {
    const held = this.tables.get(table);
    const n = Math.max(line.at, (held?.lines.at(-1)?.n ?? 0) + 1);
    held?.lines.push({ ...line, n });
    held?.lines.splice(0, Math.max(0, held.lines.length - LINES_PER_TABLE));
    return n;
  }

  async said(table: string, after: number, most: number): Promise<readonly StoredLine[]> {
    const lines = this.tables.get(table)?.lines ?? [];
    return lines.filter(({ n }) => n > after).slice(-most);
  }

  async linesOf(
    person: string,
    most: number,
  ): Promise<readonly { readonly table: string; readonly at: number; readonly text: string }[]> {
    return [...this.tables]
      .flatMap(([table, { lines }]) =>
        lines.flatMap(({ person: by, at, text }) => (by === person ? [{ table, at, text }] : [])),
      )
      .toSorted((one, other) => other.at - one.at)
      .slice(0, most);
  }

  async report(report: PlayerReport): Promise<void> {
    const key = [report.table, report.by, report.about].join('/');
    if (!this.told.has(key)) this.told.set(key, report);
  }

  async reports(): Promise<readonly PlayerReport[]> {
    return [...this.told.values()].toSorted((one, other) => one.at - other.at);
  }

  async beat(now: number, most: number): Promise<readonly Outage[]> {
    if (now - (this.beaten ?? now) > most) {
      this.outages.push({ from: this.beaten ?? now, until: now });
    }
    this.beaten = now;
    this.outages = this.outages.filter(({ until }) => until >= now - OUTAGES_KEPT_MS);
    return [...this.outages];
  }

  async time(): Promise<number> {
    return this.now();
  }

  async look(tables: readonly string[], node: string): Promise<ReadonlyMap<string, Glance>> {
    const now = this.now();
    return new Map(
      tables.flatMap((id) => {
        const held = this.tables.get(id);
        if (held === undefined) return [];
        const others = this.presence.others(id, node, now);
        return [[id, { seq: held.rows.length, line: held.lines.at(-1)?.n ?? 0, others }] as const];
      }),
    );
  }

  async attend(table: string, node: string, people: readonly string[] | null): Promise<void> {
    this.presence.attend(table, node, people);
  }

  async alive(node: string, ms: number): Promise<boolean> {
    return this.presence.alive(node, this.now() + ms);
  }

  async depart(node: string): Promise<void> {
    this.presence.depart(node);
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {}
}
