/**
 * Packages downloaded for tests only, apart from the project's own dependencies: `npm run needs` installs them.
 * Offline there are none.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/pakli', import.meta.url));

const OLDEST = join(CACHE, 'oldest');
/** Downloads the oldest Node that the packages support, and the last TypeScript before the native one. */
export const FETCH_OLDEST: readonly [string, ...string[]] = [
  'npm',
  ...`install --no-audit --no-fund --loglevel error --prefix ${OLDEST} node@22 typescript@5.9`.split(
    ' ',
  ),
];

/** The folder of their commands. */
export function findOldest(): string | undefined {
  const bin = join(OLDEST, 'node_modules/.bin');
  return says(join(bin, 'node'), /^v22\./) && says(join(bin, 'tsc'), / 5\.9\./) ? bin : undefined;
}

const ZOO = join(CACHE, 'zoo');
export const FETCH_ZOO: readonly [string, ...string[]] = [
  'sh',
  '-c',
  `python3 -m venv ${ZOO} && ${ZOO}/bin/pip install -qq --retries 0 --timeout 20 --disable-pip-version-check pettingzoo build 'setuptools>=77'`,
];

/** A Python with PettingZoo and what packs the client. They are not imported, which would take half a second. */
export function findZoo(): string | undefined {
  const python = join(ZOO, 'bin/python');
  const looks =
    'from importlib.util import find_spec as f; exit(not (f("pettingzoo") and f("build")))';
  return spawnSync(python, ['-c', looks]).status === 0 ? python : undefined;
}

function says(command: string, version: RegExp): boolean {
  const { status, stdout } = spawnSync(command, ['--version'], { encoding: 'utf8' });
  return status === 0 && version.test(stdout);
}
