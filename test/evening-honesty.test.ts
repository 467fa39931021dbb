/** Checks what a browser remembers of an evening against the file of its results. */
import { findGame } from '@pakli/catalogue';
import { expect, test } from 'vitest';
import { eveningHonestyOf } from '../apps/web/src/host/evening-honesty.ts';
import { playedEvening } from '../packages/host/test/played-evening.ts';

const WRONG = { kind: 'wrong', wrong: 'own' };
const ulti = await findGame('ulti')?.load();
if (ulti === undefined) throw new Error('no game');
const file = playedEvening(ulti, 5);
const { evening, commitment, nonces } = file.proof!;
const shown = { evening, commitment, entrant: 2 };
const own = [nonces[2] ?? ''];
const boards = [0, 1, 2, 3].map((board) => ({ board, tables: 2 }));

test('is fair where this browser remembers the same', async () => {
  const fair = { kind: 'boards', boards };
  expect(await eveningHonestyOf(file, shown, { nonces: own, commitment })).toEqual(fair);
  // On another device nothing is remembered.
  expect(await eveningHonestyOf(file, shown, { nonces: [] })).toEqual(fair);
  // Latecomers have no share, and neither have spectators.
  const late = { ...shown, entrant: nonces.length };
  expect(await eveningHonestyOf(file, late, { nonces: ['f'.repeat(32)] })).toEqual(fair);
  const watcher = { ...shown, entrant: null };
  expect(await eveningHonestyOf(file, watcher, { nonces: [] })).toEqual(fair);
});

test('is not fair where the server says something else now', async () => {
  const strange = ['f'.repeat(32)];
  expect(await eveningHonestyOf(file, shown, { nonces: strange })).toEqual(WRONG);
  const before = { nonces: own, commitment: 'e'.repeat(64) };
  expect(await eveningHonestyOf(file, shown, before)).toEqual(WRONG);
  const now = { ...shown, commitment: 'e'.repeat(64) };
  expect(await eveningHonestyOf(file, now, { nonces: own })).toEqual(WRONG);
  const elsewhere = { ...shown, evening: 'ba9876543210' };
  expect(await eveningHonestyOf(file, elsewhere, { nonces: own })).toEqual(WRONG);
  const { proof: _, ...bare } = file;
  const none = { kind: 'wrong', wrong: 'proof' };
  expect(await eveningHonestyOf(bare, shown, { nonces: own })).toEqual(none);
  expect(await eveningHonestyOf({}, shown, { nonces: own })).toEqual(none);
});
