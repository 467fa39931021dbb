/** `npm run test:quick` picks the tests that a change can break. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTree } from './floors.ts';
import { nearestTests, pickWithin } from './nearest-tests.ts';

const ROOT = join(import.meta.dirname, '..');
const tree = readTree(ROOT);
const near = (...changed: string[]): string[] => [...nearestTests(ROOT, tree, changed).keys()];

test('a rule reaches the tests of its game first, then those of everything that plays it', () => {
  const tests = near('packages/mulle/src/captures.ts');
  expect(tests[0]).toMatch(/^packages\/mulle\//);
  expect(tests).toContain('packages/mulle/test/golden.test.ts');
  expect(tests).toContain('packages/catalogue/test/hidden.test.ts');
  expect(tests.indexOf('packages/mulle/test/golden.test.ts')).toBeLessThan(
    tests.indexOf('packages/catalogue/test/hidden.test.ts'),
  );
  // Ulti does not know Mulle.
  expect(tests.filter((file) => file.startsWith('packages/ulti/'))).toEqual([]);
});

test('a test reaches itself, a page the test of links, a style the tests of its app', () => {
  expect(near('packages/mulle/test/golden.test.ts')).toEqual([
    'packages/mulle/test/golden.test.ts',
  ]);
  expect(near('docs/hosting.md')).toEqual(['test/links.test.ts']);
  expect(near('apps/web/src/kit/Sheet.css')).toContain('apps/web/test/build.test.ts');
  expect(near('LICENSE')).toEqual([]);
});

test('as many as the budget allows, and in any case those that have changed themselves', () => {
  const distances = new Map([
    ['changed.test.ts', 0],
    ['slow.test.ts', 1],
    ['new.test.ts', 2],
    ['far.test.ts', 3],
  ]);
  const durations = new Map([
    ['changed.test.ts', 9000],
    ['slow.test.ts', 9000],
    ['far.test.ts', 2400],
  ]);
  const pick = pickWithin(distances, (file) => durations.get(file), 12_500);
  expect(pick).toEqual({ files: ['changed.test.ts', 'new.test.ts'], left: 2 });
});

test('a long test that is near does not keep out short ones of another change', () => {
  const distances = new Map([
    ['long.test.ts', 1],
    ['rules.test.ts', 2],
    ['frozen-texts.test.ts', 3],
    ['far.test.ts', 14],
  ]);
  const durations = new Map([
    ['long.test.ts', 90_000],
    ['rules.test.ts', 4000],
    ['frozen-texts.test.ts', 4000],
    ['far.test.ts', 90_000],
  ]);
  const pick = pickWithin(distances, (file) => durations.get(file), 92_000);
  expect(pick).toEqual({ files: ['rules.test.ts', 'frozen-texts.test.ts'], left: 2 });
});
