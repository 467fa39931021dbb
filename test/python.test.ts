/** The client in Python, tested by its own tests where there is a Python. */
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PYTHON = spawnSync('python3', ['--version']).status === 0;

test.skipIf(!PYTHON)('clients/python', { timeout: 120_000 }, async () => {
  const bin = `${ROOT}apps/cli/bin/pakli.js`;
  const child = spawn('python3', ['-m', 'unittest', 'discover', '-s', 'clients/python/tests'], {
    cwd: ROOT,
    env: { ...process.env, PAKLI: `'${process.execPath}' --conditions=@pakli/source '${bin}'` },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  expect(said).toMatch(/Ran \d{2,} tests/);
  expect(said).toMatch(/OK( \(skipped=\d+\))?\s*$/);
  expect(status).toBe(0);
});
