/** Who is notified of what, when, and how often; the test scripts the push services and moves the clock. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MACHINE } from '../../src/machine.ts';
import { Metrics } from '../../src/metrics.ts';
import { tagOf, type Notice } from '../../src/push/notice.ts';
import { Notifier } from '../../src/push/notifier.ts';
import type { PushAnswer, PushRequest } from '../../src/push/push-request.ts';
import {
  hashOfEndpoint,
  quietMs,
  readSubscription,
  type Subscription,
} from '../../src/push/subscription.ts';
import { MemoryStore } from '../memory-store.ts';
import { browserKeys, decryptPush, readVapid, subscribed } from './push-service.ts';

const NOON = Date.UTC(2026, 2, 3, 12);
const HOUR_MS = 3_600_000;
const TURN: Notice = { kind: 'turn', table: 'abcdefghij', game: 'ulti', others: ['Bo', 'Cia'] };

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

interface Office {
  readonly notifier: Notifier;
  readonly store: MemoryStore;
  readonly metrics: Metrics;
  /** What the push services received, by endpoint. */
  readonly asked: PushRequest[];
  /** What browsers decrypt from it. */
  readonly read: () => unknown[];
}

function keep(store: MemoryStore, person: string, one: Subscription): Promise<void> {
  const hash = hashOfEndpoint(one.endpoint);
  return store.keepContact({ hash, person, kind: 'push', body: JSON.stringify(one) });
}

async function office(
  subscriptions: readonly Subscription[],
  answer: (request: PushRequest) => Promise<PushAnswer> = async () => ({ status: 201 }),
): Promise<Office> {
  const store = new MemoryStore();
  const metrics = new Metrics();
  for (const one of subscriptions) {
    await keep(store, 'anna', one);
  }
  const asked: PushRequest[] = [];
  const post = (request: PushRequest): Promise<PushAnswer> => {
    asked.push(request);
    return answer(request);
  };
  const contact = 'https://cards.example';
  const notifier = new Notifier({
    store,
    machine: MACHINE,
    now: Date.now,
    metrics,
    post,
    contact,
  });
  const read = (): unknown[] =>
    asked.map(({ endpoint, body }) =>
      JSON.parse(decryptPush(body, browserKeys(Number(endpoint.split('/').at(-1))))),
    );
  return { notifier, store, metrics, asked, read };
}

const passed = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const count = (metrics: Metrics, outcome: string): number =>
  Number(new RegExp(`outcome="${outcome}"} (\\d+)`).exec(metrics.format())?.[1] ?? 0);

