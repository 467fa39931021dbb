import { GAMES } from '@pakli/catalogue';
import { expect, test } from 'vitest';
import { tellTheSame } from './leak-page.ts';

test.each(GAMES)('$name: 20,000 pairs of tables tell a page the same', async ({ load }) => {
  expect(tellTheSame(await load(), 20_000).faults).toEqual([]);
});
