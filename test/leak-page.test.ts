import { GAMES } from '@pakli/catalogue';
import { describe, expect, test } from 'vitest';
import { spoilt } from '../packages/host/test/leak.ts';
import { tellTheSame } from './leak-page.ts';

// The first pair reveals each of the planted leaks; the long test has 20,000.
const PAIRS = 20;

describe.each(GAMES)('$name', async ({ load }) => {
  const loaded = await load();

  test(`${PAIRS} pairs of tables tell a page the same`, () => {
    const { pairs, faults } = tellTheSame(loaded, PAIRS);
    expect(faults).toEqual([]);
    expect(pairs).toBeGreaterThanOrEqual(PAIRS);
  });

  test.each(Object.entries(spoilt(loaded.game)))('finds out a host that shows %s', (_, shown) => {
    expect(tellTheSame(loaded, PAIRS, shown).faults).toHaveLength(1);
  });
});
