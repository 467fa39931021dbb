/** Every path of the API: who may call it, its status codes and its exact answers. */
import { once } from 'node:events';
import { request } from 'node:http';
import { GAMES } from '@pakli/catalogue';
import { expect, test } from 'vitest';
import { StoreUnavailable } from '../src/store/store-unavailable.ts';
import { ask, begun, Client, guest, openTable } from './client.ts';
import { GENEROUS, withServer } from './running.ts';
import { but } from './spoil.ts';

const refusal = (refused: string, more: object = {}): object => ({
  refusal: { refused, rule: 'table', ...more },
});

const A_TIME = expect.any(Number) as unknown;

test('a client without a name learns that there is a server, and that it has none', () =>
  withServer(async ({ base }) => {
    const asked: readonly (readonly [string, string, unknown, number, unknown])[] = [
      ['GET', '/me', undefined, 401, refusal('no-name')],
      ['POST', '/me/pass', undefined, 401, refusal('no-name')],
      ['POST', '/tables', { game: 'mulle' }, 401, refusal('no-name')],
      ['POST', '/pass', { pass: 'x' }, 400, refusal('pass-unknown')],
      ['POST', '/pass/name', { pass: 'x' }, 400, refusal('pass-unknown')],
      ['POST', '/me', { name: '' }, 400, refusal('bad-name')],
      ['GET', '/tables', undefined, 200, { now: A_TIME, tables: [], unread: [] }],
      ['GET', '/tables/0123456789/record', undefined, 404, refusal('no-such-table')],
      ['GET', '/tables/x/record', undefined, 404, refusal('no-such-table')],
      ['GET', '/nothing', undefined, 404, refusal('no-such-page')],
      ['PUT', '/me', { name: 'Anna' }, 404, refusal('no-such-page')],
      [
        'GET',
        '/hello',
        undefined,
        200,
        {
          protocol: 1,
          games: GAMES.map(({ id }) => id),
          name: null,
          home: null,
          boards: 0,
          passkeys: false,
        },
      ],
    ];
    for (const [method, path, body, status, answer] of asked) {
      const got = await ask({ base }, method, path, body);
      expect([method, path, got.status, await got.json()]).toEqual([method, path, status, answer]);
      expect(got.headers.get('cache-control')).toBe('no-store');
      expect(got.headers.get('set-cookie')).toBeNull();
    }
  }));

test('a guest is new once, is called what they want, and goes with their cookie', () =>
  withServer(async ({ base, store }) => {
    const come = await ask({ base }, 'POST', '/me', { name: '  Anna ' });
    expect([come.status, await come.json()]).toEqual([201, { name: 'Anna' }]);
    const [cookie = ''] = come.headers.get('set-cookie')?.split(';') ?? [];
    const anna = { base, cookie };
    const me = (await (await ask(anna, 'GET', '/me')).json()) as { id: string };
    expect(me).toEqual({ id: expect.stringMatching(/^[\w-]{12}$/) as unknown, name: 'Anna' });
    const again = await ask(anna, 'POST', '/me', { name: 'Ada' });
    expect([again.status, await again.json()]).toEqual([200, { name: 'Ada' }]);
    expect(again.headers.get('set-cookie')).toBeNull();
    expect(await (await ask(anna, 'GET', '/hello')).json()).toMatchObject({ name: 'Ada' });
    const pass = await ask(anna, 'POST', '/me/pass');
    expect(pass.status).toBe(201);
    expect(Object.keys((await pass.json()) as object)).toEqual(['pass']);
    const gone = await ask(anna, 'DELETE', '/me');
    expect([gone.status, await gone.text()]).toEqual([204, '']);
    expect(gone.headers.get('set-cookie')).toContain('pakli=; Path=/;');
    expect(gone.headers.get('set-cookie')).toContain('Max-Age=0');
    expect(await store.names([me.id])).toEqual(new Map());
    expect((await ask(anna, 'GET', '/me')).status).toBe(401);
    // A person is deleted once; a second request gets the same answer.
    expect((await ask(anna, 'DELETE', '/me')).status).toBe(204);
  }));

test('whoever is deleted is sent away from every table, and their seat is a computer', () =>
  withServer(async ({ base }) => {
    const { host, friend, bo } = await begun(base);
    await ask(bo, 'DELETE', '/me');
    await friend.until('Bo is sent away', () => friend.bye !== undefined);
    expect(friend.bye).toEqual({ kind: 'bye', why: 'deleted', after: null });
    await host.until('a computer plays', () => host.company?.seats[1]?.kind !== 'person');
    expect(host.bye).toBeUndefined();
    for (const one of [host, friend]) one.close();
  }));

function bank(ms: number, increment: number): object {
  return { game: 'mulle', clock: { kind: 'bank', ms, increment } };
}

