/** After a match the same people play another: at one new table, whoever asks first and whatever fails. */
import { readRecord } from '@pakli/catalogue';
import { isRefusal, type Seat } from '@pakli/core';
import { verifyDeals, type DealProof } from '@pakli/host';
import { expect, test } from 'vitest';
import { serve } from '../src/server.ts';
import { PACE } from '../src/settings.ts';
import type { NewTable, TableStore } from '../src/store/store.ts';
import { ask, begun, Client, guest, openTable, type Begun } from './client.ts';
import { inFolder } from './folder.ts';
import { openKept } from './kept-writer.ts';
import { QUICK, settingsFor, withServer } from './running.ts';

/** A match that Anna and Bo have both ended. */
async function ended(base: string, more: object = {}): Promise<Begun> {
  const one = await begun(base, 'mulle', more);
  await one.host.do({ kind: 'ask', what: 'end' });
  await one.friend.do({ kind: 'ask', what: 'end' });
  for (const client of [one.host, one.friend]) {
    await client.until('it is over', () => client.company?.phase === 'over');
  }
  return one;
}

async function nextOf(client: Client): Promise<string> {
  await client.until('they play on', () => (client.company?.again ?? null) !== null);
  return client.company?.again ?? '';
}

/** Follows to the next table, as a page does. */
async function follow(client: Client, guest: { base: string }): Promise<Client> {
  const next = new Client(guest, await nextOf(client));
  await next.until('it is open', () => next.you !== undefined);
  const seat = next.you?.seat ?? null;
  if (seat !== null) await next.sit(seat);
  return next;
}

/** Records which tables were created. */
function watched(store: TableStore, create: TableStore['create'] = (table) => store.create(table)) {
  const made: NewTable[] = [];
  const spoilt = new Proxy(store, {
    get(target, key: keyof TableStore) {
      if (key !== 'create') return target[key];
      return async (table: NewTable) => {
        const done = await create(table);
        if (done) made.push(table);
        return done;
      };
    },
  });
  return { made, spoilt };
}

test('everybody who is there has pressed: one new table, which starts on its own', () => {
  let made: readonly NewTable[] = [];
  const spoil = (store: TableStore): TableStore => {
    const { made: tables, spoilt } = watched(store);
    made = tables;
    return spoilt;
  };
  return withServer(
    async ({ base }) => {
      const { anna, bo, table, host, friend } = await ended(base);
      const watcher = new Client({ base }, table);
      await watcher.until('it is open', () => watcher.seq > 0);
      expect(host.company?.again).toBeNull();
      await host.do({ kind: 'ask', what: 'again' });
      expect(await nextOrNull(friend)).toBeNull();
      await friend.do({ kind: 'ask', what: 'again' });
      const ids = await Promise.all([host, friend, watcher].map((one) => nextOf(one)));
      expect(new Set(ids).size).toBe(1);
      expect(made.map(({ id }) => id)).toEqual([table, ids[0]]);
      const next = await Promise.all([
        follow(host, anna),
        follow(friend, bo),
        follow(watcher, { base }),
      ]);
      for (const one of next) await one.until('it starts', () => one.scene !== null);
      expect(next.map(({ you }) => you?.seat)).toEqual([0, 1, null]);
      expect(next[0].about?.commitment).not.toBe(host.about?.commitment);
      expect(await host.do({ kind: 'ask', what: 'again' })).toMatchObject({ refused: 'played-on' });
      // Its cards can be dealt again like those of any other match.
      for (const one of next.slice(0, 2)) await one.do({ kind: 'ask', what: 'end' });
      const answer = await ask(anna, 'GET', `/tables/${ids[0]}/record`);
      const { record, deal } = (await answer.json()) as { record: string; deal: DealProof };
      const match = await readRecord(record);
      if (isRefusal(match)) throw new Error(match.refused);
      expect(verifyDeals(match, deal)).toMatchObject({ honest: true });
      for (const one of [host, friend, watcher, ...next]) one.close();
    },
    { spoil, settings: { pace: PACE } },
  );
});

