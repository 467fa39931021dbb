/** How long data is kept, as docs/privacy.md promises. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SILENT } from '../src/log.ts';
import { MACHINE } from '../src/machine.ts';
import { Metrics } from '../src/metrics.ts';
import { PACE } from '../src/settings.ts';
import { sweep } from '../src/sweep.ts';
import { MemoryStore } from './memory-store.ts';
import { but } from './spoil.ts';

const PORTS = { log: SILENT, metrics: new Metrics(), machine: MACHINE, settings: { pace: PACE } };

const DAY = 86_400_000;
const PAGE = join(import.meta.dirname, '../../../docs/privacy.md');

test('nothing is swept before its days are over, and everything then', async () => {
  const days: Record<string, number> = {};
  const plain = new MemoryStore();
  const store = but(plain, {
    sweep: async (what, before) => {
      days[what] = -before / DAY;
      return undefined;
    },
  });
  await sweep({ store, now: () => 0, ...PORTS });
  expect(days).toEqual({ people: 180, tables: 180, lines: 30, reports: 180 });
  const promised = readFileSync(PAGE, 'utf8').match(
    /^\| (the name|tables|what you said|who was)[^]*?$/gm,
  );
  expect(promised?.map((row) => Number(/(\d+) days/.exec(row)?.[1]))).toEqual(Object.values(days));
});
