/** Tables do not parse notation: they read a move from its events, or from its game's `move-parts`. */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor, type Expression } from 'oxc-parser';
import { expect, test } from 'vitest';

const root = new URL('..', import.meta.url).pathname;

/** Calls that pick a text apart; those of `ANY` whatever the text is. */
const ANY = /^(split|match|matchAll|exec|search)$/;
const OF_A_MOVE =
  /^(startsWith|endsWith|includes|indexOf|charAt|at|slice|substring|replace|replaceAll)$/;
/** Names for the text of a move, and for the lifted place. */
const MOVE = /^(text|move|notation|answer|option|said|spoken|lift)$/;

/** The permitted files, and what they read. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/web/src/games/ulti/describe.ts': 'exchanges the name of a suit in a sentence',
  'apps/cli/src/table/page.ts': 'the keys below the page',
  'apps/cli/src/table/places.ts': 'the labels of a game without a table of its own',
  'apps/cli/src/table/plain.ts': 'the view of a game without a table of its own',
  'apps/web/src/games/compile/browse.ts': 'the words that somebody searches for',
  'apps/web/src/games/compile/cards.ts': 'the sets of an option',
  'apps/web/src/games/guest/index.ts': 'no card in a rule book',
  'apps/web/src/games/guest/Moves.tsx': 'the labels of a game without a table of its own',
  'apps/web/src/games/guest/Table.tsx': 'the view of a game without a table of its own',
};

function nameOf(node: Expression): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression' || node.property.type !== 'Identifier') return '';
  return node.property.name;
}

/** The places in a source that pick a text apart. */
function strays(source: string): readonly string[] {
  const found: string[] = [];
  const report = ({ start, end }: { readonly start: number; readonly end: number }): void => {
    found.push(source.slice(start, end));
  };
  new Visitor({
    Literal(node) {
      if ('regex' in node) report(node);
    },
    Identifier(node) {
      if (node.name === 'RegExp') report(node);
    },
    CallExpression(node) {
      const { callee } = node;
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      // A list written as one word is no notation.
      if (callee.object.type === 'Literal' && !('regex' in callee.object)) return;
      const { name } = callee.property;
      if (ANY.test(name) || (OF_A_MOVE.test(name) && MOVE.test(nameOf(callee.object))))
        report(node);
    },
  }).visit(parseSync('source.tsx', source).program);
  return found;
}

// `rules.ts` says how the rule book writes cards.
const files = globSync(['apps/web/src/games/**/*.{ts,tsx}', 'apps/cli/src/table/**/*.ts'], {
  cwd: root,
}).filter((file) => !file.endsWith('/rules.ts'));

test('no table takes notation apart', () => {
  const found = files.flatMap((file) =>
    strays(readFileSync(`${root}${file}`, 'utf8')).map((piece) => ({ file, piece })),
  );
  expect(found.filter(({ file }) => ALLOWED[file] === undefined)).toEqual([]);
  expect(new Set(found.map(({ file }) => file))).toEqual(new Set(Object.keys(ALLOWED)));
});

test.each([
  'const [verb] = choice.text.split(" ");',
  "const bids = actions.filter(({ text }) => text.startsWith('bid '));",
  'const line = /@L(\\d)/.exec(move)?.[1];',
  'const isPlay = /@/.test(choice.text);',
  "const form = new RegExp('^bid');",
  "const card = gesture?.choice.text.slice('play '.length);",
  "const played = choice.text.includes('@');",
  "const card = lift.replace('hand:', '');",
])('%s is found', (source) => expect(strays(source)).not.toEqual([]));

test.each([
  'const suit = face.charAt(1);',
  "const SUITS = 'SHDC'.split('');",
  'const last = view.actions.at(-1);',
  'const { kind } = parseMoveParts(choice.text);',
  'const some = cards.slice(0, 3).includes(card);',
])('%s is none', (source) => expect(strays(source)).toEqual([]));
