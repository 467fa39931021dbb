/** A series counted by hand, and laws of every series. */
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import {
  countSeries,
  countTournament,
  seriesCsv,
  seriesFrom,
  SERIES_FORMAT,
  SERIES_SCORINGS,
  type Series,
} from '../src/index.ts';
import { randomTournament } from './random-tournament.ts';

const place = (person: number, at: number, percent: number): object => ({
  person,
  place: at,
  percent,
  boards: 12,
});

/** Anna and Bo share the first place of the first evening; Cleo plays both, Dan only the second. */
const SEASON = {
  format: SERIES_FORMAT,
  name: 'Season',
  scoring: 'places',
  people: ['Anna', 'Bo', 'Cleo', 'Dan'].map((name) => ({ name })),
  evenings: [
    { name: 'March', game: 'ulti', results: [place(0, 1, 60), place(1, 1, 60), place(2, 3, 30)] },
    { name: 'April', game: 'ulti', results: [place(3, 1, 55.5), place(2, 2, 44.5)] },
  ],
} as Series;

function rowsOf(series: Series): string[] {
  return countSeries(series).map(
    ({ place: at, person, total, worth }) =>
      `${at} ${series.people[person]?.name} ${total}: ${worth.map((one) => one ?? '-').join(' ')}`,
  );
}

test('points by place: one for the last, one more for each place up, shared by those who share it', () => {
  expect(rowsOf(SEASON)).toEqual([
    '1 Anna 2.5: 2.5 -',
    '1 Bo 2.5: 2.5 -',
    '3 Cleo 2: 1 1',
    '3 Dan 2: - 2',
  ]);
});

test('sum of per cent', () => {
  expect(rowsOf({ ...SEASON, scoring: 'percent' })).toEqual([
    '1 Cleo 74.5: 30 44.5',
    '2 Anna 60: 60 -',
    '2 Bo 60: 60 -',
    '4 Dan 55.5: - 55.5',
  ]);
});

test('a table for spreadsheets takes no name for a formula', () => {
  const people = [{ name: '=1+1' }, ...SEASON.people.slice(1)];
  const evenings = SEASON.evenings.map((one, i) => (i === 0 ? { ...one, name: 'a, b' } : one));
  expect(seriesCsv({ ...SEASON, people, evenings }).split('\r\n')).toEqual([
    'place,name,total,"a, b",April',
    "1,'=1+1,2.5,2.5,",
    '1,Bo,2.5,2.5,',
    '3,Cleo,2,1,1',
    '3,Dan,2,,2',
    '',
  ]);
});

test('people of one name are one person across evenings, and two within one', () => {
  const [one, other] = [new Sfc32(1), new Sfc32(1)].map(randomTournament);
  if (one === undefined || other === undefined) throw new Error('no tournament');
  const twice = seriesFrom('s', 'percent', [one, other]);
  const ranked = countTournament(one).standings.filter((standing) => standing.place !== null);
  expect(twice.people).toHaveLength(ranked.length);
  const people = one.people.map(({ filler }) => ({ name: 'Anna', ...(filler && { filler }) }));
  const alike = { ...one, people };
  expect(seriesFrom('s', 'percent', [alike, alike]).people).toHaveLength(ranked.length);
});

test('the points of an evening are those of its places, and its order does not matter', () => {
  const random = new Sfc32(7);
  for (const scoring of SERIES_SCORINGS) {
    for (let i = 0; i < 6; i++) {
      const tournaments = Array.from({ length: 1 + random.below(4) }, () =>
        randomTournament(random),
      );
      const series = seriesFrom('s', scoring, tournaments);
      const standings = countSeries(series);
      const totals = new Map(
        standings.map(({ person, total }) => [series.people[person]?.name, total]),
      );
      const turned = seriesFrom('s', scoring, tournaments.toReversed());
      for (const { person, total } of countSeries(turned)) {
        expect(total).toBeCloseTo(totals.get(turned.people[person]?.name) ?? Number.NaN, 9);
      }
      if (scoring === 'percent') continue;
      for (const [at, { results }] of series.evenings.entries()) {
        const sum = standings.reduce((points, { worth }) => points + (worth[at] ?? 0), 0);
        expect(sum).toBe((results.length * (results.length + 1)) / 2);
      }
    }
  }
});
