/** An evening over real sockets: the same cards at every table, each result once, nothing shown too early. */
import { findGame, openRecord } from '@pakli/catalogue';
import { isRefusal, parseRecord, replayRecord, Sfc32 } from '@pakli/core';
import { decideEvening, verifyDeals, verifyEvening, type DealProof } from '@pakli/host';
import type { EveningView } from '@pakli/protocol';
import { countTournament, readTournament, type Tournament } from '@pakli/tournament';
import { expect, test } from 'vitest';
import { EveningLog } from '../src/evening/evening-log.ts';
import type { NewTable, TableStore } from '../src/store/store.ts';
import { inHouse } from './context.ts';
import { ask, guest, type Client, type Guest } from './client.ts';
import { EveningClient, openEvening } from './evening-client.ts';
import { inFolder } from './folder.ts';
import { withNodes, withTwo } from './nodes.ts';
import { hasPostgres, openDatabases } from './postgres.ts';
import { readEveningWish } from '../src/evening/wish.ts';
import { GENEROUS, QUICK, withServer } from './running.ts';
import { but } from './spoil.ts';

const NAMES = ['Anna', 'Bo', 'Cem', 'Dora', 'Emil', 'Frida'];
const ULTI = { game: 'ulti', rules: 'deals=2', rounds: 2, title: 'Wednesday' };

interface Gathered {
  readonly evening: string;
  readonly key: string;
  readonly people: readonly Guest[];
  readonly clients: readonly EveningClient[];
  readonly director: EveningClient;
}

/** Everybody has joined; the first of them directs. */
async function gathered(base: string, count: number, wish: object = ULTI): Promise<Gathered> {
  const people: Guest[] = [];
  for (const name of NAMES.slice(0, count)) people.push(await guest(base, name));
  const [first] = people;
  if (first === undefined) throw new Error('nobody');
  const { evening, key } = await openEvening(first, wish);
  const director = new EveningClient(first, evening, key);
  const clients = people.map((one) => new EveningClient(one, evening));
  for (const [i, client] of clients.entries()) {
    expect(await client.do({ kind: 'join', nonce: `${i}`.padStart(32, '0') })).toHaveProperty(
      'seq',
    );
  }
  return { evening, key, people, clients, director };
}

/** Everybody plays their first choice until their table is over. */
async function playOut(client: Client): Promise<void> {
  await client.until('it begins', () => client.scene !== null && client.scene !== undefined);
  while (client.company?.phase !== 'over') {
    const { scene, seq } = client;
    if (scene?.view.turn === client.you?.seat && client.you?.seat !== null) {
      const [text] = await client.choices();
      if (text !== undefined) {
        await client.do({ kind: 'play', step: scene?.step ?? 0, text });
        continue;
      }
    }
    await client.until(
      'something happens',
      () => client.seq > seq || client.company?.phase === 'over',
    );
  }
}

async function playRound({ clients, director }: Gathered): Promise<void> {
  const rounds = director.view.rounds.length;
  expect(await director.do({ kind: 'round' })).toHaveProperty('seq');
  for (const one of clients) await one.until('it begins', () => one.view.rounds.length > rounds);
  await Promise.all(clients.map(async (one) => one.seat && playOut(one.seat.client)));
  for (const one of [...clients, director]) {
    await one.until('it is finished', () => one.view.rounds[rounds]?.finished === true);
  }
}

async function dealsOf(guestOf: Guest, table: string): Promise<string[]> {
  const answer = await ask(guestOf, 'GET', `/tables/${table}/record`);
  const { record } = (await answer.json()) as { record: string };
  const parsed = parseRecord(record);
  const found = await findGame('ulti')?.load();
  if (isRefusal(parsed) || found === undefined) throw new Error('no record');
  const match = replayRecord(found.game, parsed);
  if (isRefusal(match)) throw new Error(match.refused);
  return match.tables.map(({ steps }) =>
    JSON.stringify(steps.flatMap((step) => (step.kind === 'chance' ? [[...step.outcome]] : []))),
  );
}

