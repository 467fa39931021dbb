/** Open seats: a quiet list of tables that wait for anybody, and which people are not matched. */
import { expect, test } from 'vitest';
import { OpenSeats } from '../src/open-seats/open-seats.ts';
import { hashOfEndpoint } from '../src/push/subscription.ts';
import { ask, Client, guest, openTable, type Guest } from './client.ts';
import { inHouse, send } from './context.ts';
import { withTwo } from './nodes.ts';
import { browserKeys, decryptPush, subscribed } from './push/push-service.ts';
import { STILL, withServer } from './running.ts';

type Tables = readonly Readonly<Record<string, unknown>>[];

/** The list as this person, or nobody, reads it. */
async function listed(who: Partial<Guest> & { base: string }): Promise<Tables> {
  return ((await (await ask(who, 'GET', '/open')).json()) as { tables: Tables }).tables;
}

async function post(who: Guest, path: string, body: object): Promise<unknown> {
  const answer = await ask(who, 'POST', path, body);
  if (answer.status === 204) return undefined;
  return ((await answer.json()) as { refusal: { refused: string } }).refusal.refused;
}

interface Waiting {
  readonly who: Guest;
  readonly table: string;
  readonly client: Client;
}

/** A person sits down at their own table and opens it. */
async function waits(base: string, name: string, more: object = {}): Promise<Waiting> {
  const who = await guest(base, name);
  const table = await openTable(who, 'mulle', more);
  const client = new Client(who, table);
  await client.sit(0);
  expect(await post(who, `/tables/${table}/open`, { open: true })).toBeUndefined();
  return { who, table, client };
}

/** Everybody reads the list once the previous read has expired. */
function clock(): { readonly machine: typeof STILL; readonly pass: () => void } {
  let now = 0;
  return { machine: { ...STILL, elapsed: () => now }, pass: () => void (now += 2000) };
}

test('a table is listed while somebody waits there, without a name, and sat down at', () => {
  const { machine, pass } = clock();
  return withServer(
    async ({ base, running }) => {
      const { who, table, client } = await waits(base, 'Anna');
      const bo = await guest(base, 'Bo');
      const row = {
        table,
        game: 'mulle',
        rules: '',
        clock: { kind: 'none' },
        seats: 2,
        free: 1,
        since: expect.any(Number) as unknown,
        programs: false,
      };
      expect(await listed(bo)).toEqual([row]);
      expect(await listed({ base })).toEqual([row]);
      // A person's own table is not here: it is listed with their own.
      expect(await listed(who)).toEqual([]);
      await post(who, `/tables/${table}/open`, { open: true, programs: true, named: true });
      expect(await listed(bo)).toEqual([{ ...row, programs: true, host: 'Anna' }]);
      const answer = await ask(bo, 'GET', `/tables/${table}/open`);
      expect(await answer.json()).toEqual({ open: true, programs: true, named: true });
      expect(await post(bo, `/tables/${table}/open`, { open: false })).toBe('only-host');
      const friend = new Client(bo, table);
      await friend.sit(1);
      pass();
      expect(await listed({ base })).toEqual([]);
      await friend.do({ kind: 'stand' });
      pass();
      expect(await listed({ base })).toHaveLength(1);
      await client.do({ kind: 'lock', locked: true });
      pass();
      expect(await listed({ base })).toEqual([]);
      await client.do({ kind: 'lock', locked: false });
      await client.do({ kind: 'start' });
      pass();
      expect(await listed({ base })).toEqual([]);
      expect(await post(who, `/tables/${table}/open`, { open: true })).toBe('already-started');
      expect(running.metrics.format()).toMatch(/^pakli_opened_to_all_total 1$/m);
      for (const one of [client, friend]) one.close();
    },
    { machine },
  );
});

