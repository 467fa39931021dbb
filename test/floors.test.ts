import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { circles, INSIDE, readTree, upwardImports } from './floors.ts';

const root = new URL('..', import.meta.url).pathname;

describe('the house', () => {
  const tree = readTree(root);

  test('every module was read', () => {
    const files = globSync('{packages,apps}/*/{src,test}/**/*.{ts,tsx}', { cwd: root });
    expect(files.length).toBeGreaterThan(20);
    expect(tree.modules.size).toBeGreaterThanOrEqual(files.length);
    for (const file of files) expect(tree.modules.has(file), file).toBe(true);
  });

  test('imports only go down', () => {
    expect(upwardImports(root, tree)).toEqual([]);
  });

  test('every floor inside a package or an app has somebody on it', () => {
    for (const [room, floors] of Object.entries(INSIDE)) {
      for (const name of floors.flat()) {
        const path = join(root, room, 'src', name.replace('/*', ''));
        expect(existsSync(path), path).toBe(true);
      }
    }
  });

  test('there is no circle', () => {
    expect(circles(root, tree)).toEqual([]);
  });
});

describe('planted faults', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true }));

  function house(files: Record<string, string>): string[] {
    folder = mkdtempSync(join(tmpdir(), 'floors-'));
    const names = ['core', 'mulle', 'ai', 'text'].map((name) => [
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@pakli/${name}` }),
    ]);
    for (const [path, text] of [...names, ...Object.entries(files)]) {
      mkdirSync(dirname(join(folder, path!)), { recursive: true });
      writeFileSync(join(folder, path!), text!);
    }
    const tree = readTree(folder);
    return [...upwardImports(folder, tree), ...circles(folder, tree)];
  }

  test.each([
    ['an upward import', `import { x } from '@pakli/mulle';`],
    ['a type-only one', `import type { X } from '@pakli/mulle';`],
    ['an inline type', `export type X = import('@pakli/mulle').X;`],
    ['a re-export', `export { x } from '@pakli/mulle';`],
    ['a star export', `export * from '@pakli/mulle';`],
    ['a dynamic import', `export const x = await import('@pakli/mulle');`],
    ['a deep import', `import '@pakli/mulle/secret';`],
    ['a relative import', `import '../../mulle/src/index.ts';`],
  ])('%s is found with its line', (_, text) => {
    const broken = house({ 'packages/core/src/a.ts': `\n${text}\n` });
    expect(broken.length).toBeGreaterThan(0);
    expect(broken[0]).toContain('packages/core/src/a.ts:2');
  });

  test('a component in tsx is read too', () => {
    const text = `import '@pakli/text';\nexport const A = () => <b>hi</b>;\n`;
    expect(house({ 'packages/core/src/a.tsx': text })).toHaveLength(1);
  });

  test('rooms of one floor do not know each other', () => {
    expect(house({ 'packages/ai/src/a.ts': `import '@pakli/mulle';` })).toHaveLength(1);
  });

  test('but their tests may, and look no higher', () => {
    const texts = { 'packages/mulle/test/a.ts': `import '@pakli/ai'; import '@pakli/text';` };
    expect(house(texts)).toEqual([
      "packages/mulle/test/a.ts:1: import of '@pakli/text' does not go down",
    ]);
  });

  test('downward imports are fine', () => {
    expect(
      house({ 'packages/text/src/a.ts': `import '@pakli/mulle'; import 'left-pad';` }),
    ).toEqual([]);
  });

  test('a circle of types is a circle', () => {
    const broken = house({
      'packages/core/src/a.ts': `import type { B } from './b.ts'; export type A = B;`,
      'packages/core/src/b.ts': `import type { A } from './a.ts'; export type B = A;`,
    });
    expect(broken).toEqual([
      'packages/core/src/a.ts -> packages/core/src/b.ts -> packages/core/src/a.ts',
    ]);
  });

  test.each([
    ['from the bottom', 'terminal/ink.ts', '../seat/journal.ts'],
    ['through several floors', 'input/games.ts', '../commands/play/play.ts'],
    ['to the file at the top', 'commands/play/play.ts', '../../main.ts'],
    ['to a folder of the same floor', 'players/outside-player.ts', '../table/art.ts'],
    ['from one command to another', 'commands/watch/watch.ts', '../play/saves.ts'],
    ['of a type only', 'table/art.ts', '../seat/offers.ts'],
  ])('inside an app an import %s is found', (what, file, specifier) => {
    const type = what.includes('type') ? 'type ' : '';
    const broken = house({ [`apps/cli/src/${file}`]: `\nimport ${type}x from '${specifier}';\n` });
    expect(broken).toEqual([`apps/cli/src/${file}:2: import of '${specifier}' does not go down`]);
  });

  test.each([
    ['of a style sheet', 'kit/a.tsx', '../play/b.css'],
    ['from one game to another', 'games/mulle/a.ts', '../ulti/b.ts'],
    ['that is deferred', 'shelf/a.ts', '../learn/b.ts'],
  ])('inside the web table an import %s is found', (what, file, specifier) => {
    const text = what.includes('deferred')
      ? `await import('${specifier}')`
      : `import '${specifier}'`;
    expect(house({ [`apps/web/src/${file}`]: text })).toEqual([
      `apps/web/src/${file}:1: import of '${specifier}' does not go down`,
    ]);
  });

  test('inside an app imports that go down or stay in their folder are fine', () => {
    expect(
      house({
        'apps/cli/src/main.ts': `import './commands/play/play.ts'; import './input/failure.ts';`,
        'apps/cli/src/commands/play/play.ts': `import '../../seat/journal.ts'; import './saves.ts';`,
        'apps/cli/src/seat/journal.ts': `import '../input/voice.ts'; import data from '../../package.json';`,
      }),
    ).toEqual([]);
  });

  test('a folder of an app that is on no floor is an error', () => {
    expect(house({ 'apps/cli/src/attic/a.ts': `` })).toEqual([
      'apps/cli/src/attic/a.ts: stands on no floor of apps/cli',
    ]);
  });

  test.each([
    ['to a folder above', 'mulle/src/play.ts', './knowledge/worth.ts'],
    ['to the file at the top', 'mulle/src/knowledge/worth.ts', '../index.ts'],
    ['to the folder that has it', 'ulti/src/knowledge/solver/aim.ts', '../rules.ts'],
    ['to a file above its folder', 'ulti/src/knowledge/rules.ts', './levels.ts'],
    ['to the files between two folders', 'compile/src/engine/stack.ts', '../view.ts'],
  ])('inside a package an import %s is found', (_, file, specifier) => {
    const broken = house({ [`packages/${file}`]: `import '${specifier}';` });
    expect(broken).toEqual([`packages/${file}:1: import of '${specifier}' does not go down`]);
  });

  test('a package with folders and without floors is an error', () => {
    expect(house({ 'packages/ai/src/a.ts': ``, 'packages/ai/src/flat/b.ts': `` })).toEqual([
      'packages/ai: has folders, and no floors for them',
    ]);
  });

  test('a room that is not in the table is an error', () => {
    expect(house({ 'packages/poker/src/a.ts': `` })).toHaveLength(1);
  });
});