test('six people play two rounds of the same boards, and the results can be recounted', () =>
  withServer(async ({ base }) => {
    const here = await gathered(base, 6);
    const { clients, director, people, evening } = here;
    await playRound(here);
    const [first] = director.view.rounds;
    expect(first?.tables).toHaveLength(2);
    const [one, two] = await Promise.all(
      (first?.tables ?? []).map(({ table }) => dealsOf(people[0]!, table)),
    );
    expect(one).toHaveLength(2);
    expect(one).toEqual(two);
    await playRound(here);
    const [other] = await Promise.all(
      (director.view.rounds[1]?.tables ?? []).map(({ table }) => dealsOf(people[0]!, table)),
    );
    expect(other).toHaveLength(2);
    expect(other).not.toEqual(one);
    // Every board and table once.
    const results = director.view.rounds.flatMap((round) => round.results);
    expect(new Set(results.map(({ board, table }) => `${board} ${table}`)).size).toBe(8);
    const answer = await ask(people[0]!, 'GET', `/evenings/${evening}/results`);
    const read = readTournament(await answer.json());
    expect(read).not.toHaveProperty('fault');
    const { standings } = countTournament(read as Tournament);
    expect(standings.filter(({ place }) => place !== null)).toHaveLength(6);
    expect(standings.every(({ boards }) => boards === 4)).toBe(true);
    // Before the end nothing reveals the secret; after it every board can be dealt again.
    const table = director.view.rounds[1]?.tables[0]?.table;
    const recordAnswer = async (): Promise<{ record: string; deal?: DealProof }> =>
      (await (await ask(people[0]!, 'GET', `/tables/${table}/record`)).json()) as never;
    expect(read).not.toHaveProperty('proof');
    expect(await recordAnswer()).not.toHaveProperty('deal');
    const sheet = await ask(people[0]!, 'GET', `/evenings/${evening}/results.csv`);
    const lines = (await sheet.text()).trim().split('\r\n');
    expect(lines).toHaveLength(1 + 4 * 6);
    expect(lines[0]).toBe('round,board,table,line,name,score,award,covered,percent,imps');
    expect(await director.do({ kind: 'end' })).toHaveProperty('seq');
    await clients[1]!.until('it is over', () => clients[1]!.view.phase === 'over');
    expect(clients[1]!.view.proof?.nonces).toHaveLength(6);
    const file = readTournament(
      await (await ask(people[0]!, 'GET', `/evenings/${evening}/results`)).json(),
    );
    const boards = [0, 1, 2, 3].map((board) => ({ board, tables: 2 }));
    expect(await verifyEvening(file as Tournament, openRecord)).toEqual({ kind: 'boards', boards });
    const { record, deal } = await recordAnswer();
    const opened = await openRecord(record);
    if (isRefusal(opened) || deal === undefined) throw new Error('no proof');
    expect(verifyDeals(opened.match, deal)).toMatchObject({ honest: true, deals: 2 });
    for (const client of [...clients, director]) client.close();
  }));

test('until a round is finished nobody else hears a thing of its boards', () =>
  withServer(async ({ base }) => {
    const here = await gathered(base, 6);
    const { clients, director, people } = here;
    await director.do({ kind: 'round' });
    for (const one of clients) await one.until('it begins', () => one.view.rounds.length === 1);
    const [fast, slow] = director.view.rounds[0]?.tables ?? [];
    const at = (table: string): EveningClient[] =>
      clients.filter((one) => one.seat?.table === table);
    const heard = at(slow?.table ?? '').map((one) => one.frames.length);
    await Promise.all(at(fast?.table ?? '').map(async (one) => playOut(one.seat!.client)));
    await director.until('the director knows', () => director.told?.progress?.[0] === 2);
    expect(at(slow?.table ?? '').map((one) => one.frames.length)).toEqual(heard);
    const [player] = at(slow?.table ?? '');
    const { seq = 0 } = player?.told ?? {};
    // Numbers do not reveal how many results there are either.
    expect(await player?.ping()).toBe(seq);
    expect(await player?.do({ kind: 'leave' })).toEqual({ seq: seq + 1 });
    expect(director.view.rounds[0]?.results).toEqual([]);
    const record = await ask(people[0]!, 'GET', `/tables/${fast?.table}/record`);
    expect(await record.json()).toMatchObject({ refusal: { refused: 'round-open' } });
    // Nor may anybody watch.
    const stranger = await guest(base, 'Zoe');
    const watcher = new EveningClient(stranger, 'x'.repeat(12));
    await watcher.until('there is no such evening', () => watcher.bye === 'gone');
    watcher.close();
    // The director does not wait forever.
    expect(await director.do({ kind: 'finish' })).toHaveProperty('seq');
    await clients[0]!.until('it is shown', () => clients[0]!.view.rounds[0]?.results.length === 2);
    for (const client of [...clients, director]) client.close();
  }));

