/** What a visitor downloads: its size, and that neither rules nor search run in the page itself. */
import { LOCALES } from '@pakli/text';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { LICENCES_FILE, packageOf } from '../scripts/licences.ts';
import { HOUSE } from '../src/shelf/shelf.ts';

const root = new URL('../../..', import.meta.url).pathname;

// Visitors get React's production build; by default a test would measure the development build.
process.env['NODE_ENV'] = 'production';
const built = await build({
  configFile: `${root}apps/web/vite.config.ts`,
  logLevel: 'silent',
  build: { write: false },
});
if (!('output' in built)) throw new Error('one build was expected');
const chunks = built.output.filter((file) => file.type === 'chunk');
const assets = built.output.filter((file) => file.type === 'asset');

/** Lessons, leaflets and their texts are named after their games and languages. */
function isLesson({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) =>
    /\/text\/src\/.+\/((leaflet|lessons)\.md|(chunks|learn|puzzles)\.ts)|\/games\/[a-z-]+\/(lessons\.ts|puzzles)/.test(
      id,
    ),
  );
}

/** Chunks that are not named after the module they are fetched for. */
const MODULES: Readonly<Record<string, string>> = {
  index: '/web/src/main.tsx',
  TablePage: '/play/TablePage.tsx',
  TellArt: '/cards/tell/TellArt.tsx',
  MyTables: '/online/MyTables.tsx',
  OpenTables: '/online/OpenTables.tsx',
  Guest: '/settings/Guest.tsx',
  Calls: '/settings/Calls.tsx',
  Others: '/settings/Others.tsx',
  'use-calls': '/online/use-calls.ts',
};

/** The chunk of a game's table, of a language, or of a name. */
function named(name: string): Rolldown.OutputChunk {
  const module = MODULES[name];
  const ends = [module ?? `/games/${name}/table.ts`, `/text/src/languages/${name}.ts`];
  const found =
    ends
      .map((end) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(end))))
      .find((chunk) => chunk !== undefined) ??
    chunks.find((chunk) => chunk.name === name && !isLesson(chunk));
  if (found === undefined) throw new Error(`no chunk ${name}`);
  return found;
}

/** A chunk and everything it depends on, scripts and styles. */
function closure(chunk: Rolldown.OutputChunk, into = new Set<string>()): Set<string> {
  if (into.has(chunk.fileName)) return into;
  into.add(chunk.fileName);
  for (const css of chunk.viteMetadata?.importedCss ?? []) into.add(css);
  for (const other of chunks.filter(({ fileName }) => chunk.imports.includes(fileName))) {
    closure(other, into);
  }
  return into;
}

function sizeOf(fileName: string): number {
  const chunk = chunks.find((file) => file.fileName === fileName);
  const asset = assets.find((file) => file.fileName === fileName);
  const source = chunk?.code ?? asset?.source;
  if (source === undefined) throw new Error(`no file ${fileName}`);
  return gzipSync(source).length;
}

