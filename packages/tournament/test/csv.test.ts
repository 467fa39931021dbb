/** A tournament as a table: every field in its column, and no name that a spreadsheet computes. */
import { expect, test } from 'vitest';
import { tournamentCsv } from '../src/csv.ts';
import { TOURNAMENT_FORMAT, type Tournament } from '../src/tournament.ts';

const TWO: Tournament = {
  format: TOURNAMENT_FORMAT,
  name: 'Wednesday',
  game: 'mulle',
  rules: '',
  seats: 2,
  best: 'high',
  ranking: 'matchpoints',
  scale: [],
  people: [{ name: '=1+1' }, { name: 'Bo, "the" bear' }, { name: 'Cem' }, { name: 'Dora' }],
  boards: [{ deal: '' }],
  rounds: [
    {
      boards: [0],
      tables: [
        [0, 1],
        [2, 3],
      ],
    },
  ],
  results: [
    { board: 0, table: 0, people: [0, 1], scores: [10, -3], covered: [1] },
    { board: 0, table: 1, people: [2, 3], scores: [7, 4] },
  ],
  adjustments: [],
};

test('a row for every line of every table, quoted where it has to be', () => {
  expect(tournamentCsv(TWO).split('\r\n')).toEqual([
    'round,board,table,line,name,score,award,covered,percent,imps',
    `1,1,1,1,'=1+1,10,,,100.00,`,
    '1,1,2,1,Cem,7,,,0.00,',
    '1,1,1,2,"Bo, ""the"" bear",-3,,yes,0.00,',
    '1,1,2,2,Dora,4,,,100.00,',
    '',
  ]);
});

test('nobody is compared with everybody for it: that takes seconds where thousands have played', () => {
  const people = TWO.people.map(({ name }) => ({
    name,
    get filler(): true {
      throw new Error('standings are counted');
    },
  }));
  expect(tournamentCsv({ ...TWO, people })).toBe(tournamentCsv(TWO));
});
