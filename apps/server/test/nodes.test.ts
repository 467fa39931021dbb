/** Any node serves any table: people on different nodes see one table, whatever happens to bells and nodes. */
import { isRefusal, Sfc32 } from '@pakli/core';
import { readEvent, type RoomEvent } from '@pakli/host';
import type { ToPage } from '@pakli/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Bell } from '../src/bell/bell.ts';
import { LocalBells } from '../src/bell/local.ts';
import type { ServerSettings } from '../src/settings.ts';
import type { TableStore } from '../src/store/store.ts';
import { checkLog } from './check-log.ts';
import { ask, begun, Client, guest, openTable, type Guest } from './client.ts';
import { findNats, startNats, type Nats } from './nats.ts';
import { MUTE, withNodes, type Node } from './nodes.ts';
import { playOn } from './playing.ts';
import { hasPostgres, openDatabases, type Databases } from './postgres.ts';
import { QUICK } from './running.ts';
import { but as spoiled } from './spoil.ts';

let databases: Databases;
let address: string;
let nats: Nats | undefined;

type BellName = 'NOTIFY' | 'NATS' | 'two of three bells' | 'no bell';

/** A bell that loses some of its rings. */
function but(bell: Bell, isHeard: () => boolean): Bell {
  return {
    ring: (table) => void (isHeard() && bell.ring(table)),
    listen: (hear) => bell.listen(hear),
    close: () => bell.close(),
  };
}

function nodesWith(
  bell: BellName,
  work: (one: Node, other: Node) => Promise<void>,
  settings: Partial<ServerSettings> = {},
): Promise<void> {
  const bells = new LocalBells();
  let rung = 0;
  const given: Partial<Record<BellName, () => Bell>> = {
    'no bell': () => MUTE,
    'two of three bells': () => but(bells.bell(), () => rung++ % 3 > 0),
  };
  return withNodes(
    {
      many: 2,
      address,
      settings: { ...settings, ...(bell === 'NATS' ? { nats: nats?.address ?? '' } : {}) },
      ...(given[bell] === undefined ? {} : { bell: given[bell] }),
    },
    ([one, other]) => work(one!, other!),
  );
}

async function eventsAt({ store }: Node, table: string): Promise<RoomEvent[]> {
  const log = await store.read(table, 0);
  return (log?.rows ?? []).map(({ event }) => readEvent(JSON.parse(event)) as RoomEvent);
}

/** Anna on one node and Bo on the other. */
async function apart(one: Node, other: Node, game = 'mulle', more: object = {}) {
  const anna = await guest(one.base, 'Anna');
  const bo = await guest(other.base, 'Bo');
  const table = await openTable(anna, game, more);
  const host = new Client(anna, table);
  const friend = new Client(bo, table);
  await host.sit(0);
  await friend.sit(1);
  return { anna, bo, table, host, friend };
}

function at({ base }: Node, { cookie }: Guest): Guest {
  return { base, cookie };
}

