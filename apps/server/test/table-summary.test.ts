/** The summary of a table, from its log alone. */
import { findGame } from '@pakli/catalogue';
import { EVENT_VERSION, Room, type EventOf } from '@pakli/host';
import { expect, test } from 'vitest';
import { NameCache } from '../src/people.ts';
import { nameAt, namesFor, proofOf, seatedIn } from '../src/table-summary.ts';
import { MemoryStore } from './memory-store.ts';

test('the proof of a table after another says that nobody drew lots for who begins', async () => {
  const { game } = await findGame('mulle')!.load();
  const open: EventOf<'open'> = {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table: '7k2m9q4x1z',
    game: game.id,
    version: game.version,
    rules: '',
    seats: 2,
    host: 'anna',
    options: { takebacks: true, hints: false },
    clock: { kind: 'none' },
    commitment: '5d0c',
  };
  expect(proofOf(Room.open(game, { ...open, starter: 1 }))).toEqual({
    table: '7k2m9q4x1z',
    rules: '',
    commitment: '5d0c',
    secret: '',
    nonces: [null, null],
    told: true,
  });
  expect(proofOf(Room.open(game, open))).not.toHaveProperty('told');
});

async function sat(people: readonly string[], computer?: number): Promise<Room> {
  const { game } = await findGame('ulti')!.load();
  const room = Room.open(game, {
    v: EVENT_VERSION,
    at: 0,
    kind: 'open',
    table: 'T',
    game: game.id,
    version: game.version,
    rules: '',
    seats: 3,
    host: 'a',
    options: { takebacks: true, hints: false },
    clock: { kind: 'none' },
  });
  people.forEach((person, seat) => {
    if (person !== '') room.apply({ v: EVENT_VERSION, at: 0, kind: 'sit', seat, person });
  });
  if (computer !== undefined) {
    room.apply({ v: EVENT_VERSION, at: 0, kind: 'computer', seat: computer, level: 'strong' });
  }
  return room;
}

function namesOf(given: Readonly<Record<string, string>>): NameCache {
  const names = new NameCache(new MemoryStore());
  for (const [id, name] of Object.entries(given)) names.set(id, name);
  return names;
}

test('every seat of a record has a name: its person, its computer, or the seat', async () => {
  const room = await sat(['a', '', 'c'], 1);
  expect(namesFor(room, namesOf({ a: 'Anna', c: 'Cleo' }))).toEqual(['Anna', 'strong', 'Cleo']);
  expect(namesFor(room, namesOf({ a: 'Anna' }))).toEqual(['Anna', 'strong', 'Seat 2']);
  expect(namesFor(await sat(['a']), namesOf({ a: 'Anna' }))).toEqual(['Anna', 'Seat 1', 'Seat 2']);
});

test('two whose names look alike have the number of their seat, and nobody else', async () => {
  const room = await sat(['a', 'b', 'c']);
  const names = namesOf({ a: 'Anna', b: 'Cleo', c: '\u0410nna', d: 'anna' });
  expect(['a', 'b', 'c', 'd'].map((person) => nameAt(room, person, names))).toEqual([
    'Anna (1)',
    'Cleo',
    '\u0410nna (3)',
    'anna',
  ]);
  expect(['a', 'b', 'c', 'd'].map((person) => names.hasDouble(person, seatedIn(room)))).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect(names.hasDouble('b', seatedIn(room), 'anna')).toBe(true);
  expect(names.hasDouble('b', seatedIn(room), 'cleo')).toBe(false);
  // An unknown person looks like nobody.
  expect(names.hasDouble('x', ['x', 'y'])).toBe(false);
});
