/** `npm test` up to the browsers: the checks run beside the tests, which often wait and leave a core idle. */
import { spawn, type ChildProcess } from 'node:child_process';

const ended = (child: ChildProcess): Promise<number> =>
  new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));

const tests = spawn('vitest', ['run'], { stdio: 'inherit' });
const checks = spawn(
  process.execPath,
  ['scripts/check.ts', 'types', 'pages', 'lint', 'format', 'unused'],
  { stdio: 'inherit' },
);
const checked = ended(checks).then((status) => {
  // Nobody waits minutes to read of a type error.
  if (status !== 0) tests.kill('SIGTERM');
  return status;
});
const statuses = await Promise.all([checked, ended(tests)]);
process.exitCode = statuses.every((status) => status === 0) ? 0 : 1;
