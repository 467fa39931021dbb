/** The lockfile pins every package by version and hash, and names no registry. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(join(root, path), 'utf8'));
}

const { packages } = readJson('package-lock.json') as { packages: Record<string, LockedPackage> };
/** What npm downloads: the rest are the workspaces and their links. */
const downloads = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && link !== true,
);

test('every package has a version and a hash', () => {
  expect(downloads.length).toBeGreaterThan(300);
  const bare = downloads.filter(
    ([, { version, integrity }]) =>
      version === undefined || !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(bare.map(([path]) => path)).toEqual([]);
});

test('no package names the registry that it came from', () => {
  const named = downloads.filter(([, { resolved }]) => resolved !== undefined);
  expect(named.map(([path]) => path)).toEqual([]);
});

test('every dependency is pinned to one version', () => {
  const manifests = globSync(
    ['package.json', '{apps,packages}/*/package.json', 'site/package.json'],
    {
      cwd: root,
    },
  );
  expect(manifests.length).toBeGreaterThan(10);
  const ranges: string[] = [];
  for (const path of manifests) {
    const manifest = readJson(path) as Record<string, Record<string, string> | undefined>;
    for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
      for (const [name, range] of Object.entries(manifest[kind] ?? {})) {
        if (!name.startsWith('@pakli/') && !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(range)) {
          ranges.push(`${path}: ${name} ${range}`);
        }
      }
    }
  }
  expect(ranges).toEqual([]);
});
