/** Who may come in: pages of this server only, and nobody too often. Addresses stay in memory. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Proxies } from './client-address.ts';
import { Buckets, neighbourhood, type Refusals } from './limits.ts';
import type { Settings } from './settings.ts';

const MINUTE = 60_000;

export class Door {
  private readonly settings: Settings;
  private readonly refusals: Refusals;
  private readonly proxies: Proxies;
  private readonly tables: Buckets;
  private readonly guests: Buckets;
  private readonly renames: Buckets;
  private readonly sockets: Buckets;
  /** Open sockets by neighbourhood. */
  private readonly open = new Map<string, number>();

  constructor(settings: Settings, refusals: Refusals) {
    this.settings = settings;
    this.refusals = refusals;
    this.proxies = new Proxies(settings.proxies);
    const { limits } = settings;
    const { tablesPerTenMinutes: tables, guestsPerTenMinutes: guests, socketsPerMinute } = limits;
    this.tables = new Buckets(tables, tables, 10 * MINUTE);
    this.guests = new Buckets(guests, guests, 10 * MINUTE);
    const { renamesPerTenMinutes: renames } = limits;
    this.renames = new Buckets(renames, renames, 10 * MINUTE);
    this.sockets = new Buckets(socketsPerMinute, socketsPerMinute, MINUTE);
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

  private may(kind: string, allowed: boolean): boolean {
    if (!allowed) this.refusals.add(kind);
    return allowed;
  }

  /** A socket comes in, or undefined if there are too many; whoever got it gives it back. */
  enter(request: IncomingMessage): (() => void) | undefined {
    const from = this.neighbours(request);
    const open = this.open.get(from) ?? 0;
    const few = this.may('open sockets', open < this.settings.limits.socketsPerAddress);
    if (!few || !this.may('new sockets', this.sockets.take(from))) return undefined;
    this.open.set(from, open + 1);
    return () => {
      const left = (this.open.get(from) ?? 1) - 1;
      if (left === 0) this.open.delete(from);
      else this.open.set(from, left);
    };
  }

  sweep(): void {
    for (const buckets of [this.tables, this.guests, this.renames, this.sockets]) buckets.sweep();
  }

  private neighbours(request: IncomingMessage): string {
    return neighbourhood(this.proxies.clientOf(request));
  }
}
