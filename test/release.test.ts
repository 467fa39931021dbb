/** One version for everything. */
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** What the files would be; nothing is written. */
function release(version: string): ReadonlyMap<string, string> {
  const script = join(root, 'scripts/release.ts');
  const said = execFileSync(process.execPath, [script, version, '--dry'], { encoding: 'utf8' });
  return new Map(Object.entries(JSON.parse(said) as Record<string, string>));
}

test('everything has one version, and a release raises all of it', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  const now = release(version);
  // To the version that it has: only the heading is new.
  for (const [path, text] of now) {
    const before = readFileSync(join(root, path), 'utf8');
    if (path === 'CHANGELOG.md') expect(text.length).toBeGreaterThan(before.length);
    else expect([path, text]).toEqual([path, before]);
  }
  const next = release('9.8.7');
  expect(next.get('CHANGELOG.md')).toMatch(/## Unreleased\n\n## 9\.8\.7 \(\d{4}-\d\d-\d\d\)\n\n- /);
  const manifests = globSync('{packages,apps}/*/package.json', { cwd: root });
  expect(manifests.length).toBeGreaterThan(10);
  for (const path of manifests) {
    expect(next.get(path)).toContain('"version": "9.8.7"');
    expect(next.get(path)).not.toMatch(/"@pakli\/[a-z-]+": "(?!9\.8\.7"|\.\/)/);
  }
  expect(next.get('clients/python/pyproject.toml')).toContain('\nversion = "9.8.7"\n');
  expect(next.get('clients/python/src/pakli/__init__.py')).toContain('__version__ = "9.8.7"');
});
