import { expect, test } from 'vitest';
import { ALL_BOXES, printFigures, randomGames } from './coverage.ts';

test('200,000 random games end, and every box of every card resolves or applies', () => {
  const figures = randomGames(200_000, 1);
  console.log(printFigures(figures));
  expect(ALL_BOXES.filter((box) => !figures.boxes.has(box))).toEqual([]);
  expect(figures.loopGuards).toBe(0);
});
