import { expect, test } from 'vitest';
import { WATCHED } from './leak.ts';
import { playTwins } from './twins.ts';

test.each(WATCHED)('$name is told the same by 50,000 pairs of rooms', ({ game, reader }) => {
  expect(playTwins(game, reader, 50_000, 3)).toEqual({ pairs: 50_000, faults: [] });
});
