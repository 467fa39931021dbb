/** `npm test`: runs checks, tests, browsers and the simulation side by side, since all but the last often wait. */
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { MISSING_FILE } from './missing.ts';

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));

// Most objects die young in tests and in what they start: with more room for them, less time goes into collecting.
const YOUNG = '--max-semi-space-size=64';
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} ${YOUNG}`.trim();

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
const seeds = spawn(process.execPath, ['--conditions=@pakli/source', 'simulation/main.ts'], {
  stdio: 'inherit',
});
// The simulation takes what the others leave. On a busy machine it still gets a third of a share: with less it would
// end long after them.
if (seeds.pid !== undefined) setPriority(seeds.pid, 5);
const tested = ended(tests);

// On a terminal Vitest redraws its last lines, whoever printed them: the output of the browsers waits until it ends.
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
  // Nobody should wait minutes to read about a type error.
  if (status !== 0) for (const child of [tests, browsers, seeds]) child.kill('SIGTERM');
  return status;
});
const statuses = await Promise.all([checked, tested, ended(browsers), ended(seeds)]);
// Skipped tests are listed again at the end, where people look.
if (existsSync(MISSING_FILE)) process.stdout.write(readFileSync(MISSING_FILE));
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