test('only the key directs, on any device; nobody else', () =>
  withServer(async ({ base }) => {
    const { clients, director, evening, key, people } = await gathered(base, 3);
    expect(clients.map(({ you }) => you.directs)).toEqual([false, false, false]);
    expect(await clients[0]!.do({ kind: 'round' })).toMatchObject({ refused: 'only-director' });
    const wrong = new EveningClient(people[1]!, evening, 'A'.repeat(22));
    expect(await wrong.do({ kind: 'end' })).toMatchObject({ refused: 'only-director' });
    const phone = new EveningClient(people[1]!, evening, key);
    expect(await phone.do({ kind: 'round' }, 'the-same-press')).toHaveProperty('seq');
    // Two directors press at once: one round starts.
    expect(await director.do({ kind: 'round' })).toMatchObject({ refused: 'round-open' });
    expect(await phone.do({ kind: 'round' }, 'the-same-press')).toHaveProperty('seq');
    await phone.until('it begins', () => phone.view.rounds.length > 0);
    expect(phone.view.rounds).toHaveLength(1);
    for (const client of [...clients, director, wrong, phone]) client.close();
  }));

test('a server that starts again continues where it was: nothing lost, nothing twice', () =>
  inFolder(async (folder) => {
    const settings = { file: `${folder}/pakli.db` };
    const before = await withServer(
      async ({ base }) => {
        const here = await gathered(base, 3);
        await here.director.do({ kind: 'round' });
        const [one] = here.clients;
        await one!.until('it begins', () => one!.view.rounds.length === 1);
        for (const client of [...here.clients, here.director]) client.close();
        return here;
      },
      { settings },
    );
    await withServer(
      async ({ base }) => {
        const people = before.people.map((one) => ({ ...one, base }));
        const clients = people.map((one) => new EveningClient(one, before.evening));
        const director = new EveningClient(people[0]!, before.evening, before.key);
        for (const one of [...clients, director])
          await one.until('it is open', () => one.told !== undefined);
        await Promise.all(clients.map(async (one) => one.seat && playOut(one.seat.client)));
        await director.until('it is finished', () => director.view.phase === 'between');
        expect(director.view.rounds[0]?.results).toHaveLength(2);
        for (const client of [...clients, director]) client.close();
      },
      { settings },
    );
  }));

test('many who join in the same moment all get in, once each', () =>
  withServer(async ({ base }) => {
    const director = await guest(base, 'Dan');
    const { evening } = await openEvening(director, ULTI);
    const people = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        guest(base, `P ${String.fromCharCode(65 + (i % 26))}${i}`),
      ),
    );
    const clients = people.map((one) => new EveningClient(one, evening));
    await Promise.all(clients.map((one) => one.until('it is open', () => one.told !== undefined)));
    const answers = await Promise.all(
      clients.map((one) =>
        Promise.all([
          one.do({ kind: 'join' }, 'twice-clicked'),
          one.do({ kind: 'join' }, 'twice-clicked'),
        ]),
      ),
    );
    for (const [first, second] of answers) {
      expect(first).toHaveProperty('seq');
      expect(second).toEqual(first);
    }
    const [one] = clients;
    await one!.until('all are there', () => one!.view.entrants.length === 40);
    expect(new Set(one!.view.entrants.map(({ name }) => name)).size).toBe(40);
    for (const client of clients) client.close();
  }));