test.each([0, 1])(
  'whoever has lost a game of Compile, as seat %i has, begins the next one',
  (loser) =>
    withServer(
      async ({ base, store }) => {
        const { anna, bo, host, friend } = await begun(base, 'compile');
        const clients = [host, friend];
        const gives = clients[loser]!;
        const { step, view } = gives.scene!;
        const text = view.turn === loser ? 'resign' : `P${loser} resign`;
        expect(await gives.do({ kind: 'play', step, text })).toHaveProperty('seq');
        for (const client of clients) await client.do({ kind: 'ask', what: 'again' });
        const next = [await follow(host, anna), await follow(friend, bo)];
        for (const one of next) await one.until('it starts', () => one.scene !== null);
        const rows = (await store.read(next[0]!.table, 0))?.rows ?? [];
        const events = rows.map(
          ({ event }) => JSON.parse(event) as { kind: string; starter?: Seat },
        );
        // The starter is written down before the match starts: no draw decides it.
        const starters = events.flatMap(({ kind, starter }) =>
          starter === undefined ? [] : [[kind, starter]],
        );
        expect(starters).toEqual([
          ['open', loser],
          ['start', loser],
        ]);
        for (const one of [...clients, ...next]) one.close();
      },
      { settings: { pace: PACE } },
    ),
);

async function nextOrNull(client: Client): Promise<string | null> {
  await client.until('it is asked', () => client.company?.questions.length === 1);
  return client.company?.again ?? null;
}

/** Every answer arrives too late. */
const AT_ONCE = { settings: { pace: { ...QUICK, again: 0 } } };

test('somebody alone plays without whoever does not answer once they may, and those find their seat kept', () =>
  withServer(async ({ base }) => {
    const { anna, bo, host, friend } = await ended(base);
    await friend.do({ kind: 'ask', what: 'again' });
    await friend.until('it is asked', () => friend.company?.questions.length === 1);
    const { at = 0, until = 0 } = friend.company?.questions[0] ?? {};
    expect(until).toBe(at);
    // Nothing is dealt before Bo agrees, even though Anna's time to answer is over.
    expect(friend.company?.again).toBeNull();
    await friend.do({ kind: 'ask', what: 'again', without: true });
    const alone = await follow(friend, bo);
    await alone.until('it starts', () => alone.scene !== null);
    expect(alone.you).toMatchObject({ seat: 1, host: false });
    expect(alone.company?.seats[0]).toMatchObject({ kind: 'person', name: 'Anna', covered: true });
    const late = new Client(anna, alone.table);
    await late.until('it is open', () => late.seq > 0);
    expect(await late.do({ kind: 'back' })).toHaveProperty('seq');
    await alone.until('Anna is back', () => {
      const seat = alone.company?.seats[0];
      return seat?.kind === 'person' && !seat.covered;
    });
    for (const one of [host, friend, alone, late]) one.close();
  }, AT_ONCE));

const SLOW = { settings: { pace: { ...QUICK, again: 3_600_000 } } };

test('two who agree do not wait for a third for longer than they said', () =>
  withServer(async ({ base }) => {
    const names = ['Anna', 'Bo', 'Cleo'];
    const people = await Promise.all(names.map((name) => guest(base, name)));
    const table = await openTable(people[0]!, 'ulti');
    const clients = people.map((person) => new Client(person, table));
    for (const [seat, client] of clients.entries()) await client.sit(seat);
    await clients[0]!.do({ kind: 'start' });
    for (const client of clients) await client.do({ kind: 'ask', what: 'end' });
    for (const client of clients.slice(0, 2)) await client.do({ kind: 'ask', what: 'again' });
    const next = await follow(clients[0]!, people[0]!);
    await next.until('it is open', () => next.company !== undefined);
    expect(next.company?.seats).toMatchObject([
      { name: 'Anna', covered: false },
      { name: 'Bo', covered: false },
      { name: 'Cleo', covered: true },
    ]);
    for (const one of [...clients, next]) one.close();
  }, AT_ONCE));

/** Bo no longer looks at the table, and Anna knows it. */
async function goes({ host, friend }: Begun): Promise<void> {
  friend.close();
  await host.until('Bo is away', () => {
    const seat = host.company?.seats[1];
    return seat?.kind === 'person' && !seat.here;
  });
}

