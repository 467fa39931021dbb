/**
 * Notifies people who are away, in every browser where they want it: in their language,
 * outside their quiet hours, and once. Nothing awaits it. `notice.ts` says how to add a
 * kind of notice.
 *
 *     context.notifier.tell(person, { kind: 'evening', evening, title });
 *     context.notifier.withdraw(person, tagOf(notice)); // it has happened: close what is open
 */
import { loadPushWords } from '@pakli/text/push';
import { Buckets } from '../limits.ts';
import type { Machine } from '../machine.ts';
import type { Metrics } from '../metrics.ts';
import type { TableStore } from '../store/store.ts';
import { closingOf, payloadOf, tagOf, wishOf, worthMsOf, type Notice } from './notice.ts';
import type { PostPush } from './push-request.ts';
import { PushSender } from './push-sender.ts';
import { hashOfEndpoint, quietMs, subscriptionOf, type Subscription } from './subscription.ts';
import { newPrivateKey, VapidKey } from './web-push.ts';

/** Under this name the private key is kept. */
const KEY_NAME = 'vapid';
/** Notices that can be withdrawn; older ones are closed by the page. */
const MOST_OPEN = 10_000;
/** Most browsers of one person that a notice is sent to. */
const MOST_BROWSERS = 10;
const CLOSING_SECONDS = 86_400;
const MINUTE_MS = 60_000;
/** Per person: notices at once, and a minute. Two fast players could make this server send hundreds a second to any address. */
const MOST_AT_ONCE = 30;
const MOST_PER_MINUTE = 6;
/** Above this many people full buckets are dropped. */
const MANY_PEOPLE = 1000;

export interface NotifierPorts {
  readonly store: TableStore;
  readonly machine: Machine;
  readonly now: () => number;
  readonly metrics: Metrics;
  /** Undefined where nothing is sent at all. */
  readonly post: PostPush | undefined;
  /** Whom the operator of a push service may write to: where people reach this server. */
  readonly contact: string | undefined;
}

/** A notice that was sent, or is to be sent after quiet hours. */
interface OpenNotice {
  readonly notice: Notice;
  readonly sentTo: Map<string, Subscription>;
  readonly waits: Set<() => void>;
}

export class Notifier {
  private readonly ports: NotifierPorts;
  private readonly sender: PushSender | undefined;
  /** By person and tag, the oldest first. */
  private readonly open = new Map<string, OpenNotice>();
  private readonly rate: Buckets;
  private vapid: Promise<VapidKey> | undefined;

  constructor(ports: NotifierPorts) {
    this.ports = ports;
    const { post, store, machine } = ports;
    this.rate = new Buckets(MOST_AT_ONCE, MOST_PER_MINUTE, MINUTE_MS, machine.elapsed);
    if (post === undefined) return;
    this.sender = new PushSender({
      ...ports,
      post,
      key: () => this.key(),
      gone: async ({ endpoint }) => {
        for (const { sentTo } of this.open.values()) sentTo.delete(endpoint);
        await store.dropContact(hashOfEndpoint(endpoint));
      },
    });
  }

  /** What browsers subscribe with; undefined where this server sends nothing. */
  async publicKey(): Promise<string | undefined> {
    return this.sender === undefined ? undefined : (await this.key()).publicKey;
  }

  /** Made once for all nodes and kept forever: another key would void every subscription. */
  private key(): Promise<VapidKey> {
    const { store, machine } = this.ports;
    this.vapid ??= store.keepSecret(KEY_NAME, newPrivateKey(machine.bytes)).then(
      (kept) => new VapidKey(kept),
      (error: unknown) => {
        this.vapid = undefined;
        throw error;
      },
    );
    return this.vapid;
  }

  tell(person: string, notice: Notice): void {
    if (this.sender === undefined) return;
    if (this.rate.size > MANY_PEOPLE) this.rate.sweep();
    if (!this.rate.take(person)) {
      this.ports.metrics.count('pakli_pushes_total', ['outcome', 'limited']);
      return;
    }
    const key = keyOf(person, tagOf(notice));
    const before = this.open.get(key);
    this.forget(key);
    const open = { notice, sentTo: new Map(before?.sentTo), waits: new Set<() => void>() };
    this.open.set(key, open);
    const [oldest] = this.open.keys();
    if (this.open.size > MOST_OPEN && oldest !== undefined) this.forget(oldest);
    // A notice that cannot be sent is lost: the list of tables still shows what it is about.
    void this.reach(person, key, open).catch(() => {});
  }

  /** Closes what is open, and cancels what waits. */
  withdraw(person: string, tag: string): void {
    const key = keyOf(person, tag);
    const open = this.open.get(key);
    this.forget(key);
    for (const to of open?.sentTo.values() ?? []) {
      if (!isShownAlways(to)) {
        this.sender?.send({ to, text: closingOf(tag), topic: tag, ttlSeconds: CLOSING_SECONDS });
      }
    }
  }

  close(): void {
    for (const key of this.open.keys()) this.forget(key);
    this.sender?.close();
  }

  private forget(key: string): void {
    for (const cancel of this.open.get(key)?.waits ?? []) cancel();
    this.open.delete(key);
  }

  /** In every browser that wants it, or in one whose quiet hours are over. */
  private async reach(person: string, key: string, open: OpenNotice, only?: string): Promise<void> {
    const { store, machine, now } = this.ports;
    const contacts = await store.contactsOf(person);
    const wish = wishOf(open.notice);
    const all = contacts.flatMap((contact) => subscriptionOf(contact) ?? []);
    for (const to of all.filter(({ wishes }) => wishes.includes(wish)).slice(0, MOST_BROWSERS)) {
      if (this.open.get(key) !== open) return;
      const { endpoint } = to;
      if (only !== undefined && endpoint !== only) continue;
      const quiet = quietMs(to, now());
      if (quiet === 0) await this.send(key, open, to);
      else {
        // By then the browser may be another's, or want something else.
        const later = (): void => void this.reach(person, key, open, endpoint).catch(() => {});
        open.waits.add(machine.after(quiet, later));
      }
    }
  }

  private async send(key: string, open: OpenNotice, to: Subscription): Promise<void> {
    const { notice, sentTo } = open;
    const { locale, zone } = to;
    const words = await loadPushWords(locale);
    const ttlSeconds = Math.floor(worthMsOf(notice, this.ports.now()) / 1000);
    // By now it may have been withdrawn or replaced.
    if (ttlSeconds <= 0 || this.open.get(key) !== open) return;
    sentTo.set(to.endpoint, to);
    const text = payloadOf(notice, { words, locale, zone });
    this.sender?.send({ to, text, topic: tagOf(notice), ttlSeconds });
  }
}

function keyOf(person: string, tag: string): string {
  return `${person} ${tag}`;
}

/** Apple's browsers end a subscription after a few messages that show nothing: there the page closes what is open. */
function isShownAlways({ endpoint }: Subscription): boolean {
  return new URL(endpoint).hostname.endsWith('.apple.com');
}
