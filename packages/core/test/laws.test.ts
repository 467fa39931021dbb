import { expect, test } from 'vitest';
import { formatBroken, runLaws } from '../src/testing/index.ts';
import { toySubject } from './toy.ts';

test('the sound toy obeys all laws', () => {
  const broken = runLaws(toySubject(), { games: 300, seed: 1, positions: 3 });
  expect(broken.map(formatBroken)).toEqual([]);
});
