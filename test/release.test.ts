/** Everything has the same version. */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsrManifest, publishedManifests } from '../scripts/jsr.ts';

const root = new URL('..', import.meta.url).pathname;

/** The files as they would be; nothing is written. */
function release(version: string, origin = ''): ReadonlyMap<string, string> {
  const script = join(root, 'scripts/release.ts');
  // As if cloned from there.
  const git = {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: 'remote.origin.url',
    GIT_CONFIG_VALUE_0: origin,
  };
  const said = execFileSync(process.execPath, [script, version, '--dry'], {
    encoding: 'utf8',
    env: { ...process.env, ...git },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Map(Object.entries(JSON.parse(said) as Record<string, string>));
}

test('everything has one version, and a release raises all of it', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const now = release(version);
  // To the current version: only the heading is new.
  for (const [path, text] of now) {
    const before = readFileSync(join(root, path), 'utf8');
    if (path === 'CHANGELOG.md') expect(text.length).toBeGreaterThan(before.length);
    else expect([path, text]).toEqual([path, before]);
  }
  const next = release('9.8.7');
  expect(next.get('CHANGELOG.md')).toMatch(/## Unreleased\n\n## 9\.8\.7 \(\d{4}-\d\d-\d\d\)\n\n\S/);
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
  expect(manifests.length).toBeGreaterThan(10);
  for (const path of manifests) {
    expect(next.get(path)).toContain('"version": "9.8.7"');
    expect(next.get(path)).not.toMatch(/"@pakli\/[a-z-]+": "(?!9\.8\.7"|\.\/)/);
  }
  expect(next.get('clients/python/pyproject.toml')).toContain('\nversion = "9.8.7"\n');
  expect(next.get('clients/python/src/pakli/__init__.py')).toContain('__version__ = "9.8.7"');
});

test.for([
  ['https://anna:secret@code.example/cards/pakli.git', 'git+https://code.example/cards/pakli.git'],
  ['git@code.example:cards/pakli.git', 'git+https://code.example/cards/pakli.git'],
  ['ssh://git@code.example/cards/pakli.git', 'git+https://code.example/cards/pakli.git'],
  ['/home/anna/pakli', undefined],
] as const)('packages that were cloned from %s name %s', ([from, url]) => {
  const files = release('9.8.7', from);
  const said = (path: string): unknown =>
    (JSON.parse(files.get(path) ?? '') as { repository?: unknown }).repository;
  expect(said('packages/core/package.json')).toEqual(
    url === undefined ? undefined : { type: 'git', url, directory: 'packages/core' },
  );
  // What is not published is nobody's to look up.
  expect(said('apps/cli/package.json')).toBeUndefined();
});

// `prepack` refuses types that have to be inferred (isolatedDeclarations), and test/pack.test.ts
// runs it.
test('sources keep to what JSR asks of packages besides their types', () => {
  const published = publishedManifests();
  expect(published.size).toBeGreaterThan(5);
  for (const [folder, manifest] of published) {
    const { name, exports, imports } = jsrManifest(manifest);
    expect(name).toMatch(/^@[a-z\d-]{3,20}\/[a-z\d-]{2,58}$/);
    expect(Object.keys(exports), name).toContain('.');
    for (const source of Object.values(exports)) {
      expect(existsSync(join(root, folder, source)), `${name} ${source}`).toBe(true);
      expect(source, name).toMatch(/\.ts$/);
    }
    for (const file of globSync('src/**/*.ts', { cwd: join(root, folder) })) {
      const text = readFileSync(join(root, folder, file), 'utf8');
      expect(text, `${folder}/${file}`).not.toMatch(/^\s*declare (global|module)\b|^export =/m);
      for (const [, wanted = ''] of text.matchAll(
        /^(?:import|export)\b[^;'"]*? from '([^']+)';/gm,
      )) {
        const [scope, base] = wanted.split('/');
        if (wanted.startsWith('.')) expect(wanted, `${folder}/${file}`).toMatch(/\.(ts|js)$/);
        else if (!file.endsWith('.d.ts'))
          expect(Object.keys(imports)).toContain(`${scope}/${base}`);
      }
    }
  }
});
