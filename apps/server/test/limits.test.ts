/** Limits: they run on a clock that nobody can set, count every frame, and are reported to the operator. */
import { once } from 'node:events';
import { expect, onTestFinished, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Refusals } from '../src/limits.ts';
import { Metrics } from '../src/metrics.ts';
import { TIMEOUTS, UNREAD_MS } from '../src/server.ts';
import { LIMITS } from '../src/settings.ts';
import { ask, begun, guest, openTable, socketTo } from './client.ts';
import { GENEROUS, STILL, withServer } from './running.ts';

const HOUR = 3_600_000;

test.each([-HOUR, HOUR])('a wall clock that leaps by %i ms locks nobody out', (leap) => {
  const { now } = Date;
  let ahead = 0;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
  onTestFinished(() => clock.mockRestore());
  return withServer(
    async ({ base, running }) => {
      const { host, friend } = await begun(base, 'mulle');
      ahead = leap;
      await friend.do({ kind: 'ask', what: 'end' });
      await host.until('it is asked', () => host.company?.questions.length === 1);
      await guest(base, 'Cleo');
      expect(running.metrics.format()).not.toContain('pakli_limited_total{');
      for (const one of [host, friend]) one.close();
    },
    { settings: { limits: LIMITS } },
  );
});

test('what limits refuse is counted by kind, and logged without an address', () => {
  const lines: string[] = [];
  return withServer(
    async ({ base, running }) => {
      const bo = { 'x-forwarded-for': '198.51.100.9, 10.1.1.1' };
      const come = async (name: string, headers = {}): Promise<number> =>
        (await ask({ base }, 'POST', '/me', { name }, headers)).status;
      expect(await come('Anna')).toBe(201);
      expect(await come('Ada')).toBe(429);
      // Another client behind a chain of our proxies is not refused along with them.
      expect(await come('Bo', bo)).toBe(201);
      expect(await come('Bea', bo)).toBe(429);
      expect(running.metrics.format()).toContain('pakli_limited_total{kind="guests"} 2');
      expect(lines.filter((line) => line.startsWith('limits refused'))).toEqual([
        'limits refused {"guests":1}',
      ]);
    },
    {
      settings: {
        limits: { ...GENEROUS, guestsPerTenMinutes: 1 },
        proxies: ['127.0.0.1', '10.0.0.0/8'],
      },
      machine: STILL,
      log: (what, told) => void lines.push(`${what} ${JSON.stringify(told)}`),
    },
  );
});

test('a line of the log counts what was refused since the one before, at most once a minute', () => {
  let now = 0;
  const told: unknown[] = [];
  const refusals = new Refusals(
    new Metrics(),
    (_, counts) => void told.push(counts),
    () => now,
  );
  for (const kind of ['guests', 'guests', 'tables']) refusals.add(kind);
  now = 59_999;
  refusals.add('guests');
  now = 60_000;
  refusals.add('tables');
  now = 120_000;
  refusals.add('guests');
  expect(told).toEqual([{ guests: 1 }, { guests: 2, tables: 2 }, { guests: 1 }]);
});

test('pings are frames: too many end the socket, and nothing is kept for whoever does not read', () =>
  withServer(
    async ({ base, running }) => {
      const anna = await guest(base, 'Anna');
      const socket = socketTo(anna, await openTable(anna, 'mulle'));
      await once(socket, 'open');
      let pongs = 0;
      socket.on('pong', () => pongs++);
      for (let sent = 0; sent < 100; sent++) socket.ping('p'.repeat(100));
      const [code] = (await once(socket, 'close')) as [number];
      expect(code).toBe(4009);
      expect(pongs).toBe(LIMITS.frameBurst);
      expect(running.metrics.format()).toContain('pakli_limited_total{kind="frames"} 1');
    },
    { settings: { limits: { ...LIMITS, framesPerSecond: 1 } }, machine: STILL },
  ));

test('whoever pings and does not read gets no answer, and is sent away after a minute', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const socket = socketTo(anna, await openTable(anna, 'mulle'));
    await once(socket, 'open');
    let pongs = 0;
    socket.on('pong', () => pongs++);
    const unread = vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get').mockReturnValue(65_537);
    const now = performance.now.bind(performance);
    let ahead = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
    onTestFinished(() => {
      unread.mockRestore();
      clock.mockRestore();
    });
    for (let sent = 0; sent < 100; sent++) socket.ping();
    await vi.waitFor(() => expect(unread).toHaveBeenCalled(), 60_000);
    ahead = 61_000;
    socket.ping();
    const [code] = (await once(socket, 'close')) as [number];
    expect([code, pongs]).toEqual([4008, 0]);
  }));

test('a frame in very many parts ends the socket', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const socket = socketTo(anna, await openTable(anna, 'mulle'));
    await once(socket, 'open');
    for (let sent = 0; sent < 100; sent++) socket.send('', { fin: false });
    const [code] = (await once(socket, 'close')) as [number];
    expect(code).toBe(1008);
  }));

test('a frame of 4096 bytes is read, and one of 4097 closes the socket', () =>
  withServer(async ({ base, running }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    const sent = async (bytes: number): Promise<number> => {
      const socket = socketTo(anna, table);
      await once(socket, 'open');
      const frame = JSON.stringify({ kind: 'hello', protocol: 1, since: null });
      socket.send(frame.padEnd(bytes));
      const answered = once(socket, 'message').then(() => 0);
      const closed = once(socket, 'close').then(([code]) => code as number);
      const which = await Promise.race([answered, closed]);
      socket.terminate();
      return which;
    };
    expect([await sent(4096), await sent(4097)]).toEqual([0, 1009]);
    expect(running.metrics.format()).toMatch(/^pakli_socket_errors_total 1$/m);
  }));

test('a frame in eight parts is read, and one in nine ends the socket', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    const sent = async (parts: number): Promise<number> => {
      const socket = socketTo(anna, table);
      await once(socket, 'open');
      const frame = JSON.stringify({ kind: 'hello', protocol: 1, since: null });
      for (let part = 1; part < parts; part++) socket.send(' ', { fin: false });
      socket.send(frame, { fin: true });
      const answered = once(socket, 'message').then(() => 0);
      const closed = once(socket, 'close').then(([code]) => code as number);
      const which = await Promise.race([answered, closed]);
      socket.terminate();
      return which;
    };
    expect([await sent(8), await sent(9)]).toEqual([0, 1008]);
  }));

test('a server waits for requests as long as it says, and its proxy less', () => {
  expect(TIMEOUTS).toEqual({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 75_000,
    connectionsCheckingInterval: 5000,
  });
  expect(UNREAD_MS).toBe(120_000);
});

test('an address that is none is not there', () =>
  withServer(async ({ base, running }) => {
    const { request } = await import('node:http');
    const { port } = new URL(base);
    const asked = request({ host: '127.0.0.1', port, path: '//[' }).end();
    const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
    answer.resume();
    expect(answer.statusCode).toBe(404);
    expect(running.metrics.format()).toMatch(/^pakli_failures_total 0$/m);
  }));
