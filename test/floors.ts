/**
 * The floors of the house: imports may only go down. Every import of every source file is parsed
 * (type-only imports, re-exports, dynamic imports and tsx included) and checked against the table.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';

const house = join(import.meta.dirname, '..');
/** The games: packages with exact rules. */
export const GAMES: readonly string[] = readdirSync(join(house, 'packages')).filter((name) =>
  existsSync(join(house, 'packages', name, 'RULES.md')),
);

/** The floor of each room of the house. Rooms of one floor do not know each other. */
export const FLOORS: Readonly<Record<string, number>> = {
  // Command-line options of tools everywhere: belongs to no package, and imports none.
  'scripts/options.ts': 0,
  'packages/core': 1,
  ...Object.fromEntries(GAMES.map((id) => [`packages/${id}`, 2])),
  'packages/ai': 2,
  'packages/tournament': 2,
  'packages/protocol': 3,
  'packages/client': 4,
  'packages/text': 3,
  'packages/catalogue': 4,
  'packages/host': 5,
  'apps/web': 6,
  'apps/cli': 6,
  'apps/server': 6,
  'apps/create-game': 6,
  site: 6,
  // The server in virtual time: tests and tools run it.
  simulation: 7,
  // Tools around the house look at all of it; nothing imports them.
  bench: 7,
  scripts: 7,
  test: 7.5,
  training: 7,
};

/** Folders of translations: English is the source and defines the others' types. */
const translations = (folder: string): string[] =>
  ['sv', 'hu', 'de', 'tr'].map((language) => `${folder}/${language}`);

/**
 * The floors inside a package or an app, from the top: the files and folders of its `src`. Those of
 * one floor do not know each other; a star puts every subfolder on a floor of its own, and a dot
 * means the files of `src` without a floor. A package without folders needs no floors.
 */
export const INSIDE: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/core': [['index.ts'], ['module.ts'], ['testing'], ['.']],
  'packages/client': [['testing'], ['.']],
  'packages/host': [['index.ts'], ['day'], ['evening'], ['.']],
  'packages/mulle': [['index.ts'], ['knowledge'], ['.']],
  'packages/buddy-bluff': [['index.ts'], ['knowledge'], ['.']],
  'packages/ulti': [
    ['index.ts', 'solver.ts'],
    ['knowledge/yardsticks.ts'],
    ['knowledge/levels.ts'],
    ['knowledge/expert'],
    ['knowledge'],
    ['knowledge/solver'],
    ['present'],
    ['.'],
  ],
  'packages/compile': [
    ['index.ts'],
    ['knowledge'],
    ['.'],
    ['turn'],
    ['ops'],
    ['engine'],
    ['memory'],
    ['state.ts'],
    ['program'],
    ['types.ts'],
    ['options.ts'],
    ['cards'],
    ['move-parts.ts'],
  ],
  'packages/text': [
    ['index.ts', 'guests.ts'],
    ['common'],
    ['games.ts', 'markdown'],
    [...GAMES],
    ['speech.ts'],
    ['catalogue.ts'],
    ['languages'],
    GAMES.flatMap(translations),
    translations('common'),
    GAMES.map((id) => `${id}/en`),
    ['common/en'],
    [
      'mulle/account.ts',
      'compile/card-text.ts',
      ...['buddy-bluff', 'mulle', 'ulti'].map((id) => `${id}/parts.ts`),
    ],
    ['.'],
  ],
  'apps/web': [
    ['main.tsx', 'react.d.ts'],
    ['embed'],
    ['app'],
    ['learn', 'home', 'series'],
    ['daylong'],
    ['evening'],
    ['online'],
    ['play', 'replay', 'history', 'rules'],
    ['challenge'],
    ['instant'],
    ['shelf'],
    ['games/*', 'settings', 'speaks'],
    ['calls'],
    ['table', 'offline', 'account'],
    ['kit'],
    ['words'],
    ['host', 'cards', 'lessons', 'theme'],
    ['prefs', 'hooks'],
  ],
  'apps/cli': [
    ['main.ts'],
    ['commands/for-people.ts', 'commands/for-builders.ts'],
    ['commands/*'],
    ['seat'],
    ['players', 'table'],
    ['input'],
    ['terminal'],
  ],
  'apps/server': [
    ['main.ts'],
    ['refusals.ts'],
    ['flags.ts', 'server.ts'],
    ['feed.ts'],
    ['http.ts', 'page.ts', 'preview.ts'],
    ['picture'],
    ['accounts', 'open-seats', 'day/routes.ts', 'push/routes.ts', 'push/calendar-routes.ts'],
    ['series/routes.ts'],
    ['api-answers.ts'],
    ['node.ts', 'series'],
    ['cluster.ts', 'day', 'my-tables'],
    ['evening'],
    ['tables.ts'],
    ['live-table.ts'],
    ['house-actions.ts', 'command-guard.ts', 'match-record.ts'],
    ['socket.ts'],
    ['commit.ts'],
    ['chat.ts', 'push/table-calls.ts', 'push/evening-call.ts'],
    ['audience.ts', 'scheduler.ts', 'table-log.ts'],
    ['create-table.ts', 'live-logs.ts', 'live-tournament.ts', 'table-summary.ts', 'sweep.ts'],
    ['context.ts', 'admission.ts', 'schedule.ts'],
    ['standstill.ts', 'heartbeat.ts', 'push', 'my-tables/table-news.ts'],
    ['limits.ts'],
    ['client-address.ts', 'people.ts', 'lan-address.ts', 'log.ts', 'metrics.ts', 'settings.ts'],
    ['bell'],
    ['plain-text.ts', 'store', 'think'],
    ['bounded-map.ts', 'failure.ts', 'look-alikes.ts', 'machine.ts', 'read-request.ts'],
  ],
};

