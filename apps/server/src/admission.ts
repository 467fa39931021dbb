/** Who may come in: pages of this server only, and nobody too often. Addresses stay in memory. */
import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { plainAddress, Proxies } from './client-address.ts';
import { Buckets, neighbourhood, type Refusals } from './limits.ts';
import type { ServerSettings } from './settings.ts';

const MINUTE_MS = 60_000;

export class Admission {
  private readonly settings: ServerSettings;
  private readonly refusals: Refusals;
  private readonly proxies: Proxies;
  private readonly tables: Buckets;
  private readonly guests: Buckets;
  private readonly renames: Buckets;
  private readonly passkeys: Buckets;
  private readonly codes: Buckets;
  private readonly openings: Buckets;
  private readonly sockets: Buckets;
  private readonly requests: Buckets;
  private readonly records: Buckets;
  private readonly pictures: Buckets;
  /** Open sockets by neighbourhood. */
  private readonly open = new Map<string, number>();
  /** TCP connections by neighbourhood, and in all. */
  private readonly connected = new Map<string, number>();
  private connections = 0;

  constructor(settings: ServerSettings, refusals: Refusals, elapsed: () => number) {
    this.settings = settings;
    this.refusals = refusals;
    this.proxies = new Proxies(settings.proxies);
    const { limits } = settings;
    const { tablesPerTenMinutes: tables, guestsPerTenMinutes: guests, socketsPerMinute } = limits;
    const { requestsPerMinute, recordsPerMinute, picturesPerMinute: pictures } = limits;
    this.requests = new Buckets(requestsPerMinute, requestsPerMinute, MINUTE_MS, elapsed);
    this.records = new Buckets(recordsPerMinute, recordsPerMinute, MINUTE_MS, elapsed);
    this.pictures = new Buckets(pictures, pictures, MINUTE_MS, elapsed);
    this.tables = new Buckets(tables, tables, 10 * MINUTE_MS, elapsed);
    this.guests = new Buckets(guests, guests, 10 * MINUTE_MS, elapsed);
    const { renamesPerTenMinutes: renames } = limits;
    this.renames = new Buckets(renames, renames, 10 * MINUTE_MS, elapsed);
    const { passkeyTriesPerTenMinutes: tries, codeTriesPerTenMinutes: codes } = limits;
    this.passkeys = new Buckets(tries, tries, 10 * MINUTE_MS, elapsed);
    this.codes = new Buckets(codes, codes, 10 * MINUTE_MS, elapsed);
    const { seatOpeningsPerTenMinutes: openings } = limits;
    this.openings = new Buckets(openings, openings, 10 * MINUTE_MS, elapsed);
    this.sockets = new Buckets(socketsPerMinute, socketsPerMinute, MINUTE_MS, elapsed);
  }

  /**
   * Whether a request means us. Where nobody has said what we are called, only
   * names that nobody else can own are ours: addresses and those of a home.
   */
  isOurHost({ headers }: IncomingMessage): boolean {
    const host = headers.host ?? '';
    const { origin } = this.settings;
    if (origin !== undefined && host === new URL(origin).host) return true;
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    return isIP(name) !== 0 || /^(localhost|[\w-]+|[\w-]+\.local)$/i.test(name);
  }

  /** Whether a request comes from our own page. Browsers say so; only they have a cookie to protect. */
  isOurPage({ headers }: IncomingMessage): boolean {
    const { origin } = this.settings;
    return origin === undefined
      ? headers.origin === `http://${headers.host}`
      : headers.origin === origin;
  }

  mayOpenTable(request: IncomingMessage): boolean {
    return this.may('tables', this.tables.take(this.neighbours(request)));
  }

  mayBeNew(request: IncomingMessage): boolean {
    return this.may('guests', this.guests.take(this.neighbours(request)));
  }

  /** Whether a person may change their name once more. */
  mayRename(person: string): boolean {
    return this.may('renames', this.renames.take(person));
  }

  /** Whether somebody may add a passkey or sign in by one: each takes two requests. */
  mayTryPasskey(request: IncomingMessage): boolean {
    return this.may('passkeys', this.passkeys.take(this.neighbours(request)));
  }

  mayTryCode(request: IncomingMessage): boolean {
    return this.may('codes', this.codes.take(this.neighbours(request)));
  }

  /** Whether a table may be opened to anyone, or closed again. */
  mayOpenSeats(request: IncomingMessage): boolean {
    return this.may('openings', this.openings.take(this.neighbours(request)));
  }

  /** Any request to the API. */
  mayAsk(request: IncomingMessage): boolean {
    return this.may('requests', this.requests.take(this.neighbours(request)));
  }

  mayReadRecord(request: IncomingMessage): boolean {
    return this.may('records', this.records.take(this.neighbours(request)));
  }

  /** Whether a picture of a link is drawn for somebody; anyone else gets a still one. */
  mayDrawPicture(request: IncomingMessage): boolean {
    return this.may('pictures', this.pictures.take(this.neighbours(request)));
  }

  private may(kind: string, allowed: boolean): boolean {
    if (!allowed) this.refusals.add(kind);
    return allowed;
  }

  /** A socket comes in, or undefined if there are too many; anyone who got it gives it back. */
  enter(request: IncomingMessage): (() => void) | undefined {
    const from = this.neighbours(request);
    const { socketsPerAddress } = this.settings.limits;
    const few = this.may('open sockets', (this.open.get(from) ?? 0) < socketsPerAddress);
    if (!few || !this.may('new sockets', this.sockets.take(from))) return undefined;
    return oneMore(this.open, from);
  }

  /** The same for a TCP connection, before anything was asked. Those of our proxies are everybody's. */
  connect({ remoteAddress = '' }: Socket): (() => void) | undefined {
    const { connections, connectionsPerAddress } = this.settings.limits;
    const from = this.proxies.has(plainAddress(remoteAddress)) ? '' : neighbourhood(remoteAddress);
    const few = from === '' || (this.connected.get(from) ?? 0) < connectionsPerAddress;
    if (!this.may('connections', few && this.connections < connections)) return undefined;
    this.connections++;
    const leave = oneMore(this.connected, from);
    return () => {
      this.connections--;
      leave();
    };
  }

  sweep(): void {
    const { tables, guests, renames, sockets, requests, records, pictures } = this;
    const { passkeys, codes, openings } = this;
    const all = [tables, guests, renames, sockets, requests, records, pictures];
    for (const buckets of [...all, passkeys, codes, openings]) buckets.sweep();
  }

  private neighbours(request: IncomingMessage): string {
    return neighbourhood(this.proxies.clientOf(request));
  }
}

/** Counts one more, until the answer is called. */
function oneMore(counts: Map<string, number>, key: string): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
}
