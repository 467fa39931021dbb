/** Law 7 on the toy: many random games. */
import { expect, test } from 'vitest';
import { formatBroken, runLaws } from '../src/testing/index.ts';
import { toySubject } from './toy.ts';

test('the sound toy obeys all laws in 10,000 games', () => {
  const broken = runLaws(toySubject(), { games: 10_000, seed: 1_000_000 });
  expect(broken.map(formatBroken)).toEqual([]);
});
