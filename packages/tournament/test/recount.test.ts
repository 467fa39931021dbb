/** `examples/recount.py`, which has nothing of Pakli, comes to the same numbers. */
import { expect, test } from 'vitest';
import { countTournament, type Tournament } from '../src/index.ts';
import { PYTHON, recountRandom } from './recount.ts';

test.skipIf(!PYTHON)('40 random tournaments: no number differs', () => {
  expect(recountRandom(40, 1)).toEqual([]);
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
