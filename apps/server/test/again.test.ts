/** After a match the same people play another: at one new table, whoever presses first and whatever breaks. */
import { readRecord } from '@pakli/catalogue';
import { isRecordError, type Seat } from '@pakli/core';
import { verifyDeals, type Proof } from '@pakli/host';
import { expect, test } from 'vitest';
import { serve } from '../src/server.ts';
import { PACE } from '../src/settings.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import type { NewTable, Store } from '../src/store/store.ts';
import { ask, begun, Client, guest, type Begun } from './client.ts';
import { inFolder } from './folder.ts';
import { QUICK, settingsFor, withServer } from './running.ts';

/** A match of Anna and Bo that both have ended. */
async function ended(base: string): Promise<Begun> {
  const one = await begun(base);
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

/** Follows to the next table as a page does. */
async function follow(client: Client, guest: { base: string }): Promise<Client> {
  const next = new Client(guest, await nextOf(client));
  await next.until('it is open', () => next.you !== undefined);
  const seat = next.you?.seat ?? null;
  if (seat !== null) await next.sit(seat);
  return next;
}

/** Remembers which tables were made. */
function watched(store: Store, create: Store['create'] = (table) => store.create(table)) {
  const made: NewTable[] = [];
  const spoilt = new Proxy(store, {
    get(target, key: keyof Store) {
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

test('everybody who is there has pressed: one new table, which starts by itself', () => {
  let made: readonly NewTable[] = [];
  const spoil = (store: Store): Store => {
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
      // Its cards can be dealt again as those of any other.
      for (const one of next.slice(0, 2)) await one.do({ kind: 'ask', what: 'end' });
      const answer = await ask(anna, 'GET', `/tables/${ids[0]}/record`);
      const { record, deal } = (await answer.json()) as { record: string; deal: Proof };
      const match = await readRecord(record);
      if (isRecordError(match)) throw new Error(match.problem.refused);
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
        // Written down before it starts: no lot decides it.
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

test('who does not press is not waited for, and finds their seat kept', () =>
  withServer(async ({ base }) => {
    const { anna, bo, host, friend } = await ended(base);
    await friend.do({ kind: 'ask', what: 'again' });
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
  }));

test('who has gone is not waited for at all, and nobody can keep the others', () =>
  withServer(
    async ({ base }) => {
      const { host, friend } = await ended(base);
      await host.do({ kind: 'ask', what: 'again' });
      const { ask = 0 } = host.company?.questions[0] ?? {};
      // Bo was not among those who wish it: nothing has changed.
      const { seq } = host;
      expect(await friend.do({ kind: 'answer', ask, yes: false })).toEqual({ seq });
      expect(host.company).toMatchObject({ again: null, questions: [{ what: 'again', yes: [0] }] });
      friend.close();
      expect(await nextOf(host)).toMatch(/^\w{10}$/);
      host.close();
    },
    { settings: { pace: { ...QUICK, again: 3_600_000 } } },
  ));

test('a server that dies before the new table is laid: the next one lays it', () =>
  inFolder(async (folder) => {
    const settings = settingsFor(folder, { pace: PACE });
    const plain = await openSqlite(settings.file);
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
    // Written down, and never answered.
    void friend.do({ kind: 'ask', what: 'again' }, 'the-last-press');
    await died.promise;
    expect([host, friend].map(({ company }) => company?.again)).toEqual([null, null]);
    for (const one of [host, friend]) one.close();
    await first.stop();
    expect(made.map(({ id }) => id)).toEqual([table]);
    const store = await openSqlite(settings.file);
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
    const { made, spoilt } = watched(await openSqlite(settings.file));
    const [one, two] = [await serve(settings, spoilt), await serve(settings, spoilt)];
    const far = { base: `http://127.0.0.1:${two.port}` };
    const { bo, table, host, friend } = await ended(`http://127.0.0.1:${one.port}`);
    const other = new Client({ ...bo, ...far }, table);
    await other.until('it is open', () => other.seq > 0);
    friend.close();
    await Promise.all([host, other].map((press) => press.do({ kind: 'ask', what: 'again' })));
    const ids = await Promise.all(
      [host, other].map(async (client) => {
        // Here nobody rings a bell at the other server: whoever says hello reads the head.
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

test('the people of a table that is not over cannot go on elsewhere', () =>
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
