import { expect, test } from 'vitest';
import { hoverByMouse, LAYERS } from '../apps/web/scripts/layers.ts';
import { INSIDE } from './floors.ts';
import { readSources, strayStyles, unfairStyles } from './styles.ts';

const root = new URL('..', import.meta.url).pathname;

test('every class of the web table keeps to its folder, exists, and is used', () => {
  const sources = readSources(root);
  const sheets = Object.keys(sources).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  expect(strayStyles(sources)).toEqual([]);
});

test('readers keep their text size, their fingers and their rest', () => {
  expect(unfairStyles(readSources(root))).toEqual([]);
});

test('what lights up under a mouse does not stay lit after a tap', () => {
  const sheet = '.a { top: 0 }\n.b:hover,\n.b:focus { top: 1px }';
  expect(hoverByMouse(sheet).replaceAll(/\s+/g, ' ')).toBe(
    '.a { top: 0 }.b:focus { top: 1px } @media (hover: hover) { .b:hover { top: 1px }}',
  );
  const sheets = Object.entries(readSources(root)).filter(([file]) => file.endsWith('.css'));
  const wrapped = sheets.map(([, text]) => hoverByMouse(text));
  const rules = wrapped.flatMap(
    (text) => text.match(/@media \(hover: hover\) \{[^{}]*\{[^{}]*\}\}/g) ?? [],
  );
  expect(rules.length).toBeGreaterThan(20);
  const rest = rules.reduce((text, rule) => text.replace(rule, ''), wrapped.join('\n'));
  expect(rest).not.toMatch(/[^(]:hover/);
});

const STILL = `@media (prefers-reduced-motion: reduce) { *, *::before {
  transition: none !important; animation-timing-function: step-start !important;
  animation-iteration-count: 1 !important } }`;

test.each([
  [
    'a text size in pixels',
    'html { margin: 0; font-size: 16px }',
    'html has a text size of its own',
  ],
  [
    'a text size of one page',
    ':root[data-a] { font-size: clamp(16px, 1vw, 34px); }',
    ':root[data-a] has a text size of its own',
  ],
  [
    'a finger that cannot scroll',
    '@media (width > 1px) { .kit-a > b { touch-action: none; } }',
    '.kit-a > b lets no finger scroll or zoom',
  ],
  [
    'a list that does not look as if it opened',
    '.kit-a select { background: var(--b) }',
    '.kit-a select covers the arrow of a list that opens',
  ],
])('%s is found', (_, css, sentence) => {
  const fair =
    'html { font-size: 100% } .kit-a { touch-action: pan-y; font-size: 16px } select > b { background: red }';
  expect(unfairStyles({ 'theme/a.css': STILL + fair })).toEqual([]);
  expect(unfairStyles({ 'theme/a.css': STILL + css })).toEqual([`theme/a.css: ${sentence}`]);
});

test('movement without a guard is found', () => {
  for (const rule of ['transition: none', 'animation-iteration-count: 1']) {
    const css = STILL.replace(`${rule} !important`, 'color: red');
    expect(unfairStyles({ 'theme/a.css': css })).toEqual([
      `no sheet says "${rule}" to whoever wants nothing to move`,
    ]);
  }
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
