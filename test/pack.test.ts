/**
 * What a stranger gets: every published package is packed, looked at by
 * publint and attw, installed in an empty folder, type-checked against and run.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;
const bin = join(root, 'node_modules/.bin');
function manifestOf(path: string): { name: string; folder: string; published: boolean } {
  const text = readFileSync(join(root, path), 'utf8');
  const manifest = JSON.parse(text) as { name: string; private?: boolean };
  const folder = join(root, dirname(path));
  return { name: manifest.name, folder, published: manifest.private !== true };
}

const packages = globSync('packages/*/package.json', { cwd: root })
  .map(manifestOf)
  .filter(({ published }) => published)
  .sort((a, b) => (a.name < b.name ? -1 : 1));

let folder = '';
const tarballs = new Map<string, string>();

function run(command: string, args: readonly string[], cwd: string): string {
  // A stranger's commands know nothing of our condition.
  const { NODE_OPTIONS: _, ...env } = process.env;
  return execFileSync(command, args, {
    cwd,
    encoding: 'utf8',
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'pakli-pack-'));
  for (const { name, folder: from } of packages) {
    const out = run('npm', ['pack', '--json', '--pack-destination', folder], from);
    const file = /"filename": "([^"]+)"/.exec(out)?.[1] ?? '';
    tarballs.set(name, join(folder, file.replace('@', '').replace('/', '-')));
  }
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('core and the games are published', () => {
  expect(packages.map(({ name }) => name)).toContain('@pakli/core');
  expect(packages.map(({ name }) => name)).toContain('@pakli/buddy-bluff');
});

test.each(packages)('$name holds what it promises', async ({ name, folder: from }) => {
  const { messages } = await publint({ pkgDir: from, strict: true, level: 'warning' });
  expect(messages).toEqual([]);
  // The profile leaves out `require`: the packages are ES modules.
  const args = [tarballs.get(name) ?? '', '--profile', 'esm-only', '--no-emoji', '--no-color'];
  // Rules are there to be read, not to be imported.
  args.push('--exclude-entrypoints', './RULES.md');
  expect(run(join(bin, 'attw'), args, from)).toContain('OK (ESM)');
  const listed = run('tar', ['tzf', tarballs.get(name) ?? ''], folder);
  expect(listed).toContain('package/dist/index.js');
  expect(listed).not.toMatch(/package\/(src|test)\//);
  // A bundle: its entry points and what they share.
  expect(listed.match(/\.js$/gm)?.length).toBeLessThan(10);
});

/** The TypeScript that a page shows. */
function shown(page: string): string[] {
  const blocks = readFileSync(join(root, page), 'utf8').matchAll(/^```ts\n(.*?)^```$/gms);
  return Array.from(blocks, ([, code = '']) => code);
}

test('a stranger installs, type-checks and plays what the pages show', () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', type: 'module' }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.values()], folder);
  const strict =
    '--strict --noEmit --target es2024 --module nodenext --lib es2024,dom --types node';
  const check = [...strict.split(' '), '--typeRoots', join(root, 'node_modules/@types')];
  const programs = ['README.md', 'docs/building-a-player.md'].flatMap(shown);
  const files = programs.map((_, i) => `${i}.ts`);
  for (const [i, program] of programs.entries()) writeFileSync(join(folder, `${i}.ts`), program);
  copyFileSync(join(root, 'examples/player.ts'), join(folder, 'player.ts'));
  expect(run(join(bin, 'tsc'), [...check, ...files, 'player.ts'], folder)).toBe('');
  const laws = "import { runLaws } from '@pakli/core/testing'; console.log(typeof runLaws)";
  expect(run(process.execPath, ['--input-type=module', '-e', laws], folder)).toBe('function\n');
  const said = files.map((file) => run(process.execPath, [file], folder));
  expect(said).toEqual([
    expect.stringMatching(/^(\[ \d+, \d+, \d+, \d+ \] ?){2}\n$/),
    expect.stringMatching(/^\[ -?\d+, -?\d+ \] \[ [12], [12] \]\n$/),
  ]);
}, 120_000);
