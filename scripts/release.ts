/**
 * `npm run release -- 0.2.0`: one version for all packages, the command and
 * the Python client, a heading in the changelog for what is unreleased, and
 * where the sources are, as the clone knows it, in what is published.
 * Then it freezes what later versions must still read. With --dry it prints
 * what the files would be and changes none. Publishes nothing:
 * docs/releasing.md says what comes next.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

interface Manifest {
  version?: string;
  private?: boolean;
  [group: string]: unknown;
}

/** Where dependencies stand; ours are named by their exact version. */
const GROUPS = ['dependencies', 'devDependencies', 'peerDependencies', 'optionalDependencies'];

/** The address that this was cloned from, without the name of the person who cloned it; undefined where it is no address for others. */
function origin(): string | undefined {
  const asked = ['config', '--get', 'remote.origin.url'];
  const { stdout } = spawnSync('git', asked, { cwd: root, encoding: 'utf8' });
  const given = stdout.trim();
  const [, named, path] = /^[\w.-]+@([^:/]+):(.+)$/.exec(given) ?? [];
  if (named !== undefined) return `git+https://${named}/${path}`;
  if (!/^(https|ssh):/.test(given) || !URL.canParse(given)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(given);
  return `git+https://${protocol === 'https:' ? host : hostname}${pathname}`;
}

/** After the licence, where people look for it. */
function withRepository(manifest: Manifest, url: string, directory: string): Manifest {
  const { repository: _, ...rest } = manifest;
  const entries = Object.entries(rest);
  const at = entries.findIndex(([key]) => key === 'license') + 1;
  const repository = { type: 'git', url, directory };
  return Object.fromEntries([
    ...entries.slice(0, at),
    ['repository', repository],
    ...entries.slice(at),
  ]);
}

function raiseManifest(text: string, version: string, path: string, url?: string): string {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.version !== undefined) manifest.version = version;
  for (const group of GROUPS) {
    const named = manifest[group] as Record<string, string> | undefined;
    for (const name of Object.keys(named ?? {})) {
      if (named !== undefined && name.startsWith('@pakli/')) named[name] = version;
    }
  }
  const told =
    url === undefined || manifest.private === true
      ? manifest
      : withRepository(manifest, url, dirname(path));
  return `${JSON.stringify(told, undefined, 2)}\n`;
}

/** Every file of the house that names its version, as it is after a release. */
function release(root: string, version: string, day: string): ReadonlyMap<string, string> {
  const read = (path: string): string => readFileSync(join(root, path), 'utf8');
  const manifests = globSync('{package.json,{packages,apps}/*/package.json,site/package.json}', {
    cwd: root,
  });
  const url = origin();
  if (url === undefined) {
    console.error('git knows no origin that others can reach: packages will name no repository');
  }
  const raised = new Map(
    manifests.map((path) => [path, raiseManifest(read(path), version, path, url)]),
  );
  const python = 'clients/python/';
  const line = /^(__)?version(__)? = ".*"$/m;
  for (const path of [`${python}pyproject.toml`, `${python}src/pakli/__init__.py`]) {
    raised.set(path, read(path).replace(line, `$1version$2 = "${version}"`));
  }
  const heading = '## Unreleased\n';
  const changes = read('CHANGELOG.md');
  if (!changes.includes(heading)) throw new Error('CHANGELOG.md has nothing unreleased');
  raised.set('CHANGELOG.md', changes.replace(heading, `${heading}\n## ${version} (${day})\n`));
  return raised;
}

/** What follows from a new version: the lockfile, the protocol's page, and what every later version must be able to read. */
function afterwards(version: string): string[] {
  const node = 'node --conditions=@pakli/source';
  return [
    'npm install --package-lock-only',
    'npm run freeze',
    'PAKLI_UPDATE=1 npx vitest run transcript',
    `${node} apps/server/test/releases.ts ${version}`,
    `${node} test/old-pages.ts ${version}`,
  ];
}

function runs(command: string): boolean {
  console.log(`> ${command}`);
  return spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' }).status === 0;
}

const [version = '', dry] = process.argv.slice(2);
if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version) || (dry !== undefined && dry !== '--dry')) {
  console.error('npm run release -- 0.2.0 [--dry]');
  process.exit(2);
}
const files = release(root, version, new Date().toISOString().slice(0, 10));
if (dry === undefined) {
  for (const [path, text] of files) writeFileSync(join(root, path), text);
  const failed = afterwards(version).find((command) => !runs(command));
  if (failed === undefined) {
    console.log(
      `Everything is ${version} now. Next: npm test, then commit and tag it (docs/releasing.md).`,
    );
  } else {
    console.error(`Everything is ${version} now, but this failed: ${failed}`);
    process.exitCode = 1;
  }
} else console.log(JSON.stringify(Object.fromEntries(files)));
