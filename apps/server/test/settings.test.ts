/** Settings: every flag with its environment variable, default and bounds, all numbers written out. */
import { availableParallelism } from 'node:os';
import { describe, expect, test } from 'vitest';
import { FIRST_PORT, FLAGS, readFlags, type FlagSettings } from '../src/flags.ts';
import { LIMITS, PACE } from '../src/settings.ts';

function read(args: readonly string[], env: Record<string, string> = {}): FlagSettings {
  const wanted = readFlags(args, env);
  if ('problem' in wanted) throw new Error(JSON.stringify(wanted));
  return wanted;
}

const DAY = 86_400_000;

test('a room full of people comes in by --lan, and limits that are named hold there too', () => {
  const { limits } = read(['--lan', '--limits', 'socketsPerMinute=7']).settings;
  expect(limits.guestsPerTenMinutes).toBe(400);
  expect(limits.socketsPerMinute).toBe(7);
  expect(read([]).settings.limits).toEqual(LIMITS);
});

test('limits and paces are those that docs/hosting.md promises', () => {
  expect(LIMITS).toEqual({
    frameBurst: 20,
    framesPerSecond: 5,
    socketsPerAddress: 30,
    socketsPerMinute: 60,
    connectionsPerAddress: 200,
    requestsPerMinute: 300,
    recordsPerMinute: 30,
    picturesPerMinute: 60,
    tablesPerTenMinutes: 6,
    guestsPerTenMinutes: 12,
    passkeyTriesPerTenMinutes: 60,
    codeTriesPerTenMinutes: 6,
    seatOpeningsPerTenMinutes: 30,
    renamesPerTenMinutes: 10,
    connections: 20_000,
    picturesPerSecond: 5,
    tablesPerPerson: 8,
    watchersPerTable: 30,
    commandBurst: 20,
    commandsPerSecond: 1,
    dealsPerTable: 30,
    rowsPerTable: 10_000,
    rowsPerPerson: 1000,
  });
  expect(PACE).toEqual({
    move: 900,
    expertMove: 1500,
    nextDeal: 30_000,
    absence: 60_000,
    release: 3 * DAY,
    again: 30_000,
    lately: 120_000,
    start: 10_000,
    lease: 10_000,
    glance: 2000,
    thinking: 30_000,
    beat: 2000,
    outage: 5000,
    round: 500,
    retry: 2000,
    probe: 1000,
    firstSweep: 10_000,
    saying: 3000,
    sleep: 1_800_000,
    putAway: 14 * DAY,
    evening: 5000,
    claim: 10_000,
    longestTimer: 60_000,
    rest: 60_000,
    firstFrame: 10_000,
    silence: 40_000,
    unread: 60_000,
    cooling: 60_000,
    goodbye: 2000,
    measure: 30_000,
    pass: 600_000,
    sweep: 3_600_000,
    fold: DAY,
    kept: { people: 180 * DAY, tables: 180 * DAY, lines: 30 * DAY, reports: 180 * DAY },
  });
});

test('what is usual is right for a table at home', () => {
  const usual: FlagSettings = {
    settings: {
      port: 4180,
      address: '127.0.0.1',
      file: 'data/pakli.db',
      proxies: [],
      push: 'on',
      threads: Math.max(1, availableParallelism() - 1),
      boards: 5,
      limits: LIMITS,
      pace: PACE,
      drain: 0,
    },
    lan: false,
    portNamed: false,
    reports: false,
  };
  expect(FIRST_PORT).toBe(4180);
  expect(read([])).toEqual(usual);
  // An empty variable counts as unset.
  expect(read([], { PAKLI_PORT: '', PAKLI_ORIGIN: '', PAKLI_LIMITS: '' })).toEqual(usual);
});

/** By flag: its environment variable, a value, and the resulting part of the settings. */
const EVERY: readonly (readonly [string, string, string, object])[] = [
  ['port', 'PAKLI_PORT', '65535', { port: 65_535 }],
  ['address', 'PAKLI_ADDRESS', '0.0.0.0', { address: '0.0.0.0' }],
  ['data', 'PAKLI_DATA', '/srv', { file: '/srv/pakli.db' }],
  ['postgres', 'PAKLI_POSTGRES', 'postgres://h/d', { postgres: 'postgres://h/d', drain: 10_000 }],
  ['postgres', 'PAKLI_POSTGRES', 'postgresql://h/d', { postgres: 'postgresql://h/d' }],
  ['nats', 'PAKLI_NATS', 'nats://h:4222', { nats: 'nats://h:4222' }],
  ['drain', 'PAKLI_DRAIN', '600', { drain: 600_000 }],
  ['page', 'PAKLI_PAGE', '/page', { page: '/page' }],
  ['origin', 'PAKLI_ORIGIN', 'https://cards.example/', { origin: 'https://cards.example' }],
  ['proxy', 'PAKLI_PROXY', '10.0.0.0/8, ::1', { proxies: ['10.0.0.0/8', '::1'] }],
  ['proxy', 'PAKLI_PROXY', '::ffff:10.0.0.1', { proxies: ['10.0.0.1'] }],
  ['proxy', 'PAKLI_PROXY', '10.0.0.0/32,fd00::/128', { proxies: ['10.0.0.0/32', 'fd00::/128'] }],
  ['push', 'PAKLI_PUSH', 'off', { push: 'off' }],
  ['threads', 'PAKLI_THREADS', '256', { threads: 256 }],
  ['boards', 'PAKLI_BOARDS', '0', { boards: 0 }],
  ['metrics-port', 'PAKLI_METRICS_PORT', '0', { metricsPort: 0 }],
  [
    'limits',
    'PAKLI_LIMITS',
    'rowsPerTable=1000000000,frameBurst=1',
    { limits: { ...LIMITS, rowsPerTable: 1_000_000_000, frameBurst: 1 } },
  ],
];

