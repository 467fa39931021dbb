/** What an operator reads of how long things took. */
import { expect, test } from 'vitest';
import { Metrics } from '../src/metrics.ts';

test('a histogram counts all that took no longer than each bound, all there are, and their sum', () => {
  const metrics = new Metrics();
  for (const ms of [3, 30, 3000]) metrics.time('pakli_commit_ms', ms);
  const lines = metrics.format().split('\n');
  const told = lines.filter((line) => line.startsWith('pakli_commit_ms'));
  const bounds = told.map((line) => line.replace(/^pakli_commit_ms_?(bucket\{le=)?/, ''));
  expect(bounds.join(', ')).toBe(
    '"1"} 0, "2"} 0, "5"} 1, "10"} 1, "25"} 1, "50"} 2, "100"} 2, "250"} 2, ' +
      '"500"} 2, "1000"} 2, "2500"} 2, "+Inf"} 3, sum 3033, count 3',
  );
});
