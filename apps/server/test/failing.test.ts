/**
 * A database fails for a moment, on one request. Afterwards everybody sees the table as it is and who is there; nobody
 * waits for something that will never come.
 */
import { once } from 'node:events';
import { PROTOCOL } from '@pakli/protocol';
import { expect, test, vi } from 'vitest';
import {
  ask,
  begun,
  Client,
  guest,
  type Guest,
  openTable,
  PATIENCE_MS,
  socketTo,
} from './client.ts';
import { withTwo } from './nodes.ts';
import { QUICK, withServer } from './running.ts';
import { but, type Spoil } from './spoil.ts';

function isHere({ company }: Client, seat: number): boolean {
  const chair = company?.seats[seat];
  return chair?.kind === 'person' && chair.here;
}

/** Fails as often as it is told to. */
class Fault {
  left = 0;
  struck = 0;

  strike(): void {
    if (this.left === 0) return;
    this.left--;
    this.struck++;
    throw new Error('not now');
  }
}

test('a table that another node has taken away is gone for whoever does something there', () =>
  withServer(async ({ base, store }) => {
    const { table, host, friend } = await begun(base);
    expect(await store.drop(table, host.seq)).toBe(true);
    void host.do({ kind: 'ask', what: 'end' });
    for (const one of [host, friend]) {
      await one.until('it is gone', () => one.bye?.why === 'gone');
      one.close();
    }
  }));

test('whoever goes while the log cannot be read has gone', () => {
  const fault = new Fault();
  const spoil: Spoil = (store) =>
    but(store, {
      append: async (row) => {
        fault.strike();
        return store.append(row);
      },
      read: async (table, after) => {
        fault.strike();
        return store.read(table, after);
      },
    });
  return withServer(
    async ({ base, running }) => {
      const { host, friend } = await begun(base);
      fault.left = Infinity;
      host.sendFrame({ kind: 'do', id: 'asked-in-vain', command: { kind: 'ask', what: 'end' } });
      friend.close();
      await vi.waitFor(
        () => expect(running.metrics.format()).toContain('pakli_sockets 1'),
        PATIENCE_MS,
      );
      // His row was tried and failed: it was the next in line.
      const { struck } = fault;
      await vi.waitFor(() => expect(fault.struck).toBeGreaterThan(struck + 2), PATIENCE_MS);
      fault.left = 0;
      await host.until('Bo has gone', () => !isHere(host, 1));
      host.close();
    },
    { spoil },
  );
});

test('whoever could not be let in is not here at other nodes', () => {
  const lost = Promise.withResolvers<void>();
  let losing = false;
  const two: Spoil = (store) =>
    but(store, {
      attend: async (table, node, people) => {
        await store.attend(table, node, people);
        if (!losing) return;
        losing = false;
        lost.resolve();
        throw new Error('the answer is lost');
      },
    });
  return withTwo({ two }, async ({ one, two, store }) => {
    const { table, bo, host, friend } = await begun(one);
    friend.close();
    await host.until('Bo has gone', () => !isHere(host, 1));
    losing = true;
    const socket = socketTo({ ...bo, base: two }, table);
    await once(socket, 'open');
    socket.send(JSON.stringify({ kind: 'hello', protocol: PROTOCOL, since: null }));
    await lost.promise;
    const others = async () => (await store.look([table], 'one')).get(table)?.others.size;
    await vi.waitFor(async () => expect(await others()).toBe(0), PATIENCE_MS);
    await host.until('Bo is not here', () => !isHere(host, 1));
    socket.terminate();
    host.close();
  });
});

test('what somebody said is answered once it is kept, and not before', () => {
  const fault = new Fault();
  const spoil: Spoil = (store) =>
    but(store, {
      say: async (table, line) => {
        fault.strike();
        return store.say(table, line);
      },
    });
  return withServer(
    async ({ base, store }) => {
      const { table, host, friend } = await begun(base);
      fault.left = 1;
      const say = { phrase: 'hello' } as const;
      // An immediate retry does not count as too often.
      expect(await host.request({ kind: 'say', id: 'a-first-word', say })).toHaveProperty('seq');
      expect(await store.said(table, 0, 9)).toMatchObject([{ text: JSON.stringify(say) }]);
      for (const one of [host, friend]) one.close();
    },
    { spoil, settings: { pace: { ...QUICK, saying: 3_600_000 } } },
  );
});

test('what somebody said is kept once, though its answer was lost', () => {
  let losing = true;
  const spoil: Spoil = (store) =>
    but(store, {
      say: async (table, line) => {
        const n = await store.say(table, line);
        if (losing) {
          losing = false;
          throw new Error('the answer is lost');
        }
        return n;
      },
    });
  return withServer(
    async ({ base, store }) => {
      const { table, host, friend } = await begun(base);
      await host.request({ kind: 'say', id: 'a-first-word', say: { phrase: 'hello' } });
      expect(await store.said(table, 0, 9)).toHaveLength(1);
      for (const one of [host, friend]) one.close();
    },
    { spoil },
  );
});