test.each(['buddy-bluff', 'mulle', 'ulti', 'compile'])(
  'home and the table of %s come in 214 kB',
  (game) => {
    // A tile of the home page shows cards of the German-suited deck.
    const files = ['index', 'TellArt', 'TablePage', game, 'en'].reduce(
      (all, name) => closure(named(name), all),
      new Set(['index.html']),
    );
    const total = [...files].reduce((sum, file) => sum + sizeOf(file), 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThanOrEqual(214_000);
  },
);

test.each(['buddy-bluff', 'mulle', 'ulti', 'compile'])(
  'a link to a table of %s fetches at most 16 files',
  (game) => {
    const files = ['index', 'TellArt', 'DealtPage', 'TablePage', game, 'en'].reduce(
      (all, name) => closure(named(name), all),
      new Set(['index.html']),
    );
    expect(files.size).toBeGreaterThan(5);
    expect(files.size).toBeLessThanOrEqual(16);
  },
);

test('home at a server fetches at most 14 files', () => {
  const asked = ['MyTables', 'OpenTables', 'Guest', 'Calls', 'Others', 'use-calls'];
  const files = ['index', 'TellArt', 'en', ...asked].reduce(
    (all, name) => closure(named(name), all),
    new Set(['index.html']),
  );
  expect(files.size).toBeGreaterThan(5);
  expect(files.size).toBeLessThanOrEqual(14);
});

test('a table is a chunk of its own', () => {
  for (const game of ['buddy-bluff', 'mulle', 'ulti', 'compile']) {
    expect(named(game).moduleIds.length, game).toBeGreaterThan(3);
    for (const name of ['index', 'TablePage']) {
      expect([...closure(named(name))], game).not.toContain(named(game).fileName);
    }
  }
});

test('the German-suited deck is fetched with its first card and not before', () => {
  const { fileName } = named('TellArt');
  for (const name of [
    'index',
    'TablePage',
    'GalleryPage',
    'buddy-bluff',
    'mulle',
    'ulti',
    'compile',
  ]) {
    expect([...closure(named(name))], name).not.toContain(fileName);
  }
  const total = [...closure(named('TellArt'))]
    .filter((file) => !closure(named('index')).has(file))
    .reduce((sum, file) => sum + sizeOf(file), 0);
  expect(total).toBeGreaterThan(5_000);
  expect(total).toBeLessThanOrEqual(20_000);
});

test('nothing of lessons, puzzles and leaflets comes before somebody wants to learn', () => {
  const learning = chunks.filter(isLesson).map(({ fileName }) => fileName);
  expect(learning.length).toBeGreaterThan(20);
  for (const name of ['index', 'TablePage', 'buddy-bluff', 'mulle', 'en']) {
    const needed = closure(named(name));
    expect(learning.filter((fileName) => needed.has(fileName))).toEqual([]);
  }
});

test('every style stands in a layer', () => {
  const sheets = assets.filter(({ fileName }) => fileName.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(10);
  for (const { fileName, source } of sheets) {
    for (const head of outermost(String(source))) expect(head, fileName).toMatch(/^@layer /);
  }
});

/** The parts of a style sheet before the outermost braces and semicolons. */
function outermost(css: string): string[] {
  let depth = 0;
  let head = '';
  const heads: string[] = [];
  for (const letter of css) {
    if (depth === 0 && (letter === '{' || letter === ';')) {
      heads.push(head.trim());
      head = '';
    } else if (depth === 0) head += letter;
    if (letter === '{') depth++;
    if (letter === '}' && --depth === 0) head = '';
  }
  return heads;
}

test('the fonts come in 70 kB', () => {
  const fonts = assets.filter(({ fileName }) => fileName.endsWith('.woff2'));
  const total = fonts.reduce((sum, { source }) => sum + source.length, 0);
  expect(fonts.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(70_000);
});

/** Files of one language: the index of its texts, or the texts of one game or of all. */
function ofLanguage(locale: string): RegExp {
  return new RegExp(
    `/packages/text/src/(languages/${locale}|[a-z-]+/${locale}/[a-z-]+)\\.(ts|json)$`,
  );
}

test('a language is a chunk, and only more texts of the same language need it', () => {
  for (const locale of LOCALES) {
    const { fileName, moduleIds } = chunks.find((chunk) =>
      chunk.moduleIds.some((id) => id.endsWith(`/packages/text/src/languages/${locale}.ts`)),
    )!;
    expect(moduleIds.length).toBeGreaterThan(3);
    for (const id of moduleIds) expect(id).toMatch(ofLanguage(locale));
    const needing = chunks.filter(({ imports }) => imports.includes(fileName));
    for (const { moduleIds: others } of needing) {
      for (const id of others) expect(id).toMatch(ofLanguage(locale));
    }
  }
});

test('the positions of all puzzles lie beside the page, in the order of their numbers', async () => {
  const list = assets.find(({ fileName }) => fileName === 'preview/puzzles.json');
  const found = JSON.parse(String(list?.source)) as Record<string, readonly unknown[]>;
  for (const { id, puzzles } of HOUSE) {
    const shown = (await puzzles()).map(({ seat, record }) => [seat, record]);
    expect(found[id], id).toEqual(shown);
  }
});

test('every file of the build is stored for use without a network', () => {
  const worker = assets.find(({ fileName }) => fileName === 'sw.js');
  const [, list] = /^const FILES = (.*);$/m.exec(String(worker?.source)) ?? [];
  const files: unknown = JSON.parse(list ?? '');
  const expected = built.output
    .map(({ fileName }) => fileName.replace(/(^|\/)index\.html$/, '$1'))
    .filter((file) => !['sw.js', '_headers', 'preview/puzzles.json'].includes(file));
  expect(expected.length).toBeGreaterThan(40);
  expect(files).toEqual(
    expect.arrayContaining([...expected, 'icon.svg', 'icon-192.png', 'manifest.webmanifest']),
  );
  // Hosts read it and do not serve it: a request for it would never finish.
  expect(files).not.toContain('_headers');
  // Servers draw link pictures from it; no page uses it.
  expect(files).not.toContain('preview/puzzles.json');
  // A classic script: not every browser accepts module service workers.
  expect(String(worker?.source)).not.toMatch(/^(import|export)\b/m);
});

test('the page brings its policy, before anything that it forbids could come', () => {
  const page = String(assets.find(({ fileName }) => fileName === 'index.html')?.source);
  const [head = '', ...rest] = page.split('<meta http-equiv="Content-Security-Policy"');
  expect(rest.length).toBe(1);
  expect(head).not.toMatch(/<(script|link|style)/);
  // Nor does it need anything that the policy forbids.
  expect(page).not.toMatch(/<script(?![^>]* src=)|<style|\bstyle=|\bon\w+=|(?<!wasm-)unsafe-/);
});

test('neither rules nor search are in the page', () => {
  // Workers are built apart: these chunks are what the page itself may load. Ulti's list of bids is a table of data,
  // and how a contract stands, what a trick asks and what a deal has cost are read from a view. What the text of a
  // move says is read from it alone. Grades only compare numbers, and shapes check what the browser has stored. The client
  // follows what a table tells, and a tournament is counted from its results.
  const data =
    /^(text\/|core\/src\/(cards|game|grades|json|knowledge|luck|options|refusal|shape|text-file)\.ts|[a-z-]+\/(src\/((types|options|present|move-parts)\.ts|present\/)|RULES\.md)|protocol\/|client\/|tournament\/|ulti\/src\/(cards|ladder|prices)\.ts|compile\/src\/cards\/)/;
  const found = chunks.flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedExports, renderedLength }]) => {
      const path = id.split('/packages/')[1];
      if (path === undefined || renderedLength === 0 || data.test(path)) return [];
      return renderedExports.map((name) => `${path} ${name}`);
    }),
  );
  // Places on the score sheet, and ties on them, are not rules of a game, and neither are a guest's colours.
  const shown = new Set([
    ...['placesOf', 'sidesOf', 'winningSides'].map((name) => `core/src/match.ts ${name}`),
    'core/src/module.ts coloursOf',
  ]);
  expect(found.filter((name) => !shown.has(name))).toEqual([]);
});

