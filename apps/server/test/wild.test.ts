/** Nonsense of every kind is answered or closed with a code: nothing breaks, and nothing is written down. */
import { randomBytes } from 'node:crypto';
import { describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { LIMITS } from '../src/settings.ts';
import { ask, Client, guest, type Guest, openTable, PATIENCE_MS, socketTo } from './client.ts';
import { fuzz } from './fuzz.ts';
import { withTwo } from './nodes.ts';
import { GENEROUS, STILL, withServer } from './running.ts';
import { metricOf } from './timing.ts';

test('frames of nonsense change nothing', async () => {
  const { frames, codes } = await fuzz({ frames: 300, seed: 5 });
  expect(frames).toBe(300);
  expect([...codes.values()].reduce((sum, many) => sum + many, 0)).toBeGreaterThan(30);
});

describe('whoever sends nonsense notices', () => {
  const planted = [
    ['silent', /waited in vain/],
    ['writes', /something is written down/],
    ['crash', /without a code|nobody can come/],
  ] as const;

  test.for(planted)('a server with the fault %s', async ([fault, notice]) => {
    const patience = fault === 'silent' ? 2000 : 60_000;
    await expect(fuzz({ frames: 500, seed: 6, fault, patience })).rejects.toThrow(notice);
  });
});

describe('requests that make no sense are refused by name', () => {
  const cases: readonly [string, string, unknown, number][] = [
    ['POST', '/me', undefined, 400],
    ['POST', '/me', null, 400],
    ['POST', '/me', [], 400],
    ['POST', '/me', { name: '' }, 400],
    ['POST', '/me', { name: '   ' }, 400],
    ['POST', '/me', { name: 'x'.repeat(21) }, 400],
    ['POST', '/me', { name: 'a\u202eb' }, 400],
    ['POST', '/me', { name: 'a\u0000b' }, 400],
    ['POST', '/me', { name: `a${'\u0301'.repeat(100)}` }, 400],
    ['POST', '/me', { name: 'x'.repeat(5000) }, 413],
    ['POST', '/tables', { game: 'chess' }, 400],
    ['POST', '/tables', { game: 'mulle', rules: 'nonsense=1' }, 400],
    ['POST', '/tables', { game: 'mulle', seats: 9 }, 400],
    ['POST', '/tables', { game: 'mulle', more: 1 }, 400],
    ['POST', '/tables', { game: 'mulle', clock: { kind: 'bank', ms: 1, increment: 0 } }, 400],
    ['POST', '/tables', JSON.parse('{"game":"mulle","__proto__":{"x":1}}'), 400],
    ['GET', '/tables/0000000000/record', undefined, 404],
    ['GET', '/tables/..%2f..%2fetc/record', undefined, 404],
    ['GET', '/nothing', undefined, 404],
  ];

  test('every one of them', () =>
    withServer(async ({ base }) => {
      const anna = await guest(base, 'Anna');
      for (const [method, path, body, status] of cases) {
        const answer = await ask(anna, method, path, body);
        const text = await answer.text();
        expect([path, body, answer.status], text).toEqual([path, body, status]);
        expect(Object.keys(JSON.parse(text) as object)).toEqual(['refusal']);
        expect(text).not.toMatch(/\bat .*\.ts|node_modules/);
      }
    }));
});

describe('too much of it is too much', () => {
  const limited = {
    settings: { limits: { ...GENEROUS, frameBurst: 20, framesPerSecond: 1e-6 } },
    machine: STILL,
  };

  test('frames', () =>
    withServer(async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const client = new Client(anna, await openTable(anna, 'ulti'));
      await client.until('it is open', () => client.seq > 0);
      for (let i = 0; i < 40; i++) client.sendFrame({ kind: 'ping', seq: 1 });
      await client.until('it is too fast', () => client.bye !== undefined);
      expect(client.bye).toEqual({ kind: 'bye', why: 'fast', after: 60_000 });
      expect(client.heard.filter((text) => text.includes('pong')).length).toBeLessThan(20);
      client.close();
    }, limited));

  test('guests, tables and sockets of one address', () =>
    withServer(
      async ({ base }) => {
        const anna = await guest(base, 'Anna');
        const statuses = async (many: number, path: string, body: object, who: Partial<Guest>) => {
          const found: number[] = [];
          for (let i = 0; i < many; i++) {
            found.push((await ask({ base, ...who }, 'POST', path, body)).status);
          }
          return found;
        };
        const guests = await statuses(LIMITS.guestsPerTenMinutes, '/me', { name: 'Bo' }, {});
        expect(guests.filter((status) => status === 429)).toHaveLength(1);
        const tables = await statuses(7, '/tables', { game: 'ulti' }, anna);
        expect(tables).toEqual([201, 201, 201, 201, 201, 201, 429]);
      },
      { settings: { limits: LIMITS }, machine: STILL },
    ));

  test.each([
    ['/pass', 400],
    ['/me/pass', 201],
  ])('POST %s, so that nobody guesses a one-time link', (path, status) =>
    withServer(
      async ({ base }) => {
        const anna = await guest(base, 'Anna');
        const pass = 'x'.repeat(22);
        const asked: number[] = [];
        for (let i = 0; i < LIMITS.guestsPerTenMinutes; i++) {
          asked.push((await ask(anna, 'POST', path, { pass })).status);
        }
        // Anna herself was the first of the counted ones.
        expect(asked).toEqual([...asked.slice(1).map(() => status), 429]);
      },
      { settings: { limits: LIMITS }, machine: STILL },
    ),
  );

  test('sockets of one address, until some of them are closed', () =>
    withServer(
      async ({ base, running }) => {
        const table = await openTable(await guest(base, 'Anna'), 'ulti');
        const comes = (): Promise<WebSocket | string> =>
          new Promise((resolve) => {
            const socket = socketTo({ base }, table);
            socket.once('open', () => resolve(socket));
            socket.on('error', ({ message }) => resolve(message));
          });
        for (let times = 0; times < 3; times++) {
          const sockets = [await comes(), await comes()];
          expect(await comes()).toMatch(/429/);
          for (const one of sockets) (one as WebSocket).terminate();
          await vi.waitFor(
            () => expect(metricOf({ running }, 'pakli_sockets')).toBe(0),
            PATIENCE_MS,
          );
        }
      },
      { settings: { limits: { ...GENEROUS, socketsPerAddress: 2 } } },
    ));

  test('watchers', () =>
    withServer(
      async ({ base }) => {
        const anna = await guest(base, 'Anna');
        const table = await openTable(anna, 'ulti');
        const host = new Client(anna, table);
        await host.sit(0);
        const watchers = [0, 1, 2].map(() => new Client({ base }, table));
        await Promise.all(
          watchers.map((one) =>
            one.until('there is an answer', () => one.seq > 0 || one.bye !== undefined),
          ),
        );
        expect(watchers.filter(({ bye }) => bye?.why === 'full')).toHaveLength(1);
        // People who sit there come back in.
        const tab = new Client(anna, table);
        await tab.until('the seat is back', () => tab.you?.seat === 0);
        for (const one of [host, tab, ...watchers]) one.close();
      },
      { settings: { limits: { ...GENEROUS, watchersPerTable: 2 } } },
    ));

  test('watchers, wherever the others are', () =>
    withTwo(
      {},
      async ({ one, two }) => {
        const anna = await guest(one, 'Anna');
        const table = await openTable(anna, 'ulti');
        const host = new Client(anna, table);
        await host.sit(0);
        const watchers = [1, 2].map(() => new Client({ base: one }, table));
        for (const watcher of watchers) {
          await watcher.until('it is open', () => watcher.seq > 0);
        }
        // Done once the other node can know everybody who came before.
        await host.do({ kind: 'lock', locked: true });
        const late = new Client({ base: two }, table);
        await late.until('there is an answer', () => late.seq > 0 || late.bye !== undefined);
        expect(late.bye?.why).toBe('full');
        for (const client of [host, late, ...watchers]) client.close();
      },
      { settings: { limits: { ...GENEROUS, watchersPerTable: 2 } } },
    ));
});

test('a frame that is too long, or no text, closes the socket and nothing else', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'ulti');
    const host = new Client(anna, table);
    await host.sit(0);
    for (const bytes of ['x'.repeat(1_000_000), randomBytes(100), Buffer.from([0xff, 0xfe])]) {
      const client = new Client(anna, table);
      await client.until('it is open', () => client.seq > 0);
      client.sendText(bytes, typeof bytes !== 'string');
      await client.until('it is closed', () => !client.open);
      client.close();
    }
    expect(await host.do({ kind: 'lock', locked: true })).toEqual({ seq: 3 });
    host.close();
  }));
