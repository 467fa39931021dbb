/** A personal puzzle rating: it moves as Glicko says, once per puzzle, and states how sure it is. */
import { describe, expect, test } from 'vitest';
import { closestTo } from '../src/lessons/puzzle-moves.ts';
import { ratingOf, type Puzzle } from '../src/lessons/puzzle.ts';
import { chanceAt, marginOf, NEWCOMER, ratingAfter } from '../src/prefs/puzzle-rating.ts';
import { NO_RECORD, readRecords, recordAfter } from '../src/prefs/puzzle-record.ts';

describe('the rating', () => {
  test('is that of a game of Glicko against the puzzle', () => {
    // Glickman's formulas by hand: q = 0.0057565, g(150) = 0.9030, E = 1/2, so that d² = 4/(q g)².
    const { rating, deviation } = ratingAfter({ rating: 1500, deviation: 200 }, 1500, true);
    expect(rating).toBeCloseTo(1581.84, 2);
    expect(deviation).toBeCloseTo(177.42, 1);
  });

  test('rises for what is solved and falls for what is not, more for a surprise', () => {
    const up = ratingAfter(NEWCOMER, 1600, true).rating - NEWCOMER.rating;
    const expected = ratingAfter(NEWCOMER, 800, true).rating - NEWCOMER.rating;
    const down = ratingAfter(NEWCOMER, 800, false).rating - NEWCOMER.rating;
    expect(up).toBeGreaterThan(expected);
    expect(expected).toBeGreaterThan(0);
    expect(down).toBeLessThan(-expected);
  });

  test('finds a person, and is then surer', () => {
    const person = { rating: 1700, deviation: 0 };
    let now = NEWCOMER;
    // Even luck: a puzzle is solved as soon as the chances add up to one.
    let due = 0;
    for (let n = 0; n < 300; n++) {
      const puzzle = 1000 + ((n * 370) % 1400);
      due += chanceAt(person, puzzle);
      const solved = due >= 1;
      if (solved) due--;
      now = ratingAfter(now, puzzle, solved);
    }
    expect(Math.abs(now.rating - 1700)).toBeLessThanOrEqual(marginOf(now));
    expect(marginOf(now)).toBeLessThan(marginOf(NEWCOMER) / 4);
  });
});

const puzzle = (id: string): { id: string; rating: number } => ({ id, rating: 1200 });

describe('the record', () => {
  test('counts the first try at a puzzle alone', () => {
    const failed = recordAfter(NO_RECORD, puzzle('a'), false);
    expect(failed.rating).toBeLessThan(NO_RECORD.rating);
    expect(recordAfter(failed, puzzle('a'), true)).toBe(failed);
  });

  test('counts what is solved in a row', () => {
    const tries: [string, boolean][] = [
      ['a', true],
      ['b', true],
      ['c', false],
      ['d', true],
    ];
    const { streak, longest } = tries.reduce(
      (record, [id, solved]) => recordAfter(record, puzzle(id), solved),
      NO_RECORD,
    );
    expect({ streak, longest }).toEqual({ streak: 1, longest: 2 });
  });

  test('is read as it was stored, and what is broken counts as nothing', () => {
    const record = recordAfter(NO_RECORD, puzzle('a'), true);
    expect(readRecords(JSON.stringify({ mulle: record }))).toEqual({ mulle: record });
    for (const broken of [null, '', '[', '7', 'null', '{"mulle":{"rating":"high"}}']) {
      expect(readRecords(broken)).toEqual({});
    }
  });
});

test('a puzzle of one’s strength is one that was not tried', () => {
  const puzzles = [0, 50, 100].map(
    (fail, n) => ({ id: `p${n}`, fails: [fail] }) as unknown as Puzzle,
  );
  expect(puzzles.map(ratingOf)).toEqual([800, 1500, 2200]);
  expect(closestTo(puzzles, new Set(), 1400)).toBe(2);
  expect(closestTo(puzzles, new Set(['p1']), 1400)).toBe(1);
  expect(closestTo(puzzles, new Set(['p0', 'p1', 'p2']), 1500)).toBeUndefined();
});
