import { expect, test } from 'vitest';
import { counterMove, seedMove } from '../src/index.ts';
import { optionsOf } from './subject.ts';
import { versus } from './versus.ts';

const percent = (part: number): string => (100 * part).toFixed(1);

test.each(['synced', 'draft', 'regler'])('counter against seed, 4,000 omgangar of %s', (rules) => {
  const { won, lost, drawn, share, margin } = versus(optionsOf(rules), counterMove, seedMove, 4000);
  console.log(
    `${rules}: counter won ${won}, lost ${lost}, drew ${drawn}: ` +
      `${percent(share)} % of the decided (95 %: ${percent(share - margin)} to ${percent(share + margin)})`,
  );
  expect(share).toBeGreaterThanOrEqual(0.7);
});
