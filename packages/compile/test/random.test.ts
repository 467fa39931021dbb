import { expect, test } from 'vitest';
import { ALL_BOXES, randomGames } from './coverage.ts';

// The long run is in random.long.ts.

test('random games end, keep their 36 cards and never ask what everybody can answer', () => {
  const { games, loopGuards, longestTrail, deepest, boxes } = randomGames(300, 1);
  expect(games).toBe(300);
  expect(loopGuards).toBe(0);
  expect(longestTrail).toBeGreaterThan(0);
  expect(deepest).toBeGreaterThan(1);
  expect(boxes.size).toBeGreaterThan(ALL_BOXES.length * 0.8);
});
