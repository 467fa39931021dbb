import { expect, test } from 'vitest';
import { LAYERS } from '../apps/web/scripts/layers.ts';
import { INSIDE } from './floors.ts';
import { readSources, strayStyles } from './styles.ts';

const root = new URL('..', import.meta.url).pathname;

test('every class of the web table keeps to its folder, exists, and is used', () => {
  const sources = readSources(root);
  const sheets = Object.keys(sources).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  expect(strayStyles(sources)).toEqual([]);
});

test('every folder with a style sheet has its layer, a higher floor above a lower one', () => {
  const sheets = Object.keys(readSources(root)).filter((file) => file.endsWith('.css'));
  const folders = new Set(sheets.map((file) => file.replace(/\/.*/, '')));
  expect(new Set<string>(LAYERS)).toEqual(folders);
  const floors = INSIDE['apps/web']!.map((names) => names.map((name) => name.replace('/*', '')));
  const depths = LAYERS.map((layer) => floors.findIndex((names) => names.includes(layer)));
  expect(depths).toEqual(depths.toSorted((one, other) => other - one));
});

const TIDY = {
  'kit/Sheet.css': '.kit-sheet { color: red; }',
  'kit/Sheet.tsx': '<b className="kit-sheet" />;',
};

test.each([
  [
    'a class of no folder',
    {
      'play/A.css': '@media (width > 1px) { .log { gap: 0.5em; } }',
      'play/A.tsx': '<b className="log" />;',
    },
    [
      'play/A.css: .log is neither of play nor below it',
      'play/A.tsx: .log is neither of play nor below it',
    ],
  ],
  [
    'a class of a neighbour',
    {
      'games/mulle/A.css': '.mulle-a {}',
      'games/mulle/A.tsx': '<b className="mulle-a" />;',
      'games/ulti/A.tsx': "<b className={one > 2 ? 'mulle-a' : undefined} />;",
    },
    ['games/ulti/A.tsx: .mulle-a is neither of games/ulti nor below it'],
  ],
  [
    'a style sheet that speaks of a floor above',
    {
      'kit/B.css': '.play-a .kit-sheet {}',
      'play/A.css': '.play-a {}',
      'play/A.tsx': '<b className="play-a" />;',
    },
    ['kit/B.css: .play-a is neither of kit nor below it'],
  ],
  [
    'a class without a style',
    { 'play/A.tsx': '<b className="play-a" />;' },
    ['play/A.tsx: no style sheet knows .play-a'],
  ],
  [
    'a style without a class',
    { 'play/A.css': '/* .b {} */ .play-a:hover {}' },
    ['play: nobody uses .play-a'],
  ],
  [
    'a movement without its folder',
    { 'play/A.css': '@keyframes turn { from { gap: 0; } }' },
    ['play/A.css: movement turn is not named after play'],
  ],
])('%s is found', (_, files, broken) => {
  expect(strayStyles({ ...TIDY, ...files })).toEqual(broken);
});

test('own classes, those below and worked out ones are fine', () => {
  const files = {
    'games/buddy-bluff/A.css': '.bluff-a-left, .bluff-a-right > .kit-sheet {}',
    'games/buddy-bluff/A.tsx':
      "const a = { className: 'kit-sheet' }; <b className={`bluff-a-${a === 'x'}`} />;",
  };
  expect(strayStyles({ ...TIDY, ...files })).toEqual([]);
});
