import { expect, test } from 'vitest';
import { broken } from './restore.ts';

test('1,000 games saved and restored at every decision continue the same', () => {
  expect(broken(1000, 1)).toEqual([]);
});
