import { expect, test } from 'vitest';
import { checkReasons } from './reasons.ts';

test('every reason is true in 50,000 positions', () => {
  const { said, wrong } = checkReasons(50_000);
  console.log([...said].map(([key, count]) => `${key} ${count}`).join(', '));
  expect(wrong).toEqual([]);
});
