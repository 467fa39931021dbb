/**
 * What every store must do, whatever its implementation. A law receives a way to reopen the store on the same data,
 * and fails where the store breaks it.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { Sfc32 } from '@pakli/core';
import { lookOf } from '../src/look-alikes.ts';
import type { OpenSeatRow } from '../src/store/open-seat-store.ts';
import { OWNERS_KEPT_LONGER_MS, type Passkey } from '../src/store/passkey-store.ts';
import {
  EVENINGS_KEPT_LONGER_MS,
  LINES_PER_TABLE,
  type Append,
  type Contact,
  type StoredLog,
  type NewTable,
  type TableStore,
  type Swept,
} from '../src/store/store.ts';

/** Opens the store on its data; the previous one is closed by then. */
export type Open = () => Promise<TableStore>;
type Law = (store: TableStore, reopen: Open) => Promise<void>;

const SECRET = new Uint8Array(32).fill(7);

function table(id: string, more: Partial<NewTable> = {}): NewTable {
  const rows = [{ seq: 1, cmd: 'open', event: `${id} opened` }];
  return { id, game: 'rounds', host: 'anna', secret: SECRET, rows, at: 1000, due: null, ...more };
}

function passkey(id: string, made: number): Passkey {
  const publicKey = Uint8Array.of(1, 2, 3);
  const transports = ['internal', 'hybrid'];
  return { id, publicKey, counter: 0, transports, synced: true, made, used: made };
}

function open(id: string, since: number): OpenSeatRow {
  return { table: id, host: 'anna', since, programs: id === 'B', named: id === 'A' };
}

function row(table: string, seq: number, more: Partial<Append> = {}): Append {
  const event = `${table} row ${seq}`;
  return { table, seq, cmd: `${table}/${seq}`, event, at: 2000, phase: 1, due: null, ...more };
}

async function kindsOf(store: TableStore, rows: readonly Append[]): Promise<string[]> {
  return (await Promise.all(rows.map((row) => store.append(row)))).map(({ kind }) => kind);
}

function logs(store: TableStore): Promise<(StoredLog | undefined)[]> {
  return Promise.all(['A', 'B', 'C', 'D'].map((id) => store.read(id, 0)));
}

async function lookFromEverywhere(store: TableStore, rows: number): Promise<void> {
  for (const after of [0, 1, 17, rows - 1, rows, 99]) {
    const log = await store.read('A', after);
    const expected = Array.from({ length: rows }, (_, i) => i + 1).filter((seq) => seq > after);
    assert.deepEqual(
      log?.rows.map(({ seq, event }) => [seq, event]),
      expected.map((seq) => [seq, `A row ${seq}`]),
    );
  }
}

async function sweepAll(store: TableStore, what: Swept, before: number): Promise<void> {
  let from: string | undefined = '';
  while (from !== undefined) from = await store.sweep(what, before, from);
}

/** What push or a calendar stores about a person. */
const contact = (n: number, person: string, more: Partial<Contact> = {}): Contact => ({
  hash: new Uint8Array(32).fill(n),
  person,
  kind: 'push',
  body: `{"n":${n}}`,
  ...more,
});

