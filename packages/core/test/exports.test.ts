/** The public API: few names at the root, and a sentence at every declaration, where editors and docs show it. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);
const sourceOf = (file: string): string => readFileSync(new URL(file, src), 'utf8');
const DECLARED = /^export (?:abstract |async )?(?:const|function|class|interface|type) (\w+)/;

/** Exported declarations without a comment right above them. */
function undocumented(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, name] = DECLARED.exec(line) ?? [];
    // The comment of the first overload serves all of them.
    if (DECLARED.exec(lines[at - 1] ?? '')?.[1] === name) return [];
    return name === undefined || lines[at - 1]?.endsWith('*/') === true ? [] : [name];
  });
}

test('every exported declaration has a sentence', () => {
  const files = globSync('**/*.ts', { cwd: src });
  expect(files.length).toBeGreaterThan(30);
  expect(
    files.flatMap((file) => undocumented(sourceOf(file)).map((name) => `${file} ${name}`)),
  ).toEqual([]);
  expect(undocumented('/** Two. */\nexport const two = 2;\nexport type Three = 3;')).toEqual([
    'Three',
  ]);
});

test('the root has at most sixty names', () => {
  const names = [...sourceOf('index.ts').matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(
    ([, list = '']) => list.split(',').filter((name) => name.trim() !== ''),
  );
  expect(names.length).toBeGreaterThan(40);
  expect(names.length).toBeLessThanOrEqual(60);
  expect(sourceOf('index.ts')).not.toContain('export *');
});