test('a row is shown though it could not be asked what somebody is called', () => {
  const fault = new Fault();
  const two: Spoil = (store) =>
    but(store, {
      names: async (ids) => {
        // Names are refreshed now and then, for everybody: only unknown ones are requested individually.
        if (ids.length === 1) fault.strike();
        return store.names(ids);
      },
    });
  return withTwo({ two }, async ({ one, two }) => {
    const anna = await guest(one, 'Anna');
    const table = await openTable(anna, 'ulti');
    const host = new Client(anna, table);
    const friend = new Client(await guest(one, 'Bo'), table);
    const third = new Client(await guest(one, 'Cilla'), table);
    await host.sit(0);
    await friend.sit(1);
    const watcher = new Client({ base: two }, table);
    await watcher.until('it is open', () => watcher.seq >= 3);
    fault.left = 1;
    const done = await third.sit(2);
    expect(done).toHaveProperty('seq');
    await watcher.until('it is seen', () => 'seq' in done && watcher.seq >= done.seq);
    expect(fault.left).toBe(0);
    for (const client of [host, friend, third, watcher]) client.close();
  });
});

test('who has come elsewhere is shown, though the row that came with them could not be read', () => {
  const fault = new Fault();
  const one: Spoil = (store) =>
    but(store, {
      read: async (table, after) => {
        fault.strike();
        return store.read(table, after);
      },
    });
  return withTwo(
    { one },
    async ({ one, two }) => {
      const { table, anna, bo, host, friend } = await begun(one);
      const annas = (await host.choices()).length > 0;
      const [goes, stays] = annas ? [host, friend] : [friend, host];
      const who: Guest = annas ? anna : bo;
      const seat = goes.you?.seat ?? -1;
      goes.close();
      await stays.until('they have gone', () => !isHere(stays, seat));
      const there = new Client({ ...who, base: two }, table);
      await there.until('it is open', () => there.seq > 0);
      const [text = ''] = await there.choices();
      const { step = 0 } = there.scene ?? {};
      const done = await there.do({ kind: 'play', step, text });
      expect(done).toHaveProperty('seq');
      fault.left = 1;
      stays.sendFrame({ kind: 'ping', seq: stays.seq + 1 });
      await stays.until('it is seen', () => 'seq' in done && stays.seq >= done.seq);
      expect(fault.left).toBe(0);
      await stays.until('they are here', () => isHere(stays, seat));
      for (const client of [stays, there]) client.close();
    },
    // No node looks on its own.
    { deaf: true, settings: { pace: { ...QUICK, glance: 3_600_000 } } },
  );
});

test.each(['attend', 'alive'] as const)(
  'a database that has forgotten who is where learns it again, even if %s fails at first',
  (fails) => {
    const fault = new Fault();
    const one: Spoil = (store) =>
      but(store, {
        attend: async (table, node, people) => {
          if (fails === 'attend') fault.strike();
          await store.attend(table, node, people);
        },
        alive: async (node, ms) => {
          const known = await store.alive(node, ms);
          if (fails === 'alive') fault.strike();
          return known;
        },
      });
    return withTwo({ one }, async ({ one, store }) => {
      const anna = await guest(one, 'Anna');
      const clients = [];
      for (const game of ['mulle', 'mulle', 'mulle']) {
        const client = new Client(anna, await openTable(anna, game));
        await client.until('it is open', () => client.seq > 0);
        clients.push(client);
      }
      const tables = clients.map(({ table }) => table);
      const nodes = async () => {
        const glances = await store.look(tables, 'two');
        return tables.map((table) => glances.get(table)?.others.has('one'));
      };
      await vi.waitFor(async () => expect(await nodes()).toEqual([true, true, true]), PATIENCE_MS);
      fault.left = 1;
      await store.depart('one');
      await vi.waitFor(async () => expect(await nodes()).toEqual([true, true, true]), PATIENCE_MS);
      expect(fault.left).toBe(0);
      for (const client of clients) client.close();
    });
  },
);

/** The log of one table fails. */
class Unreadable {
  table = '';
  struck = 0;

  strike(table: string): void {
    if (table !== this.table) return;
    this.struck++;
    throw new Error('not now');
  }
}

