/** Who may connect: only pages of this server, and nobody too often. Addresses are kept in memory only. */
import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import { plainAddress, Proxies } from './client-address.ts';
import { Buckets, neighbourhood, type Refusals } from './limits.ts';
import type { ServerSettings } from './settings.ts';

const MINUTE_MS = 60_000;

/** Rate limits: the setting, and the milliseconds over which it counts. */
const RATES = {
  /** Any request to the API. */
  requests: ['requestsPerMinute', MINUTE_MS],
  records: ['recordsPerMinute', MINUTE_MS],
  /** Pictures drawn for links; above the limit a still one is sent. */
  pictures: ['picturesPerMinute', MINUTE_MS],
  tables: ['tablesPerTenMinutes', 10 * MINUTE_MS],
  guests: ['guestsPerTenMinutes', 10 * MINUTE_MS],
  renames: ['renamesPerTenMinutes', 10 * MINUTE_MS],
  /** Adding a passkey or signing in by one: each takes two requests. */
  passkeys: ['passkeyTriesPerTenMinutes', 10 * MINUTE_MS],
  codes: ['codeTriesPerTenMinutes', 10 * MINUTE_MS],
  /** Tables that are opened to anyone, or closed again. */
  openings: ['seatOpeningsPerTenMinutes', 10 * MINUTE_MS],
  'new sockets': ['socketsPerMinute', MINUTE_MS],
} as const;
export type Rate = keyof typeof RATES;

export class Admission {
  private readonly settings: ServerSettings;
  private readonly refusals: Refusals;
  private readonly proxies: Proxies;
  private readonly buckets: Readonly<Record<Rate, Buckets>>;
  /** Open sockets by neighbourhood. */
  private readonly open = new Map<string, number>();
  /** TCP connections by neighbourhood, and in all. */
  private readonly connected = new Map<string, number>();
  private connections = 0;

  constructor(settings: ServerSettings, refusals: Refusals, elapsed: () => number) {
    this.settings = settings;
    this.refusals = refusals;
    this.proxies = new Proxies(settings.proxies);
    const bucketsFor = ([limit, ms]: (typeof RATES)[Rate]): Buckets =>
      new Buckets(settings.limits[limit], settings.limits[limit], ms, elapsed);
    const each = Object.entries(RATES).map(([kind, rate]) => [kind, bucketsFor(rate)]);
    this.buckets = Object.fromEntries(each) as Record<Rate, Buckets>;
  }

  /**
   * Whether the Host header names this server. Without a configured origin
   * only names that nobody else can own count: addresses, and names of a home network.
   */
  isOurHost({ headers }: IncomingMessage): boolean {
    const host = headers.host ?? '';
    const { origin } = this.settings;
    if (origin !== undefined && host === new URL(origin).host) return true;
    const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
    return isIP(name) !== 0 || /^(localhost|[\w-]+|[\w-]+\.local)$/i.test(name);
  }

  /** Whether a request comes from our own page, by the header of browsers: only they have a cookie to protect. */
  isOurPage({ headers }: IncomingMessage): boolean {
    const { origin } = this.settings;
    return origin === undefined
      ? headers.origin === `http://${headers.host}`
      : headers.origin === origin;
  }

  /** Whether an address range may do something once more. */
  may(kind: Rate, request: IncomingMessage): boolean {
    return this.takes(kind, this.neighbours(request));
  }

  /** Whether a person may change their name once more. */
  mayRename(person: string): boolean {
    return this.takes('renames', person);
  }

  private takes(kind: Rate, who: string): boolean {
    return this.counts(kind, this.buckets[kind].take(who));
  }

  private counts(kind: string, allowed: boolean): boolean {
    if (!allowed) this.refusals.add(kind);
    return allowed;
  }

  /** Counts a socket in; undefined if there are too many. The returned function counts it out. */
  enter(request: IncomingMessage): (() => void) | undefined {
    const from = this.neighbours(request);
    const { socketsPerAddress } = this.settings.limits;
    const few = this.counts('open sockets', (this.open.get(from) ?? 0) < socketsPerAddress);
    if (!few || !this.takes('new sockets', from)) return undefined;
    return oneMore(this.open, from);
  }

  /** The same for a TCP connection, before its first request. A trusted proxy has no limit of its own. */
  connect({ remoteAddress = '' }: Socket): (() => void) | undefined {
    const { connections, connectionsPerAddress } = this.settings.limits;
    const from = this.proxies.has(plainAddress(remoteAddress)) ? '' : neighbourhood(remoteAddress);
    const few = from === '' || (this.connected.get(from) ?? 0) < connectionsPerAddress;
    if (!this.counts('connections', few && this.connections < connections)) return undefined;
    this.connections++;
    const leave = oneMore(this.connected, from);
    return () => {
      this.connections--;
      leave();
    };
  }

  sweep(): void {
    for (const buckets of Object.values(this.buckets)) buckets.sweep();
  }

  private neighbours(request: IncomingMessage): string {
    return neighbourhood(this.proxies.clientOf(request));
  }
}

/** Counts one more until the returned function is called. */
function oneMore(counts: Map<string, number>, key: string): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
}
