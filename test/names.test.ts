/** Names that a stranger can guess: a type name means one thing, and a file is named after its content. */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** Every game has these of its own: they mean the same in each. */
const OF_EVERY_GAME = new Set([
  'State',
  'View',
  'Event',
  'Seen',
  'Options',
  'MoveParts',
  'NetInput',
]);

/** Participles, moods and places: none of them says what a file holds. */
const BANNED =
  /^(again|around|asked|asking|begun|dealt|fleeting|given|heard|held|judged|keeping|kept|laid|lay|laying|linked|lost|mine|playing|reading|said|seeded|shared|shown|sitting|spoken|taken|told|together|wanted|ways)$/i;

type Sources = ReadonlyMap<string, string>;

function sources(): Sources {
  const files = globSync(['packages/*/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}'], {
    cwd: ROOT,
  });
  return new Map(files.toSorted().map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]));
}

/** Exported type names that more than one file declares. */
function ambiguousNames(files: Sources): string[] {
  const declared = new Map<string, Set<string>>();
  for (const [file, text] of files) {
    const exported = text.matchAll(/^export (?:abstract )?(?:type|interface|class) (\w+)/gm);
    for (const [, name = ''] of exported) {
      declared.set(name, (declared.get(name) ?? new Set()).add(file));
    }
  }
  return [...declared]
    .filter(([name, where]) => where.size > 1 && !OF_EVERY_GAME.has(name))
    .map(([name]) => name)
    .toSorted();
}

function badlyNamed(files: Iterable<string>): string[] {
  return [...files].filter((file) => BANNED.test(basename(file).replace(/\.tsx?$/, '')));
}

test('an exported type name means one thing', () => {
  expect(ambiguousNames(sources())).toEqual([]);
});

test('a file is called by what it holds', () => {
  expect(badlyNamed(sources().keys())).toEqual([]);
});

test('a name that two files declare is found, whatever declares it', () => {
  const files = new Map([
    ['a.ts', 'export interface Line {}\nexport type Pile = 1;\nexport type State = 1;'],
    ['b.ts', 'export class Line {}\ntype Pile = 2;\nexport type State = 2;'],
    ['c.ts', "export type { Line } from './a.ts';\nexport abstract class Deck {}"],
    ['d.ts', 'export type Deck<Card> = Card[];'],
  ]);
  expect(ambiguousNames(files)).toEqual(['Deck', 'Line']);
});

test('a file with a participle for a name is found, and a noun is not', () => {
  const files = ['src/told.ts', 'src/Together.tsx', 'src/table-log.ts', 'src/linked-words.ts'];
  expect(badlyNamed(files)).toEqual(['src/told.ts', 'src/Together.tsx']);
});
