/**
 * What a stranger gets: every published package is packed, looked at by
 * publint and attw, installed in an empty folder, type-checked against and run.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
});

test('a stranger installs, type-checks and plays', () => {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'stranger', type: 'module' }));
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...tarballs.values()], folder);
  const program = `
    import { Match, Sfc32, isRefusal, ask, randomPlayer } from '@pakli/core';
    import { runLaws } from '@pakli/core/testing';
    import { buddyBluff, players, type View } from '@pakli/buddy-bluff';
    const random = new Sfc32(7);
    const match = Match.start(buddyBluff, { random });
    if (isRefusal(match)) throw new Error(match.refused);
    for (match.advance(random); !match.over; match.advance(random)) {
      const { table } = match;
      const view: View = buddyBluff.view(table.state, table.turn);
      table.play(ask(players['greedy'] ?? randomPlayer, view, random, 1).move);
    }
    const places: readonly number[] = match.places;
    console.log(typeof runLaws, places.length, match.table.steps.length);
  `;
  writeFileSync(join(folder, 'play.ts'), program);
  const strict = [
    '--strict',
    '--noEmit',
    '--target',
    'es2024',
    '--module',
    'nodenext',
    '--types',
    '',
  ];
  expect(run(join(bin, 'tsc'), [...strict, '--lib', 'es2024,dom', 'play.ts'], folder)).toBe('');
  expect(run(process.execPath, ['play.ts'], folder)).toBe('function 4 51\n');
}, 120_000);
