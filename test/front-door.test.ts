/** The commands that newcomers and forges are asked to run exist. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pagesIn } from './links.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

test('every script that a page, a template or a workflow names exists', () => {
  // The template of a game has scripts of its own.
  const pages = pagesIn(ROOT).filter((file) => !file.startsWith('apps/create-game/'));
  const files = [...pages, ...globSync('.github/**/*.{md,yml}', { cwd: ROOT })];
  const named = files.flatMap((file) =>
    Array.from(
      read(file).matchAll(/npm run (?:-s |--silent )?([a-z][\w:-]*)/g),
      ([, name = '']) => ({
        file,
        name,
      }),
    ),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
});

test('workflows test by the command of the README', () => {
  const workflows = globSync('.github/workflows/*.yml', { cwd: ROOT });
  expect(workflows.length).toBeGreaterThan(1);
  for (const path of workflows)
    expect([path, read(path)]).toEqual([path, expect.stringMatching(/^ +- run: \.ci\/run$/m)]);
  expect(read('.github/workflows/release.yml')).toMatch(/^ +- run: (\S+ )?\.ci\/release$/m);
  expect(read('.ci/run')).toMatch(/^npm ci\nnpm test$/m);
  expect(read('README.md')).toContain('npm ci && npm test');
});
