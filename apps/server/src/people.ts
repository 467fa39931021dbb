/** Guests: a name and a cookie. The cookie is a key; only its hash is stored. */
import { BoundedMap } from './bounded-map.ts';
import { lookOf } from './look-alikes.ts';
import { base64Of, sha256, type Machine } from './machine.ts';
import { plainText } from './plain-text.ts';
import type { PassProblem, KnownPerson, TableStore } from './store/store.ts';

/** 128 bits, as a cookie holds them. */
const KEY = /^[\w-]{22}$/;
const MOST_LETTERS = 20;
/** A browser may send several cookies of this name, for other paths: as many are tried. */
const MOST_KEYS = 4;
/** As long as browsers keep one. */
const COOKIE_SECONDS = 400 * 86_400;

/** Begins the name of every program, such as `pakli sit`, and of no person. */
const PROGRAM_MARK = '⚙';

export function isProgram(name: string): boolean {
  return name.startsWith(PROGRAM_MARK);
}

/** What a person, or a program, wants to be called; undefined if it is not a name. */
export function readName(given: unknown, program = false): string | undefined {
  const name = plainText(given, MOST_LETTERS);
  if (name === undefined || name.includes(PROGRAM_MARK)) return undefined;
  return program ? `${PROGRAM_MARK} ${name}` : name;
}

/** The cookie: bound to the host and to https where there is https. */
export class Cookie {
  private readonly secure: boolean;

  constructor(secure: boolean) {
    this.secure = secure;
  }

  get name(): string {
    return this.secure ? '__Host-pakli' : 'pakli';
  }

  /** The keys in a request's header. */
  read(header: string | undefined): readonly string[] {
    const keys = (header?.split(';') ?? []).flatMap((part) => {
      const [name, value = ''] = part.trim().split('=', 2);
      return name === this.name && KEY.test(value) ? [value] : [];
    });
    return keys.slice(0, MOST_KEYS);
  }

  write(key: string, seconds: number = COOKIE_SECONDS): string {
    const secure = this.secure ? '; Secure' : '';
    return `${this.name}=${key}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure}`;
  }
}

export interface PeoplePorts {
  readonly store: TableStore;
  readonly machine: Pick<Machine, 'bytes'>;
  readonly now: () => number;
  /** Milliseconds for which a one-time link is good. */
  readonly passMs: number;
}

export class People {
  private readonly ports: PeoplePorts;

  constructor(ports: PeoplePorts) {
    this.ports = ports;
  }

  private newKey(): string {
    return base64Of(this.ports.machine.bytes(16));
  }

  /** The owner of the first key that is known. */
  async find(keys: readonly string[]): Promise<KnownPerson | undefined> {
    const { store, now } = this.ports;
    for (const key of keys) {
      const person = await store.personOf(sha256(key), now());
      if (person !== undefined) return person;
    }
    return undefined;
  }

  /** A new guest, and the key for their cookie. */
  async welcome(name: string): Promise<{ readonly person: KnownPerson; readonly key: string }> {
    const { store, machine, now } = this.ports;
    const key = this.newKey();
    const person = { id: base64Of(machine.bytes(9)), name };
    await store.addPerson(person, sha256(key), now());
    return { person, key };
  }

  /** A one-time key for another browser of the same person. */
  async pass(person: KnownPerson): Promise<string> {
    const { store, passMs } = this.ports;
    const pass = this.newKey();
    const now = this.ports.now();
    await store.addPass(person.id, sha256(pass), now, now + passMs);
    return pass;
  }

  /** Whose pass it is, without using it. */
  async passOf(pass: unknown): Promise<KnownPerson | PassProblem> {
    if (typeof pass !== 'string' || !KEY.test(pass)) return 'unknown';
    return this.ports.store.passOf(sha256(pass), this.ports.now());
  }

  /** Uses a pass: whose it is, and the key for the cookie of the browser. */
  async enter(
    pass: unknown,
  ): Promise<{ readonly person: KnownPerson; readonly key: string } | PassProblem> {
    if (typeof pass !== 'string' || !KEY.test(pass)) return 'unknown';
    const { store, now } = this.ports;
    const key = this.newKey();
    const person = await store.usePass(sha256(pass), sha256(key), now());
    return typeof person === 'string' ? person : { person, key };
  }
}

/** More than are ever connected at once, and a bound for a server that runs for years. */
const MOST_NAMES = 100_000;

/** Names by id, for synchronous and frequent use. */
export class NameCache {
  private readonly store: TableStore;
  /** The least recently used is evicted first. */
  private readonly known: BoundedMap<string, { readonly name: string; look?: string }>;

  constructor(store: TableStore, most: number = MOST_NAMES) {
    this.store = store;
    this.known = new BoundedMap(most);
  }

  /** Empty for an id that is not known, or no longer. */
  of(id: string): string {
    const known = this.known.get(id);
    if (known === undefined) return '';
    this.known.set(id, known);
    return known.name;
  }

  /** The same for people whose names look alike. */
  lookOf(id: string): string {
    const known = this.known.get(id);
    if (known === undefined) return '';
    known.look ??= lookOf(known.name);
    return known.look;
  }

  /** Whether another of these people has a name that looks like somebody's, or like the one they would have. */
  hasDouble(person: string, among: readonly string[], look: string = this.lookOf(person)): boolean {
    return look !== '' && among.some((other) => other !== person && this.lookOf(other) === look);
  }

  /** Whether the name of somebody, or one of the same look, belongs to another by a passkey. */
  async isOwnedByAnother(person: string): Promise<boolean> {
    await this.learn([person]);
    return ((await this.store.ownerOf(this.lookOf(person))) ?? person) !== person;
  }

  set(id: string, name: string): void {
    this.known.set(id, { name });
  }

  forget(id: string): void {
    this.known.delete(id);
  }

  /** Reads names again, and returns the ids whose names have changed or are no longer known. */
  async refresh(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const names = await this.store.names(ids);
    const changed = new Set(ids.filter((id) => this.of(id) !== (names.get(id) ?? '')));
    for (const id of changed) this.known.delete(id);
    for (const [id, name] of names) if (changed.has(id)) this.set(id, name);
    return changed;
  }

  async learn(ids: readonly string[]): Promise<void> {
    const missing = ids.filter((id) => !this.known.has(id));
    if (missing.length === 0) return;
    for (const [id, name] of await this.store.names(missing)) this.set(id, name);
  }
}
