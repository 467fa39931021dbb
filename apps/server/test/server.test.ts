/** People at a table by link, over real sockets. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { GAMES, readRecord } from '@pakli/catalogue';
import { isRefusal, Sfc32 } from '@pakli/core';
import { verifyDeals, type DealProof } from '@pakli/host';
import { describe, expect, test } from 'vitest';
import { lanAddress } from '../src/lan-address.ts';
import { serve } from '../src/server.ts';
import type { TableStore } from '../src/store/store.ts';
import { ask, begun, Client, guest, openTable, seenBy, socketTo } from './client.ts';
import { inFolder } from './folder.ts';
import { openKept } from './kept-writer.ts';
import { MUTE } from './nodes.ts';
import { playOn } from './playing.ts';
import { QUICK, settingsFor, withServer } from './running.ts';
import { but } from './spoil.ts';

describe('two people', () => {
  test.each(GAMES.map(({ id }) => id))('play %s to the end, and a third looks on', (game) =>
    withServer(async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, game);
      const host = new Client(anna, table);
      const friend = new Client(await guest(base, 'Bo'), table);
      const watcher = new Client({ base }, table);
      await host.until('there is a table', () => host.company !== undefined);
      expect(host.you).toEqual({ seat: null, host: true, name: 'Anna' });
      expect(await host.sit(0)).toEqual({ seq: 2 });
      expect(await friend.sit(1)).toEqual({ seq: 3 });
      expect(await friend.do({ kind: 'start' })).toMatchObject({ refused: 'only-host' });
      expect(await host.do({ kind: 'start' })).toEqual({ seq: 4 });
      await watcher.until('it starts', () => watcher.scene !== null);
      expect((await ask({ base }, 'GET', `/tables/${table}/record`)).status).toBe(400);
      await Promise.all([playOn(host, new Sfc32(1)), playOn(friend, new Sfc32(2))]);
      await watcher.until('it is over', () => watcher.company?.phase === 'over');
      expect(watcher.scene?.view.seat).toBeNull();
      expect(watcher.you).toEqual({ seat: null, host: false, name: null });
      for (const client of [host, friend, watcher]) {
        expect(client.faults).toEqual([]);
        // A newcomer sees what everybody there sees.
        const late = new Client(client === host ? anna : { base }, table);
        await late.until('it is opened', () => late.company !== undefined);
        if (client !== friend) expect(late.past).toEqual(client.past);
        late.close();
      }
      const answer = await ask({ base }, 'GET', `/tables/${table}/record`);
      const { record, deal } = (await answer.json()) as {
        record: string;
        deal: DealProof;
      };
      expect(record).toContain('Anna | Bo');
      expect(deal.secret).toMatch(/^[\da-f]{64}$/);
      // With it anybody can deal every card again.
      const match = await readRecord(record);
      if (isRefusal(match)) throw new Error(match.refused);
      expect(deal.commitment).toBe(host.about?.commitment);
      expect(verifyDeals(match, deal)).toMatchObject({ honest: true });
      const other = { ...deal, nonces: deal.nonces.toReversed(), told: true } as const;
      expect(verifyDeals(match, other)).toMatchObject({ honest: false, wrong: 'cards' });
      expect(seenBy(host)).not.toBe('');
      for (const client of [host, friend, watcher]) client.close();
    }),
  );
});

async function mine(who: { base: string }): Promise<unknown> {
  const answer = await ask(who, 'GET', '/tables');
  return ((await answer.json()) as { tables: unknown }).tables;
}

test('people at tables hear how these stand, and nobody else does', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const bo = await guest(base, 'Bo');
    const one = await openTable(anna, 'mulle');
    // Creating a table does not seat its creator.
    await openTable(anna, 'ulti');
    const host = new Client(anna, one);
    const friend = new Client(bo, one);
    expect(await host.sit(1)).toEqual({ seq: 2 });
    const gathering = { table: one, game: 'mulle', phase: 'gathering', seat: 1, turn: null };
    expect(await mine(anna)).toEqual([{ ...gathering, names: ['', 'Anna'] }]);
    expect(await mine(bo)).toEqual([]);
    expect(await mine({ base })).toEqual([]);
    expect(await friend.sit(0)).toEqual({ seq: 3 });
    expect(await host.do({ kind: 'start' })).toEqual({ seq: 4 });
    await friend.until('it starts', () => friend.scene !== null);
    const turn = friend.scene?.view.turn;
    expect(await mine(bo)).toEqual([
      { ...gathering, phase: 'playing', names: ['Bo', 'Anna'], seat: 0, turn },
    ]);
    // After the match: who would like another, until somebody has answered.
    for (const client of [host, friend]) await client.do({ kind: 'ask', what: 'end' });
    await host.do({ kind: 'ask', what: 'again' });
    expect(await mine(bo)).toMatchObject([{ phase: 'over', rematch: 1 }]);
    expect(await mine(anna)).not.toMatchObject([{ rematch: 1 }]);
    for (const client of [host, friend]) client.close();
  }));

test('somebody who looks at their tables reads until when they have to play', () =>
  withServer(async ({ base }) => {
    const { anna, host, friend } = await begun(base, 'mulle', {
      clock: { kind: 'days', days: 1 },
    });
    const answer = await ask(anna, 'GET', '/tables');
    const { now, tables } = (await answer.json()) as { now: number; tables: object[] };
    const sitter = host.company?.seats[host.scene?.view.turn ?? 0];
    const deadline = sitter?.kind === 'person' ? sitter.clock?.deadline : undefined;
    expect(tables).toMatchObject([{ deadline }]);
    expect(deadline).toBeGreaterThan(now);
    for (const client of [host, friend]) client.close();
  }));

test('a client that comes back and knows all that the server knows does not hear of a backup', () =>
  withServer(async ({ base }) => {
    const { host, friend } = await begun(base);
    host.heard.length = 0;
    host.cut();
    await host.until('it is open again', () => host.heard.length > 0);
    expect(JSON.parse(host.heard[0] ?? '')).toMatchObject({
      kind: 'told',
      update: { kind: 'opening', why: 'opened', seq: host.seq },
    });
    for (const client of [host, friend]) client.close();
  }));

test('a table that cannot be read just now is named: its page is not to forget it', () => {
  let broken = false;
  return withServer(
    async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const table = await openTable(anna, 'mulle');
      const host = new Client(anna, table);
      await host.sit(0);
      const all = async (): Promise<unknown> => (await ask(anna, 'GET', '/tables')).json();
      broken = true;
      expect(await all()).toMatchObject({ tables: [], unread: [table] });
      broken = false;
      expect(await all()).toMatchObject({ tables: [{ table }], unread: [] });
      host.close();
    },
    {
      spoil: (store) =>
        but(store, {
          look: (...asked) =>
            broken ? Promise.reject(new Error('planted')) : store.look(...asked),
        }),
    },
  );
});

test('whoever has not sat down yet is called the same when the server was started again', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder);
    const first = await serve(settings, await openKept(settings.file));
    const anna = await guest(`http://127.0.0.1:${first.port}`, 'Anna');
    const table = await openTable(anna, 'mulle');
    await first.stop();
    const second = await serve(settings, await openKept(settings.file));
    const host = new Client({ ...anna, base: `http://127.0.0.1:${second.port}` }, table);
    await host.until('there is a table', () => host.company !== undefined);
    expect(host.you).toEqual({ seat: null, host: true, name: 'Anna' });
    host.close();
    await second.stop();
  }));

test('a page says that it has a server', () =>
  inFolder(async (folder) => {
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"></html>');
    await withServer(
      async ({ base }) => {
        const page = await (await fetch(`${base}/`)).text();
        expect(page).toBe('<!doctype html><html data-server lang="en"></html>');
      },
      { settings: { page: folder } },
    );
  }));

/** The status, and the redirect target. */
async function opened(base: string, path: string, dest: string): Promise<unknown> {
  const headers = { 'sec-fetch-dest': dest };
  const { status, headers: told } = await fetch(base + path, { headers, redirect: 'manual' });
  return [status, told.get('location')];
}