function move(ms: number): object {
  return { game: 'mulle', clock: { kind: 'move', ms } };
}

function days(many: number): object {
  return { game: 'mulle', clock: { kind: 'days', days: many } };
}

test('a table is opened as it was wished, and refused by name', () =>
  withServer(
    async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const wish = { game: 'mulle', rules: 'omgangar=3', seats: 2, talk: true, hints: true };
      const clock = { kind: 'bank', ms: 60_000, increment: 0 } as const;
      const table = await openTable(anna, 'mulle', { ...wish, clock, takebacks: false });
      expect(table).toMatch(/^[0-9a-z]{10}$/);
      const host = new Client(anna, table);
      await host.until('it is open', () => host.company !== undefined);
      expect(host.about).toMatchObject({ game: 'mulle', rules: 'omgangar=3', seats: 2, clock });
      expect(host.company).toMatchObject({ talk: true, hints: true, takebacks: false });
      host.close();
      const usual = new Client(anna, await openTable(anna, 'mulle'));
      await usual.until('it is open', () => usual.company !== undefined);
      expect(usual.about).toMatchObject({ rules: '', clock: { kind: 'none' } });
      expect(usual.company).toMatchObject({ talk: false, hints: false, takebacks: true });
      expect(usual.company).not.toHaveProperty('newcomers');
      usual.close();
      const bad: readonly (readonly [unknown, string])[] = [
        [undefined, ''],
        [[], ''],
        [{}, 'game'],
        [{ game: 'x'.repeat(41) }, 'game'],
        [{ game: 'mulle', rules: 'x'.repeat(1001) }, 'rules'],
        [{ game: 'mulle', seats: 0 }, 'seats'],
        [{ game: 'mulle', seats: 100 }, 'seats'],
        [{ game: 'mulle', takebacks: 1 }, 'takebacks'],
        [{ game: 'mulle', hints: 1 }, 'hints'],
        [{ game: 'mulle', talk: 1 }, 'talk'],
        [{ game: 'mulle', newcomers: 1 }, 'newcomers'],
        [{ game: 'mulle', host: 'bo' }, 'host'],
        [bank(59_999, 0), 'clock.ms'],
        [bank(7_200_001, 0), 'clock.ms'],
        [bank(60_000, -1), 'clock.increment'],
        [bank(60_000, 120_001), 'clock.increment'],
        [move(9999), 'clock.ms'],
        [move(600_001), 'clock.ms'],
        [days(0), 'clock.days'],
        [days(15), 'clock.days'],
        [{ game: 'mulle', clock: { kind: 'none', ms: 1 } }, 'clock.ms'],
      ];
      for (const [body, at] of bad) {
        const answer = await ask(anna, 'POST', '/tables', body);
        expect([body, answer.status]).toEqual([body, 400]);
        expect(await answer.json()).toEqual(refusal('bad-request', { detail: { at } }));
      }
      const good = [bank(7_200_000, 120_000), bank(60_000, 0), move(15_000), days(1), days(14)];
      for (const body of good) expect((await ask(anna, 'POST', '/tables', body)).status).toBe(201);
      const unknown = await ask(anna, 'POST', '/tables', { game: 'x'.repeat(40) });
      expect([unknown.status, await unknown.json()]).toEqual([400, refusal('unknown-game')]);
      const seats = await ask(anna, 'POST', '/tables', { game: 'mulle', seats: 99 });
      expect(await seats.json()).toEqual(
        refusal('bad-seats', { detail: { seats: 99, known: '2' } }),
      );
      // Seven are open, the maximum.
      const more = await ask(anna, 'POST', '/tables', { game: 'mulle' });
      expect([more.status, await more.json()]).toEqual([429, refusal('too-many-tables')]);
    },
    { settings: { limits: { ...GENEROUS, tablesPerPerson: 7 } } },
  ));

test('every table of somebody is in their list, however many there are', () =>
  withServer(async ({ base }) => {
    const anna = await guest(base, 'Anna');
    const tables: string[] = [];
    for (let many = 0; many < 9; many++) {
      const table = await openTable(anna, 'mulle');
      const client = new Client(anna, table);
      await client.sit(0);
      client.close();
      tables.push(table);
    }
    const answer = await ask(anna, 'GET', '/tables');
    const { tables: told } = (await answer.json()) as { tables: { table: string }[] };
    expect(told.map(({ table }) => table)).toEqual(tables.toSorted());
  }));

test('a request of 4096 bytes is read, and none that is longer', () =>
  withServer(async ({ base }) => {
    const send = async (bytes: number): Promise<unknown> => {
      const body = { name: 'Anna', more: '' };
      body.more = 'x'.repeat(bytes - JSON.stringify(body).length);
      const answer = await ask({ base }, 'POST', '/me', body);
      return [answer.status, await answer.json()];
    };
    expect(await send(4096)).toEqual([201, { name: 'Anna' }]);
    expect(await send(4097)).toEqual([413, refusal('too-long')]);
  }));