test('who looks through the match is waited for, and is asked once they are back', () =>
  withServer(async ({ base }) => {
    const one = await ended(base);
    const { anna, bo, table, host } = one;
    await goes(one);
    await host.do({ kind: 'ask', what: 'again' });
    expect(await nextOrNull(host)).toBeNull();
    const { at = 0, until = 0, awaited } = host.company?.questions[0] ?? {};
    expect([until - at, awaited]).toEqual([3_600_000, [1]]);
    const back = new Client(bo, table);
    expect(await nextOrNull(back)).toBeNull();
    await host.until('Bo is here', () => host.company?.questions[0]?.awaited === undefined);
    await back.do({ kind: 'ask', what: 'again' });
    const next = [await follow(host, anna), await follow(back, bo)];
    for (const client of next) await client.until('it starts', () => client.scene !== null);
    expect(next[0]?.company?.seats).toMatchObject([{ covered: false }, { covered: false }]);
    for (const client of [host, back, ...next]) client.close();
  }, SLOW));

test('also by a server that has seen nobody go', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder, SLOW.settings);
    const first = await serve(settings, await openKept(settings.file));
    const { anna, table, host, friend } = await ended(`http://127.0.0.1:${first.port}`);
    for (const one of [host, friend]) one.close();
    await first.stop();
    const second = await serve(settings, await openKept(settings.file));
    const back = new Client({ ...anna, base: `http://127.0.0.1:${second.port}` }, table);
    await back.until('it is open', () => back.you !== undefined);
    await back.do({ kind: 'ask', what: 'again' });
    expect(await nextOrNull(back)).toBeNull();
    expect(back.company?.questions).toMatchObject([{ yes: [0], awaited: [1] }]);
    back.close();
    await second.stop();
  }));

test('who stays away is waited for no longer than a while', () =>
  withServer(
    async ({ base }) => {
      const one = await ended(base);
      const { anna, host } = one;
      await goes(one);
      await host.do({ kind: 'ask', what: 'again' });
      const next = await follow(host, anna);
      await next.until('it starts', () => next.scene !== null);
      expect(next.company?.seats).toMatchObject([{ covered: false }, { covered: true }]);
      for (const client of [host, next]) client.close();
    },
    { settings: { pace: { ...QUICK, again: 200, lately: 300 } } },
  ));

test('who left long ago is not waited for at all', () =>
  withServer(
    async ({ base }) => {
      const one = await ended(base);
      await goes(one);
      await one.host.do({ kind: 'ask', what: 'again' });
      expect(await nextOf(one.host)).toMatch(/^\w{10}$/);
      one.host.close();
    },
    { settings: { pace: { ...SLOW.settings.pace, lately: 0 } } },
  ));

test('a no is known to all, and the asker says whether a computer has the seat', () =>
  withServer(async ({ base }) => {
    const { anna, table, host, friend } = await ended(base);
    const watcher = new Client({ base }, table);
    await watcher.until('it is open', () => watcher.seq > 0);
    const without = { kind: 'ask', what: 'again', without: true } as const;
    await host.do({ kind: 'ask', what: 'again' });
    expect(await host.do(without)).toMatchObject({ refused: 'not-yet' });
    const { ask = 0 } = host.company?.questions[0] ?? {};
    await friend.do({ kind: 'answer', ask, yes: false });
    for (const one of [host, friend, watcher]) {
      await one.until('Bo has said no', () => one.company?.questions[0]?.no?.[0] === 1);
      expect(one.company).toMatchObject({ again: null, questions: [{ yes: [0], no: [1] }] });
    }
    expect(await host.do(without)).toHaveProperty('seq');
    const alone = await follow(host, anna);
    await alone.until('it starts', () => alone.scene !== null);
    expect(alone.company?.seats).toMatchObject([{ kind: 'person' }, { kind: 'computer' }]);
    for (const one of [host, friend, watcher, alone]) one.close();
  }, SLOW));