interface Import {
  readonly line: number;
  readonly specifier: string;
}

export interface Tree {
  /** Imports by file, paths relative to the root. */
  readonly modules: ReadonlyMap<string, readonly Import[]>;
  /** Rooms by import name. */
  readonly packages: ReadonlyMap<string, string>;
}

/** Reads every source file below the folders of the table. */
export function readTree(root: string): Tree {
  const modules = new Map<string, readonly Import[]>();
  const packages = new Map<string, string>();
  for (const room of roomsOf(root)) {
    const manifest = join(root, room, 'package.json');
    if (existsSync(manifest)) {
      const { name } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string };
      packages.set(name, room);
    }
    for (const file of sources(join(root, room))) {
      modules.set(relative(root, file), importsOf(file));
    }
  }
  return { modules, packages };
}

function roomsOf(root: string): string[] {
  const inside = ['packages', 'apps'].flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`)
      : [],
  );
  return [
    ...inside,
    ...['bench', 'scripts', 'simulation', 'test', 'training'].filter((room) =>
      existsSync(join(root, room)),
    ),
  ];
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      // A template belongs to another house.
      return ['node_modules', 'dist', 'template'].includes(entry.name) ? [] : sources(path);
    }
    return /\.(ts|tsx|mts|js|mjs)$/.test(entry.name) ? [path] : [];
  });
}

function importsOf(file: string): Import[] {
  const text = readFileSync(file, 'utf8');
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file} cannot be parsed: ${errors[0]?.message}`);
  const found = [
    ...module.staticImports.map((entry) => entry.moduleRequest),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap(({ moduleRequest }) => (moduleRequest === null ? [] : [moduleRequest])),
    ),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      start,
      value: text.slice(start, end).replace(/^['"`](.*)['"`]$/, '$1'),
    })),
    // Inline types, `import('x').Y`, are no import statements.
    ...Array.from(text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]\s*\)\s*\./g), (match) => ({
      start: match.index,
      value: match[1] ?? '',
    })),
  ];
  return found.map(({ start, value }) => ({
    line: text.slice(0, start).split('\n').length,
    specifier: value,
  }));
}

function roomOf(path: string): string | undefined {
  return Object.keys(FLOORS).find((room) => path === room || path.startsWith(`${room}/`));
}

/**
 * Tests stand half a floor above what they test: a game's levels are tried with the search, its
 * neighbour. Scripts of a package are tools, and use what all games are trained with. Tests in a
 * real browser meet the real server.
 */
