/** A tournament counted by hand, laws of every count, and refusals. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import {
  countTournament,
  readTournament,
  type Adjustment,
  type TournamentStanding,
  type Tournament,
  type TournamentCount,
} from '../src/index.ts';
import { randomTournament } from './random-tournament.ts';

/** Six at two tables of three, two boards: lines rotate after the first. */
const EVENING: Tournament = {
  format: 'pakli-tournament/1',
  name: 'An evening',
  game: 'ulti',
  rules: '',
  seats: 3,
  best: 'high',
  ranking: 'matchpoints',
  scale: [2, 5, 9],
  people: ['Anna', 'Bo', 'Cleo', 'Dan', 'Eva', 'Finn'].map((name) => ({ name })),
  boards: [{ deal: '' }, { deal: '' }],
  rounds: [
    {
      boards: [0, 1],
      tables: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    },
  ],
  results: [
    { board: 0, table: 0, people: [0, 1, 2], scores: [8, -4, -4] },
    { board: 0, table: 1, people: [3, 4, 5], scores: [2, -1, -1] },
    { board: 1, table: 0, people: [1, 2, 0], scores: [3, 0, -3] },
    { board: 1, table: 1, people: [4, 5, 3], scores: [3, 6, -9] },
  ],
  adjustments: [],
};

const adjusted = (...adjustments: readonly Adjustment[]): TournamentCount =>
  countTournament({ ...EVENING, adjustments });

/** Per cent by row of the travellers: board, table, line. */
function percentAt(count: TournamentCount, board: number, table: number, line: number): unknown {
  return count.travellers.find(
    (row) => row.board === board && row.table === table && row.line === line,
  )?.percent;
}

function standing(count: TournamentCount, person: number): TournamentStanding | undefined {
  return count.standings.find((one) => one.person === person);
}

/** People by place. */
function orderOf({ standings }: TournamentCount): number[] {
  return standings.map(({ person }) => person);
}

test('an evening by hand: results are compared along the same line', () => {
  const { travellers, standings } = countTournament(EVENING);
  expect(travellers.map(({ person, percent, imps }) => [person, percent, imps])).toEqual([
    [0, 100, 2],
    [3, 0, -2],
    [1, 0, -1],
    [4, 100, 1],
    [2, 0, -1],
    [5, 100, 1],
    [1, 50, 0],
    [4, 50, 0],
    [2, 0, -2],
    [5, 100, 2],
    [0, 100, 2],
    [3, 0, -2],
  ]);
  expect(
    standings.map(({ person, place, percent, imps, points }) => [
      person,
      place,
      percent,
      imps,
      points,
    ]),
  ).toEqual([
    [0, 1, 100, 2, 2.5],
    [5, 1, 100, 1.5, 2.5],
    [4, 3, 75, 0.5, 1],
    [1, 4, 25, -0.5, -0.5],
    [2, 5, 0, -1.5, -2],
    [3, 5, 0, -2, -3.5],
  ]);
  // Four IMPs over two boards.
  expect(standings[0]?.victoryPoints).toBeCloseTo(
    10 + (10 * (1 - 0.618034 ** (12 / (15 * Math.SQRT2)))) / 0.763932,
    5,
  );
});

test('the ranking may be another one, and low scores may be better', () => {
  expect(orderOf(countTournament(EVENING, 'points'))).toEqual([0, 5, 4, 1, 2, 3]);
  expect(orderOf(countTournament({ ...EVENING, best: 'low' }, 'points'))).toEqual([
    3, 2, 1, 4, 0, 5,
  ]);
  expect(orderOf(countTournament({ ...EVENING, best: 'low' }))).toEqual([2, 3, 1, 4, 0, 5]);
});

test('an interval of per cent ends at 0 and 100', () => {
  const count = countTournament(EVENING);
  expect(standing(count, 4)).toMatchObject({ percent: 75, low: 0, high: 100 });
  expect(standing(countTournament(EVENING, 'points'), 0)?.low).toBeLessThan(0);
});