test('a table that nobody can read is a failure, which is counted and named', () => {
  const lines: string[] = [];
  return withServer(
    async ({ base, running }) => {
      const answer = await ask({ base }, 'POST', '/me', { name: 'Anna' });
      expect([answer.status, await answer.json()]).toEqual([500, refusal('failed')]);
      expect(lines).toEqual(['a request failed RangeError error']);
      expect(running.metrics.format()).toMatch(/^pakli_failures_total 1$/m);
    },
    {
      spoil: (store) =>
        but(store, { addPerson: () => Promise.reject(new RangeError('Anna holds HA')) }),
      log: (what, told = {}) =>
        void lines.push([what, told['error'], told['level']].map(String).join(' ')),
    },
  );
});

/** A request as anybody may send it, under any host name. */
async function status(base: string, path: string, host: string, method = 'GET'): Promise<number> {
  const { port } = new URL(base);
  const asked = request({ host: '127.0.0.1', port, path, method, headers: { host } }).end();
  const [answer] = (await once(asked, 'response')) as [{ statusCode: number; resume(): void }];
  answer.resume();
  return answer.statusCode;
}

test('under a name that is not ours nothing is answered, and nothing is done without our page', () =>
  withServer(async ({ base }) => {
    const { host } = new URL(base);
    expect(await status(base, '/api/hello', host)).toBe(200);
    expect(await status(base, '/api/hello', host, 'HEAD')).toBe(200);
    expect(await status(base, '/api/hello', 'evil.example')).toBe(403);
    for (const method of ['POST', 'DELETE', 'PUT', 'OPTIONS']) {
      expect([method, await status(base, '/api/me', host, method)]).toEqual([method, 403]);
    }
    expect(await status(base, '/healthz', 'evil.example')).toBe(200);
    expect(await status(base, '/', host)).toBe(404);
    expect(await status(base, '/index.html', host)).toBe(404);
  }));

test('metrics have a port of their own, on this machine', () =>
  withServer(async ({ base, running }) => {
    expect((await fetch(`${base}/metrics`)).status).toBe(404);
    const names = running.metrics.format().match(/^# TYPE \S+/gm) ?? [];
    for (const name of [
      'pakli_tables',
      'pakli_evenings',
      'pakli_sockets',
      'pakli_unread_bytes',
      'pakli_thoughts_waiting',
      'pakli_thinkers',
      'pakli_database_usable',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
    ]) {
      expect(names).toContain(`# TYPE ${name}`);
    }
    const text = running.metrics.format();
    expect(text).toMatch(/^pakli_database_usable 1$/m);
    expect(text).toMatch(/^pakli_unread_bytes 0$/m);
    expect(Number(/^process_resident_memory_bytes (\d+)$/m.exec(text)?.[1])).toBeGreaterThan(1e6);
  }));

test.each([
  ['no-answer', 'the database does not answer'],
  ['full', 'the disk of the database is full'],
  ['not-writable', 'the database cannot be written'],
] as const)('a server whose database is %s is not ready, and says why', (why, says) =>
  withServer(
    async ({ base }) => {
      const answer = await fetch(`${base}/readyz`);
      expect([answer.status, await answer.text()]).toEqual([503, `not ready: ${says}\n`]);
      expect((await fetch(`${base}/healthz`)).status).toBe(200);
    },
    {
      spoil: (store) =>
        but(store, { check: () => Promise.reject(new StoreUnavailable(why, 'planted')) }),
    },
  ),
);

test('a pass that came too late is refused as such, and asking whose it is uses nothing up', () => {
  let ahead = 0;
  return withServer(
    async ({ base }) => {
      const anna = await guest(base, 'Anna');
      const { pass } = (await (await ask(anna, 'POST', '/me/pass')).json()) as { pass: string };
      const answers = async (): Promise<unknown[]> => {
        const given: unknown[] = [];
        for (const path of ['/pass/name', '/pass/name']) {
          const answer = await ask({ base }, 'POST', path, { pass });
          given.push([answer.status, await answer.json()]);
        }
        return given;
      };
      expect(await answers()).toEqual([
        [200, { name: 'Anna' }],
        [200, { name: 'Anna' }],
      ]);
      ahead = 600_000;
      expect(await answers()).toEqual([
        [400, refusal('pass-late')],
        [400, refusal('pass-late')],
      ]);
      const entered = await ask({ base }, 'POST', '/pass', { pass });
      expect([entered.status, await entered.json()]).toEqual([400, refusal('pass-late')]);
      expect(entered.headers.get('set-cookie')).toBeNull();
    },
    { now: () => 1_000_000 + ahead },
  );
});