test('nobody joins under a name that looks like that of another', () =>
  withServer(async ({ base }) => {
    const { clients, director, evening, people } = await gathered(base, 2);
    const double = new EveningClient(await guest(base, '\u0410nna'), evening);
    expect(await double.do({ kind: 'join' })).toMatchObject({ refused: 'name-taken' });
    // Nobody takes such a name later either.
    const became = async (name: string): Promise<number> =>
      (await ask(people[1]!, 'POST', '/me', { name })).status;
    expect([await became('anna'), await became('Boris')]).toEqual([400, 200]);
    // A second device of the same person is the same entrant.
    const again = new EveningClient(people[1]!, evening);
    expect(await again.do({ kind: 'join' })).toMatchObject({ refused: 'already-joined' });
    expect(again.you.entrant).toBe(clients[1]!.you.entrant);
    for (const client of [...clients, director, double, again]) client.close();
  }));

test('another name is shown at once, and whoever is deleted is sent away and plays no more', () =>
  withServer(async ({ base }) => {
    const { clients, director, people, evening } = await gathered(base, 3);
    await ask(people[1]!, 'POST', '/me', { name: 'Boris' });
    await clients[2]!.until('all see it', () => clients[2]!.view.entrants[1]?.name === 'Boris');
    expect(clients[1]!.you.name).toBe('Boris');
    const late = new EveningClient(await guest(base, 'Late'), evening);
    await ask(people[1]!, 'DELETE', '/me');
    await clients[1]!.until('they are sent away', () => clients[1]!.bye === 'deleted');
    const states = (): string[] => director.view.entrants.map(({ state }) => state);
    await director.until('they play no more', () => states()[1] === 'removed');
    expect(await director.do({ kind: 'round' })).toHaveProperty('seq');
    await late.until('it begins', () => late.view.rounds.length === 1);
    expect(late.view.rounds[0]?.tables.flatMap(({ entrants }) => entrants)).not.toContain(1);
    for (const client of [...clients, director, late]) client.close();
  }));

test('nor does a substitute who has themselves deleted, too', () =>
  withServer(async ({ base }) => {
    const { clients, director, people, evening } = await gathered(base, 3);
    const states = (): string[] => director.view.entrants.map(({ state }) => state);
    await ask(people[1]!, 'DELETE', '/me');
    await director.until('they play no more', () => states()[1] === 'removed');
    const zoe = await guest(base, 'Zoe');
    const late = new EveningClient(zoe, evening);
    expect(await late.do({ kind: 'join' })).toHaveProperty('seq');
    expect(await director.do({ kind: 'substitute', entrant: 1, by: 3 })).toHaveProperty('seq');
    await director.until('Zoe plays on', () => states()[1] === 'plays');
    await ask(zoe, 'DELETE', '/me');
    await director.until('nobody does', () => states()[1] === 'removed');
    for (const client of [...clients, director, late]) client.close();
  }));

test('whoever goes while they are being let in is kept nowhere', () =>
  inHouse(async ({ evenings, welcome }) => {
    const opened = await evenings.open(await welcome('Anna'), ULTI);
    if (isRefusal(opened)) throw new Error(opened.refused);
    const live = await evenings.find(opened.evening);
    const connection = { person: undefined, isBehind: false, send: () => {}, bye: () => {} };
    const comes = live?.hello(connection, { kind: 'hello', protocol: 1 });
    await live?.leave(connection);
    await comes;
    expect(live?.connections).toEqual([]);
  }));

test('however many ask for what is new, it is looked at once for all who still wait', () => {
  let reads = 0;
  return inHouse(
    async ({ evenings, welcome }) => {
      const opened = await evenings.open(await welcome('Anna'), ULTI);
      if (isRefusal(opened)) throw new Error(opened.refused);
      const live = await evenings.find(opened.evening);
      if (live === undefined) throw new Error('no evening');
      reads = 0;
      await Promise.all(Array.from({ length: 20 }, () => live.wake()));
      await live.wake();
      expect(reads).toBe(2);
    },
    {
      spoil: (store) =>
        but(store, {
          read: (...given) => {
            reads++;
            return store.read(...given);
          },
        }),
    },
  );
});