test('an unknown address redirects a browser to the page, and is 404 to everything else', () =>
  inFolder(async (folder) => {
    const settings = { page: folder };
    // Without a page there is no redirect loop.
    await withServer(
      async ({ base }) => expect(await opened(base, '/', 'document')).toEqual([404, null]),
      { settings },
    );
    writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"></html>');
    await withServer(
      async ({ base }) => {
        expect(await opened(base, '/t/0123456789', 'document')).toEqual([302, '/#/t/0123456789']);
        expect(await opened(base, '//evil.example', 'document')).toEqual([200, null]);
        expect(await opened(base, '/link/en/whist/t/x', 'document')).toEqual([
          302,
          '/#/link/en/whist/t/x',
        ]);
        expect(await opened(base, '/nothing.png', 'image')).toEqual([404, null]);
        expect(await opened(base, '/nothing', 'empty')).toEqual([404, null]);
        expect(await opened(base, '/', 'document')).toEqual([200, null]);
      },
      { settings },
    );
  }));

/** The address printed for this machine, without its port. */
function homeTold(
  address: string,
  { origin, headers = {} }: { origin?: string; headers?: Record<string, string> } = {},
): Promise<unknown> {
  return withServer(
    async ({ running: { port } }) => {
      const hello = await fetch(`http://127.0.0.1:${port}/api/hello`, { headers });
      const { home } = (await hello.json()) as { home: string | null };
      return home?.replace(String(port), 'PORT') ?? null;
    },
    { settings: { address, ...(origin === undefined ? {} : { origin }) } },
  );
}

