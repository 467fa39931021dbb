/** The same rooms in every game: docs/adding-a-game.md says which file defines which part of `Game`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type Expression, type ObjectExpression } from 'oxc-parser';
import { expect, test } from 'vitest';
import { GAMES } from './floors.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** By part of `Game`: the file that defines it, as the table says. */
const ROOMS: ReadonlyMap<string, string> = new Map(
  Array.from(
    read('docs/adding-a-game.md').matchAll(/^\| `(\w[\w-]*\.ts)` \| ((?:`\w+`(?:, )?)+) \|/gm),
    ([, file = '', parts = '']) =>
      Array.from(parts.matchAll(/`(\w+)`/g), ([, part = '']) => [part, file] as const),
  ).flat(),
);

/** Parts that a game need not have. */
const OPTIONAL: ReadonlySet<string> = new Set(['anytime', 'sides', 'target']);

/** What a game has to write: the functions of the interface, and the types that are gathered in `GameTypes`. */
function partsOfGame(): string[] {
  const { program } = parseSync('game.ts', read('packages/core/src/game.ts'));
  const parts = program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'TSInterfaceDeclaration' || declaration.id.name !== 'Game') return [];
    return declaration.body.body.flatMap((member) =>
      member.type === 'TSMethodSignature' && member.key.type === 'Identifier'
        ? [member.key.name]
        : [],
    );
  });
  return [...parts, 'rules', 'anytime', 'Options', 'State', 'View', 'Event', 'Seen'];
}

interface Source {
  /** By name: the file that it is imported from. */
  readonly imports: ReadonlyMap<string, string>;
  readonly declares: ReadonlySet<string>;
  readonly game: ObjectExpression | undefined;
}

function readSource(path: string): Source {
  const { program } = parseSync(path, read(path));
  const imports = new Map<string, string>();
  const declares = new Set<string>();
  let game: ObjectExpression | undefined;
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local } of statement.specifiers) imports.set(local.name, statement.source.value);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    const { declaration } = statement;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        if (id.type === 'Identifier') declares.add(id.name);
        if (init?.type === 'ObjectExpression') game = init;
      }
    } else if (declaration !== null && 'id' in declaration && declaration.id?.type === 'Identifier')
      declares.add(declaration.id.name);
  }
  return { imports, declares, game };
}

/** The names in `game.ts` by part; a part that is written there in one line has none. */
function namesOf(game: ObjectExpression | undefined): Map<string, string | undefined> {
  const names = new Map<string, string | undefined>();
  for (const property of game?.properties ?? []) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
    const value: Expression = property.value;
    names.set(property.key.name, value.type === 'Identifier' ? value.name : undefined);
  }
  return names;
}

test('the table of rooms has every part of `Game`, and nothing else', () => {
  expect([...ROOMS.keys()].sort()).toEqual(partsOfGame().sort());
});

test.each(GAMES)('%s has every part of `Game` in its room', (id) => {
  const folder = `packages/${id}/src`;
  const { imports, game } = readSource(`${folder}/game.ts`);
  const names = namesOf(game);
  const strays: string[] = [];
  for (const [part, room] of ROOMS) {
    if (OPTIONAL.has(part) && !names.has(part)) continue;
    const isType = /^[A-Z]/.test(part);
    const name = isType ? part : names.get(part);
    // A single line may be written in game.ts itself.
    if (name === undefined && (names.has(part) || isType)) continue;
    const file = imports.get(name ?? '') ?? 'nowhere';
    if (file !== `./${room}` || !readSource(`${folder}/${room}`).declares.has(name ?? '')) {
      strays.push(`${part}: ${file}, not ${room}`);
    }
  }
  expect(strays).toEqual([]);
});