test('nobody joins who was deleted', () =>
  inHouse(async ({ context, evenings, welcome }) => {
    const opened = await evenings.open(await welcome('Anna'), ULTI);
    if (isRefusal(opened)) throw new Error(opened.refused);
    const bo = await welcome('Bo');
    const live = await evenings.find(opened.evening);
    const join = { kind: 'do', id: 'joins', command: { kind: 'join' } } as const;
    const connection = { person: bo, isBehind: false, send: () => {}, bye: () => {} };
    const ports = { connection, acknowledge: () => {}, isOver: () => false };
    await context.store.forget(bo.id);
    expect(await live?.take(bo, join, ports)).toMatchObject({ refused: 'no-name' });
  }));

/** Everybody is on a different node from the director. */
async function playAtTwo(one: string, two: string): Promise<void> {
  const here = await gathered(one, 3);
  const elsewhere = here.people.map((person) => ({ ...person, base: two }));
  const clients = elsewhere.map((person) => new EveningClient(person, here.evening));
  for (const client of clients) {
    await client.until('all are there', () => client.told?.view.entrants.length === 3);
  }
  await playRound({ ...here, clients });
  await playRound({ ...here, clients });
  const results = here.director.view.rounds.flatMap((round) => round.results);
  expect(results).toHaveLength(4);
  expect(clients[2]!.view.rounds).toEqual(here.director.view.rounds);
  for (const client of [...clients, ...here.clients, here.director]) client.close();
}

test('people at two nodes play one evening', () =>
  withTwo({}, ({ one, two }) => playAtTwo(one, two)));

test.skipIf(!hasPostgres())('people at two nodes play one evening on PostgreSQL', async () => {
  const databases = await openDatabases();
  const address = await databases.database();
  await withNodes({ many: 2, address }, ([one, two]) => playAtTwo(one!.base, two!.base));
  await databases.stop();
});

test('somebody may come to an evening while it is being looked up, and hears what happens there', () =>
  inHouse(async ({ evenings, welcome }) => {
    const opened = await evenings.open(await welcome('Anna'), ULTI);
    if (isRefusal(opened)) throw new Error(opened.refused);
    const live = await evenings.find(opened.evening);
    await evenings.wake(opened.evening);
    await evenings.wake(opened.evening);
    expect(await evenings.find(opened.evening)).toBe(live);
  }));

test('however many ask for the results of an evening, they are counted once until they change', () =>
  inHouse(async ({ evenings, context, welcome }) => {
    const anna = await welcome('Anna');
    const opened = await evenings.open(anna, ULTI);
    if (isRefusal(opened)) throw new Error(opened.refused);
    const live = (await evenings.find(opened.evening))!;
    const letter = { kind: 'do', id: 'come-here', command: { kind: 'join' } } as const;
    const connection = { person: anna, isBehind: false, send: () => {}, bye: () => {} };
    const ports = { connection, acknowledge: () => {}, isOver: () => false };
    const before = await live.results();
    expect(await live.results()).toBe(before);
    expect(await live.take(anna, letter, ports)).toHaveProperty('seq');
    const joined = await live.results();
    expect(joined.people).toMatchObject([{ name: 'Anna' }]);
    expect(await live.results()).toBe(joined);
    context.names.set(anna.id, 'Zoe');
    expect((await live.results()).people).toMatchObject([{ name: 'Zoe' }]);
  }));