test('a table that nobody looks at is not listed, unless there are days for a move', () => {
  const { machine, pass } = clock();
  return withServer(
    async ({ base }) => {
      const days = { clock: { kind: 'days', days: 1 } };
      const both = [await waits(base, 'Anna'), await waits(base, 'Bo', days)];
      expect(await listed({ base })).toHaveLength(2);
      for (const { client } of both) client.close();
      await expect
        .poll(async () => {
          pass();
          return (await listed({ base })).map(({ table }) => table);
        })
        .toEqual([both[1]?.table]);
    },
    { machine },
  );
});

test('tables that their hosts have left do not hide one where somebody waits', () =>
  inHouse(async ({ context, tables, welcome, open }) => {
    const seats = new OpenSeats(context, tables);
    const wish = { open: true, programs: false, named: false };
    const openFor = async (name: string, at: number, rules: object = {}): Promise<string> => {
      const host = await welcome(name);
      const live = await open(host, rules);
      await send(live, host, { kind: 'do', id: 'sit-down', command: { kind: 'sit', seat: 0 } });
      await context.store.openSeats({ table: live.id, host: host.id, since: at, ...wish }, 9);
      return live.id;
    };
    const waits = await openFor('Anna', 1, { clock: { kind: 'days', days: 1 } });
    for (let n = 0; n < 30; n++) await openFor(`Host ${n}`, 2 + n);
    expect((await seats.list(undefined)).map(({ table }) => table)).toEqual([waits]);
  }));

test('people who do not want to meet see none of each other’s open tables, and do not sit there', () =>
  withServer(async ({ base }) => {
    const anna = await waits(base, 'Anna');
    const bo = await guest(base, 'Bo');
    const friend = new Client(bo, anna.table);
    await friend.sit(1);
    expect(await post(bo, `/tables/${anna.table}/block`, { seat: 1 })).toBe('not-seated');
    expect(await post(anna.who, `/tables/${anna.table}/block`, { seat: 1 })).toBeUndefined();
    const blocks = async (): Promise<{ name: string; at: number }[]> =>
      ((await (await ask(anna.who, 'GET', '/me/blocks')).json()) as { blocks: never[] }).blocks;
    expect(await blocks()).toEqual([{ name: 'Bo', at: expect.any(Number) as unknown }]);
    await friend.do({ kind: 'stand' });
    expect([await listed(bo), await listed({ base })]).toMatchObject([[], { length: 1 }]);
    expect(await friend.do({ kind: 'sit', seat: 1 })).toMatchObject({ refused: 'table-locked' });
    // Nor does Anna see what Bo opens.
    const table = await openTable(bo, 'ulti');
    const host = new Client(bo, table);
    await host.sit(0);
    await post(bo, `/tables/${table}/open`, { open: true });
    expect((await listed(anna.who)).map(({ game }) => game)).toEqual([]);
    await ask(anna.who, 'DELETE', `/me/blocks/${(await blocks())[0]?.at}`);
    expect((await listed(anna.who)).map(({ game }) => game)).toEqual(['ulti']);
    await friend.sit(1);
    for (const one of [anna.client, friend, host]) one.close();
  }));

test('programs are marked, so that everybody can tell them from people, and sit where they may', () =>
  withServer(async ({ base }) => {
    const { who, table, client } = await waits(base, 'Anna');
    const come = await ask({ base }, 'POST', '/me', { name: 'Robot', program: true });
    expect(await come.json()).toEqual({ name: '⚙ Robot' });
    const robot = { base, cookie: come.headers.get('set-cookie')?.split(';')[0] ?? '' };
    // It stays one, and nobody else looks like one.
    const again = await ask(robot, 'POST', '/me', { name: 'Anna 2' });
    expect(await again.json()).toEqual({ name: '⚙ Anna 2' });
    expect((await ask({ base }, 'POST', '/me', { name: '⚙ Bo' })).status).toBe(400);
    const bot = new Client(robot, table);
    expect(await bot.do({ kind: 'sit', seat: 1 })).toMatchObject({ refused: 'no-programs' });
    await post(who, `/tables/${table}/open`, { open: true, programs: true });
    await bot.sit(1);
    await client.until('it is marked', () => {
      const sitter = client.company?.seats[1];
      return sitter?.kind === 'person' && sitter.name === '⚙ Anna 2';
    });
    for (const one of [client, bot]) one.close();
  }));