test.each(EVERY)('--%s and %s: %s', (name, variable, text, made) => {
  const { settings: usual } = read([]);
  for (const wanted of [read([`--${name}=${text}`]), read([], { [variable]: text })]) {
    expect(wanted.settings).toMatchObject(made);
    // Nothing else has changed.
    const touched = new Set([...Object.keys(made), ...(name === 'postgres' ? ['drain'] : [])]);
    const others = (settings: object): object =>
      Object.fromEntries(Object.entries(settings).filter(([key]) => !touched.has(key)));
    expect(others(wanted.settings)).toEqual(others(usual));
    expect(wanted.portNamed).toBe(name === 'port');
  }
});

test('what is asked for beside the settings', () => {
  expect(read(['--lan'])).toMatchObject({ lan: true, settings: { address: '0.0.0.0' } });
  expect(read(['--lan', '--address', '10.0.0.1'])).toMatchObject({
    lan: true,
    settings: { address: '10.0.0.1' },
  });
  expect(read(['--reports'])).toMatchObject({ reports: true });
  expect(read(['--backup', 'copy.db'])).toMatchObject({ backup: 'copy.db', reports: false });
  expect(read(['--postgres', 'postgres://h/d', '--drain', '0']).settings.drain).toBe(0);
  expect(FLAGS.join(' ')).toBe(
    '--lan --port --address --data --postgres --nats --drain --page --origin --proxy ' +
      '--push --threads --boards --metrics-port --limits --backup --reports',
  );
});

describe('one past a bound', () => {
  test.each([
    ['port', '65536', { from: 0, to: 65_535 }],
    ['port', '1.5', { from: 0, to: 65_535 }],
    ['metrics-port', '65536', { from: 0, to: 65_535 }],
    ['threads', '257', { from: 1, to: 256 }],
    ['threads', '0', { from: 1, to: 256 }],
    ['drain', '601', { from: 0, to: 600 }],
    ['limits', 'frameBurst=0', { limits: Object.keys(LIMITS) }],
    ['limits', 'frameBurst', { limits: Object.keys(LIMITS) }],
    ['limits', 'frameBurst=1000000001', { limits: Object.keys(LIMITS) }],
    ['limits', 'toString=1', { limits: Object.keys(LIMITS) }],
    ['proxy', 'fd00::/129', undefined],
    ['proxy', '10.0.0.0/', undefined],
    ['proxy', '10.0.0.0/+8', undefined],
    ['origin', 'ftp://cards.example', { like: 'https://cards.example' }],
    ['origin', 'HTTPS://cards.example', { like: 'https://cards.example' }],
    ['origin', 'https://cards.example:99999', { like: 'https://cards.example' }],
    ['origin', 'https://cards.example//', { like: 'https://cards.example' }],
  ])('--%s cannot be %s', (name, text, needs) => {
    const bad = { problem: 'value', setting: `--${name}`, text };
    expect(readFlags([`--${name}=${text}`], {})).toEqual(
      needs === undefined ? bad : { ...bad, needs },
    );
  });

  test.each([
    ['postgres', 'postgres', 'postgres://user:password@host/database'],
    ['postgres', 'http://host', 'postgres://user:password@host/database'],
    ['nats', 'nats', 'nats://host:4222'],
    ['nats', 'natss://host', 'nats://host:4222'],
  ])('--%s cannot be %s, which is not repeated', (name, text, like) => {
    expect(readFlags([`--${name}=${text}`], {})).toEqual({
      problem: 'value',
      setting: `--${name}`,
      needs: { like },
    });
  });

  test.each([
    [['--port'], { problem: 'missing', setting: '--port' }],
    [['--lan=1'], { problem: 'missing', setting: '--lan' }],
    [['--what'], { problem: 'unknown', setting: '--what' }],
    [['-p', '80'], { problem: 'unknown', setting: '-p' }],
    [['--lan', 'here'], { problem: 'stray', argument: 2 }],
    [['here', '--lan'], { problem: 'stray', argument: 1 }],
  ])('%j', (args, bad) => expect(readFlags(args, {})).toEqual(bad));
});
