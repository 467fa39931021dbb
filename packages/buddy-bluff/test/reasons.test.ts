import { checkReasons } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { reasons } from './reasons.ts';

test('every reason is true of its position', () => {
  const { said, wrong } = checkReasons(reasons, 1000);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect([...said.keys()].toSorted()).toEqual([
    'discard',
    'discard-safe',
    'package-gives-away',
    'package-keeps',
    'package-on-leader',
    'package-on-match-leader',
    'package-on-rival',
    'package-seals',
  ]);
});