describe('a notice', () => {
  test('comes to every browser that wants it, in its language and zone, signed by this server', async () => {
    const { notifier, asked, read } = await office([
      subscribed(1),
      subscribed(2, { locale: 'hu', zone: 'Asia/Tokyo' }),
      subscribed(3, { wishes: ['evening'] }),
    ]);
    notifier.tell('anna', { ...TURN, deadline: NOON + 3 * 24 * HOUR_MS });
    await passed();
    const common = { tag: 'pakli abcdefghij', path: '/t/abcdefghij' };
    expect(read()).toEqual([
      { ...common, title: 'Your turn', body: 'Ulti · Bo, Cia\nDeadline: Fri 12:00 PM' },
      { ...common, title: 'Te jössz', body: 'Ulti · Bo, Cia\nHatáridő: P 21:00' },
    ]);
    const [first] = asked;
    expect(first?.headers).toMatchObject({ TTL: String(3 * 86_400), Urgency: 'high' });
    expect(first?.headers['Topic']).toMatch(/^[\w-]{32}$/);
    expect(readVapid(first?.headers['Authorization'] ?? '')).toMatchObject({
      aud: 'https://push.example',
      sub: 'https://cards.example',
    });
    expect(first?.headers['Authorization']?.split('k=')[1]).toBe(await notifier.publicKey());
  });

  test.each([
    [TURN, { title: 'Your turn', body: 'Ulti · Bo, Cia' }],
    [
      { ...TURN, kind: 'back', name: 'Bo', isTurn: true },
      { title: 'Bo is back', body: 'Ulti · Bo, Cia\nYour turn' },
    ],
    [
      { ...TURN, kind: 'rematch', name: 'Cia' },
      { title: 'Cia would like to play again', body: 'Ulti · Bo, Cia' },
    ],
    [
      { kind: 'evening', evening: 'abcdefghijkl', title: 'Friday' },
      { title: 'The evening is starting', body: 'Friday', path: '/evening/abcdefghijkl' },
    ],
  ] satisfies [Notice, object][])('of kind $kind', async (notice, text) => {
    const { notifier, read } = await office([subscribed()]);
    notifier.tell('anna', notice);
    await passed();
    expect(read()).toMatchObject([text]);
  });

  test('is nothing to anybody else, and to nobody where push is off', async () => {
    const { notifier, asked, store, metrics } = await office([subscribed()]);
    notifier.tell('bo', TURN);
    const off = new Notifier({
      store,
      machine: MACHINE,
      now: Date.now,
      metrics,
      post: undefined,
      contact: undefined,
    });
    off.tell('anna', TURN);
    off.withdraw('anna', tagOf(TURN));
    await passed(HOUR_MS);
    expect(asked).toEqual([]);
    expect(await off.publicKey()).toBeUndefined();
  });

  test('is closed from afar when it is over, but not where browsers must show every message', async () => {
    const apple = subscribed(2, { endpoint: 'https://web.push.apple.com/2' });
    const { notifier, asked, read } = await office([subscribed(1), apple]);
    notifier.tell('anna', TURN);
    await passed();
    notifier.withdraw('anna', tagOf(TURN));
    notifier.withdraw('anna', tagOf(TURN));
    await passed();
    expect(asked.map(({ endpoint }) => endpoint)).toEqual([
      'https://push.example/1',
      apple.endpoint,
      'https://push.example/1',
    ]);
    expect(read()[2]).toEqual({ close: 'pakli abcdefghij' });
    // The service keeps one message per table: the last.
    expect(asked[2]?.headers['Topic']).toBe(asked[0]?.headers['Topic']);
  });

  test('that is not worth telling any more is not told', async () => {
    const { notifier, asked } = await office([subscribed()]);
    notifier.tell('anna', { ...TURN, deadline: NOON - 1 });
    await passed();
    expect(asked).toEqual([]);
  });
});

