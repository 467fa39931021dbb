/** `examples/recount.py`, which uses no code of Pakli, arrives at the same numbers. */
import { expect, test } from 'vitest';
import { countSeries, countTournament, type Series, type Tournament } from '../src/index.ts';
import { PYTHON, recountRandom, recountSeries } from './recount.ts';

test.skipIf(!PYTHON)('15 random tournaments: no number differs', () => {
  expect(recountRandom(15, 1)).toEqual([]);
});

/** The first table's scores in swapped lines. */
function countSwapped(tournament: Tournament): unknown {
  const [first, ...others] = tournament.results;
  if (first === undefined) return countTournament(tournament);
  const results = [{ ...first, scores: first.scores.toReversed() }, ...others];
  return countTournament({ ...tournament, results });
}

test.skipIf(!PYTHON)('a count that swaps lines is found', () => {
  expect(recountRandom(5, 2, countSwapped).length).toBeGreaterThan(0);
});

test.skipIf(!PYTHON)('20 random series: no number differs', () => {
  expect(recountSeries(20, 3)).toEqual([]);
});

/** The best of a shared place gets all its points. */
function countUnshared(series: Series): unknown {
  const evenings = series.evenings.map((evening) => ({
    ...evening,
    results: evening.results.map((one, i) => ({ ...one, place: i + 1 })),
  }));
  return countSeries({ ...series, evenings });
}

test.skipIf(!PYTHON)('a count that shares no places is found', () => {
  expect(recountSeries(10, 3, countUnshared).length).toBeGreaterThan(0);
});