test('who cannot be told apart: the interval of the difference over common boards includes 0', () => {
  const { standings } = countTournament(EVENING);
  const alike = new Map(standings.map((one) => [one.person, one.alike]));
  // 100 against 0 on both boards is significant; 100 and 50 against 0 and 50 is not.
  expect(alike.get(0)).toEqual([1, 4, 5]);
  expect(alike.get(2)).toEqual([1, 3, 4]);
  for (const [person, others] of alike) {
    for (const other of others) expect(alike.get(other)).toContain(person);
  }
});

test('awards: 60, 50, 40 per cent, and the result leaves the field of its line only', () => {
  const count = adjusted({ board: 0, table: 0, line: 0, award: 'minus', reason: 'late' });
  expect(percentAt(count, 0, 0, 0)).toBe(40);
  // One of two expected results is left: no conclusion is possible.
  expect(percentAt(count, 0, 1, 0)).toBe(50);
  expect(percentAt(count, 0, 0, 1)).toBe(0);
  const plus = adjusted({ board: 0, table: 0, award: 'plus', reason: 'disturbed' });
  expect([0, 1, 2].map((line) => percentAt(plus, 0, 0, line))).toEqual([60, 60, 60]);
  expect(plus.travellers.find(({ award }) => award === 'plus')).toMatchObject({
    imps: 2,
    points: 2,
    score: 8,
  });
  const average = adjusted({ board: 0, table: 0, award: 'average', reason: 'wrong cards' });
  expect(percentAt(average, 0, 0, 2)).toBe(50);
});

