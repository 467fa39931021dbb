/**
 * Measures one benchmark in this process: five runs, each beside a run of the
 * yardstick, so that a slow moment of the machine slows both. Time is the CPU
 * time of this thread. Prints one JSON object.
 */
import { load } from './cases.ts';
import { measure as yardstick } from './yardstick.mjs';

const RUNS = 5;
const SECONDS = 0.4;

export interface Measured {
  readonly unit: string;
  readonly value: number;
  readonly ratio: number;
  readonly yardstick: { readonly playoutsPerS: number; readonly decisionsPerS: number };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

function cpuSeconds(since?: NodeJS.CpuUsage): number {
  const used = process.threadCpuUsage(since);
  return (used.user + used.system) / 1e6;
}

/** Units of work per second of CPU time, over at least this many seconds. */
function speed(batch: () => number, seconds: number): number {
  const start = process.threadCpuUsage();
  let units = 0;
  let used = 0;
  while (used < seconds) {
    units += batch();
    used = cpuSeconds(start);
  }
  return units / used;
}

const name = process.argv[2] ?? '';
const make = (await load(name))[name.slice(name.indexOf('/') + 1)];
if (make === undefined) throw new Error(`no benchmark is called ${name}`);
const bench = make();
const batch = (): number => bench.batch();
// Warm both up before anything counts.
yardstick(100_000);
speed(batch, SECONDS);
const runs = Array.from({ length: RUNS }, () => {
  const beside = yardstick();
  const value = speed(batch, SECONDS);
  const base = bench.against === 'decisions' ? beside.decisionsPerS : beside.playoutsPerS;
  return { value, ratio: value / base, beside };
});
const measured: Measured = {
  unit: bench.unit,
  value: median(runs.map((run) => run.value)),
  ratio: median(runs.map((run) => run.ratio)),
  yardstick: {
    playoutsPerS: median(runs.map((run) => run.beside.playoutsPerS)),
    decisionsPerS: median(runs.map((run) => run.beside.decisionsPerS)),
  },
};
process.stdout.write(`${JSON.stringify(measured)}\n`);
