import { checkReasons } from '@pakli/core/testing';
import { expect, test } from 'vitest';
import { reasons } from './reasons.ts';

test('every reason is true of its position', () => {
  const { said, wrong } = checkReasons(reasons, 1000);
  expect(wrong.slice(0, 5)).toEqual([]);
  expect([...said.keys()].toSorted()).toEqual([
    'build',
    'capture',
    'capture-mulle',
    'capture-points',
    'capture-tabbe',
    'discard',
    'discard-for-mulle',
    'discard-safe',
    'feed',
    'trotta',
  ]);
});