describe('quiet hours', () => {
  const night = { quiet: [22, 7] as const, zone: 'Asia/Kolkata' };

  test.each([
    ['noon', '12:00', 0],
    ['just before', '21:59', 0],
    ['the first minute', '22:00', 9],
    ['after midnight', '01:30', 5.5],
    ['the last minute', '06:59', 1 / 60],
    ['the end', '07:00', 0],
  ])('%s in a zone that is off by half an hour', (_, time, hours) => {
    expect(quietMs(night, Date.parse(`2026-03-03T${time}:00+05:30`))).toBe(
      Math.round(hours * HOUR_MS),
    );
  });

  test('follow the clocks when they are changed', () => {
    const berlin = { quiet: [22, 7] as const, zone: 'Europe/Berlin' };
    expect(quietMs(berlin, Date.parse('2026-03-28T22:00:00+01:00'))).toBe(8 * HOUR_MS);
    expect(quietMs(berlin, Date.parse('2026-10-24T22:00:00+02:00'))).toBe(10 * HOUR_MS);
  });

  test('within one day, all day, and never', () => {
    const at = Date.parse('2026-03-03T13:00:00Z');
    expect(quietMs({ quiet: [12, 14], zone: 'Etc/UTC' }, at)).toBe(HOUR_MS);
    expect(quietMs({ quiet: [14, 12], zone: 'Etc/UTC' }, at)).toBe(0);
    expect(quietMs({ quiet: [9, 9], zone: 'Etc/UTC' }, at)).toBe(0);
    expect(quietMs({ quiet: null, zone: 'Etc/UTC' }, at)).toBe(0);
  });

  test('are found by one format of the zone, which is slow to make', () => {
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    expect(quietMs({ quiet: [12, 11], zone: 'Etc/UTC' }, NOON)).toBe(23 * HOUR_MS);
    expect(made).toHaveBeenCalledTimes(1);
    made.mockRestore();
  });

  test('delay a notice until they are over, unless it is over before', async () => {
    const quiet = { quiet: [12, 14] as const };
    const { notifier, asked, read } = await office([subscribed(1, quiet)]);
    const other = { ...TURN, table: 'klmnopqrst' };
    notifier.tell('anna', TURN);
    notifier.tell('anna', other);
    await passed(HOUR_MS);
    notifier.withdraw('anna', tagOf(other));
    await passed(HOUR_MS - 1);
    expect(asked).toEqual([]);
    await passed(1);
    expect(read()).toMatchObject([{ tag: 'pakli abcdefghij' }]);
    await passed(24 * HOUR_MS);
    expect(asked).toHaveLength(1);
  });

  test('send nothing to a browser that is taken back, has other wishes or belongs to another by then', async () => {
    const quiet = { quiet: [12, 14] as const };
    const all = [1, 2, 3, 4].map((number) => subscribed(number, quiet));
    const [back, bored, theirs, kept] = all as [Subscription, ...Subscription[]];
    const { notifier, store, asked } = await office(all);
    notifier.tell('anna', TURN);
    await passed(HOUR_MS);
    await store.dropContact(hashOfEndpoint(back.endpoint));
    await keep(store, 'anna', { ...bored!, wishes: ['evening'] });
    await keep(store, 'bo', theirs!);
    await passed(HOUR_MS);
    expect(asked.map(({ endpoint }) => endpoint)).toEqual([kept!.endpoint]);
    // Nobody who deleted their account is reached either.
    const night = { ...TURN, table: 'klmnopqrst' };
    await passed(22 * HOUR_MS);
    notifier.tell('anna', night);
    await store.forget('anna');
    await passed(24 * HOUR_MS);
    expect(asked).toHaveLength(1);
  });
});

