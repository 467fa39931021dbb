import { expect, test } from 'vitest';
import { checkReasons } from './reasons.ts';

test('every reason is true of its position', () => {
  const { said, wrong } = checkReasons(1000);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect(said.size).toBeGreaterThan(10);
});
