import { expect, test } from 'vitest';
import { strayScreens } from './scales.ts';
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
