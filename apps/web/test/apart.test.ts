/** Games that can be continued, each with what distinguishes it from the others. */
import { loadCatalogue, LOCALES } from '@pakli/text';
import { expect, test } from 'vitest';
import { marksOf } from '../src/home/Continue.tsx';
import type { Saved } from '../src/host/host.ts';

const NOW = Date.UTC(2026, 10, 17, 12);
const MULLE: Saved = {
  id: 'a',
  game: 'mulle',
  level: 'casual',
  seat: 0,
  names: ['You', 'Bo'],
  rules: 'casual',
  at: NOW - 5 * 60_000,
  over: false,
  moves: 3,
  totals: [0, 0],
};
const ULTI: Saved = { ...MULLE, game: 'ulti', names: ['You', 'Bo', 'Cem'], rules: 'seed' };

test.each<[string, readonly Saved[], readonly string[]]>([
  ['one of each', [MULLE, ULTI], ['last played 5 minutes ago', 'last played 5 minutes ago']],
  [
    'one today and one yesterday',
    [MULLE, { ...MULLE, at: NOW - 86_400_000, moves: 9 }],
    ['last played 5 minutes ago', 'last played yesterday'],
  ],
  [
    'other rules, a minute before',
    [ULTI, { ...ULTI, rules: 'tournament', at: ULTI.at - 60_000 }],
    ['last played 5 minutes ago · Standard', 'last played 6 minutes ago · Tournament'],
  ],
  [
    'other rules of two, and another strength',
    [ULTI, { ...ULTI, rules: 'tournament' }, { ...ULTI, level: 'strong' }],
    [
      'last played 5 minutes ago · Standard · Casual',
      'last played 5 minutes ago · Tournament · Casual',
      'last played 5 minutes ago · Standard · Strong',
    ],
  ],
  [
    'another score',
    [MULLE, { ...MULLE, totals: [12, 4] }],
    ['last played 5 minutes ago', 'last played 5 minutes ago · You 12, Bo 4'],
  ],
  [
    'further on',
    [MULLE, { ...MULLE, moves: 1 }],
    ['last played 5 minutes ago · after 3 moves', 'last played 5 minutes ago · after 1 move'],
  ],
])('%s', async (_, games, marks) => {
  expect(marksOf(games, await loadCatalogue('en'), NOW)).toEqual(marks);
});

test('no two read alike, in no language', async () => {
  const games = [MULLE, { ...MULLE, at: MULLE.at - 1000 }, { ...MULLE, day: '2026-11-17' }];
  for (const locale of LOCALES) {
    const marks = marksOf(games, await loadCatalogue(locale), NOW);
    expect(new Set(marks).size, marks.join('\n')).toBe(games.length);
  }
});