test('a board that is struck out for everybody counts for nobody', () => {
  const count = adjusted({ board: 0, award: 'struck', reason: 'a card was missing' });
  expect(count.standings.map(({ boards }) => boards)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(standing(count, 0)).toMatchObject({ percent: 100, low: null, high: null });
  expect(
    count.travellers.filter(({ board }) => board === 0).every(({ percent }) => percent === null),
  ).toBe(true);
});

test('of two adjustments the later one counts, and `played` brings the result back', () => {
  const first: Adjustment = { board: 0, table: 0, award: 'struck', reason: 'one' };
  const back: Adjustment = { board: 0, table: 0, award: 'played', reason: 'two' };
  expect(percentAt(adjusted(first, { ...first, line: 0, award: 'plus' }), 0, 0, 0)).toBe(60);
  expect(adjusted(first, back)).toEqual(countTournament(EVENING));
});

test('an award without a result goes to whoever was to sit there', () => {
  const results = EVENING.results.filter(({ board, table }) => board !== 1 || table !== 0);
  const award: Adjustment = { board: 1, table: 0, line: 2, award: 'plus', reason: 'fire alarm' };
  const { travellers } = countTournament({ ...EVENING, results, adjustments: [award] });
  const row = travellers.find((one) => one.award === 'plus');
  // On the second board the first person has rotated to the last line.
  expect(row).toMatchObject({ person: 0, score: null, percent: 60, points: -9 });
});

test('a missing result makes the others worth less by Neuberg', () => {
  const tables = [...(EVENING.rounds[0]?.tables ?? []), [6, 7, 8]];
  const people = [...EVENING.people, { name: 'Gil' }, { name: 'Hal' }, { name: 'Ida' }];
  const count = countTournament({ ...EVENING, people, rounds: [{ boards: [0, 1], tables }] });
  expect(percentAt(count, 0, 0, 0)).toBe(87.5);
  expect(standing(count, 8)).toMatchObject({ place: null, boards: 0, value: null });
});

test('a computer that fills a table counts in the field and has no place', () => {
  const people = EVENING.people.map((one, i) =>
    i === 0 ? { ...one, filler: true as const } : one,
  );
  const count = countTournament({ ...EVENING, people });
  expect(standing(count, 0)).toMatchObject({ place: null, percent: 100, alike: [] });
  expect(standing(count, 5)).toMatchObject({ place: 1, percent: 100 });
  expect(percentAt(count, 0, 1, 0)).toBe(0);
});

test('laws of every tournament', () => {
  const random = new Sfc32(11);
  for (let i = 0; i < 40; i++) {
    const tournament = randomTournament(random);
    expect(readTournament(tournament)).toBe(tournament);
    // An exported and re-imported tournament counts the same.
    const again = readTournament(JSON.parse(JSON.stringify(tournament))) as Tournament;
    const count = countTournament(tournament);
    expect(countTournament(again)).toEqual(count);
    // The order of results is irrelevant.
    expect(countTournament({ ...tournament, results: tournament.results.toReversed() })).toEqual(
      count,
    );
    for (const { place, value, low, high, alike, person } of count.standings) {
      if (value !== null && low !== null && high !== null)
        expect(low <= value && value <= high).toBe(true);
      expect(place === null ? alike : []).toEqual([]);
      expect(alike).not.toContain(person);
    }
    // Compared results of a line add up to 50 % each, regardless of awards.
    const lines = Map.groupBy(
      count.travellers.filter(({ award }) => award === null),
      ({ board, line }) => `${board} ${line}`,
    );
    for (const rows of lines.values()) {
      const sum = rows.reduce((all, { percent }) => all + (percent ?? 0), 0);
      expect(sum).toBeCloseTo(50 * rows.length, 8);
    }
  }
});

test.for([
  [null, 'an object is expected'],
  [{ ...EVENING, format: 'pakli-tournament/2' }, 'format: pakli-tournament/1 is expected'],
  [
    { ...EVENING, people: [{ name: 'a\u001b[2J' }] },
    'people.0.name: a line of text that is not empty is expected',
  ],
  [
    { ...EVENING, people: EVENING.people.slice(1) },
    'rounds.0.tables.1.2: a whole number from 0 to 4 is expected',
  ],
  [{ ...EVENING, scale: [5, 2] }, 'scale: thresholds must be above 0 and ascend'],
  [{ ...EVENING, scale: [], ranking: 'imps' }, 'scale: a ranking by IMPs needs one'],
  [
    {
      ...EVENING,
      rounds: [
        {
          boards: [0],
          tables: [
            [0, 1, 2],
            [0, 4, 5],
          ],
        },
      ],
    },
    'rounds.0: person 0 sits twice',
  ],
  [
    { ...EVENING, rounds: [...EVENING.rounds, ...EVENING.rounds] },
    'rounds.1: board 0 is played in another round, too',
  ],
  [
    { ...EVENING, results: [{ board: 0, table: 2, people: [0, 1, 2], scores: [0, 0, 0] }] },
    'results.0: table 2 has no board 0',
  ],
  [
    { ...EVENING, results: [...EVENING.results, ...EVENING.results] },
    'results.4: table 0 has two results on board 0',
  ],
  [
    { ...EVENING, results: [EVENING.results[0], { ...EVENING.results[1], people: [3, 4, 2] }] },
    'results.1: person 2 has two results on board 0',
  ],
  [
    {
      ...EVENING,
      results: [{ board: 0, table: 0, people: [0, 1, 2], scores: [0, 0, Number.NaN] }],
    },
    'results.0.scores.2: a number is expected',
  ],
  [
    { ...EVENING, adjustments: [{ board: 0, award: 'plus', reason: ' ' }] },
    'adjustments.0.reason: a line of text that is not empty is expected',
  ],
  [
    { ...EVENING, adjustments: [{ board: 0, table: 7, award: 'plus', reason: 'x' }] },
    'adjustments.0: table 7 has no board 0',
  ],
] as const)('refused: %#', ([value, fault]) => {
  expect(readTournament(value)).toEqual({ fault });
});
