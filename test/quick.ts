/**
 * `npm run test:quick [-- REVISION]`: the tests nearest to the changes since a revision (the last
 * commit by default), as many as take about a minute on two cores. `npm test` runs all of them.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../scripts/options.ts';
import { nearestTests, pickWithin, type Pick } from './nearest-tests.ts';
import { readTree } from './floors.ts';

const ROOT = join(import.meta.dirname, '..');
/** The sum over all files, which run in parallel. */
const BUDGET_MS = 100_000;

const [revision = 'HEAD'] = readOptions({ allowPositionals: true }).positionals;
const changed = changedSince(revision);
if (changed === undefined) process.exitCode = 2;
else if (changed.length === 0) {
  console.log(
    `Nothing has changed since ${revision}. npm run test:quick -- main compares with main.`,
  );
} else {
  const near = nearestTests(ROOT, readTree(ROOT), changed);
  const durations = readDurations();
  const pick = pickWithin(near, (file) => durations.get(file), BUDGET_MS);
  explain(changed, pick);
  if (pick.files.length > 0) {
    const { status } = spawnSync('vitest', ['run', ...pick.files], { cwd: ROOT, stdio: 'inherit' });
    process.exitCode = status ?? 1;
  }
}

/** Files of the working tree that differ from the revision, new ones included; undefined after git has reported an error. */
function changedSince(name: string): string[] | undefined {
  const known = git('diff', '--name-only', name, '--');
  return known && [...known, ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
}

/** The lines git prints; undefined if it fails, which it reports itself. */
function git(...args: readonly string[]): string[] | undefined {
  const { status, stdout } = spawnSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
}

/** How long each file took when it last ran here, from the runner's cache. */
function readDurations(): ReadonlyMap<string, number> {
  const durations = new Map<string, number>();
  for (const path of globSync('node_modules/.vite/vitest/*/results.json', { cwd: ROOT })) {
    const { projects = {} } = JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as {
      projects?: Record<string, { files: Record<string, { duration: number }> }>;
    };
    for (const { files } of Object.values(projects)) {
      for (const [file, { duration }] of Object.entries(files)) durations.set(file, duration);
    }
  }
  return durations;
}

function explain(files: readonly string[], pick: Pick): void {
  const specs = files.filter((file) => file.endsWith('.spec.ts') && existsSync(join(ROOT, file)));
  if (specs.length > 0) {
    const names = specs.map((file) => file.replace(/^.*\//, '')).join(' ');
    console.log(`Browser tests have changed: npm run test:browser -- ${names}`);
  }
  console.log(
    `${pick.files.length} test files are near the change. npm test also runs ${pick.left} more that it can reach.`,
  );
}