test('a node that hears of a round lays its tables before it shows them, and none twice', () => {
  const created: string[] = [];
  const spoil = (store: TableStore): TableStore =>
    but(store, {
      create: (table: NewTable) => {
        created.push(table.id);
        return store.create(table);
      },
    });
  return inHouse(
    async (one) => {
      const opened = await one.evenings.open(await one.welcome('Anna'), ULTI);
      if (isRefusal(opened)) throw new Error(opened.refused);
      const { evening: id } = opened;
      const live = await one.evenings.find(id);
      /** Rounds and tables at every frame. */
      const shown: [number, number][] = [];
      const connection = {
        person: undefined,
        isBehind: false,
        send(text: string) {
          const { view } = JSON.parse(text) as { view: EveningView };
          shown.push([view.rounds.length, created.length - 1]);
        },
        bye() {},
      };
      await live?.hello(connection, { kind: 'hello', protocol: 1 });
      // Another node writes that a round starts, and dies before it has created a table.
      const log = await one.context.store.read(id, 0);
      const { evening } = new EveningLog(log!);
      const commands = [
        [{ person: 'p1', directs: false }, { kind: 'join' }],
        [{ person: 'p2', directs: false }, { kind: 'join' }],
        [{ person: null, directs: true }, { kind: 'round' }],
      ] as const;
      for (const [actor, command] of commands) {
        const chance = { ids: new Sfc32(1), secret: '' };
        const event = decideEvening({ evening, actor, now: 0, chance }, command);
        if (isRefusal(event)) throw new Error(event.refused);
        evening.apply(event);
        const row = { seq: evening.seq, cmd: `t/${evening.seq}`, event: JSON.stringify(event) };
        await one.context.store.append({ ...row, table: id, at: 0, phase: 1, due: null });
      }
      const [table = ''] = evening.round?.tables.map((each) => each.table) ?? [];
      await one.evenings.hear([id]);
      expect(created).toEqual([id, table]);
      expect(shown.at(-1)).toEqual([1, 1]);
      expect(shown.filter(([rounds, tables]) => rounds !== tables)).toEqual([]);
      await inHouse(
        async (two) => {
          await two.evenings.wake(id);
          expect(two.lines).toEqual([]);
        },
        { beside: one },
      );
      expect(created).toEqual([id, table]);
    },
    { spoil },
  );
});

test('nobody is shown at an evening without their name, because a node could not read it', () => {
  let failures = 0;
  const spoil = (store: TableStore): TableStore =>
    but(store, {
      names: async (ids) => {
        if (failures-- > 0) throw new Error('not now');
        return store.names(ids);
      },
    });
  return inHouse(
    async (one) => {
      const opened = await one.evenings.open(await one.welcome('Anna'), ULTI);
      if (isRefusal(opened)) throw new Error(opened.refused);
      const { evening: id } = opened;
      const bo = await one.welcome('Bo');
      await inHouse(
        async (two) => {
          const shown: string[] = [];
          const connection = {
            person: undefined,
            isBehind: false,
            send(text: string) {
              const { view } = JSON.parse(text) as { view: EveningView };
              shown.push(view.entrants.map(({ name }) => name || 'nobody').join());
            },
            bye() {},
          };
          const live = await two.evenings.find(id);
          await live?.hello(connection, { kind: 'hello', protocol: 1 });
          shown.length = 0;
          const join = { kind: 'do', id: 'joins', command: { kind: 'join' } } as const;
          const ports = { connection, acknowledge: () => {}, isOver: () => false };
          expect(await (await one.evenings.find(id))?.take(bo, join, ports)).toHaveProperty('seq');
          failures = 1;
          await two.evenings.hear([id]);
          await two.evenings.hear([id]);
          expect(shown).toEqual(['Bo']);
        },
        { beside: one },
      );
    },
    { spoil },
  );
});

test('a title is visible text on a single line', () => {
  const tower = `o${'\u0301'.repeat(6)}`;
  for (const title of [
    '',
    ' ',
    '\n',
    'a\u2028b',
    'a\u2029b',
    '\u3164',
    '\u2800',
    tower,
    '\u202Efdp',
    'x'.repeat(61),
  ])
    expect(readEveningWish({ game: 'ulti', title })).toMatchObject({ detail: { at: 'title' } });
  for (const title of ['Onsdag 🏆', 'Çarşamba', 'x'.repeat(60)])
    expect(readEveningWish({ game: 'ulti', title })).toMatchObject({ title });
});