describe.skipIf(!hasPostgres())('several nodes', () => {
  beforeAll(async () => {
    databases = await openDatabases();
    address = await databases.database();
    if (findNats() !== undefined || process.env['PAKLI_TEST_NATS'] !== undefined) {
      nats = await startNats();
    }
  });
  afterAll(async () => {
    await databases.stop();
    await nats?.stop();
  });

  test.each(['NOTIFY', 'NATS', 'two of three bells', 'no bell'] as const)(
    'people at two nodes and a computer play a whole match, woken by %s',
    async (bell) => {
      if (bell === 'NATS' && nats === undefined) return;
      await nodesWith(bell, async (one, other) => {
        const { table, host, friend } = await apart(one, other, 'ulti');
        const watcher = new Client({ base: other.base }, table);
        await host.do({ kind: 'start' });
        await Promise.all([playOn(host, new Sfc32(1)), playOn(friend, new Sfc32(2))]);
        for (const client of [host, friend, watcher]) {
          await client.until('it is over', () => client.company?.phase === 'over');
        }
        const rows = (await one.store.read(table, 0))?.rows ?? [];
        const seen = [host, friend, watcher].map(({ you, seq, scene, past }) => {
          expect(seq).toBe(rows.length);
          return { table, reader: you?.seat ?? null, seq, seen: JSON.stringify({ scene, past }) };
        });
        const { breaches } = await checkLog(new Map([[table, rows]]), [], seen);
        expect(breaches).toEqual([]);
        for (const client of [host, friend, watcher]) {
          expect(client.faults).toEqual([]);
          client.close();
        }
      });
    },
  );

  test('a letter that PostgreSQL does not take is in no id, and no failure', () =>
    nodesWith('no bell', async (one) => {
      const here = one.base.replace('127.0.0.1', 'localhost');
      const anna = await guest(here, 'Anna');
      expect((await ask(anna, 'GET', '/tables/%00/open')).status).toBe(200);
      expect((await ask(anna, 'DELETE', '/me/passkeys/%00')).status).toBe(204);
      const answer = { answer: { id: 'a\0' } };
      const signIn = await ask({ base: here }, 'POST', '/passkey', answer);
      expect(await signIn.json()).toMatchObject({ refusal: { refused: 'passkey-unknown' } });
      expect(one.running.metrics.format()).toContain('pakli_failures_total 0');
    }));

  test('whoever knows more than a node is not shown less, and is not refused by what is over', () =>
    nodesWith(
      'no bell',
      async (one, other) => {
        const { table, host, anna, bo } = await begun(one.base);
        // This node has the current table in memory, and hears nothing any more.
        const there = new Client(at(other, anna), table);
        const bos = new Client(at(other, bo), table);
        await there.until('it is open', () => there.seq > 0);
        await bos.until('it is open', () => bos.seq > 0);
        for (let n = 0; n < 3; n++) {
          const mine = [host, bos].find(({ scene, you }) => scene?.view.turn === you?.seat) ?? host;
          const [text = ''] = await mine.choices();
          const step = mine.scene?.step ?? 0;
          expect(isRefusal(await mine.do({ kind: 'play', step, text }))).toBe(false);
          // Newcomers see it on any node.
          const late = new Client({ base: mine === host ? other.base : one.base }, table);
          await late.until('it is open', () => late.seq > 0);
          expect(late.seq).toBe(mine.seq);
          late.close();
          for (const client of [host, bos]) client.hello();
          for (const client of [host, bos]) {
            await client.until('both know', () => client.seq >= mine.seq);
          }
        }
        for (const client of [host, there, bos]) {
          expect(client.faults.filter((fault) => fault.includes('back'))).toEqual([]);
          client.close();
        }
      },
      { pace: { ...QUICK, glance: 1e8 } },
    ));

  test('what two nodes begin at once happens once', () =>
    nodesWith('NOTIFY', async (one, other) => {
      for (let n = 0; n < 4; n++) {
        const { table, host, friend } = await apart(one, other);
        await Promise.all([host.do({ kind: 'start' }), friend.do({ kind: 'start' })]);
        await Promise.all([
          host.do({ kind: 'ask', what: 'end' }),
          friend.do({ kind: 'ask', what: 'end' }),
        ]);
        for (const client of [host, friend]) {
          await client.until('it is over', () => client.company?.phase === 'over');
        }
        await Promise.all([
          host.do({ kind: 'ask', what: 'again' }),
          friend.do({ kind: 'ask', what: 'again' }),
        ]);
        for (const client of [host, friend]) {
          await client.until('they play on', () => (client.company?.again ?? null) !== null);
        }
        expect(host.company?.again).toBe(friend.company?.again);
        const events = await eventsAt(other, table);
        expect(events.filter(({ kind }) => kind === 'start').length).toBe(1);
        const next = await one.store.read(host.company?.again ?? '', 0);
        expect(next?.rows[0]?.seq).toBe(1);
        host.close();
        friend.close();
      }
    }));

  test('time that runs out while people look from two nodes runs out once, and never early', () => {
    let ahead = 0;
    const now = (): number => Date.now() + ahead;
    return withNodes({ many: 2, address, now }, async ([one, other]) => {
      const clock = { kind: 'bank', ms: 60_000, increment: 0 };
      const { table, host, friend } = await apart(one!, other!, 'mulle', { clock });
      await host.do({ kind: 'start' });
      for (let n = 0; n < 2; n++) {
        await host.until('somebody is at turn', () => deadlineOf(host) !== undefined);
        const { seq } = host;
        const deadline = deadlineOf(host) ?? Infinity;
        ahead += deadline - now() - 200;
        await host.until('time is up', () => host.seq > seq);
        await friend.until('both know', () => friend.seq === host.seq);
        const played = (await eventsAt(one!, table)).slice(seq);
        expect(played.map(({ kind }) => kind)).toEqual(['play']);
        expect(played[0]?.at).toBeGreaterThanOrEqual(deadline);
      }
      host.close();
      friend.close();
    });
  });

  test('who has come, and who has gone with a dead node, is known everywhere', () =>
    nodesWith('NOTIFY', async (one, other) => {
      const { host, friend, table, anna } = await apart(one, other);
      await host.until('Bo is here', () => isHere(host, 1));
      await friend.until('Anna is here', () => isHere(friend, 0));
      host.close();
      await friend.until('Anna is away', () => !isHere(friend, 0));
      const elsewhere = new Client(at(other, anna), table);
      await friend.until('Anna is here again', () => isHere(friend, 0));
      elsewhere.close();
      // A dead node sends nothing: it is no longer heard of.
      await friend.until('Anna is away', () => !isHere(friend, 0));
      await one.store.alive('dead', 3_600_000);
      await one.store.attend(table, 'dead', [await idOf(one, anna)]);
      await friend.until('Anna is at another node', () => isHere(friend, 0));
      await one.store.alive('dead', 1);
      await friend.until('which is dead', () => !isHere(friend, 0));
      friend.close();
    }));

  test('other nodes learn who has gone, though it could not be written to the database at once', async () => {
    let refused = 0;
    await withNodes(
      {
        many: 2,
        address,
        spoil: (store) =>
          spoiled(store, {
            attend: async (table, node, people) => {
              if (people === null && refused++ === 0) throw new Error('not now');
              await store.attend(table, node, people);
            },
          }),
      },
      async ([one, other]) => {
        const { host, friend } = await apart(one!, other!);
        await friend.until('Anna is here', () => isHere(friend, 0));
        host.close();
        await friend.until('Anna is away', () => !isHere(friend, 0));
        expect(refused).toBe(2);
        friend.close();
      },
    );
  });

  test('a table that cannot be read keeps no other from being looked at', async () => {
    let stuck = '';
    const reading = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    const spoil = (store: TableStore): TableStore =>
      spoiled(store, {
        read: async (table, after) => {
          if (table === stuck) {
            reading.resolve();
            await released.promise;
          }
          return store.read(table, after);
        },
      });
    await withNodes({ many: 2, address, bell: () => MUTE, spoil }, async ([one, other]) => {
      const tables = [await apart(one!, other!), await apart(one!, other!)] as const;
      for (const { host } of tables) await host.until('Bo is here', () => isHere(host, 1));
      const locked = async ({ host, friend }: (typeof tables)[0]): Promise<void> => {
        const done = await host.do({ kind: 'lock', locked: true });
        const seq = isRefusal(done) ? Infinity : done.seq;
        await friend.until('it is seen', () => friend.seq >= seq);
      };
      stuck = tables[0].table;
      const late = locked(tables[0]);
      await reading.promise;
      await locked(tables[1]).finally(released.resolve);
      await late;
      for (const { host, friend } of tables) {
        host.close();
        friend.close();
      }
    });
  });

  test('names and words reach people at other nodes', () =>
    nodesWith('NOTIFY', async (one, other) => {
      const { host, friend, bo } = await apart(one, other);
      await friend.request({ kind: 'say', id: 'a-first-word', say: { phrase: 'hello' } });
      await host.until('it is heard', () => said(host) === 1);
      await fetch(`${other.base}/api/me`, {
        method: 'POST',
        headers: { origin: other.base, cookie: bo.cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Boris' }),
      });
      const name = (): string | undefined => {
        const chair = host.company?.seats[1];
        return chair?.kind === 'person' ? chair.name : undefined;
      };
      await host.until('he is called otherwise', () => name() === 'Boris');
      host.close();
      friend.close();
    }));
});

/** When the time of the seat at turn runs out. */
function deadlineOf({ company }: Client): number | undefined {
  const clocks = company?.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.clock] : []));
  return clocks?.find((clock) => (clock?.deadline ?? null) !== null)?.deadline ?? undefined;
}

function isHere({ company }: Client, seat: number): boolean {
  const chair = company?.seats[seat];
  return chair?.kind === 'person' && chair.here;
}

function said({ heard }: Client): number {
  return heard.filter((text) => (JSON.parse(text) as ToPage).kind === 'said').length;
}

async function idOf({ base }: Node, { cookie }: Guest): Promise<string> {
  const answer = await fetch(`${base}/api/me`, { headers: { cookie } });
  return ((await answer.json()) as { id: string }).id;
}
