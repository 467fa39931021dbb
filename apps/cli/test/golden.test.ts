import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { file, pakli, ROOT } from './command.ts';

const CASES = `${ROOT}/packages/buddy-bluff/test/golden/cases.json`;
const content = JSON.parse(readFileSync(CASES, 'utf8')) as {
  cases: { id: string; expect?: { center?: string } }[];
};

function last(text: string): string | undefined {
  return text.trimEnd().split('\n').at(-1);
}

test('a golden file passes', async () => {
  const ended = await pakli(['golden', CASES]);
  expect(ended.stderr).toBe('');
  expect(last(ended.stdout)).toMatch(/^[1-9]\d* passed, 0 failed$/);
  expect(ended.status).toBe(0);
});

test('an altered expectation fails with file, case, key, expected and got', async () => {
  const altered = structuredClone(content);
  const first = altered.cases[0]!;
  first.expect!.center = 'KS 7H AS 3C';
  const path = file('altered.json', JSON.stringify(altered));
  const ended = await pakli(['golden', path]);
  const lines = ended.stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toBe(
    `${path}: ${first.id}: center: expected KS 7H AS 3C, got ${content.cases[0]!.expect!.center}`,
  );
  expect(lines[1]).toMatch(/^[1-9]\d* passed, 1 failed$/);
  expect(ended.status).toBe(1);
});

test.for([
  ['broken.json', '{"format": "buddy-bluff-cases/1", ', 'file: expected JSON'],
  ['list.json', '[]', 'file: expected a JSON object, got a list'],
  ['none.json', '{"game": "buddy-bluff"}', 'format: expected a text, got nothing'],
  ['number.json', '{"format": 3}', 'format: expected a text, got a number'],
  ['other.json', '{"format": "bridge-cases/1"}', 'got "bridge-cases/1"'],
  ['newer.json', '{"format": "buddy-bluff-cases/99"}', 'got "buddy-bluff-cases/99"'],
  ['proto.json', '{"format": "__proto__"}', 'got "__proto__"'],
  [
    'game.json',
    '{"format": "buddy-bluff-cases/1", "game": "mulle", "cases": []}',
    'game: expected buddy-bluff, got "mulle"',
  ],
  [
    'empty.json',
    '{"format": "buddy-bluff-cases/1", "game": "buddy-bluff", "cases": []}',
    'file: expected at least one case, got none',
  ],
  [
    'shape.json',
    '{"format": "buddy-bluff-cases/1", "game": "buddy-bluff", "cases": 3}',
    'expected',
  ],
] as const)('a file that cannot be run is one failed case: %s', async ([name, text, message]) => {
  const path = file(name, text);
  const ended = await pakli(['golden', path]);
  const lines = ended.stdout.trimEnd().split('\n');
  expect(lines[0]).toContain(`${path}: -: `);
  expect(lines[0]).toContain(message);
  expect(lines[1]).toBe('0 passed, 1 failed');
  expect(ended).toMatchObject({ status: 1, stderr: '' });
});

test('files after a missing one still run, and the counts add up', async () => {
  const ended = await pakli(['golden', 'missing.json', CASES, '.']);
  expect(ended.stdout).toContain(
    'missing.json: -: file: expected a file that can be read, got no such file\n',
  );
  expect(ended.stdout).toContain(
    '.: -: file: expected a file that can be read, got is a directory',
  );
  expect(last(ended.stdout)).toMatch(/^[1-9]\d* passed, 2 failed$/);
  expect(ended.status).toBe(1);
});