/** Bo at two tables. What was kept of the first is unknown, and its log cannot be read. */
async function atTwoTables(
  base: string,
  there: string,
  fault: Unreadable,
): Promise<{ readonly bo: Guest; readonly tables: readonly Client[] }> {
  const bo = await guest(base, 'Bo');
  const tables = [];
  for (const seat of [0, 1]) {
    const client = new Client({ ...bo, base: there }, await openTable(bo, 'mulle'));
    await client.sit(seat);
    tables.push(client);
  }
  const [first] = tables;
  fault.table = first!.table;
  first!.sendFrame({ kind: 'do', id: 'said-in-vain', command: { kind: 'lock', locked: true } });
  await vi.waitFor(() => expect(fault.struck).toBeGreaterThan(0), PATIENCE_MS);
  return { bo, tables };
}

function unreadable(fault: Unreadable): Spoil {
  return (store) =>
    but(store, {
      append: async (row) => {
        fault.strike(row.table);
        return store.append(row);
      },
      read: async (table, after) => {
        fault.strike(table);
        return store.read(table, after);
      },
    });
}

function nameAt({ company, you }: Client): string | undefined {
  const chair = company?.seats[you?.seat ?? -1];
  return chair?.kind === 'person' ? chair.name : undefined;
}

test.each(['here', 'at another node'])(
  'a new name arrives %s at all tables but the one that cannot be read, and there later',
  (where) => {
    const fault = new Unreadable();
    return withTwo({ two: unreadable(fault) }, async ({ one, two }) => {
      const base = where === 'here' ? two : one;
      const { bo, tables } = await atTwoTables(base, two, fault);
      expect((await ask(bo, 'POST', '/me', { name: 'Boris' })).status).toBe(200);
      await tables[1]!.until('he is called so', () => nameAt(tables[1]!) === 'Boris');
      fault.table = '';
      await tables[0]!.until('here too', () => nameAt(tables[0]!) === 'Boris');
      for (const client of tables) client.close();
    });
  },
);

test.each(['here', 'at another node'])(
  'who is forgotten %s is sent away from all tables, also where one cannot be read',
  (where) => {
    const fault = new Unreadable();
    return withTwo({ two: unreadable(fault) }, async ({ one, two }) => {
      const base = where === 'here' ? two : one;
      const { bo, tables } = await atTwoTables(base, two, fault);
      expect((await ask(bo, 'DELETE', '/me')).status).toBe(204);
      for (const client of tables) {
        await client.until('he is sent away', () => client.bye?.why === 'deleted');
        client.close();
      }
    });
  },
);

test('a table that cannot be read keeps no other from what is due', () => {
  let ahead = 0;
  return withServer(
    async ({ base, store }) => {
      const { table, host, friend } = await begun(base, 'mulle', {
        clock: { kind: 'days', days: 1 },
      });
      for (const one of [host, friend]) one.close();
      const rows = [{ seq: 1, cmd: 'house/1', event: '{}' }];
      const secret = new Uint8Array(32);
      // It is the first due table, and will be with every claim.
      const broken = { id: '0'.repeat(10), game: 'mulle', host: '', secret, rows, at: 0 };
      await store.create({ ...broken, due: Date.now() + 3_600_000 });
      ahead = 2 * 86_400_000;
      const moved = async () => (await store.read(table, 4))?.rows.length ?? 0;
      await vi.waitFor(async () => expect(await moved()).toBeGreaterThan(0), PATIENCE_MS);
    },
    { now: () => Date.now() + ahead },
  );
});

test('a client that knows more than a restored database hears of it, though that failed at first', () => {
  const fault = new Fault();
  let kept = Infinity;
  const spoil: Spoil = (store) =>
    but(store, {
      read: async (table, after) => {
        const log = await store.read(table, after);
        return log && { ...log, rows: log.rows.filter(({ seq }) => seq <= kept) };
      },
      look: async (tables, node) => {
        const glances = [...(await store.look(tables, node))];
        return new Map(
          glances.map(([id, glance]) => [id, { ...glance, seq: Math.min(glance.seq, kept) }]),
        );
      },
      create: async (table) => {
        fault.strike();
        return store.create(table);
      },
    });
  return withServer(
    async ({ base }) => {
      const { host, friend } = await begun(base);
      for (const what of ['end', 'again'] as const) {
        for (const one of [host, friend]) await one.do({ kind: 'ask', what });
      }
      await host.until('they play on', () => (host.company?.again ?? null) !== null);
      const { seq } = host;
      await host.do({ kind: 'watching', watching: false });
      await host.until('it is seen', () => host.seq > seq);
      kept = seq;
      // The table where they play on may have to be created again.
      fault.left = 1;
      host.sendFrame({ kind: 'ping', seq: host.seq + 1 });
      for (const one of [host, friend]) {
        await one.until('it arrives', () => one.seq === seq);
        expect(one.faults).toEqual([]);
        one.close();
      }
      expect(fault.left).toBe(0);
    },
    { spoil },
  );
});
