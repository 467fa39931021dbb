import { expect, test } from 'vitest';
import { broken, miscounted } from './restore.ts';

test('games saved and restored at every decision continue the same', () => {
  expect(broken(25, 1)).toEqual([]);
});

test('what is kept of the stacks is what a fresh count gives', () => {
  expect(miscounted(20, 1)).toEqual([]);
});
