/** Who may come in: pages of this server only, and nobody too often. Addresses stay in memory. */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { Buckets, neighbourhood } from './limits.ts';
import type { Settings } from './settings.ts';

const MINUTE = 60_000;

export class Door {
  private readonly settings: Settings;
  private readonly tables: Buckets;
  private readonly guests: Buckets;
  private readonly sockets: Buckets;
  /** Open sockets by neighbourhood. */
  private readonly open = new Map<string, number>();

  constructor(settings: Settings, now: () => number) {
    this.settings = settings;
    const { limits } = settings;
    const { tablesPerTenMinutes: tables, guestsPerTenMinutes: guests, socketsPerMinute } = limits;
    this.tables = new Buckets(tables, tables, 10 * MINUTE, now);
    this.guests = new Buckets(guests, guests, 10 * MINUTE, now);
    this.sockets = new Buckets(socketsPerMinute, socketsPerMinute, MINUTE, now);
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
    return this.tables.take(this.neighbours(request));
  }

  mayBeNew(request: IncomingMessage): boolean {
    return this.guests.take(this.neighbours(request));
  }

  /** A socket comes in, or undefined if there are too many; whoever got it gives it back. */
  enter(request: IncomingMessage): (() => void) | undefined {
    const from = this.neighbours(request);
    const open = this.open.get(from) ?? 0;
    if (open >= this.settings.limits.socketsPerAddress || !this.sockets.take(from))
      return undefined;
    this.open.set(from, open + 1);
    return () => {
      const left = (this.open.get(from) ?? 1) - 1;
      if (left === 0) this.open.delete(from);
      else this.open.set(from, left);
    };
  }

  sweep(): void {
    for (const buckets of [this.tables, this.guests, this.sockets]) buckets.sweep();
  }

  private neighbours({ socket, headers }: IncomingMessage): string {
    const peer = (socket.remoteAddress ?? '').replace(/^::ffff:(?=\d+\.)/, '');
    if (!this.settings.proxies.includes(peer)) return neighbourhood(peer);
    // The last of them was added by our own proxy; all others are anybody's word.
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .at(-1)
      ?.trim();
    return neighbourhood(forwarded || peer);
  }
}
