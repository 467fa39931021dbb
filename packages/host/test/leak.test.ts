/**
 * The leak law at the edge of the host: in two rooms that a reader cannot tell
 * apart, all output for the reader is identical to the byte.
 */
import { describe, expect, test } from 'vitest';
import { spoilt, WATCHED } from './leak.ts';
import { playTwins } from './twins.ts';

// Each planted leak is found within 15; the long test has 20,000.
const PAIRS = 40;

describe.each(WATCHED)('$name', ({ game, reader }) => {
  test(`receives the same from ${PAIRS} pairs of rooms`, () => {
    expect(playTwins(game, reader, PAIRS, 1)).toEqual({ pairs: PAIRS, faults: [] });
  });

  test.each(Object.entries(spoilt(game)))('finds out a room that shows %s', (_, shown) => {
    expect(playTwins(game, reader, PAIRS, 2, shown).faults).toHaveLength(1);
  });
});
