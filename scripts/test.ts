/**
 * `npm test`: checks, tests, browsers and the simulation run side by side, since
 * each of the first three often waits and leaves a core idle.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { MISSING_FILE } from './missing.ts';

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));

// What is made in tests does not last, nor does it in what they start: with more room, less of it is looked through.
const YOUNG = '--max-semi-space-size=64';
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} ${YOUNG}`.trim();

/** It takes what others leave; a third of a share where other programs leave nothing, or it would be the last by far. */
function giveWay({ pid }: ChildProcess): void {
  if (pid !== undefined) setPriority(pid, 5);
}

const tests = spawn('vitest', ['run'], { stdio: 'inherit' });
const checks = spawn(
  process.execPath,
  ['scripts/check.ts', 'lint', 'workers', 'format', 'unused'],
  { stdio: 'inherit' },
);
const browsers = spawn(
  process.execPath,
  ['--conditions=@pakli/source', 'apps/web/browser/run.ts'],
  { stdio: ['ignore', 'pipe', 'pipe'] },
);
// Never waits.
const seeds = spawn(process.execPath, ['--conditions=@pakli/source', 'simulation/main.ts'], {
  stdio: 'inherit',
});
giveWay(seeds);
const tested = ended(tests);

// On a terminal the tests draw over lines that are not theirs: what the browsers print waits for their end.
const printed: Buffer[] = [];
let print = (text: Buffer): unknown => printed.push(text);
for (const stream of [browsers.stdout, browsers.stderr]) {
  stream.on('data', (text: Buffer) => print(text));
}
void tested.then(() => {
  print = (text) => process.stdout.write(text);
  for (const text of printed) print(text);
});

const checked = ended(checks).then((status) => {
  // Nobody waits minutes to read of a type error.
  if (status !== 0) for (const child of [tests, browsers, seeds]) child.kill('SIGTERM');
  return status;
});
const statuses = await Promise.all([checked, tested, ended(browsers), ended(seeds)]);
// What has been left out is said again at the end, where it is read.
if (existsSync(MISSING_FILE)) process.stdout.write(readFileSync(MISSING_FILE));
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
