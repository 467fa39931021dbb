/** Which positions the solver treats as one: equal in everything that affects what can still happen, and only that. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { mulle, type State } from '../src/index.ts';
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from '../src/knowledge/transpositions.ts';
import { ending } from './endings.ts';
import { optionsOf } from './subject.ts';

function at(line: string): State {
  const state = mulle.create(optionsOf('short'), 2);
  expect(mulle.readPosition(state, line), line).toBeUndefined();
  return state;
}

const table = new Transpositions(16);

function keyOf(state: State, linear = true): string {
  table.locate(state, linear);
  return `${table.slot} ${table.check}`;
}

const BASE =
  'table: KL 9 | {SP 5 HJ 3}=8 open Anna | {RU 6 KL 7 SP 2}=15 lock Bo | {RU 4 KL 2 KL 8}=14 lock Bo ; Anna: HJ 2, HJ 4 ; Bo: SP 7, SP 9 ; last: Anna';

test.each([
  ['who is at turn', 'Anna: HJ 2, HJ 4 ; Bo: SP 7, SP 9', 'Bo: SP 7, SP 9 ; Anna: HJ 2, HJ 4'],
  ['who captured last', 'last: Anna', 'last: Bo'],
  ['whether anybody captured', ' ; last: Anna', ''],
  ['a card in the hand at turn', 'HJ 2, HJ 4', 'HJ 2, HJ 5'],
  ['a card in the other hand', 'SP 7, SP 9', 'SP 7, HJ 9'],
  ['a second copy in a hand', 'Anna: HJ 2, HJ 4 ;', 'Anna: HJ 4, HJ 4 ;'],
  ['a single', 'KL 9 |', 'HJ 9 |'],
  ['a single more', 'KL 9 |', 'KL 9 | KL 9 |'],
  ['the value of a build', '=8 open', '=9 open'],
  ['whether a build is open', '=8 open', '=8 lock'],
  ['who owns a build', '=8 open Anna', '=8 open Bo'],
  ['the cards of a build', 'SP 5 HJ 3', 'SP 5 KL 3'],
  ['the cards of a locked build', 'RU 6 KL 7 SP 2', 'RU 6 KL 7 KL 2'],
  ['who owns a locked build', '=15 lock Bo', '=15 lock Anna'],
  [
    'the order of piles that may join a build',
    'KL 9 | {SP 5 HJ 3}=8 open Anna',
    '{SP 5 HJ 3}=8 open Anna | KL 9',
  ],
])('%s makes another position', (_what, from, to) => {
  expect(BASE).toContain(from);
  expect(keyOf(at(BASE.replace(from, to)))).not.toBe(keyOf(at(BASE)));
});

test('the order of locked builds is no matter', () => {
  const [, , five, four] = BASE.replace(/ ; .*/, '').split(' | ');
  const swapped = BASE.replace(`${five} | ${four}`, `${four} | ${five}`);
  expect(swapped).not.toBe(BASE);
  expect(keyOf(at(swapped))).toBe(keyOf(at(BASE)));
});

test('what was won before matters where points are not worth the same, and only there', () => {
  const more = at(`${BASE} ; captured Anna: SP K ; captured Bo: HJ K`);
  expect(keyOf(more)).toBe(keyOf(at(BASE)));
  expect(keyOf(more, false)).not.toBe(keyOf(at(BASE), false));
  // It also matters who has it.
  const theirs = at(`${BASE} ; captured Anna: HJ K ; captured Bo: SP K`);
  expect(keyOf(theirs, false)).not.toBe(keyOf(more, false));
});

test('a thousand endings have a thousand keys', () => {
  const seen = new Map<string, string>();
  for (let seed = 1; seed <= 1000; seed++) {
    const state = ending(optionsOf('short handSize=4'), 1 + (seed % 3), new Sfc32(seed));
    seen.set(keyOf(state), mulle.formatPosition(state));
  }
  expect(seen.size).toBe(1000);
});

test('a bound is an answer where it settles the window, and a shallow look never', () => {
  const found = new Transpositions(4);
  found.store(3, 77, 5, 10, EXACT, 1);
  expect(found.value(3, 77, 5, -50, 50)).toBe(10);
  expect(found.value(3, 77, 6, -50, 50)).toBeUndefined();
  expect(found.value(3, 78, 5, -50, 50)).toBeUndefined();
  expect(found.value(4, 77, 5, -50, 50)).toBeUndefined();
  expect([found.best(3, 77), found.best(3, 78)]).toEqual([1, undefined]);
  found.store(3, 77, 5, 10, AT_LEAST, 2);
  expect([found.value(3, 77, 5, 0, 10), found.value(3, 77, 5, 0, 11)]).toEqual([10, undefined]);
  found.store(3, 77, 5, 10, AT_MOST, 2);
  expect([found.value(3, 77, 5, 10, 20), found.value(3, 77, 5, 9, 20)]).toEqual([10, undefined]);
});
