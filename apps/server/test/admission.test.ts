/**
 * Admission: which pages may send requests, how often each client may, and how refusals are counted. No server, no
 * waiting.
 */
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Admission, type Rate } from '../src/admission.ts';
import { Buckets, neighbourhood, Refusals } from '../src/limits.ts';
import { SILENT } from '../src/log.ts';
import { MACHINE } from '../src/machine.ts';
import { Metrics } from '../src/metrics.ts';
import { LIMITS, type ServerLimits, type ServerSettings } from '../src/settings.ts';
import { settingsFor } from './running.ts';

let now = 0;
beforeEach(() => {
  now = 1000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => void vi.restoreAllMocks());

function admissionWith(more: Partial<ServerSettings> = {}): {
  admission: Admission;
  refused: () => string[];
} {
  const metrics = new Metrics();
  const settings = { ...settingsFor('/nowhere'), limits: LIMITS, ...more };
  const refused = (): string[] =>
    [...metrics.format().matchAll(/^pakli_limited_total\{kind="(.*)"\} (\d+)$/gm)].map(
      ([, kind, many]) => `${kind} ${many}`,
    );
  return {
    admission: new Admission(
      settings,
      new Refusals(metrics, SILENT, MACHINE.elapsed),
      MACHINE.elapsed,
    ),
    refused,
  };
}

function from(address: string, headers: Record<string, string> = {}): IncomingMessage {
  return { headers, socket: { remoteAddress: address } } as unknown as IncomingMessage;
}

/** How many of very many are let in. */
function letIn(one: () => unknown): number {
  let many = 0;
  for (let asked = 0; asked < 1000; asked++) if (one() !== false) many++;
  return many;
}

const MINUTE = 60_000;

type Ask = (admission: Admission, address: string) => boolean;
const may =
  (kind: Rate): Ask =>
  (admission, at) =>
    admission.may(kind, from(at));

describe('so many at once, and as many again in their time', () => {
  const asks: readonly (readonly [string, Ask, keyof ServerLimits, number])[] = [
    ['requests', may('requests'), 'requestsPerMinute', MINUTE],
    ['records', may('records'), 'recordsPerMinute', MINUTE],
    ['pictures', may('pictures'), 'picturesPerMinute', MINUTE],
    ['tables', may('tables'), 'tablesPerTenMinutes', 10 * MINUTE],
    ['guests', may('guests'), 'guestsPerTenMinutes', 10 * MINUTE],
    ['renames', (admission, at) => admission.mayRename(at), 'renamesPerTenMinutes', 10 * MINUTE],
    ['passkeys', may('passkeys'), 'passkeyTriesPerTenMinutes', 10 * MINUTE],
    ['codes', may('codes'), 'codeTriesPerTenMinutes', 10 * MINUTE],
    ['openings', may('openings'), 'seatOpeningsPerTenMinutes', 10 * MINUTE],
    [
      'new sockets',
      (admission, at) => {
        const leave = admission.enter(from(at));
        leave?.();
        return leave !== undefined;
      },
      'socketsPerMinute',
      MINUTE,
    ],
  ];

  test.each(asks)('%s', (kind, ask, limit, ms) => {
    // Every limit is a different number, so that none can be mistaken for another.
    const names = Object.keys(LIMITS) as (keyof ServerLimits)[];
    const limits = Object.fromEntries(
      names.map((name, i) => [name, 11 + i]),
    ) as unknown as ServerLimits;
    const most = limits[limit];
    const { admission, refused } = admissionWith({ limits });
    expect(letIn(() => ask(admission, '198.51.100.1'))).toBe(most);
    expect(refused()).toEqual([`${kind} ${1000 - most}`]);
    // Other clients have their own budget, and it all refills in time.
    expect(letIn(() => ask(admission, '203.0.113.1'))).toBe(most);
    now += ms / 2;
    expect(letIn(() => ask(admission, '198.51.100.1'))).toBe(Math.floor(most / 2));
    now += 10 * ms;
    admission.sweep();
    expect(letIn(() => ask(admission, '198.51.100.1'))).toBe(most);
  });
});

test('open sockets of a neighbourhood are counted until they close', () => {
  const { admission, refused } = admissionWith({ limits: { ...LIMITS, socketsPerAddress: 2 } });
  const one = admission.enter(from('198.51.100.1'));
  const two = admission.enter(from('198.51.100.200'));
  expect([typeof one, typeof two]).toEqual(['function', 'function']);
  expect(admission.enter(from('198.51.100.3'))).toBeUndefined();
  expect(admission.enter(from('198.51.101.3'))).toBeDefined();
  expect(refused()).toEqual(['open sockets 1']);
  one?.();
  expect(admission.enter(from('198.51.100.3'))).toBeDefined();
  expect(admission.enter(from('198.51.100.3'))).toBeUndefined();
  expect(refused()).toEqual(['open sockets 2']);
});

function connect(admission: Admission, remoteAddress: string): (() => void) | undefined {
  return admission.connect({ remoteAddress } as Socket);
}

describe('connections', () => {
  test('of a neighbourhood are bounded, those of a proxy are not', () => {
    const limits = { ...LIMITS, connectionsPerAddress: 2 };
    const { admission, refused } = admissionWith({ limits, proxies: ['10.0.0.1'] });
    const leave = connect(admission, '198.51.100.1');
    connect(admission, '::ffff:198.51.100.2');
    expect(connect(admission, '198.51.100.3')).toBeUndefined();
    expect(refused()).toEqual(['connections 1']);
    for (let i = 0; i < 5; i++) expect(connect(admission, '::ffff:10.0.0.1')).toBeDefined();
    leave?.();
    expect(connect(admission, '198.51.100.3')).toBeDefined();
    expect(connect(admission, '198.51.100.3')).toBeUndefined();
  });

  test('are bounded in all, those of a proxy too', () => {
    const limits = { ...LIMITS, connections: 3 };
    const { admission } = admissionWith({ limits, proxies: ['10.0.0.1'] });
    const leave = connect(admission, '198.51.100.1');
    connect(admission, '203.0.113.1');
    expect(connect(admission, '10.0.0.1')).toBeDefined();
    expect(connect(admission, '10.0.0.1')).toBeUndefined();
    expect(connect(admission, '192.0.2.1')).toBeUndefined();
    leave?.();
    expect(connect(admission, '192.0.2.1')).toBeDefined();
    expect(connect(admission, '192.0.2.1')).toBeUndefined();
  });
});

test('behind a proxy each client counts for itself', () => {
  const limits = { ...LIMITS, guestsPerTenMinutes: 1 };
  const { admission } = admissionWith({ limits, proxies: ['10.0.0.1'] });
  const may = (client: string): boolean =>
    admission.may('guests', from('10.0.0.1', { 'x-forwarded-for': client }));
  expect(['198.51.100.1', '203.0.113.1', '198.51.100.2'].map(may)).toEqual([true, true, false]);
});

describe('whom a request means', () => {
  test.each([
    ['127.0.0.1:4180', true],
    ['192.168.1.5', true],
    ['[::1]:4180', true],
    ['[fd00::1]', true],
    ['localhost:4180', true],
    ['LOCALHOST', true],
    ['laptop', true],
    ['my-laptop.local:80', true],
    ['cards.example', false],
    ['a.b.local', false],
    ['localhost.evil.example', false],
    ['', false],
    ['cards.example:443', false],
  ])('%s at home: %s', (host, ours) => {
    expect(admissionWith().admission.isOurHost(from('', { host }))).toBe(ours);
  });

  test('without a host, nobody', () => {
    expect(admissionWith().admission.isOurHost(from(''))).toBe(false);
  });

  test('with an origin, its host too, with its port', () => {
    const { admission } = admissionWith({ origin: 'https://cards.example:8443' });
    const hosts = ['cards.example:8443', 'cards.example', 'evil.example:8443', '127.0.0.1:1'];
    expect(hosts.map((host) => admission.isOurHost(from('', { host })))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  test('a page is ours by its origin alone', () => {
    const at = (admission: Admission, origin: string): boolean =>
      admission.isOurPage(from('', { host: 'laptop:4180', origin }));
    const { admission } = admissionWith();
    expect(at(admission, 'http://laptop:4180')).toBe(true);
    for (const origin of ['https://laptop:4180', 'http://laptop', 'null', '']) {
      expect(at(admission, origin)).toBe(false);
    }
    const named = admissionWith({ origin: 'https://cards.example' }).admission;
    expect(at(named, 'https://cards.example')).toBe(true);
    expect(at(named, 'http://laptop:4180')).toBe(false);
    expect(named.isOurPage(from('', { host: 'cards.example' }))).toBe(false);
  });
});

describe('buckets', () => {
  test('hold so many at most, and fill with time', () => {
    let at = 0;
    const buckets = new Buckets(3, 2, 1000, () => at);
    expect(letIn(() => buckets.take('a'))).toBe(3);
    at = 499;
    expect(buckets.take('a')).toBe(false);
    at = 500;
    expect([buckets.take('a'), buckets.take('a')]).toEqual([true, false]);
    at = 1_000_000;
    expect(letIn(() => buckets.take('a'))).toBe(3);
  });

  test('forget whoever has all tokens again, and nobody before', () => {
    let at = 0;
    const buckets = new Buckets(2, 1, 1000, () => at);
    buckets.take('a');
    buckets.take('b');
    buckets.take('b');
    expect(buckets.size).toBe(2);
    at = 999;
    buckets.sweep();
    expect(buckets.size).toBe(2);
    at = 1000;
    buckets.sweep();
    expect(buckets.size).toBe(1);
    expect([buckets.take('b'), buckets.take('b')]).toEqual([true, false]);
    at = 1_000_000;
    buckets.sweep();
    expect(buckets.size).toBe(0);
  });
});

test.each([
  ['198.51.100.77', '198.51.100'],
  ['::ffff:198.51.100.77', '198.51.100'],
  ['2001:db8:1:22ff:3:4:5:6', '2001:0db8:0001:22'],
  ['2001:db8::1', '2001:0db8:0000:00'],
  ['::1', '0000:0000:0000:00'],
  ['fd00:1:2:ab12::', 'fd00:0001:0002:ab'],
  ['2001:db8:0:f::', '2001:0db8:0000:00'],
])('%s is of the neighbourhood %s', (address, neighbours) => {
  expect(neighbourhood(address)).toBe(neighbours);
});
