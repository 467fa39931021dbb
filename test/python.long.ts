/** Types of all Python of the house, by mypy: `pip install mypy` into the Python that `npm run needs` made for PettingZoo. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { findZoo } from '../apps/cli/test/fetched.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const python = findZoo();
const hasMypy = spawnSync(python ?? 'python3', ['-c', 'import mypy']).status === 0;

test.skipIf(python === undefined || !hasMypy)(
  'mypy --strict accepts the client and every example',
  () => {
    const files = globSync('examples/**/*.py', { cwd: ROOT });
    expect(files.length).toBeGreaterThan(8);
    const { stdout, stderr } = spawnSync(
      python ?? '',
      [
        ...'-m mypy --strict --explicit-package-bases --cache-dir /dev/null'.split(' '),
        '--config-file',
        'clients/python/pyproject.toml',
        'clients/python/src',
        ...files,
      ],
      {
        cwd: ROOT,
        encoding: 'utf8',
        // Examples import their neighbours.
        env: { ...process.env, MYPYPATH: 'clients/python/src:examples/net:examples' },
      },
    );
    expect(`${stdout}${stderr}`).toMatch(/^Success: no issues found in \d+ source files\n$/);
  },
);
