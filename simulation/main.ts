/**
 * Runs seeds, and prints how to repeat one that fails.
 *
 *     npm run test:bottle -- --from 1 --to 1000
 *     npm run test:bottle -- --seed 7 --trace
 *     npm run test:bottle -- --whole-day --to 20       days of three nodes, twelve people and six tables
 *     npm run test:bottle -- --planted "" --to 300     plants each fault in turn
 *     npm run bottle -- --seed 7 --show                plays a seed as a picture
 *     npm run bottle -- --seed 7 --page picture.html   the same as one page
 */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANTED_FAULTS } from './planted-faults.ts';
import { pictureOf, servePicture } from './show.ts';
import { shrink } from './shrink.ts';
import { simulate, type SimulationResult } from './simulate.ts';
import { storyOf } from './story.ts';
import { readOptions } from '../scripts/options.ts';

const { values } = readOptions({
  options: {
    seed: { type: 'string' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '1000' },
    trace: { type: 'boolean', default: false },
    /** Each seed is a whole day of three nodes, twelve people and six tables. */
    'whole-day': { type: 'boolean', default: false },
    /** Stops at the first breach, and prints it alone. */
    first: { type: 'boolean', default: false },
    /** Plants every fault that has this in its name, one after another. */
    planted: { type: 'string' },
    /** Plays the seed as a picture, in a browser. */
    show: { type: 'boolean', default: false },
    port: { type: 'string', default: '0' },
    /** Writes the picture as one page. */
    page: { type: 'string' },
  },
});
const isWholeDay = values['whole-day'];
const from = Number(values.seed ?? values.from);
const to = Number(values.seed ?? values.to);
if (values.show) console.log(await servePicture(from, Number(values.port)));
else if (values.page !== undefined) {
  writeFileSync(values.page, pictureOf(await storyOf(from), false));
} else {
  process.exitCode = await (values.planted === undefined ? runSeeds() : plantAll(values.planted));
}

async function runSeeds(): Promise<number> {
  const total = { events: 0, rows: 0, acknowledged: 0, ms: 0, faults: 0 };
  let failed = 0;
  const started = process.cpuUsage();
  for (let seed = from; seed <= to; seed++) {
    const result = await simulate({ seed, isTraced: values.trace, isWholeDay });
    for (const line of result.trace) console.log(line);
    for (const key of ['events', 'rows', 'acknowledged', 'ms'] as const) total[key] += result[key];
    total.faults += result.faults.length;
    const [first] = result.breaches;
    if (first === undefined) continue;
    failed++;
    if (values.first) {
      console.log(`${seed} | ${first.checker}: ${first.what}`);
      return 1;
    }
    await explain(seed, result);
  }
  if (values.first) return 0;
  const { user, system } = process.cpuUsage(started);
  const hours = (total.ms / 3_600_000).toFixed(1);
  console.log(
    `${to - from + 1} seeds, ${failed} with a breach: ${total.faults} faults, ` +
      `${total.events} events, ${total.rows} rows, ${total.acknowledged} acknowledged, ` +
      `${hours} virtual hours in ${((user + system) / 1e6).toFixed(1)} s of processor time`,
  );
  return failed === 0 ? 0 : 1;
}

async function explain(seed: number, { breaches, faults }: SimulationResult): Promise<void> {
  for (const { at, checker, what } of breaches) {
    console.log(`seed ${seed}, ${at} ms, ${checker}: ${what}`);
  }
  const fewer = await shrink(faults, async (wanted) => {
    const again = await simulate({ seed, faults: wanted, isWholeDay });
    return again.breaches[0]?.checker === breaches[0]?.checker;
  });
  console.log(`  it takes ${fewer.length} of ${faults.length} faults:`);
  for (const fault of fewer) console.log(`  ${JSON.stringify(fault)}`);
  const day = isWholeDay ? ' --whole-day' : '';
  console.log(`  npm run test:bottle -- --seed ${seed}${day} --trace`);
}

/** A process of its own for each: what was loaded once stays as it was. */
function plantAll(part: string): number {
  let missed = 0;
  console.log('| planted fault | seeds until it was found | checker |\n|---|---|---|');
  for (const { name } of PLANTED_FAULTS.filter((one) => one.name.includes(part))) {
    const plant = join(import.meta.dirname, 'plant.ts');
    const flags = [...process.execArgv, '--import', plant, import.meta.filename];
    const wish = ['--first', '--from', String(from), '--to', String(to)];
    const { stdout, stderr, status } = spawnSync(process.execPath, [...flags, ...wish], {
      encoding: 'utf8',
      env: { ...process.env, PAKLI_PLANTED: name },
    });
    if (stderr !== '') console.error(stderr);
    const [seed = '', found = ''] = stdout.trim().split(' | ');
    if (status !== 1 || seed === '') missed++;
    console.log(`| ${name} | ${seed || `not in ${to - from + 1}`} | ${found} |`);
  }
  return missed;
}