function floorOf(file: string, room: string): number {
  if (file.startsWith(`${room}/scripts/`) || file.startsWith(`${room}/browser/`)) return 7.5;
  return (FLOORS[room] ?? 0) + (file.startsWith(`${room}/test/`) ? 0.5 : 0);
}

interface Place {
  readonly folder: string;
  /** From the top. */
  readonly floor: number;
}

/** A path's floor inside its room, by the longest matching name; undefined where the room has no floors, or none for it. */
function placeOf(path: string, room: string): Place | undefined {
  const below = `${room}/src/`;
  if (!path.startsWith(below)) return undefined;
  const inside = path.slice(below.length);
  const places = (INSIDE[room] ?? []).flatMap((names, floor) =>
    names.flatMap((name): Place[] => {
      if (name === '.') return inside.includes('/') ? [] : [{ folder: '.', floor }];
      const [, folder = ''] =
        new RegExp(`^(${name.replace('*', '[^/]+')})(?:/|$)`).exec(inside) ?? [];
      return folder === '' ? [] : [{ folder, floor }];
    }),
  );
  return places.sort((one, other) => other.folder.length - one.folder.length)[0];
}

/** Violations of the floors inside rooms. */
function upwardInside(root: string, tree: Tree): string[] {
  const broken: string[] = [];
  const loose = new Set<string>();
  for (const [file, imports] of tree.modules) {
    const room = roomOf(file);
    if (room === undefined || !file.startsWith(`${room}/src/`)) continue;
    if (INSIDE[room] === undefined) {
      if (file.slice(`${room}/src/`.length).includes('/')) loose.add(room);
      continue;
    }
    const here = placeOf(file, room);
    if (here === undefined) {
      broken.push(`${file}: stands on no floor of ${room}`);
      continue;
    }
    for (const { line, specifier } of imports) {
      const target = targetOf(root, tree, file, specifier);
      const there = target === undefined ? undefined : placeOf(target, room);
      if (there === undefined || there.folder === here.folder || there.floor > here.floor) continue;
      broken.push(`${file}:${line}: import of '${specifier}' does not go down`);
    }
  }
  for (const room of loose) broken.push(`${room}: has folders, and no floors for them`);
  return broken;
}

/** Violations of the floors: one sentence for each offending line. */
export function upwardImports(root: string, tree: Tree): string[] {
  const broken = upwardInside(root, tree);
  for (const [file, imports] of tree.modules) {
    const room = roomOf(file);
    if (room === undefined) {
      broken.push(`${file}: stands on no floor of the table`);
      continue;
    }
    for (const { line, specifier } of imports) {
      const target = targetOf(root, tree, file, specifier);
      if (target === undefined) continue;
      const other = roomOf(target);
      const at = `${file}:${line}: import of '${specifier}'`;
      if (other === undefined) broken.push(`${at} leaves the house`);
      else if (other !== room) {
        if (specifier.startsWith('.') && floorOf(file, room) < 7 && FLOORS[other] !== 0) {
          broken.push(`${at} climbs through a window: use the package's name`);
        }
        if ((FLOORS[other] ?? 0) >= floorOf(file, room)) broken.push(`${at} does not go down`);
      }
    }
  }
  return broken;
}

/** The file or room an import resolves to, relative to the root; undefined outside the house. */
function targetOf(root: string, tree: Tree, file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  for (const [name, room] of tree.packages) {
    if (specifier === name || specifier.startsWith(`${name}/`)) return room;
  }
  return undefined;
}

/** Import cycles, each once, as `a -> b -> a`. */
export function circles(root: string, tree: Tree): string[] {
  const done = new Set<string>();
  const path: string[] = [];
  const found: string[] = [];
  const visit = (file: string): void => {
    const start = path.indexOf(file);
    if (start >= 0) {
      found.push([...path.slice(start), file].join(' -> '));
      return;
    }
    if (done.has(file)) return;
    path.push(file);
    for (const { specifier } of tree.modules.get(file) ?? []) {
      if (!specifier.startsWith('.')) continue;
      const target = relative(root, resolve(root, dirname(file), specifier));
      if (tree.modules.has(target)) visit(target);
    }
    path.pop();
    done.add(file);
  };
  for (const file of tree.modules.keys()) visit(file);
  return found;
}
