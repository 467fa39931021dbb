/** The recount at length: `PAKLI_LONG=1 npx vitest run packages/tournament/test/recount.long.ts`. */
import { expect, test } from 'vitest';
import { PYTHON, recountRandom } from './recount.ts';

test.skipIf(!PYTHON)('1,000 random tournaments: no number differs', () => {
  for (let part = 0; part < 10; part++) expect(recountRandom(100, 100 + part)).toEqual([]);
});
