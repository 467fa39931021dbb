/**
 * Sends messages to push services, off the path of every move: few at a time, with a bounded
 * queue and a few tries each. A newer message to the same browser on the same topic
 * replaces one that still waits.
 */
import { BoundedMap } from '../bounded-map.ts';
import { base64Of, sha256, type Machine } from '../machine.ts';
import type { Metrics } from '../metrics.ts';
import type { PostPush } from './push-request.ts';
import type { Subscription } from './subscription.ts';
import { encryptPush, newPrivateKey, SALT_BYTES, type VapidKey } from './web-push.ts';

const AT_ONCE = 8;
/** As many of these to services that did not answer the last time, or are new: anybody may name one that never answers. */
const AT_ONCE_UNKNOWN = 4;
/** Services that are known to answer, the least recently used evicted first. */
const MOST_KNOWN = 1000;
const MOST_WAITING = 2000;
/** Between the tries of one message. */
const RETRY_MS = [5000, 30_000, 120_000] as const;
/** The message is dropped if a service asks for a longer wait. */
const LONGEST_RETRY_MS = 600_000;

export interface PushMessage {
  readonly to: Subscription;
  /** What the service worker reads. */
  readonly text: string;
  /** What it is about: the newest message of a topic is enough. */
  readonly topic: string;
  /** How long the service keeps it while the browser is offline. */
  readonly ttlSeconds: number;
}

export interface SenderPorts {
  readonly machine: Machine;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly post: PostPush;
  readonly key: () => Promise<VapidKey>;
  /** Whom the operator of a push service may write to. */
  readonly contact: string | undefined;
  /** The browser has taken its subscription back. */
  readonly gone: (subscription: Subscription) => Promise<void>;
}

interface Waiting extends PushMessage {
  readonly tries: number;
}

export class PushSender {
  private readonly ports: SenderPorts;
  /** By browser and topic, the oldest first. */
  private readonly waiting = new Map<string, Waiting>();
  /** The same for messages that wait for another try. */
  private readonly later = new Map<string, () => void>();
  private under = 0;
  private underUnknown = 0;
  /** Hosts of services that answered when they were last asked. */
  private readonly answering = new BoundedMap<string, true>(MOST_KNOWN);
  private closed = false;

  constructor(ports: SenderPorts) {
    this.ports = ports;
  }

  send(message: PushMessage): void {
    this.add({ ...message, tries: 0 });
  }

  close(): void {
    this.closed = true;
    this.waiting.clear();
    for (const cancel of this.later.values()) cancel();
    this.later.clear();
  }

  private add(message: Waiting): void {
    if (this.closed) return;
    const key = `${message.to.endpoint} ${message.topic}`;
    this.later.get(key)?.();
    this.later.delete(key);
    this.waiting.delete(key);
    this.waiting.set(key, message);
    const [oldest] = this.waiting.keys();
    if (this.waiting.size > MOST_WAITING && oldest !== undefined) {
      this.waiting.delete(oldest);
      this.count('overflow');
    }
    this.next();
  }

  private next(): void {
    const first = this.under < AT_ONCE ? this.first() : undefined;
    if (first === undefined) return;
    const [key, message] = first;
    this.waiting.delete(key);
    const unknown = this.isAnswering(message) ? 0 : 1;
    this.under++;
    this.underUnknown += unknown;
    void this.deliver(key, message).finally(() => {
      this.under--;
      this.underUnknown -= unknown;
      this.next();
    });
    this.next();
  }

  private first(): readonly [key: string, message: Waiting] | undefined {
    for (const one of this.waiting) {
      if (this.underUnknown < AT_ONCE_UNKNOWN || this.isAnswering(one[1])) return one;
    }
    return undefined;
  }

  private isAnswering({ to }: Waiting): boolean {
    return this.answering.has(hostOf(to));
  }

  private note(host: string, answers: boolean): void {
    if (answers) this.answering.set(host, true);
    else this.answering.delete(host);
  }

  private async deliver(key: string, message: Waiting): Promise<void> {
    const { post, gone } = this.ports;
    try {
      const { status, retryAfter = 0 } = await post(await this.request(message));
      this.note(hostOf(message.to), true);
      if (status >= 200 && status < 300) this.count('sent');
      else if (status === 404 || status === 410) {
        this.count('gone');
        await gone(message.to);
      } else if (status === 429 || status >= 500) this.retry(key, message, retryAfter * 1000);
      else this.count('refused');
    } catch {
      this.note(hostOf(message.to), false);
      this.retry(key, message, 0);
    }
  }

  private retry(key: string, message: Waiting, askedForMs: number): void {
    const wait = Math.max(askedForMs, RETRY_MS[message.tries] ?? Infinity);
    // A newer one has come meanwhile.
    const isOld = this.waiting.has(key) || this.later.has(key);
    if (this.closed || isOld) return;
    if (wait > LONGEST_RETRY_MS || this.later.size >= MOST_WAITING) {
      this.count('lost');
      return;
    }
    const again = { ...message, tries: message.tries + 1 };
    this.later.set(
      key,
      this.ports.machine.after(wait, () => this.add(again)),
    );
  }

  private async request({
    to,
    text,
    topic,
    ttlSeconds,
  }: Waiting): Promise<Parameters<PostPush>[0]> {
    const { machine, now, key, contact } = this.ports;
    const vapid = await key();
    return {
      endpoint: to.endpoint,
      headers: {
        Authorization: vapid.authorization(to.endpoint, now(), contact),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(ttlSeconds),
        Topic: topicOf(topic),
        Urgency: 'high',
      },
      body: encryptPush(Buffer.from(text), keysOf(to), {
        salt: machine.bytes(SALT_BYTES),
        privateKey: newPrivateKey(machine.bytes),
      }),
    };
  }

  private count(outcome: string): void {
    this.ports.metrics.count('pakli_pushes_total', ['outcome', outcome]);
  }
}

function hostOf({ endpoint }: Subscription): string {
  return new URL(endpoint).host;
}

function keysOf({ p256dh, auth }: Subscription): Parameters<typeof encryptPush>[1] {
  return { p256dh: Buffer.from(p256dh, 'base64url'), auth: Buffer.from(auth, 'base64url') };
}

/** At most 32 letters, which say nothing to the push service. */
function topicOf(text: string): string {
  return base64Of(sha256(text)).slice(0, 32);
}