test('the rows of one person are bounded, and nobody else pays for it', () =>
  withServer(
    async ({ base }) => {
      const { clients, director } = await gathered(base, 2);
      const [, bo] = clients;
      const left = await bo!.do({ kind: 'leave' }, 'the-last-one');
      expect(left).toHaveProperty('seq');
      // A finished command is answered again where the answer was lost.
      expect(await bo!.do({ kind: 'leave' }, 'the-last-one')).toEqual(left);
      expect(await bo!.do({ kind: 'return' })).toMatchObject({
        refused: 'table-full',
        detail: { most: 2 },
      });
      expect(await clients[0]!.do({ kind: 'leave' })).toHaveProperty('seq');
      for (const client of [...clients, director]) client.close();
    },
    { settings: { limits: { ...GENEROUS, rowsPerPerson: 2 } } },
  ));

test('a round ends with its time, and nobody plays on', () => {
  let ahead = 0;
  return withServer(
    async ({ base }) => {
      const { clients, director } = await gathered(base, 3, { ...ULTI, roundMs: 60_000 });
      await director.do({ kind: 'round' });
      const [one] = clients;
      await one!.until('it begins', () => one!.view.phase === 'playing');
      const { client } = one!.seat!;
      await client.until('it begins', () => client.company?.phase === 'playing');
      ahead = 61_000;
      await one!.until('it is over', () => one!.view.phase === 'between');
      await client.until('so is the table', () => client.company?.phase === 'over');
      expect(one!.view.rounds[0]?.results).toEqual([]);
      for (const other of [...clients, director]) other.close();
    },
    { now: () => Date.now() + ahead },
  );
});

test('a table whose log is damaged costs its own results, and nobody else the evening', () =>
  withServer(async ({ base, store }) => {
    const here = await gathered(base, 6, { ...ULTI, rules: 'deals=1' });
    const { clients, director, people, evening } = here;
    await director.do({ kind: 'round' });
    for (const one of clients) await one.until('it begins', () => one.view.phase === 'playing');
    const [bad, good] = director.view.rounds[0]!.tables.map(({ table }) => table);
    const { rows = [] } = (await store.read(bad!, 0)) ?? {};
    const row = { table: bad!, seq: rows.length + 1, cmd: 'x', event: '{', at: Date.now() };
    await store.append({ ...row, phase: 1, due: null });
    const playing = clients.filter((one) => one.seat?.table === good);
    await Promise.all(playing.map((one) => playOut(one.seat!.client)));
    expect(await director.do({ kind: 'finish' })).toHaveProperty('seq');
    for (const one of clients) {
      await one.until('it is finished', () => one.view.phase === 'between');
      expect(one.bye).toBeUndefined();
    }
    expect(director.view.rounds[0]?.results.map(({ table }) => table)).toEqual([good]);
    await playRound(here);
    expect(director.view.rounds[1]?.results).toHaveLength(2);
    expect(await director.do({ kind: 'end' })).toHaveProperty('seq');
    const results = await ask(people[0]!, 'GET', `/evenings/${evening}/results`);
    const { rounds } = (await results.json()) as Tournament;
    expect(rounds.map(({ records = [] }) => records.map((record) => record !== ''))).toEqual([
      [false, true],
      [true, true],
    ]);
    for (const client of [...clients, director]) client.close();
  }));

test('what was played at an evening is put together once, and again after a rename', () => {
  const reads: string[] = [];
  return withServer(
    async ({ base, running }) => {
      const here = await gathered(base, 3, { ...ULTI, rules: 'deals=1', rounds: 1 });
      const { clients, director, people, evening } = here;
      await playRound(here);
      expect(await director.do({ kind: 'end' })).toHaveProperty('seq');
      const [table = ''] = director.view.rounds[0]!.tables.map(({ table }) => table);
      for (const client of clients) client.close();
      const results = async (): Promise<Tournament> =>
        (await (await ask({ base }, 'GET', `/evenings/${evening}/results`)).json()) as Tournament;
      // The evening stays in memory while somebody looks at it; its table does not.
      await expect.poll(() => running.metrics.format()).toMatch(/^pakli_tables 0$/m);
      reads.length = 0;
      await results();
      expect(reads).toContain(table);
      reads.length = 0;
      expect((await results()).rounds[0]?.records?.[0]).not.toBe('');
      await ask({ base }, 'GET', `/evenings/${evening}/results.csv`);
      expect(reads).not.toContain(table);
      expect((await ask(people[0]!, 'POST', '/me', { name: 'Zoe' })).status).toBe(200);
      const renamed = await results();
      expect(renamed.people[0]?.name).toBe('Zoe');
      expect(renamed.rounds[0]?.records?.[0]).toContain('Zoe');
      director.close();
    },
    {
      settings: { pace: { ...QUICK, rest: 0 } },
      spoil: (store) =>
        but(store, {
          read: (id, after) => {
            if (after === 0) reads.push(id);
            return store.read(id, after);
          },
        }),
    },
  );
});

