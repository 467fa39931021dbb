/**
 * `npm run bench`: the speed of every game and its ratio to the yardstick
 * measured in the same run. Each result comes from a fresh process, so that no
 * game slows the loops of another. The benchmarks run from a bundle, like the
 * page, the command and the published packages.
 *
 *     npm run --silent bench -- --json --only buddy-bluff/random
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'rolldown';
import { readOptions } from '../scripts/options.ts';
import { NAMES } from './cases.ts';
import type { Measured } from './measure.ts';
import { LOAD_NAMES, measureLoad } from './load.ts';
import { measurePython, PYTHON_NAMES } from './python.ts';
import { measureSlow, SLOW_NAMES } from './slow.ts';
import { measureStart, START_NAMES } from './start.ts';
import { measureStorm, STORM_NAMES } from './storm.ts';
import { measureWebStarts, WEB_NAMES } from './web.ts';

function fail(message: string): never {
  process.stderr.write(`bench: ${message}\n`);
  process.exit(2);
}

/** Bundles the benchmarks and all games into a folder that is removed on exit. */
async function bundle(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'pakli-bench-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await build({
    input: join(import.meta.dirname, 'measure.ts'),
    platform: 'node',
    external: './yardstick.mjs',
    resolve: { conditionNames: ['@pakli/source', 'import', 'default'] },
    output: { dir: folder },
  });
  // The yardstick always stays a separate file.
  copyFileSync(join(import.meta.dirname, 'yardstick.mjs'), join(folder, 'yardstick.mjs'));
  return join(folder, 'measure.js');
}

function measureApart(script: string, name: string): Measured {
  const child = spawnSync(process.execPath, [script, name], { encoding: 'utf8' });
  if (child.status !== 0) fail(`${name} could not be measured\n${child.stderr}`);
  return JSON.parse(child.stdout) as Measured;
}

const { json = false, only } = readOptions({
  options: { json: { type: 'boolean' }, only: { type: 'string' } },
}).values;
const wanted = (name: string): boolean =>
  only === undefined || name === only || name.startsWith(`${only}/`);
const names = NAMES.filter(wanted);
const starts = START_NAMES.filter(wanted);
const loads = LOAD_NAMES.filter(wanted);
const storms = STORM_NAMES.filter(wanted);
const slow = SLOW_NAMES.filter(wanted);
const webs = WEB_NAMES.filter(wanted);
const pythons = PYTHON_NAMES.filter(wanted);
if ([names, starts, loads, storms, slow, webs, pythons].every((list) => list.length === 0)) {
  const all = [
    ...NAMES,
    ...START_NAMES,
    ...LOAD_NAMES,
    ...STORM_NAMES,
    ...SLOW_NAMES,
    ...WEB_NAMES,
    ...PYTHON_NAMES,
  ];
  fail(`no benchmark is called ${only}; there are: ${all.join(', ')}`);
}

const results: { name: string; value: number; unit: string; ratio: number }[] = [];
const yardsticks: Measured['yardstick'][] = [];
if (!json)
  process.stdout.write(`${'benchmark'.padEnd(28)}${'speed'.padStart(14)} unit          ratio\n`);
function report(name: string, value: number, unit: string, ratio: number): void {
  results.push({ name, value: Math.round(value), unit, ratio: Number(ratio.toPrecision(4)) });
  if (json) return;
  const speed = Math.round(value).toLocaleString('en').padStart(14);
  process.stdout.write(
    `${name.padEnd(28)}${speed} ${unit.padEnd(12)} ${ratio.toPrecision(3).padStart(6)}\n`,
  );
}
const script = names.length + pythons.length > 0 ? await bundle() : '';
for (const name of names) {
  const { value, unit, ratio, yardstick } = measureApart(script, name);
  yardsticks.push(yardstick);
  report(name, value, unit, ratio);
}
// Times, not speeds: lower is better, and the ratio is to an empty Node.
for (const name of starts) {
  const { value, ratio } = await measureStart(name);
  report(name, value, 'ms', ratio);
}
// Processor time per move: lower is better, and the ratio is to a server that knows no games.
for (const name of loads) {
  const { value, ratio, note } = await measureLoad(name);
  report(name, value, 'us/move', ratio);
  if (!json) process.stdout.write(`  ${note}\n`);
}
// Processor time per socket that joins a cold table.
for (const name of storms) {
  const { value, ratio, note } = await measureStorm(name);
  report(name, value, 'us/socket', ratio);
  if (!json) process.stdout.write(`  ${note}\n`);
}
// Backlog per reader who stops reading; the ratio compares the others' slowest answers with and without them.
for (const name of slow) {
  const { value, ratio, note } = await measureSlow();
  report(name, value, 'KiB/reader', ratio);
  if (!json) process.stdout.write(`  ${note}\n`);
}
// Main-thread time until the page is playable.
if (webs.length > 0) {
  await measureWebStarts(webs, ({ name, value, ratio, note }) => {
    report(name, value, 'ms', ratio);
    if (!json) process.stdout.write(`  ${note}\n`);
  });
}
// A program in Python compared with the same work in this process.
for (const name of pythons) {
  const { stepsPerS, note } = measurePython(name);
  const { value } = measureApart(script, `${name.slice('python/'.length)}/rows`);
  report(name, stepsPerS, 'steps/s', stepsPerS / value);
  if (!json) process.stdout.write(`  ${note}\n`);
}
const middle = yardsticks.toSorted((a, b) => a.playoutsPerS - b.playoutsPerS)[
  yardsticks.length >> 1
];
const yardstick = {
  playoutsPerS: Math.round(middle?.playoutsPerS ?? 0),
  decisionsPerS: Math.round(middle?.decisionsPerS ?? 0),
};
if (json) process.stdout.write(`${JSON.stringify({ yardstick, results })}\n`);
else if (names.length > 0) {
  const { playoutsPerS, decisionsPerS } = yardstick;
  process.stdout.write(
    `yardstick: ${playoutsPerS.toLocaleString('en')} playouts/s, ${decisionsPerS.toLocaleString('en')} decisions/s\n`,
  );
}