test('each has few open tables, at whichever node', () =>
  withTwo({}, async ({ one, two }) => {
    const { who, client } = await waits(one, 'Anna');
    const there = { ...who, base: two };
    for (const refused of [undefined, undefined, 'too-many-open']) {
      const table = await openTable(there, 'mulle');
      expect(await post(there, `/tables/${table}/open`, { open: true })).toBe(refused);
    }
    expect(await post(who, '/tables/0123456789/open', { open: true })).toBe('no-such-table');
    expect(await post(who, '/tables/0123456789/open', { open: 1 })).toBe('bad-request');
    // A person who waits on one node is on the other node's list.
    expect((await listed({ base: two })).length).toBe(1);
    client.close();
  }));

test('people who wish to hear when somebody opens a game are notified, but nobody who is blocked', () => {
  const told: ('last' | { readonly n: number; readonly path: string })[] = [];
  const all = Promise.withResolvers<void>();
  return inHouse(
    async ({ context, tables, welcome, open }) => {
      const anna = await welcome('Anna');
      const wishes = ['open-seat:mulle', 'open-seat:ulti', 'open-seat:mulle'];
      const others = [await welcome('Bo'), await welcome('Cleo'), await welcome('Dora')];
      for (const [i, { id: person }] of others.entries()) {
        const subscription = subscribed(i + 1, { wishes: [wishes[i] ?? '', 'evening'] });
        const hash = hashOfEndpoint(subscription.endpoint);
        const body = JSON.stringify(subscription);
        await context.store.keepContact({ hash, person, kind: 'push', body });
      }
      await context.store.block(others[2]?.id ?? '', anna.id, 1, 9);
      const seats = new OpenSeats(context, tables);
      const live = await open(anna);
      const wish = { open: true, programs: false, named: false };
      expect(await seats.open(anna, live.id, wish)).toBeUndefined();
      // Nobody is notified of later changes.
      expect(await seats.open(anna, live.id, { ...wish, named: true })).toBeUndefined();
      // Nor is anybody notified again by the same host closing and reopening.
      expect(await seats.open(anna, live.id, { ...wish, open: false })).toBeUndefined();
      expect(await seats.open(anna, live.id, wish)).toBeUndefined();
      // Other hosts cause notifications, up to a limit.
      const hosts: string[] = [];
      for (let n = 0; n < 6; n++) {
        const host = await welcome(`Host ${n}`);
        const other = await open(host);
        expect(await seats.open(host, other.id, wish)).toBeUndefined();
        hosts.push(`/t/${other.id}`);
      }
      for (const { id } of others) {
        context.notifier.tell(id, { kind: 'evening', evening: 'last', title: 'last' });
      }
      await all.promise;
      const text = { title: 'Somebody is waiting for players', body: 'Mulle' };
      const news = { n: 1, tag: `pakli ${live.id}`, path: `/t/${live.id}`, ...text };
      const paths = (n: number): readonly string[] =>
        told.flatMap((one) => (one !== 'last' && one.n === n ? [one.path] : [])).toSorted();
      expect(told).toContainEqual(news);
      expect(paths(1)).toEqual([news.path, ...hosts.slice(0, 4)].toSorted());
      expect(paths(2)).toEqual([]);
      // A block hides one host and nobody else.
      expect(paths(3)).toEqual(hosts.slice(0, 5).toSorted());
    },
    {
      post: async ({ endpoint, body }) => {
        const n = Number(endpoint.split('/').at(-1));
        const payload = JSON.parse(decryptPush(body, browserKeys(n))) as {
          body: string;
          path: string;
        };
        told.push(payload.body === 'last' ? 'last' : { n, ...payload });
        if (told.filter((one) => one === 'last').length === 3) all.resolve();
        return { status: 201 };
      },
    },
  );
});
