/** The same with many tables. */
import { test } from 'vitest';
import { holdReaders } from './leak-socket.ts';

test('all that reaches a reader is the same in both worlds', () =>
  holdReaders(200, Date.now() % 2 ** 32));
