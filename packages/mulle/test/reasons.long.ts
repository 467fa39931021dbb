import { checkReasons } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { reasons } from './reasons.ts';

test('every reason is true in 50,000 positions', () => {
  const { said, wrong } = checkReasons(reasons, 50_000);
  console.log([...said].map(([key, count]) => `${key} ${count}`).join(', '));
  expect(wrong).toEqual([]);
});