describe('a push service', () => {
  test.each([404, 410])('that answers %i has no such browser any more', async (status) => {
    const { notifier, store, asked, metrics } = await office([subscribed()], async () => ({
      status,
    }));
    notifier.tell('anna', TURN);
    await passed();
    expect(await store.contactsOf('anna')).toEqual([]);
    notifier.withdraw('anna', tagOf(TURN));
    notifier.tell('anna', TURN);
    await passed(HOUR_MS);
    expect(asked).toHaveLength(1);
    expect(count(metrics, 'gone')).toBe(1);
  });

  test('that fails is asked again a few times, later and later, and then no more', async () => {
    const { notifier, asked, store, metrics } = await office([subscribed()], async () => {
      if (asked.length % 2 === 0) throw new Error('nobody answers');
      return { status: 503 };
    });
    notifier.tell('anna', TURN);
    await passed(5000);
    expect(asked).toHaveLength(2);
    await passed(30_000);
    expect(asked).toHaveLength(3);
    await passed(120_000);
    expect(asked).toHaveLength(4);
    await passed(24 * HOUR_MS);
    expect(asked).toHaveLength(4);
    expect(count(metrics, 'lost')).toBe(1);
    expect(await store.contactsOf('anna')).toHaveLength(1);
  });

  test('that wants to be left alone is left alone for so long, and a newer message goes first', async () => {
    const answers: PushAnswer[] = [{ status: 429, retryAfter: 60 }, { status: 201 }];
    const { notifier, asked, read } = await office(
      [subscribed()],
      async () => answers.shift() ?? { status: 201 },
    );
    notifier.tell('anna', TURN);
    await passed(59_999);
    expect(asked).toHaveLength(1);
    notifier.withdraw('anna', tagOf(TURN));
    await passed();
    expect(read()[1]).toEqual({ close: 'pakli abcdefghij' });
    await passed(HOUR_MS);
    expect(asked).toHaveLength(2);
  });

  test('that refuses what it gets is not asked again', async () => {
    const { notifier, asked, metrics } = await office([subscribed()], async () => ({
      status: 413,
    }));
    notifier.tell('anna', TURN);
    await passed(24 * HOUR_MS);
    expect(asked).toHaveLength(1);
    expect(count(metrics, 'refused')).toBe(1);
  });

  test('that never answers is asked four things at a time, and holds up no other', async () => {
    const slow = Array.from({ length: 2020 }, (_, n) =>
      subscribed(1, { endpoint: `https://slow.example/${n}` }),
    );
    const { notifier, store, asked, metrics } = await office([], ({ endpoint }) =>
      endpoint.includes('slow') ? new Promise(() => {}) : Promise.resolve({ status: 201 }),
    );
    await keep(store, 'anna', subscribed());
    notifier.tell('anna', TURN);
    await passed();
    for (const [n, one] of slow.entries()) {
      await keep(store, `bo ${n}`, one);
      notifier.tell(`bo ${n}`, TURN);
    }
    await passed();
    expect(asked).toHaveLength(1 + 4);
    expect(count(metrics, 'overflow')).toBe(16);
    notifier.withdraw('anna', tagOf(TURN));
    await passed();
    expect(count(metrics, 'sent')).toBe(2);
    notifier.close();
  });

  test('that answers is asked eight things at a time, and as unknown once it did not', async () => {
    let answers = true;
    const fails: (() => void)[] = [];
    const { notifier, asked, metrics } = await office([subscribed()], () =>
      answers
        ? Promise.resolve({ status: 201 })
        : new Promise((_, reject) => fails.push(() => reject(new Error('nobody')))),
    );
    const tell = async (many: number): Promise<void> => {
      for (let n = 0; n < many; n++) notifier.tell('anna', { ...TURN, table: `table ${n}` });
      await passed();
    };
    await tell(1);
    answers = false;
    await tell(20);
    expect(asked).toHaveLength(1 + 8);
    for (const fail of fails.splice(0)) fail();
    await passed();
    expect(asked).toHaveLength(1 + 8 + 4);
    expect(count(metrics, 'sent')).toBe(1);
    notifier.close();
  });
});

test('one person gets thirty notices at once and then six a minute, and others get theirs', async () => {
  const { notifier, asked, metrics, store } = await office([subscribed()]);
  const one = subscribed(2);
  await keep(store, 'bo', one);
  const tell = (n: number): void => notifier.tell('anna', { ...TURN, table: `table ${n}` });
  for (let n = 0; n < 32; n++) tell(n);
  notifier.tell('bo', TURN);
  await passed();
  expect(asked).toHaveLength(31);
  expect(count(metrics, 'limited')).toBe(2);
  await passed(10_000);
  for (let n = 32; n < 34; n++) tell(n);
  await passed();
  expect(asked).toHaveLength(32);
});

test('the key is made once, whichever node asks first', async () => {
  const { notifier, store } = await office([]);
  const ports = { store, machine: MACHINE, now: Date.now, metrics: new Metrics() };
  const other = new Notifier({ ...ports, post: async () => ({ status: 201 }), contact: undefined });
  expect(await other.publicKey()).toBe(await notifier.publicKey());
});

test('what is no subscription is refused', () => {
  const good = subscribed();
  expect(readSubscription(good)).toEqual(good);
  expect(readSubscription({ ...good, quiet: [22, 7], wishes: ['open-seat:ulti'] })).toBeDefined();
  for (const bad of [
    { endpoint: '' },
    { p256dh: good.auth },
    { auth: good.p256dh },
    { p256dh: '!' },
    { locale: 'xx' },
    { zone: 'Mars/Olympus' },
    { zone: '' },
    { quiet: [24, 1] },
    { quiet: [1] },
    { wishes: ['<b>'] },
    { wishes: Array(41).fill('turn') },
    { more: 1 },
  ]) {
    expect(readSubscription({ ...good, ...bad })).toBeUndefined();
  }
  expect(readSubscription(null)).toBeUndefined();
});