test('the page itself never opens the database with the records', () => {
  for (const { code } of chunks) expect(code).not.toContain('indexedDB');
});

test('the page loads rules and search nowhere else than in workers', () => {
  const workers = assets.filter(({ fileName }) => fileName.endsWith('.js'));
  expect(workers.length).toBeGreaterThan(0);
  for (const { fileName } of workers) {
    for (const { imports, dynamicImports } of chunks) {
      expect(imports).not.toContain(fileName);
      expect(dynamicImports).not.toContain(fileName);
    }
  }
});

test('every engine comes once, whoever of the workers needs it', () => {
  const workers = assets.filter(({ fileName }) => /^assets\/.*\.js$/.test(fileName));
  const total = workers.reduce((sum, { source }) => sum + source.length, 0);
  expect(total).toBeGreaterThan(300_000);
  expect(total).toBeLessThanOrEqual(510_000);
});

test('what players have learned are files that nobody fetches before they think', () => {
  const nets = assets.filter(({ fileName }) => fileName.endsWith('.net'));
  // Two of Buddy Bluff and one of Compile.
  expect(nets.length).toBe(3);
  for (const { fileName, source } of nets) {
    expect(source.length).toBeLessThanOrEqual(450_000);
    // The page itself and everything it loads first do not know it.
    const name = fileName.split('/').at(-1) ?? fileName;
    for (const { code } of chunks) expect(code).not.toContain(name);
  }
});

test('the cards of Compile come with its table and its options, and with nothing else', () => {
  const others = new Set<string>();
  for (const name of ['index', 'TablePage', 'buddy-bluff', 'mulle', 'GalleryPage']) {
    closure(named(name), others);
  }
  const holding = chunks.filter(({ moduleIds }) =>
    moduleIds.some((id) => id.includes('/packages/compile/src/cards/')),
  );
  expect(holding.length).toBe(1);
  expect([...closure(named('compile'))]).toContain(holding[0]?.fileName);
  for (const { fileName } of holding) expect(others.has(fileName)).toBe(false);
});

test('the licence of every package and font in it comes with the page', () => {
  const file = assets.find(({ fileName }) => fileName === LICENCES_FILE);
  const text = String(file?.source);
  const folders = new Set(chunks.flatMap(({ moduleIds }) => moduleIds.map(packageOf)));
  folders.delete(undefined);
  expect(folders.size).toBeGreaterThan(4);
  for (const folder of folders) {
    const { name, version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    expect(text).toMatch(new RegExp(`^${name} ${version} \\(`, 'm'));
  }
  for (const known of ['react', 'react-dom', 'wouter', 'uqr', 'vite']) {
    expect(text).toMatch(new RegExp(`^${known} \\d`, 'm'));
  }
  expect(text).toMatch(/^MIT License\n\nCopyright .*Pakli/m);
  const fonts = assets.filter(({ fileName }) => fileName.endsWith('.woff2'));
  const families = fonts.map(({ fileName }) => /(\w+)-latin/.exec(fileName)?.[1] ?? fileName);
  expect(families).toContain('inter');
  for (const family of families) expect(text).toMatch(new RegExp(`^The font ${family} `, 'im'));
  expect(text.match(/^SIL OPEN FONT LICENSE Version 1\.1/gm)).toHaveLength(new Set(families).size);
  // Offline too.
  const worker = assets.find(({ fileName }) => fileName === 'sw.js');
  expect(String(worker?.source)).toContain(`"${LICENCES_FILE}"`);
});
