import { expect, test } from 'vitest';
import { broken } from './restore.ts';

test('games saved and restored at every decision go on the same', () => {
  expect(broken(25, 1)).toEqual([]);
});
