import { GAMES } from '@pakli/catalogue';
import { test } from 'vitest';
import { tellTheSame } from './twins.ts';

test.each(GAMES)('$name: 20,000 pairs of worlds tell a page the same', async ({ load }) => {
  tellTheSame(await load(), 20_000);
});
