/** Refused sockets, each with its status, and a server that stops while people are connected. */
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { expect, test, vi } from 'vitest';
import { begun, Client, guest, openTable, WebSocket, type Guest } from './client.ts';
import { GENEROUS, STILL, withServer } from './running.ts';
import { but } from './spoil.ts';

/** The status that a socket is refused with, or 101. */
async function status(
  { base, cookie }: Partial<Guest> & { base: string },
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  const socket = new WebSocket(`${base.replace('http', 'ws')}${path}`, {
    headers: { origin: base, ...(cookie === undefined ? {} : { cookie }), ...headers },
  });
  socket.on('error', () => {});
  const refused = once(socket, 'unexpected-response').then(
    ([, answer]) => (answer as IncomingMessage).statusCode ?? 0,
  );
  const opened = once(socket, 'open').then(() => 101);
  const which = await Promise.race([refused, opened]);
  socket.terminate();
  return which;
}

test('an unknown address is not found, and a page of another site is refused', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const table = await openTable(anna, 'mulle');
    expect(await status(anna, `/t/${table}`)).toBe(101);
    expect(await status(anna, `/t/${table}?screen`)).toBe(101);
    for (const path of ['/', '/t/', `/t/${table}x`, `/t/${table}?other`, `/x/t/${table}`, '/t/A']) {
      expect([path, await status(anna, path)]).toEqual([path, 404]);
    }
    expect(await status(anna, `/t/${table}`, { origin: 'http://evil.example' })).toBe(403);
    expect(await status(anna, `/t/${table}`, { host: 'evil.example' })).toBe(403);
    expect(await status(anna, '/nothing', { origin: 'http://evil.example' })).toBe(403);
  }));

test('a screen is nobody, whoever shows it: no hand, no seat, no command', () =>
  withServer(async ({ base }) => {
    const { anna, table, host, friend } = await begun(base);
    const screen = new Client(anna, `${table}?screen`);
    await screen.until('it is open', () => screen.seq > 0);
    expect(screen.you).toEqual({ seat: null, host: false, name: null });
    expect(screen.scene?.reader).toBeNull();
    expect(screen.scene).not.toEqual(host.scene);
    expect(await screen.do({ kind: 'ask', what: 'end' })).toMatchObject({ refused: 'no-name' });
    await host.until('it is there', () => host.company?.screen === true);
    for (const one of [host, friend, screen]) one.close();
  }));

test('too many sockets are refused, by number and by time', () =>
  withServer(
    async ({ base, running }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'mulle');
      const host = new Client(anna, table);
      await host.until('it is open', () => host.seq > 0);
      expect(await status(anna, `/t/${table}`)).toBe(429);
      host.close();
      await vi.waitFor(
        () => expect(running.metrics.format()).toMatch(/^pakli_sockets 0$/m),
        60_000,
      );
      expect(await status(anna, `/t/${table}`)).toBe(101);
      await vi.waitFor(
        () => expect(running.metrics.format()).toMatch(/^pakli_sockets 0$/m),
        60_000,
      );
      expect(await status(anna, `/t/${table}`)).toBe(429);
      const text = running.metrics.format();
      expect(text).toContain('pakli_limited_total{kind="open sockets"} 1');
      expect(text).toContain('pakli_limited_total{kind="new sockets"} 1');
    },
    {
      settings: { limits: { ...GENEROUS, socketsPerAddress: 1, socketsPerMinute: 2 } },
      machine: STILL,
    },
  ));

test('a table that does not exist is gone, by a socket that says so', () =>
  withServer(async ({ base }) => {
    const nobody = new Client({ base }, '0123456789');
    await nobody.until('it says so', () => nobody.bye !== undefined);
    expect(nobody.bye).toEqual({ kind: 'bye', why: 'gone', after: null });
    nobody.close();
  }));

test('where it cannot be known who comes, they are sent back for later, and the log says so', () => {
  const lines: string[] = [];
  let fails = false;
  return withServer(
    async ({ base, running }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'mulle');
      fails = true;
      expect(await status(anna, `/t/${table}`)).toBe(503);
      fails = false;
      expect(lines).toEqual([
        expect.stringMatching(/^a socket failed error TypeError [0-9a-f]{8}$/) as unknown,
      ]);
      expect(running.metrics.format()).toMatch(/^pakli_failures_total 1$/m);
    },
    {
      spoil: (store) =>
        but(store, {
          personOf: (...given) =>
            fails ? Promise.reject(new TypeError('Anna')) : store.personOf(...given),
        }),
      log: (what, told = {}) => {
        const { level, error, table } = told;
        if (level === 'error') lines.push([what, level, error, table].map(String).join(' '));
      },
    },
  );
});

test('a server that stops says goodbye to everybody, one after another', async () => {
  const heard: unknown[] = [];
  await withServer(
    async ({ base }) => {
      const { host, friend } = await begun(base);
      for (const one of [host, friend]) {
        void one
          .until('it says goodbye', () => one.bye !== undefined)
          .then(() => {
            heard.push(one.bye);
            one.close();
          });
      }
    },
    { settings: { drain: 20 } },
  );
  await vi.waitFor(() => expect(heard).toHaveLength(2), 60_000);
  for (const bye of heard) {
    expect(bye).toMatchObject({ kind: 'bye', why: 'restart' });
    const { after } = bye as { after: number };
    expect(Number.isInteger(after) && after >= 0 && after < 2000).toBe(true);
  }
});
