/**
 * `npm run bench`: speeds of every game and, beside each, the ratio to the
 * yardstick measured in the same run. Each result comes from a fresh process,
 * so that no game slows the loops of another.
 *
 *     npm run --silent bench -- --json --only buddy-bluff/random
 */
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { NAMES } from './cases.ts';
import type { Measured } from './measure.ts';

function fail(message: string): never {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}

function readArguments(): { json: boolean; only: string | undefined } {
  try {
    const options = { json: { type: 'boolean' }, only: { type: 'string' } } as const;
    const { values } = parseArgs({ options });
    return { json: values.json ?? false, only: values.only };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)} (--json, --only NAME)`);
  }
}

function measureApart(name: string): Measured {
  const script = new URL('measure.ts', import.meta.url).pathname;
  const child = spawnSync(process.execPath, [...process.execArgv, script, name], {
    encoding: 'utf8',
  });
  if (child.status !== 0) fail(`${name} could not be measured\n${child.stderr}`);
  return JSON.parse(child.stdout) as Measured;
}

const { json, only } = readArguments();
const names = NAMES.filter(
  (name) => only === undefined || name === only || name.startsWith(`${only}/`),
);
if (names.length === 0) fail(`no benchmark is called ${only}; there are: ${NAMES.join(', ')}`);

const results: { name: string; value: number; unit: string; ratio: number }[] = [];
const yardsticks: Measured['yardstick'][] = [];
if (!json)
  process.stdout.write(`${'benchmark'.padEnd(28)}${'speed'.padStart(14)} unit          ratio\n`);
for (const name of names) {
  const { value, unit, ratio, yardstick } = measureApart(name);
  results.push({ name, value: Math.round(value), unit, ratio: Number(ratio.toPrecision(4)) });
  yardsticks.push(yardstick);
  if (!json) {
    const speed = Math.round(value).toLocaleString('en').padStart(14);
    process.stdout.write(
      `${name.padEnd(28)}${speed} ${unit.padEnd(12)} ${ratio.toPrecision(3).padStart(6)}\n`,
    );
  }
}
const middle = yardsticks.toSorted((a, b) => a.playoutsPerS - b.playoutsPerS)[
  yardsticks.length >> 1
];
const yardstick = {
  playoutsPerS: Math.round(middle?.playoutsPerS ?? 0),
  decisionsPerS: Math.round(middle?.decisionsPerS ?? 0),
};
if (json) process.stdout.write(`${JSON.stringify({ yardstick, results })}\n`);
else {
  const { playoutsPerS, decisionsPerS } = yardstick;
  process.stdout.write(
    `yardstick: ${playoutsPerS.toLocaleString('en')} playouts/s, ${decisionsPerS.toLocaleString('en')} decisions/s\n`,
  );
}