test('a board that a computer played in for somebody is marked in their line', () =>
  withServer(async ({ base }) => {
    const { clients, director } = await gathered(base, 3, { ...ULTI, rules: 'deals=1' });
    await director.do({ kind: 'round' });
    for (const one of clients) await one.until('it begins', () => one.view.phase === 'playing');
    const [gone, ...others] = clients;
    const { client } = gone!.seat!;
    await client.until('it begins', () => client.company?.phase === 'playing');
    expect(await client.do({ kind: 'leave' })).toHaveProperty('seq');
    await Promise.all(others.map((one) => playOut(one.seat!.client)));
    await director.until('it is over', () => director.view.phase === 'between');
    const line = director.view.rounds[0]?.tables[0]?.entrants.indexOf(gone!.you.entrant);
    expect(director.view.rounds[0]?.results.map(({ covered }) => covered)).toEqual([[line]]);
    for (const one of [...clients, director]) one.close();
  }));

test('a substitute plays on at the table of the round, and a computer for somebody who is removed', () =>
  withServer(async ({ base }) => {
    const { clients, director, evening } = await gathered(base, 3);
    await director.do({ kind: 'round' });
    const [, gone, removed] = clients;
    await gone!.until('it begins', () => gone!.view.phase === 'playing');
    const { client: before, table } = gone!.seat!;
    await before.until('it begins', () => before.company?.phase === 'playing');
    const late = new EveningClient(await guest(base, 'Zoe'), evening);
    expect(await late.do({ kind: 'join' })).toHaveProperty('seq');
    await late.until('they are in', () => late.you.entrant !== null);
    const by = late.you.entrant!;
    const entrant = gone!.you.entrant!;
    expect(await director.do({ kind: 'substitute', entrant, by })).toHaveProperty('seq');
    await late.until('it is theirs', () => late.you.entrant === entrant);
    expect(late.seat?.table).toBe(table);
    const { client: after } = late.seat!;
    await after.until('they sit there', () => after.you?.seat === before.you?.seat);
    await before.until('another does', () => before.bye !== undefined);
    const number = removed!.you.entrant!;
    expect(await director.do({ kind: 'remove', entrant: number })).toHaveProperty('seq');
    await after.until('a computer does', () =>
      (after.company?.seats ?? []).some(({ kind }) => kind === 'computer'),
    );
    const [stays] = clients;
    await Promise.all([playOut(after), playOut(stays!.seat!.client)]);
    await director.until('it is over', () => director.view.phase === 'between');
    const [round] = director.view.rounds;
    const line = round?.tables[0]?.entrants.indexOf(number);
    expect(round?.results[0]?.covered).toEqual([line]);
    for (const one of [...clients, director, late]) one.close();
  }));

test('nobody who plays in an evening lets others watch or sit in', () =>
  withServer(async ({ base }) => {
    const { clients, director } = await gathered(base, 2);
    await director.do({ kind: 'round' });
    for (const one of clients) {
      await one.until('it begins', () => one.view.phase === 'playing');
      const { client } = one.seat!;
      await client.until('it begins', () => client.company?.phase === 'playing');
      expect(client.company?.host).toBe(null);
      for (const command of [
        { kind: 'watching', watching: true },
        { kind: 'talk', talk: true },
        { kind: 'offer', seat: 0, open: true },
      ] as const) {
        expect(await client.do(command)).toMatchObject({ refused: 'only-host' });
      }
    }
    for (const one of [...clients, director]) one.close();
  }));
