/** A node among others: how often it sends a heartbeat and looks around, and what it does when it is forgotten. */
import { isRefusal } from '@pakli/core';
import { PROTOCOL } from '@pakli/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableConnection } from '../src/audience.ts';
import { Cluster } from '../src/cluster.ts';
import type { KnownPerson } from '../src/store/store.ts';
import { HELLO, inHouse, send, STILL, type Indoors } from './context.ts';
import { but } from './spoil.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

const pace = { ...STILL, lease: 9000, glance: 2000 };

interface Tab extends TableConnection {
  readonly person: KnownPerson;
  readonly sent: unknown[];
  readonly byes: string[];
}

function tab(person: KnownPerson): Tab {
  const [sent, byes]: [unknown[], string[]] = [[], []];
  const send = (text: string): void => void sent.push(JSON.parse(text));
  return { person, isBehind: false, send, sent, bye: (why) => void byes.push(why), byes };
}

/** Everything that has started has ended. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 10; turn++) await new Promise((resolve) => setImmediate(resolve));
}

function among(
  work: (place: Indoors & { neighbours: Cluster; calls: string[] }) => Promise<void>,
  known: () => Promise<boolean> = () => Promise.resolve(true),
): Promise<void> {
  const calls: string[] = [];
  return inHouse(
    async (indoors) => {
      const neighbours = await Cluster.meet(indoors.context, indoors.tables, indoors.evenings);
      await work({ ...indoors, neighbours, calls });
      await neighbours.leave();
    },
    {
      settings: { pace },
      spoil: (store) =>
        but(store, {
          alive: (node, ms) => {
            calls.push(`alive ${node} ${ms}`);
            return known();
          },
          look: (ids, node) => {
            calls.push(`look ${ids.length}`);
            return store.look(ids, node);
          },
          attend: (table, node, people) => {
            calls.push(`attend ${people?.length ?? 'nobody'}`);
            return store.attend(table, node, people);
          },
          depart: (node) => {
            calls.push(`depart ${node}`);
            return store.depart(node);
          },
        }),
    },
  );
}

test('a node says three times in a lease that it lives, and at the end that it goes', () =>
  among(async ({ neighbours, calls }) => {
    expect(calls).toEqual(['alive one 9000']);
    await pass(2999);
    expect(calls).toHaveLength(1);
    await pass(1);
    expect(calls).toHaveLength(2);
    await pass(6000);
    expect(calls).toEqual(Array.from({ length: 4 }, () => 'alive one 9000'));
    await neighbours.leave();
    expect(calls.at(-1)).toBe('depart one');
    await pass(60_000);
    expect(calls).toHaveLength(5);
  }));

test('tables that somebody looks at are looked at every two seconds, and no others', () =>
  among(async ({ calls, welcome, open }) => {
    const anna = await welcome('Anna');
    const live = await open(anna);
    await open(anna);
    calls.length = 0;
    await pass(2000);
    expect(calls).toEqual([]);
    await live.hello(tab(anna), HELLO);
    calls.length = 0;
    await pass(2000);
    expect(calls.filter((call) => call.startsWith('look'))).toEqual(['look 1']);
  }));

test('a node that nobody knows any more says again who is with it', () => {
  let known = true;
  return among(
    async ({ calls, welcome, open }) => {
      const anna = await welcome('Anna');
      const live = await open(anna);
      await live.hello(tab(anna), HELLO);
      const attends = (): number => calls.filter((call) => call === 'attend 1').length;
      await pass(3000);
      expect(attends()).toBe(1);
      known = false;
      await pass(3000);
      expect(attends()).toBe(2);
    },
    () => Promise.resolve(known),
  );
});

test('a node that nobody knows any more says who comes back, though it could not say that they had gone', () => {
  let fails = false;
  const strike = (): void => {
    if (fails) throw new Error('not now');
  };
  return inHouse(
    async ({ context, tables, evenings, welcome, open }) => {
      const neighbours = await Cluster.meet(context, tables, evenings);
      const anna = await welcome('Anna');
      const live = await open(anna);
      const connection = tab(anna);
      await live.hello(connection, HELLO);
      // It does not retry together with its heartbeat.
      await pass(50);
      fails = true;
      const sit = { kind: 'sit', seat: 0, nonce: '00'.repeat(16) } as const;
      await expect(send(live, anna, { kind: 'do', id: '1', command: sit })).rejects.toThrow(
        'not now',
      );
      await expect(live.leave(connection)).rejects.toThrow('not now');
      await pass(2900);
      // The database returns without what it kept in memory.
      await context.store.depart('one');
      fails = false;
      await pass(50);
      await live.hello(tab(anna), HELLO);
      const { others } = (await context.store.look([live.id], 'two')).get(live.id)!;
      expect([...others]).toEqual([['one', [anna.id]]]);
      await neighbours.leave();
    },
    {
      settings: { pace },
      spoil: (store) =>
        but(store, {
          append: async (row) => {
            strike();
            return store.append(row);
          },
          read: async (table, after) => {
            strike();
            return store.read(table, after);
          },
        }),
    },
  );
});

test('a store that does not answer is a failure, and who is here is said again when it does', () => {
  let fails = false;
  return among(
    async ({ calls, welcome, open, lines, metric }) => {
      const anna = await welcome('Anna');
      const live = await open(anna);
      await live.hello(tab(anna), HELLO);
      fails = true;
      await pass(3000);
      expect(lines.at(-1)).toMatch(/^polling other nodes failed .*"level":"error"/);
      expect(metric('pakli_failures_total')).toBe(1);
      fails = false;
      const before = calls.filter((call) => call === 'attend 1').length;
      await pass(3000);
      expect(calls.filter((call) => call === 'attend 1').length).toBe(before + 1);
    },
    () => (fails ? Promise.reject(new Error('not now')) : Promise.resolve(true)),
  );
});

test('whoever was deleted at another node is sent away here, and nobody else', () =>
  among(async ({ context, welcome, open }) => {
    const anna = await welcome('Anna');
    const bo = await welcome('Bo');
    const live = await open(anna);
    const [host, friend] = [tab(anna), tab(bo)];
    for (const one of [host, friend]) await live.hello(one, HELLO);
    await context.store.forget(bo.id);
    await pass(2000);
    expect([host.byes, friend.byes]).toEqual([[], ['deleted']]);
  }));

test('whoever was deleted at another node is sent away from an evening here, and does not play there', () =>
  among(async ({ context, evenings, welcome }) => {
    const anna = await welcome('Anna');
    const bo = await welcome('Bo');
    const opened = await evenings.open(anna, { game: 'ulti' });
    if (isRefusal(opened)) throw new Error(opened.refused);
    const live = await evenings.find(opened.evening);
    const [host, friend] = [tab(anna), tab(bo)];
    for (const one of [host, friend]) {
      await live?.hello(one, { kind: 'hello', protocol: PROTOCOL });
      const ports = { connection: one, acknowledge: () => {}, isOver: () => false };
      const join = { kind: 'do', id: 'joins', command: { kind: 'join' } } as const;
      expect(await live?.take(one.person, join, ports)).toHaveProperty('seq');
    }
    await pass(2000);
    await context.store.forget(bo.id);
    await pass(2000);
    expect([host.byes, friend.byes]).toEqual([[], ['deleted']]);
    expect(host.sent.at(-1)).toMatchObject({
      view: { entrants: [{ name: 'Anna', state: 'plays' }, { state: 'removed' }] },
    });
  }));

test('whoever was deleted at another node is not waited for, though their name was asked for since', () =>
  among(async ({ context, welcome, open }) => {
    const anna = await welcome('Anna');
    const bo = await welcome('Bo');
    const live = await open(anna);
    const friend = tab(bo);
    for (const one of [tab(anna), friend]) await live.hello(one, HELLO);
    await send(live, bo, {
      kind: 'do',
      id: '1',
      command: { kind: 'sit', seat: 1, nonce: '00'.repeat(16) },
    });
    await pass(2000);
    await context.store.forget(bo.id);
    // A person sits down: no other may take that name.
    await context.names.refresh(live.people);
    expect(live.people).toContain(bo.id);
    await pass(2000);
    expect(friend.byes).toEqual(['deleted']);
    expect(await live.summaryFor(bo.id)).toBeUndefined();
  }));

test('however often a node looks, it plays once those who are nearer have had their time', () =>
  inHouse(
    async ({ context, clock, welcome, open }) => {
      const anna = await welcome('Anna');
      const live = await open(anna, { clock: { kind: 'move', ms: 10_000 } });
      const commands = [
        { kind: 'sit', seat: 0, nonce: '00'.repeat(16) },
        { kind: 'computer', seat: 1, level: 'casual' },
        { kind: 'start' },
      ] as const;
      for (const command of commands)
        await send(live, anna, { kind: 'do', id: command.kind, command: command });
      // She looks from another node, where nobody plays.
      await context.store.alive('another', 3_600_000);
      await context.store.attend(live.id, 'another', [anna.id]);
      const { seq } = live;
      for (let look = 0; look < 20; look++) {
        clock.move(4000);
        await live.wake();
        await pass(4000);
      }
      while (live.seq === seq) await pass(0);
    },
    { settings: { pace } },
  ));

test('a bell makes the node look at the tables it rings for', () => {
  const heard: ((tables: readonly string[]) => void)[] = [];
  return inHouse(
    async ({ context, tables, evenings, welcome, open }) => {
      const bell = { ...context.bell, listen: (hear: (typeof heard)[0]) => void heard.push(hear) };
      const neighbours = await Cluster.meet({ ...context, bell }, tables, evenings);
      const anna = await welcome('Anna');
      const lives = [await open(anna), await open(anna)];
      for (const live of lives) await live.hello(tab(anna), HELLO);
      const look = vi.spyOn(context.store, 'look');
      heard[0]?.([lives[1]?.id ?? '', 'elsewhere']);
      await pass(0);
      expect(look.mock.calls[0]).toEqual([[lives[1]?.id], 'one']);
      await neighbours.leave();
    },
    { settings: { pace } },
  );
});
