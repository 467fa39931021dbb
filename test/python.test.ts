/** Runs the Python client's own tests where there is a Python. */
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findZoo } from '../apps/cli/test/fetched.ts';
import { pythonViews, VIEWS_FILE } from '../scripts/python-views.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0;

/** The test output of the client under this Python. */
async function unittest(python: string, ...args: readonly string[]): Promise<string> {
  const bin = `${ROOT}apps/cli/bin/pakli.js`;
  const child = spawn(python, ['-m', 'unittest', ...args], {
    cwd: ROOT,
    env: { ...process.env, PAKLI: `'${process.execPath}' --conditions=@pakli/source '${bin}'` },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect([status, said]).toEqual([0, expect.stringMatching(/OK( \(skipped=\d+\))?\s*$/)]);
  return said;
}

test('the types of views are those of the games', () => {
  // After a change of a view: node scripts/python-views.ts
  expect(readFileSync(VIEWS_FILE, 'utf8')).toBe(pythonViews());
});

test.skipIf(!PYTHON)('clients/python', async () => {
  const said = await unittest('python3', 'discover', '-s', 'clients/python/tests');
  expect(said).toMatch(/Ran \d{2,} tests/);
});

const zoo = findZoo();
test.skipIf(zoo === undefined)('PettingZoo accepts the environment', async () => {
  const said = await unittest(
    zoo ?? '',
    ...'discover -v -s clients/python/tests -p test_env.py -k itself'.split(' '),
  );
  expect(said).toMatch(/test_what_pettingzoo_itself_asks .*ok$/m);
});
