import { expect, test } from 'vitest';
import { stepsOf, strayMeasures, strayScreens } from './scales.ts';
import { readSources } from './styles.ts';

const sources = readSources(new URL('..', import.meta.url).pathname);

test('every media query is a screen by its name', () => {
  expect(strayScreens(sources)).toEqual([]);
});

test.each([
  ['@media (width < 900px) { a { gap: 0 } }', 'no screen is called (width < 900px)'],
  ['@media (--phone) and (--huge) { a {} }', 'no screen is called (--phone) and (--huge)'],
  ['@media (--compact), (height < 480px) {', 'no screen is called (--compact), (height < 480px)'],
])('%s is found', (css, sentence) => {
  const fine = '@media (--compact) and (not (--low)) {} @media (prefers-contrast: more) {}';
  expect(strayScreens({ 'kit/a.css': fine })).toEqual([]);
  expect(strayScreens({ 'kit/a.css': fine + css })).toEqual([`kit/a.css: ${sentence}`]);
});

test('a screen without a name in a component is found', () => {
  const call = "useMedia('(width < 700px) and (height >= 480px)')";
  expect(strayScreens({ 'kit/a.tsx': call })).toEqual([
    'kit/a.tsx: (width < 700px) is a screen without a name',
  ]);
});

test('sizes of text, spaces, corners, layers and colours are on their scales', () => {
  expect(strayMeasures(sources)).toEqual([]);
  expect(stepsOf(sources, 'text').length).toBeLessThanOrEqual(14);
});

const TOKENS = {
  'theme/tokens.css': '--text-90: 1rem;\n--space-8: 8px;\n--radius-8: 8px;\n--layer-note: 3;',
};
const FINE = `.kit-a { margin: 0 auto calc(-1 * var(--space-8)); gap: 1cqw; font-size: var(--text-90);
  border-radius: inherit; z-index: var(--layer-note); color: hsl(var(--hue) 80% 60%);
  background: color-mix(in srgb, var(--white) 8%, transparent); }`;

test.each([
  ['font-size: 0.9rem', 'text size'],
  ['font: 14px/1.2 var(--font-text)', 'text size'],
  ['font-size: var(--text-95)', 'text size'],
  ['padding-inline: 7px', 'space'],
  ['gap: 0 0.5em', 'space'],
  ['margin: calc(-1 * var(--space-9))', 'space'],
  ['border-top-left-radius: 5px', 'radius'],
  ['z-index: 7', 'layer'],
  ['z-index: var(--layer-sky)', 'layer'],
])('%s is found', (declaration, name) => {
  expect(strayMeasures({ ...TOKENS, 'kit/a.css': FINE })).toEqual([]);
  expect(strayMeasures({ ...TOKENS, 'kit/a.css': `${FINE} .kit-b { ${declaration} }` })).toEqual([
    `kit/a.css: .kit-b has a ${name} that is not on the scale: ${declaration.replace(/^\S+ /, '')}`,
  ]);
});

test.each(['#fff', '1px solid #1e2430', 'rgb(0 0 0 / 20%)', 'hsl(330 85% 68%)', 'white'])(
  'the colour %s is found outside of a palette',
  (colour) => {
    const css = `.kit-b { background: ${colour} }`;
    expect(strayMeasures({ ...TOKENS, 'games/mulle/colours.css': css })).toEqual([]);
    expect(strayMeasures({ ...TOKENS, 'games/mulle/a.css': css })).toEqual([
      `games/mulle/a.css: .kit-b has a colour without a name: ${colour}`,
    ]);
  },
);

test('a colour without a name in a component is found', () => {
  const stop = '<stop stopColor="#a6202b" /> <stop stopColor="var(--wax)" />';
  expect(strayMeasures({ ...TOKENS, 'kit/a.tsx': stop })).toEqual([
    'kit/a.tsx: "#a6202b" is a colour without a name',
  ]);
});

test('letters of a drawing are a share of it, and a fifteenth size of text is found', () => {
  const letters = '.kit-b { font-size: clamp(10px, 12cqw, 14px) }';
  expect(strayMeasures({ ...TOKENS, 'games/mulle/a.css': letters })).toEqual([]);
  expect(strayMeasures({ ...TOKENS, 'kit/a.css': letters })).toHaveLength(1);
  const fixed = letters.replace('12cqw', '12px');
  expect(strayMeasures({ ...TOKENS, 'games/mulle/a.css': fixed })).toHaveLength(1);
  const many = Array.from({ length: 15 }, (_, n) => `--text-${n}: ${n}rem;`).join('\n');
  expect(strayMeasures({ 'theme/tokens.css': many })).toEqual([
    'theme/tokens.css: more than 14 sizes of text',
  ]);
});
