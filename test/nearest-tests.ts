/** Which tests a change can reach by imports, and how near they are. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Tree } from './floors.ts';

const TEST = /\.test\.tsx?$/;
/** The assumed cost of a test that has never run here. */
const UNKNOWN_MS = 3000;
/** A test of another package or app counts as this many imports farther. */
const ELSEWHERE = 10;
/** All pages are checked by one test file. */
const PAGE_TESTS = 'test/links.test.ts';

/**
 * Test files, nearest first, by the number of imports between them and the nearest changed file;
 * those of unchanged packages and apps count as farther.
 */
export function nearestTests(
  root: string,
  tree: Tree,
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const importers = importersOf(root, tree);
  const distances = new Map<string, number>();
  let here = changed.filter((file) => tree.modules.has(file));
  for (let distance = 0; here.length > 0; distance++) {
    for (const file of here) distances.set(file, distance);
    const next = here.flatMap((file) => importers.get(file) ?? []);
    here = [...new Set(next)].filter((file) => !distances.has(file));
  }
  for (const file of changed.filter((name) => !tree.modules.has(name))) {
    for (const test of testsBeside(tree, file)) {
      if (!distances.has(test)) distances.set(test, 1);
    }
  }
  const rooms = new Set(changed.map(roomOf));
  const tests = [...distances]
    .filter(([file]) => TEST.test(file))
    .map(([file, distance]) => {
      const far = rooms.has(roomOf(file)) ? 0 : ELSEWHERE;
      return [file, distance + far] as const;
    });
  return new Map(tests.toSorted(([, one], [, other]) => one - other));
}

export interface Pick {
  readonly files: readonly string[];
  /** How many could be reached, too. */
  readonly left: number;
}

/**
 * Tests whose durations fit into the budget: first near and short ones, so that a long one does not
 * leave a change untested; the very nearest in any case.
 */
export function pickWithin(
  near: ReadonlyMap<string, number>,
  durationOf: (file: string) => number | undefined,
  budgetMs: number,
): Pick {
  const tests = [...near].map(([file, distance]) => {
    const duration = durationOf(file) ?? UNKNOWN_MS;
    return { file, distance, duration, price: distance === 0 ? 0 : (distance + 1) * duration };
  });
  const files: string[] = [];
  let sum = 0;
  for (const { file, distance, duration } of tests.toSorted((a, b) => a.price - b.price)) {
    if (distance > 0 && sum + duration > budgetMs) continue;
    sum += duration;
    files.push(file);
  }
  return { files, left: near.size - files.length };
}

/** No module imports a style, net or text: the tests of its package or app may read it. */
function testsBeside(tree: Tree, file: string): string[] {
  if (file.endsWith('.md')) return [PAGE_TESTS];
  return [...tree.modules.keys()].filter((other) => roomOf(other) === roomOf(file));
}

/** The package, app or folder that a file belongs to. */
function roomOf(file: string): string {
  const [folder = '', name = ''] = file.split('/');
  return folder === 'packages' || folder === 'apps' ? `${folder}/${name}` : folder;
}

/** By file: its importers. */
function importersOf(root: string, tree: Tree): ReadonlyMap<string, readonly string[]> {
  const entries = new Map([...tree.packages].map(([name, room]) => [name, entriesOf(root, room)]));
  const importers = new Map<string, string[]>();
  for (const [file, imports] of tree.modules) {
    for (const { specifier } of imports) {
      const target = specifier.startsWith('.')
        ? normalize(join(dirname(file), specifier))
        : entryOf(entries, specifier);
      if (target === undefined) continue;
      const list = importers.get(target);
      if (list === undefined) importers.set(target, [file]);
      else list.push(file);
    }
  }
  return importers;
}

/** The source behind every entry point of a package, by subpath. */
function entriesOf(root: string, room: string): ReadonlyMap<string, string> {
  const { exports = {} } = JSON.parse(readFileSync(join(root, room, 'package.json'), 'utf8')) as {
    exports?: Record<string, string | Record<string, string>>;
  };
  return new Map(
    Object.entries(exports).map(([name, entry]) => {
      const path = typeof entry === 'string' ? entry : (entry['@pakli/source'] ?? '');
      return [name, normalize(join(room, path))];
    }),
  );
}

function entryOf(
  packages: ReadonlyMap<string, ReadonlyMap<string, string>>,
  specifier: string,
): string | undefined {
  for (const [name, entries] of packages) {
    if (specifier === name || specifier.startsWith(`${name}/`)) {
      return entries.get(`.${specifier.slice(name.length)}`);
    }
  }
  return undefined;
}