test('a person at the machine sees its address on the home network', async () => {
  const home = lanAddress();
  expect(await homeTold('0.0.0.0')).toBe(home === undefined ? null : `http://${home}:PORT/`);
  expect(await homeTold('127.0.0.1')).toBeNull();
  // Behind a proxy everybody seems to be on this machine.
  expect(await homeTold('0.0.0.0', { origin: 'https://cards.example' })).toBeNull();
  expect(await homeTold('0.0.0.0', { headers: { 'X-Forwarded-For': '203.0.113.7' } })).toBeNull();
});

test('nobody who is still being let in keeps a server from going', () =>
  inFolder(async (folder) => {
    const plain = await openKept(join(folder, 'pakli.db'));
    const asked = Promise.withResolvers<void>();
    const known = Promise.withResolvers<void>();
    // A newcomer waits until it is known who they are.
    const personOf: TableStore['personOf'] = async (...who) => {
      asked.resolve();
      await known.promise;
      return plain.personOf(...who);
    };
    const store = new Proxy(plain, {
      get: (target, key: keyof TableStore) => (key === 'personOf' ? personOf : target[key]),
    });
    const running = await serve(settingsFor(folder), store);
    const base = `http://127.0.0.1:${running.port}`;
    const anna = await guest(base, 'Anna');
    const socket = socketTo(anna, 'a'.repeat(10));
    socket.on('error', () => {});
    const refused = new Promise((resolve, reject) => {
      socket.on('unexpected-response', (_, { statusCode }) => resolve(statusCode));
      socket.on('open', () => reject(new Error('let in')));
    });
    await asked.promise;
    const stopped = running.stop();
    known.resolve();
    expect(await refused).toBe(503);
    socket.terminate();
    await stopped;
  }));

test('a server that stops is not ready for whoever asks over a connection from before', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder);
    const held = Promise.withResolvers<void>();
    const running = await serve(settings, await openKept(settings.file), {
      bell: { ...MUTE, close: () => held.promise },
    });
    const socket = connect({ port: running.port, host: '127.0.0.1' });
    const request = 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n';
    // The second request has started when the first is answered: its connection is not closed as idle.
    socket.write(`${request}\r\n${request}`);
    const [ready] = (await once(socket, 'data')) as [Buffer];
    expect(ready.toString()).toMatch(/^HTTP\/1\.1 200 /);
    const stopped = running.stop();
    socket.write('\r\n');
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 503 [^]*it stops/);
    held.resolve();
    socket.destroy();
    await stopped;
  }));

test('nobody who was not let in keeps a server from going', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder);
    const running = await serve(settings, await openKept(settings.file));
    // Gets an empty answer, and does not hang up.
    const socket = connect({ port: running.port, host: '127.0.0.1', allowHalfOpen: true });
    socket.on('error', () => {});
    const lines = ['GET /t/nothing HTTP/1.1', 'Host: localhost', 'Origin: http://localhost'];
    socket.write([...lines, 'Connection: Upgrade', 'Upgrade: websocket', '', ''].join('\r\n'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toContain(' 404 ');
    await running.stop();
    expect(socket.destroyed).toBe(false);
    socket.destroy();
  }));

test('a table that is read while a server goes is left alone', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder);
    const first = await serve(settings, await openKept(settings.file));
    await openTable(await guest(`http://127.0.0.1:${first.port}`, 'Anna'), 'mulle');
    await first.stop();
    const plain = await openKept(settings.file);
    const found = Promise.withResolvers<void>();
    const closing = Promise.withResolvers<void>();
    const looked = Promise.withResolvers<void>();
    let looks = 0;
    const store = but(plain, {
      // Slow to report what is due, until tables are closed.
      due: async (...given) => {
        const due = await plain.due(...given);
        if (due.length === 0) return due;
        found.resolve();
        await closing.promise;
        return due;
      },
      look: async () => {
        looks++;
        looked.resolve();
        throw new Error('not now');
      },
    });
    const close = async (): Promise<void> => {
      closing.resolve();
      await looked.promise;
    };
    const second = await serve(settings, store, {
      // Long after it should have been put away.
      now: () => Date.now() + 15 * 86_400_000,
      bell: { ...MUTE, close },
    });
    await found.promise;
    await second.stop();
    // A retry would have come before this timer.
    await wait(3 * QUICK.retry);
    expect(looks).toBe(1);
  }));
