/** Limits: buckets of tokens in memory, and the count of refusals for the operator of the server. */
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';

/** Token buckets by key: full at first, and refilled with time. */
export class Buckets {
  private readonly burst: number;
  private readonly perMs: number;
  private readonly now: () => number;
  private readonly left = new Map<string, { tokens: number; at: number }>();

  /** At most `burst` at once, refilled at `many` per `ms`, by a monotonic clock. */
  constructor(burst: number, many: number, ms: number, now: () => number) {
    this.burst = burst;
    this.perMs = many / ms;
    this.now = now;
  }

  /** False if there is none left. */
  take(who: string): boolean {
    const now = this.now();
    const { tokens, at } = this.left.get(who) ?? { tokens: this.burst, at: now };
    const filled = Math.min(this.burst, tokens + (now - at) * this.perMs);
    this.left.set(who, { tokens: filled < 1 ? filled : filled - 1, at: now });
    return filled >= 1;
  }

  /** Drops full buckets: a new one is the same. */
  sweep(): void {
    const now = this.now();
    for (const [who, { tokens, at }] of this.left) {
      if (tokens + (now - at) * this.perMs >= this.burst) this.left.delete(who);
    }
  }

  get size(): number {
    return this.left.size;
  }
}

/** Log lines about refusals are at least this far apart. */
const LOG_EVERY_MS = 60_000;

/** Counts refusals of limits by kind, and logs them now and then, without addresses. */
export class Refusals {
  private readonly metrics: Metrics;
  private readonly log: Logger;
  private readonly now: () => number;
  private unlogged = new Map<string, number>();
  private loggedAt = -Infinity;

  constructor(metrics: Metrics, log: Logger, now: () => number) {
    this.metrics = metrics;
    this.log = log;
    this.now = now;
  }

  add(kind: string): void {
    this.metrics.count('pakli_limited_total', ['kind', kind]);
    this.unlogged.set(kind, (this.unlogged.get(kind) ?? 0) + 1);
    const now = this.now();
    if (now - this.loggedAt < LOG_EVERY_MS) return;
    this.loggedAt = now;
    this.log('limits refused', Object.fromEntries(this.unlogged));
    this.unlogged = new Map();
  }
}

/** An address range that counts as one client, /24 or /56: somebody with IPv6 has very many addresses. */
export function neighbourhood(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (plain.includes('.')) return plain.split('.').slice(0, 3).join('.');
  const [head = '', tail = ''] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0');
  const groups = [...front, ...zeros, ...back].map((group) => group.padStart(4, '0'));
  // 56 bits are three groups and half of the fourth.
  return `${groups.slice(0, 3).join(':')}:${groups[3]?.slice(0, 2) ?? ''}`;
}
