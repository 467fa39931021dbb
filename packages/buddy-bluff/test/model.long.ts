import { describe, expect, test } from 'vitest';
import { BOTH_LIFTS, playDeal } from './side-by-side.ts';
import { holdTogether } from './together.ts';

holdTogether(35);

describe.each(BOTH_LIFTS)('engine and model agree, %s', (_name, options) => {
  test('in 10,000 random deals, after every play', () => {
    const seen = new Set<number>();
    for (let seed = 1_000_000; seed < 1_010_000; seed++) {
      for (const slot of playDeal(options, seed).slots) {
        for (const seal of slot.seals) seen.add(seal.to - seal.from);
      }
    }
    // Onion runs never break up, so that only whole sets and halves are sealed (I19).
    expect([...seen].sort((a, b) => a - b)).toEqual(options.lift === 'run' ? [2, 4] : [1, 2, 3, 4]);
  });
});