export const LAWS: Readonly<Record<string, Law>> = {
  'a table is made once': async (store) => {
    assert.equal(await store.create(table('A')), true);
    assert.equal(await store.create(table('A', { secret: new Uint8Array(32), rows: [] })), false);
    assert.deepEqual(await store.read('A', 0), {
      secret: SECRET,
      rows: [{ seq: 1, cmd: 'open', event: 'A opened' }],
    });
  },

  'the next number wins, every other loses': async (store) => {
    await store.create(table('A'));
    assert.deepEqual(await kindsOf(store, [row('A', 3)]), ['lost']);
    assert.deepEqual(await kindsOf(store, [row('A', 1)]), ['lost']);
    assert.deepEqual(await kindsOf(store, [row('A', 2)]), ['won']);
    assert.deepEqual(await kindsOf(store, [row('A', 2, { cmd: 'other' })]), ['lost']);
    assert.deepEqual(await kindsOf(store, [row('B', 1), row('B', 2)]), ['lost', 'lost']);
    const log = await store.read('A', 0);
    assert.deepEqual(
      log?.rows.map(({ event }) => event),
      ['A opened', 'A row 2'],
    );
    assert.equal(await store.read('B', 0), undefined);
  },

  'of those who race for a number one wins': async (store) => {
    await store.create(table('A'));
    for (let seq = 2; seq < 12; seq++) {
      const racers = Array.from({ length: 9 }, (_, i) => row('A', seq, { cmd: `${seq} by ${i}` }));
      const kinds = await kindsOf(store, racers);
      assert.equal(kinds.filter((kind) => kind === 'won').length, 1);
      assert.equal(kinds.filter((kind) => kind === 'lost').length, 8);
      const winner = racers[kinds.indexOf('won')];
      assert.equal((await store.read('A', seq - 1))?.rows[0]?.cmd, winner?.cmd);
    }
  },

  'a command is done once at a table': async (store, reopen) => {
    await store.create(table('A'));
    await store.create(table('B'));
    await store.append(row('A', 2, { cmd: 'anna/1' }));
    await store.append(row('A', 3, { cmd: 'anna/2' }));
    const again = row('A', 4, { cmd: 'anna/1' });
    assert.deepEqual(await store.append(again), { kind: 'repeated', seq: 2 });
    assert.deepEqual(await store.append(row('B', 2, { cmd: 'anna/1' })), { kind: 'won' });
    const opened = await reopen();
    assert.deepEqual(await opened.append(again), { kind: 'repeated', seq: 2 });
    const both = [row('A', 4, { cmd: 'anna/3' }), row('A', 5, { cmd: 'anna/3' })];
    assert.deepEqual(await Promise.all(both.map((row) => opened.append(row))), [
      { kind: 'won' },
      { kind: 'repeated', seq: 4 },
    ]);
    assert.equal((await opened.read('A', 0))?.rows.length, 4);
  },

  'a log is read in order, from any number on': async (store, reopen) => {
    await store.create(table('A', { rows: [1, 2, 3].map((seq) => row('A', seq)) }));
    for (let seq = 4; seq <= 40; seq++) await store.append(row('A', seq));
    await lookFromEverywhere(store, 40);
    await lookFromEverywhere(await reopen(), 40);
  },

  'rows of many tables in one commit stay at their tables': async (store, reopen) => {
    const seed = 11;
    const random = new Sfc32(seed);
    const ids = Array.from({ length: 20 }, (_, i) => `T${i}`);
    for (const id of ids) await store.create(table(id));
    const heads = new Map(ids.map((id) => [id, 1]));
    for (let round = 0; round < 10; round++) {
      const rows = ids
        .filter(() => random.below(3) > 0)
        .map((id) => {
          const fits = random.below(4) > 0;
          return row(id, (heads.get(id) ?? 0) + (fits ? 1 : 2), { cmd: `${id} ${round}` });
        });
      const kinds = await kindsOf(store, rows);
      rows.forEach(({ table, seq }, i) => {
        const fits = seq === (heads.get(table) ?? 0) + 1;
        assert.equal(kinds[i], fits ? 'won' : 'lost', `seed ${seed}, round ${round}`);
        if (fits) heads.set(table, seq);
      });
    }
    const opened = await reopen();
    for (const [id, head] of heads) {
      const log = await opened.read(id, 1);
      const texts = Array.from({ length: head - 1 }, (_, i) => `${id} row ${i + 2}`);
      assert.deepEqual(
        log?.rows.map(({ event }) => event),
        texts,
      );
    }
  },

  'what is due is given out, longest first, and not twice at once': async (store) => {
    await store.create(table('A', { due: 300 }));
    await store.create(table('B', { due: 100 }));
    await store.create(table('C', { due: 200 }));
    await store.create(table('D'));
    assert.deepEqual(await store.due(99, 10, 50), []);
    assert.deepEqual(await store.due(250, 1, 50), ['B']);
    assert.deepEqual(await store.due(250, 10, 50), ['C']);
    assert.deepEqual(await store.due(299, 10, 50), []);
    assert.deepEqual(new Set(await store.due(300, 10, 50)), new Set(['A', 'B', 'C']));
    await store.append(row('A', 2, { due: null }));
    await store.append(row('B', 2, { due: 320 }));
    await store.append(row('C', 99, { due: 320 }));
    assert.deepEqual(await store.due(320, 10, 50), ['B']);
  },

  'tables of a host are counted until they are over': async (store) => {
    await store.create(table('A'));
    await store.create(table('B'));
    await store.create(table('C', { host: 'bo' }));
    assert.equal(await store.openTables('anna'), 2);
    await store.append(row('A', 2, { phase: 1 }));
    assert.equal(await store.openTables('anna'), 2);
    await store.append(row('A', 3, { phase: 2 }));
    assert.equal(await store.openTables('anna'), 1);
    for (const seq of [0, 2]) assert.equal(await store.drop('B', seq), false);
    assert.equal((await store.read('B', 0))?.rows.length, 1);
    assert.equal(await store.drop('B', 1), true);
    assert.equal(await store.openTables('anna'), 0);
    assert.equal(await store.read('B', 0), undefined);
    assert.deepEqual(await kindsOf(store, [row('B', 2)]), ['lost']);
    assert.equal(await store.create(table('B')), true);
  },

  'a log that is over is folded, and nobody can tell': async (store, reopen) => {
    for (const id of ['A', 'B', 'C', 'D']) {
      await store.create(
        table(id, { rows: [1, 2, 3].map((seq) => row(id, seq, { event: `${id} é` })) }),
      );
    }
    await store.append(row('A', 4, { phase: 2, at: 3000, cmd: 'anna/4' }));
    await store.append(row('B', 4, { phase: 1, at: 3000 }));
    await store.append(row('C', 4, { phase: 2, at: 5000 }));
    await store.append(row('D', 4, { phase: 2, at: 3500 }));
    const before = await logs(store);
    assert.equal(await store.fold(3000, 9), 0);
    assert.equal(await store.fold(4000, 1), 1);
    assert.equal(await store.fold(4000, 9), 1);
    assert.equal(await store.fold(4000, 9), 0);
    assert.deepEqual(await logs(store), before);
    const opened = await reopen();
    assert.deepEqual(await logs(opened), before);
    assert.deepEqual((await opened.read('A', 2))?.rows, before[0]?.rows.slice(2));
    assert.deepEqual((await opened.read('A', 4))?.rows, []);
    // A node that comes to it later finds commands and numbers as they were.
    assert.deepEqual(await opened.append(row('A', 5, { phase: 2, cmd: 'anna/4' })), {
      kind: 'repeated',
      seq: 4,
    });
    assert.deepEqual(
      await kindsOf(opened, [
        row('A', 4, { cmd: 'x' }),
        row('A', 5, { phase: 2, at: 6000 }),
        row('D', 5, { phase: 2, at: 6000 }),
      ]),
      ['lost', 'won', 'won'],
    );
    assert.equal((await opened.read('D', 0))?.rows.length, 5);
    assert.equal(await opened.fold(7000, 9), 3);
    assert.equal((await opened.read('A', 0))?.rows.length, 5);
    assert.equal(await opened.drop('A', 5), true);
    await sweepAll(opened, 'tables', 5500);
    assert.equal(await opened.read('A', 0), undefined);
    assert.equal(await opened.read('C', 0), undefined);
    assert.equal(await opened.create(table('C')), true);
    assert.equal((await opened.read('C', 0))?.rows.length, 1);
  },

  'evenings and series are kept longer than tables': async (store) => {
    const [evening, series, plain] = ['0123456789ab', '0123456789abcd', '0123456789'];
    for (const id of [evening, series, plain]) await store.create({ ...table(id), at: 1000 });
    await sweepAll(store, 'tables', 1001);
    assert.equal(await store.read(plain, 0), undefined);
    await sweepAll(store, 'tables', 1000 + EVENINGS_KEPT_LONGER_MS);
    for (const id of [evening, series]) assert.equal((await store.read(id, 0))?.rows.length, 1);
    await sweepAll(store, 'tables', 1001 + EVENINGS_KEPT_LONGER_MS);
    for (const id of [evening, series]) assert.equal(await store.read(id, 0), undefined);
  },

  'people are known by their devices, and forgotten': async (store, reopen) => {
    const [key, other] = [randomBytes(32), randomBytes(32)];
    await store.addPerson({ id: 'p1', name: 'Anna' }, key, 1000);
    await store.addPerson({ id: 'p2', name: 'Bo' }, other, 1000);
    assert.deepEqual(await store.personOf(key, 1000), { id: 'p1', name: 'Anna' });
    assert.equal(await store.personOf(randomBytes(32), 1000), undefined);
    await store.rename('p1', 'Åsa');
    const opened = await reopen();
    assert.deepEqual(
      await opened.names(['p1', 'p2', 'p3']),
      new Map([
        ['p1', 'Åsa'],
        ['p2', 'Bo'],
      ]),
    );
    await opened.forget('p1');
    assert.equal(await opened.personOf(key, 1000), undefined);
    assert.equal(await opened.rename('p1', 'Eva'), false);
    assert.deepEqual(await opened.names(['p1']), new Map());
    assert.deepEqual(await opened.personOf(other, 1000), { id: 'p2', name: 'Bo' });
  },

  'a pass makes one more device theirs, once and not too late': async (store, reopen) => {
    const [key, second, third] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    const [pass, late, lost] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    const anna = { id: 'p1', name: 'Anna' };
    await store.addPerson(anna, key, 1000);
    await store.addPerson({ id: 'p2', name: 'Bo' }, third, 1000);
    await store.addPass('p1', pass, 1000, 2000);
    await store.addPass('p1', late, 1000, 2000);
    await store.addPass('p2', lost, 1000, 9000);
    const opened = await reopen();
    assert.equal(await opened.usePass(randomBytes(32), second, 1500), 'unknown');
    assert.equal(await opened.usePass(late, second, 2000), 'late');
    assert.equal(await opened.personOf(second, 1500), undefined);
    // Asking who owns it does not use it up.
    assert.equal(await opened.passOf(randomBytes(32), 1500), 'unknown');
    assert.equal(await opened.passOf(late, 2000), 'late');
    assert.deepEqual(await opened.passOf(pass, 1999), anna);
    assert.deepEqual(await opened.usePass(pass, second, 1999), anna);
    assert.equal(await opened.passOf(pass, 1999), 'used');
    assert.deepEqual(await opened.personOf(second, 1999), anna);
    assert.deepEqual(await opened.personOf(key, 1999), anna);
    assert.equal(await opened.usePass(pass, randomBytes(32), 1999), 'used');
    await opened.forget('p2');
    assert.equal(await opened.usePass(lost, randomBytes(32), 1999), 'unknown');
    await opened.forget('p1');
    assert.equal(await opened.personOf(second, 1999), undefined);
    assert.equal(await opened.usePass(pass, randomBytes(32), 1999), 'unknown');
  },

  'a challenge is taken once, by the person it is for, and not too late': async (store, reopen) => {
    const [theirs, nobodys, late] = [randomBytes(32), randomBytes(32), randomBytes(32)];
    await store.addChallenge(theirs, 'p1', 1000, 2000);
    await store.addChallenge(nobodys, '', 1000, 2000);
    await store.addChallenge(late, 'p1', 1000, 1500);
    const opened = await reopen();
    assert.equal(await opened.takeChallenge(randomBytes(32), 1500), undefined);
    assert.equal(await opened.takeChallenge(late, 1500), undefined);
    const both = [opened.takeChallenge(theirs, 1999), opened.takeChallenge(theirs, 1999)];
    assert.deepEqual(new Set(await Promise.all(both)), new Set(['p1', undefined]));
    assert.equal(await opened.takeChallenge(nobodys, 1999), '');
  },

  'a name with a passkey is its person’s, until the last passkey is removed': async (
    store,
    reopen,
  ) => {
    for (const [id, name] of [
      ['p1', 'Anna'],
      ['p2', 'ANNA'],
      ['p3', 'Bo'],
    ] as const) {
      await store.addPerson({ id, name }, randomBytes(32), 1000);
    }
    assert.equal(await store.addPasskey('p9', passkey('k0', 1000), 2), 'nobody');
    const racers = [
      store.addPasskey('p1', passkey('k1', 1000), 2),
      store.addPasskey('p2', passkey('k2', 1000), 2),
    ];
    assert.deepEqual(new Set(await Promise.all(racers)), new Set(['added', 'name-owned']));
    const owner = (await store.ownerOf('anna')) ?? '';
    const other = owner === 'p1' ? 'p2' : 'p1';
    const first = owner === 'p1' ? 'k1' : 'k2';
    assert.equal(await store.addPasskey('p3', passkey(first, 1000), 2), 'known');
    assert.equal(await store.ownerOf('bo'), undefined);
    assert.equal(await store.addPasskey(owner, passkey('k3', 2000), 2), 'added');
    assert.equal(await store.addPasskey(owner, passkey('k4', 3000), 2), 'many');
    assert.equal(await store.rename('p3', 'Ánna'), false);
    assert.equal(await store.rename(other, 'Cem'), true);
    const opened = await reopen();
    assert.deepEqual(await opened.passkeysOf(owner), [passkey(first, 1000), passkey('k3', 2000)]);
    assert.deepEqual(await opened.passkey('k3'), {
      passkey: passkey('k3', 2000),
      person: { id: owner, name: owner === 'p1' ? 'Anna' : 'ANNA' },
    });
    assert.equal(await opened.passkey('k9'), undefined);
    // Some authenticators count their uses, and a count never goes back.
    assert.equal(await opened.usePasskey('k3', 0, 4000), true);
    assert.equal(await opened.usePasskey('k3', 5, 4000), true);
    assert.equal(await opened.usePasskey('k3', 5, 5000), false);
    assert.equal(await opened.usePasskey('k3', 0, 5000), false);
    assert.equal((await opened.passkey('k3'))?.passkey.used, 4000);
    // The right to a name moves with its person.
    assert.equal(await opened.rename(owner, 'Dora'), true);
    assert.equal(await opened.ownerOf('anna'), undefined);
    assert.equal(await opened.ownerOf('dora'), owner);
    assert.equal(await opened.rename('p3', 'Anna'), true);
    assert.equal(await opened.rename('p3', 'D0ra'), false);
    const [code, next] = [randomBytes(32), randomBytes(32)];
    assert.equal(await opened.setRecovery('p3', code), false);
    assert.equal(await opened.setRecovery(owner, code), true);
    assert.equal(await opened.setRecovery(owner, next), true);
    assert.equal(await opened.recover(code), undefined);
    assert.deepEqual(await opened.recover(next), { id: owner, name: 'Dora' });
    assert.equal(await opened.removePasskey('p3', 'k3'), false);
    assert.equal(await opened.removePasskey(owner, first), true);
    assert.equal(await opened.hasRecovery(owner), true);
    assert.equal(await opened.removePasskey(owner, 'k3'), true);
    assert.equal(await opened.ownerOf('dora'), undefined);
    assert.equal(await opened.hasRecovery(owner), false);
    assert.equal(await opened.recover(next), undefined);
  },

  'somebody with a passkey is kept for longer, and forgotten with all of it': async (store) => {
    for (const id of ['p1', 'p2']) {
      await store.addPerson({ id, name: id }, randomBytes(32), OWNERS_KEPT_LONGER_MS);
      await store.addPasskey(id, passkey(`k-${id}`, 0), 9);
      await store.setRecovery(id, Buffer.from(id));
    }
    await sweepAll(store, 'people', OWNERS_KEPT_LONGER_MS * 2);
    assert.equal((await store.names(['p1', 'p2'])).size, 2);
    await store.forget('p1');
    await sweepAll(store, 'people', OWNERS_KEPT_LONGER_MS * 2 + 1);
    for (const id of ['p1', 'p2']) {
      assert.equal((await store.names([id])).size, 0);
      assert.equal(await store.ownerOf(lookOf(id)), undefined);
      assert.equal(await store.passkey(`k-${id}`), undefined);
      assert.deepEqual(await store.passkeysOf(id), []);
      assert.equal(await store.recover(Buffer.from(id)), undefined);
    }
  },

  'a table is listed while it gathers, and each host lists few': async (store, reopen) => {
    for (const id of ['A', 'B', 'C']) await store.create(table(id));
    assert.equal(await store.openSeats(open('A', 10), 2), true);
    assert.equal(await store.openSeats(open('B', 20), 2), true);
    assert.equal(await store.openSeats(open('C', 30), 2), false);
    assert.equal(await store.openSeats(open('A', 15), 2), true);
    const opened = await reopen();
    assert.deepEqual(await opened.openTable('A'), open('A', 15));
    assert.deepEqual(await opened.listOpen(9), [open('B', 20), open('A', 15)]);
    assert.deepEqual(await opened.listOpen(1), [open('B', 20)]);
    await opened.append(row('B', 2, { phase: 1 }));
    assert.deepEqual(await opened.listOpen(9), [open('A', 15)]);
    await opened.closeSeats('A');
    assert.equal(await opened.openTable('A'), undefined);
    await opened.openSeats(open('C', 40), 2);
    await opened.forget('anna');
    assert.deepEqual(await opened.listOpen(9), []);
  },

  'people who do not want to meet are known to each other’s lists': async (store, reopen) => {
    assert.equal(await store.block('anna', 'bo', 10, 2), true);
    assert.equal(await store.block('anna', 'bo', 11, 2), true);
    assert.equal(await store.block('anna', 'cem', 20, 2), true);
    assert.equal(await store.block('anna', 'dora', 30, 2), false);
    const opened = await reopen();
    assert.deepEqual(await opened.blocksOf('anna'), [
      { person: 'bo', at: 10 },
      { person: 'cem', at: 20 },
    ]);
    assert.deepEqual(await opened.blocksOf('bo'), []);
    assert.deepEqual(await opened.notMet('bo'), new Set(['anna']));
    assert.deepEqual(await opened.notMet('anna'), new Set(['bo', 'cem']));
    await opened.unblock('bo', 10);
    await opened.unblock('anna', 20);
    assert.deepEqual(await opened.notMet('anna'), new Set(['bo']));
    await opened.forget('bo');
    assert.deepEqual(await opened.notMet('anna'), new Set());
    await opened.addPerson({ id: 'cem', name: 'Cem' }, randomBytes(32), 0);
    assert.equal(await opened.block('anna', 'cem', 40, 2), true);
    await sweepAll(opened, 'people', 1);
    assert.deepEqual(await opened.blocksOf('anna'), []);
  },

  'what nobody has touched for long is swept away': async (store) => {
    const day = 86_400_000;
    const [key, other] = [randomBytes(32), randomBytes(32)];
    await store.addPerson({ id: 'p1', name: 'Anna' }, key, 0);
    await store.addPerson({ id: 'p2', name: 'Bo' }, other, 0);
    await store.personOf(other, 10 * day);
    await store.create(table('A', { at: 0 }));
    await store.create(table('B', { at: 0 }));
    await store.append(row('B', 2, { at: 10 * day }));
    await sweepAll(store, 'people', 5 * day);
    await sweepAll(store, 'tables', 5 * day);
    assert.equal(await store.personOf(key, 10 * day), undefined);
    assert.equal((await store.personOf(other, 10 * day))?.id, 'p2');
    assert.equal(await store.read('A', 0), undefined);
    assert.equal((await store.read('B', 0))?.rows.length, 2);
  },

  'what was said is read in order, from any number on, until it is forgotten': async (
    store,
    reopen,
  ) => {
    await store.create(table('A'));
    await store.create(table('B'));
    const say = (at: number, person: string): Promise<number> =>
      store.say('A', { at, person, text: `${person} é ${at}` });
    const numbers: number[] = [];
    for (const at of [10, 20, 30, 40]) numbers.push(await say(at, 'anna'));
    assert.deepEqual(
      numbers,
      [...new Set(numbers)].toSorted((a, b) => a - b),
    );
    const last = await say(50, 'bo');
    assert.ok(numbers.every((n) => n < last));
    await store.say('B', { at: 60, person: 'bo', text: 'elsewhere' });
    assert.equal((await store.said('B', 0, 99)).length, 1);
    const opened = await reopen();
    const all = await opened.said('A', 0, 99);
    assert.deepEqual(
      all.map(({ at, text }) => [at, text]),
      [10, 20, 30, 40, 50].map((at) => [at, `${at === 50 ? 'bo' : 'anna'} é ${at}`]),
    );
    assert.deepEqual(await opened.said('A', 0, 2), all.slice(3));
    assert.deepEqual(await opened.said('A', all[2]?.n ?? 0, 99), all.slice(3));
    assert.deepEqual(await opened.said('A', last, 99), []);
    assert.deepEqual(await opened.linesOf('bo', 9), [
      { table: 'B', at: 60, text: 'elsewhere' },
      { table: 'A', at: 50, text: 'bo é 50' },
    ]);
    assert.equal((await opened.linesOf('anna', 3)).length, 3);
    await sweepAll(opened, 'lines', 30);
    assert.deepEqual(await opened.said('A', 0, 99), all.slice(2));
    await opened.forget('anna');
    assert.deepEqual(await opened.said('A', 0, 99), all.slice(4));
    // A number is not reused when its author is forgotten.
    await opened.forget('bo');
    assert.ok((await opened.say('A', { at: 70, person: 'bo', text: 'x' })) > last);
    assert.equal(await opened.drop('A', 1), true);
    assert.deepEqual(await opened.said('A', 0, 99), []);
    assert.deepEqual(await opened.said('B', 0, 99), []);
  },

  'of all that is said at a table the last lines are kept': async (store) => {
    await store.create(table('A'));
    await store.create(table('B'));
    await store.say('B', { at: 1, person: 'bo', text: 'elsewhere' });
    for (let at = 1; at <= LINES_PER_TABLE + 2; at++) {
      await store.say('A', { at, person: 'anna', text: String(at) });
    }
    const kept = await store.said('A', 0, 2 * LINES_PER_TABLE);
    assert.deepEqual(
      kept.map(({ text }) => text),
      Array.from({ length: LINES_PER_TABLE }, (_, i) => String(i + 3)),
    );
    assert.equal((await store.said('B', 0, 9)).length, 1);
  },

  'a report is kept once, with what was said, for its time': async (store, reopen) => {
    const line = { n: 1, at: 5, person: 'bo', text: 'é' };
    const report = { at: 10, table: 'A', by: 'anna', about: 'bo', name: 'Bo', lines: [line] };
    await store.report(report);
    await store.report({ ...report, at: 20, lines: [] });
    await store.report({ ...report, at: 30, by: 'cem' });
    const opened = await reopen();
    assert.deepEqual(await opened.reports(), [report, { ...report, at: 30, by: 'cem' }]);
    await opened.forget('bo');
    assert.equal((await opened.reports()).length, 2);
    await sweepAll(opened, 'reports', 30);
    assert.deepEqual(await opened.reports(), [{ ...report, at: 30, by: 'cem' }]);
  },

  'the number of the newest row is known of every table that is there': async (store) => {
    await store.create(table('A'));
    await store.create(table('B'));
    await store.append(row('B', 2));
    const seen = await store.look(['A', 'B', 'C'], 'one');
    assert.deepEqual([seen.size, seen.get('A')?.seq, seen.get('B')?.seq], [2, 1, 2]);
    assert.deepEqual(await store.look([], 'one'), new Map());
  },

  'a node knows who has come to the others': async (store) => {
    await store.create(table('A'));
    await store.create(table('B'));
    const others = async (id: string, node: string): Promise<unknown> =>
      (await store.look([id], node)).get(id)?.others;
    assert.equal(await store.alive('one', 60_000), false);
    assert.equal(await store.alive('two', 60_000), false);
    assert.equal(await store.alive('one', 60_000), true);
    await store.attend('A', 'one', ['anna', '']);
    await store.attend('A', 'two', ['bo']);
    await store.attend('B', 'two', []);
    assert.deepEqual(await others('A', 'one'), new Map([['two', ['bo']]]));
    assert.deepEqual(await others('A', 'two'), new Map([['one', ['anna', '']]]));
    assert.deepEqual(await others('B', 'one'), new Map([['two', []]]));
    await store.attend('A', 'two', ['bo', 'cia']);
    assert.deepEqual(await others('A', 'one'), new Map([['two', ['bo', 'cia']]]));
    await store.attend('A', 'two', null);
    assert.deepEqual(await others('A', 'one'), new Map());
    // A node that is no longer heard of is gone, and so are its people.
    await store.attend('A', 'two', ['bo']);
    await store.alive('two', 0);
    assert.deepEqual(await others('A', 'one'), new Map());
    assert.equal(await store.alive('two', 60_000), true);
    assert.deepEqual(await others('A', 'one'), new Map([['two', ['bo']]]));
    await store.depart('two');
    assert.deepEqual(await others('A', 'one'), new Map());
    assert.equal(await store.alive('two', 60_000), false);
    assert.deepEqual(await others('A', 'one'), new Map());
  },

  'a time without a beat is an outage, which is known for a fortnight': async (store, reopen) => {
    const DAY = 86_400_000;
    assert.deepEqual(await store.beat(1000, 500), []);
    assert.deepEqual(await store.beat(1500, 500), []);
    const first = { from: 1500, until: 2001 };
    assert.deepEqual(await store.beat(2001, 500), [first]);
    assert.deepEqual(await store.beat(2002, 500), [first]);
    // The clock was set back: nothing was lost.
    assert.deepEqual(await store.beat(1900, 500), [first]);
    const opened = await reopen();
    const second = { from: 1900, until: 10 * DAY };
    assert.deepEqual(await opened.beat(10 * DAY, 500), [first, second]);
    const third = { from: 10 * DAY, until: 16 * DAY };
    assert.deepEqual(await opened.beat(16 * DAY, 500), [second, third]);
  },

  'a secret is kept as it was first given': async (store, reopen) => {
    const first = new Uint8Array([1, 2, 3]);
    assert.deepEqual(await store.keepSecret('key', first), first);
    assert.deepEqual(await store.keepSecret('key', new Uint8Array([4])), first);
    assert.deepEqual(await store.keepSecret('other', new Uint8Array([4])), new Uint8Array([4]));
    assert.deepEqual(await (await reopen()).keepSecret('key', new Uint8Array()), first);
  },

  'a contact is known by its hash and by whose it is, until it is dropped': async (
    store,
    reopen,
  ) => {
    await store.addPerson({ id: 'anna', name: 'Anna' }, new Uint8Array(32).fill(1), 1000);
    await store.addPerson({ id: 'bo', name: 'Bo' }, new Uint8Array(32).fill(2), 9000);
    const all = [
      contact(1, 'anna'),
      contact(2, 'anna', { kind: 'calendar' }),
      contact(3, 'bo'),
      contact(4, 'bo'),
    ];
    const [first, second, third, fourth] = all as [Contact, Contact, Contact, Contact];
    for (const one of all) await store.keepContact(one);
    assert.deepEqual(await store.contactOf(second.hash), second);
    assert.deepEqual(await store.contactsOf('anna'), [first, second]);
    // The same browser, with another person and different preferences.
    const taken = contact(1, 'bo', { body: '{}' });
    await store.keepContact(taken);
    assert.deepEqual(await store.contactsOf('anna'), [second]);
    await store.dropContact(third.hash);
    const opened = await reopen();
    assert.equal(await opened.contactOf(third.hash), undefined);
    assert.deepEqual(
      (await opened.contactsOf('bo')).toSorted((a, b) => (a.body < b.body ? -1 : 1)),
      [fourth, taken].toSorted((a, b) => (a.body < b.body ? -1 : 1)),
    );
    await opened.forget('bo');
    assert.deepEqual(await opened.contactsOf('bo'), []);
    assert.deepEqual(await opened.contactsOf('anna'), [second]);
    await sweepAll(opened, 'people', 5000);
    assert.equal(await opened.contactOf(second.hash), undefined);
  },

  'who sits where is known until they or the table are forgotten': async (store, reopen) => {
    await store.addPerson({ id: 'anna', name: 'Anna' }, new Uint8Array(32).fill(1), 1000);
    for (const id of ['A', 'B', 'C', 'D']) await store.create(table(id, { at: 9000 }));
    await store.create(table('E'));
    for (const id of ['C', 'A', 'B', 'D', 'E']) await store.noteSeats(id, ['anna', 'bo']);
    await store.noteSeats('A', ['anna']);
    await store.noteSeats('A', []);
    assert.deepEqual(await store.tablesOf('anna', 9), ['A', 'B', 'C', 'D', 'E']);
    assert.deepEqual(await store.tablesOf('anna', 2), ['A', 'B']);
    assert.deepEqual(await store.tablesOf('cia', 9), []);
    await store.forgetSeats('anna', ['B', 'nowhere']);
    await store.drop('C', 1);
    const opened = await reopen();
    await sweepAll(opened, 'tables', 5000);
    assert.deepEqual(await opened.tablesOf('anna', 9), ['A', 'D']);
    assert.deepEqual(await opened.tablesOf('bo', 9), ['A', 'B', 'D']);
    await opened.forget('bo');
    assert.deepEqual(await opened.tablesOf('bo', 9), []);
    await sweepAll(opened, 'people', 5000);
    assert.deepEqual(await opened.tablesOf('anna', 9), []);
  },

  'time goes on': async (store) => {
    const first = await store.time();
    assert.ok(first > 1_700_000_000_000);
    assert.ok((await store.time()) >= first);
  },
};
