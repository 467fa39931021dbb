/** Checks what this browser remembers of a shuffle against what the server reveals at the end. */
import { findGame } from '@pakli/catalogue';
import type { About } from '@pakli/protocol';
import { expect, test } from 'vitest';
import { dealtMatch } from '../packages/host/test/honest.ts';
import { honestyOf } from '../apps/web/src/host/linked-table.ts';

const loaded = await findGame('buddy-bluff')!.load();
const { match, proof } = dealtMatch(loaded, '', 5);
const { commitment, table } = proof;
const about: About = {
  table,
  commitment,
  game: 'buddy-bluff',
  version: loaded.game.version,
  rules: '',
  seats: 4,
  clock: { kind: 'none' },
};
const you = { seat: 0, host: true, name: 'Anna' };
const nonces = [proof.nonces[0]!];
const other = commitment.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
const WRONG = { kind: 'wrong', wrong: 'own' };

test('a deal as it was shown and shared is honest', () => {
  const honest = { kind: 'honest', own: true };
  expect(honestyOf(match, proof, { about, you }, { nonces, commitment })).toMatchObject(honest);
  // Older pages kept no commitment.
  expect(honestyOf(match, proof, { about, you }, { nonces })).toMatchObject(honest);
  expect(honestyOf(match, proof, { about, you }, { nonces: [] })).toMatchObject({ own: false });
});

test('a server that shows another commitment after somebody sat down is found out', () => {
  expect(honestyOf(match, proof, { about, you }, { nonces, commitment: other })).toEqual(WRONG);
  const now = { ...about, commitment: other };
  expect(honestyOf(match, proof, { about: now, you }, { nonces })).toEqual(WRONG);
});

test('a share that is not among the others is found out, but not by who only looks on', () => {
  const strange = ['00'.repeat(16)];
  expect(honestyOf(match, proof, { about, you }, { nonces: strange })).toEqual(WRONG);
  const watcher = { ...you, seat: null };
  expect(honestyOf(match, proof, { about, you: watcher }, { nonces: strange })).toMatchObject({
    kind: 'honest',
  });
});