test('somebody for whom a computer has played is asked while they look', () =>
  withServer(async ({ base }) => {
    const { host, friend } = await begun(base);
    await friend.do({ kind: 'leave' });
    await host.do({ kind: 'ask', what: 'end' });
    await host.do({ kind: 'ask', what: 'again' });
    expect(await nextOrNull(friend)).toBeNull();
    await friend.do({ kind: 'back' });
    await friend.do({ kind: 'ask', what: 'again' });
    expect(await nextOf(host)).toBe(await nextOf(friend));
    for (const one of [host, friend]) one.close();
  }, SLOW));

test('with days for a move people have all the time they want to answer', () =>
  withServer(async ({ base }) => {
    const one = await ended(base, { clock: { kind: 'days', days: 1 } });
    const { host } = one;
    await host.do({ kind: 'ask', what: 'again' });
    expect(await nextOrNull(host)).toBeNull();
    expect(host.company?.questions[0]).not.toHaveProperty('until');
    await goes(one);
    // Nothing is due: Bo may answer, or Anna may stop waiting.
    expect(host.company?.again).toBeNull();
    await host.do({ kind: 'ask', what: 'again', without: true });
    expect(await nextOf(host)).toMatch(/^\w{10}$/);
    host.close();
  }));

test('a server that dies before the new table is laid: the next one lays it', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder, { pace: PACE });
    const plain = await openKept(settings.file);
    const died = Promise.withResolvers<void>();
    const { made, spoilt } = watched(plain, async (table) => {
      if (table.rows.length > 1) {
        died.resolve();
        throw new Error('it has died');
      }
      return plain.create(table);
    });
    const first = await serve(settings, spoilt);
    const base = `http://127.0.0.1:${first.port}`;
    const { anna, bo, table, host, friend } = await ended(base);
    await host.do({ kind: 'ask', what: 'again' });
    // Written down and never answered.
    void friend.do({ kind: 'ask', what: 'again' }, 'the-last-press');
    await died.promise;
    expect([host, friend].map(({ company }) => company?.again)).toEqual([null, null]);
    for (const one of [host, friend]) one.close();
    await first.stop();
    expect(made.map(({ id }) => id)).toEqual([table]);
    const store = await openKept(settings.file);
    const second = await serve(settings, store);
    const here = { base: `http://127.0.0.1:${second.port}` };
    const back = [new Client({ ...anna, ...here }, table), new Client({ ...bo, ...here }, table)];
    const ids = await Promise.all(back.map((one) => nextOf(one)));
    expect(ids[0]).toBe(ids[1]);
    expect(await back[1]!.do({ kind: 'ask', what: 'again' }, 'the-last-press')).toHaveProperty(
      'seq',
    );
    expect((await store.read(ids[0] ?? '', 0))?.rows).toHaveLength(3);
    for (const one of back) one.close();
    await second.stop();
  }));

test('two servers at one store make one table of a race', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder, { pace: PACE });
    const { made, spoilt } = watched(await openKept(settings.file));
    const [one, two] = [await serve(settings, spoilt), await serve(settings, spoilt)];
    const far = { base: `http://127.0.0.1:${two.port}` };
    const { bo, table, host, friend } = await ended(`http://127.0.0.1:${one.port}`);
    const other = new Client({ ...bo, ...far }, table);
    await other.until('it is open', () => other.seq > 0);
    friend.close();
    await Promise.all([host, other].map((press) => press.do({ kind: 'ask', what: 'again' })));
    const ids = await Promise.all(
      [host, other].map(async (client) => {
        // Here nobody rings the other server's bell: a client that says hello makes it read the head.
        client.hello();
        return nextOf(client);
      }),
    );
    expect(ids[0]).toBe(ids[1]);
    expect(made.map(({ id }) => id)).toEqual([table, ids[0]]);
    for (const client of [host, other]) client.close();
    await one.stop();
    await two.stop();
  }));

test('the people of a table that is not over cannot continue elsewhere', () =>
  withServer(async ({ base }) => {
    const { host, friend } = await begun(base);
    expect(await host.do({ kind: 'ask', what: 'again' })).toMatchObject({
      refused: 'not-over-yet',
    });
    const stranger = new Client(await guest(base, 'Cilla'), host.table);
    expect(await stranger.do({ kind: 'ask', what: 'again' })).toMatchObject({
      refused: 'not-seated',
    });
    for (const one of [host, friend, stranger]) one.close();
  }));
