/** The words of a state: no two fields share one, and the log comes after all of them. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Fields of more than one word; the others have one. */
const WORDS: Readonly<Record<string, number>> = {
  HAND: 3,
  KEEP: 3,
  TAKEN: 2,
  CARRY: 3,
  MARRIAGE: 3,
  LEVELS: 6,
  DEALT: 3,
  ORIGIN_POINTS: 2,
  ORIGIN_TRICKS: 2,
  ORIGIN_LEVELS: 6,
};

test('fields of a state do not overlap', () => {
  const source = readFileSync(new URL('../src/state.ts', import.meta.url), 'utf8');
  const places = source.slice(source.indexOf('// Places in'), source.indexOf('const LOG'));
  const fields = [...places.matchAll(/^export const (\w+) = (\d+);$/gm)];
  expect(fields.length).toBeGreaterThan(40);
  const log = Number(/^const LOG = (\d+);$/m.exec(source)?.[1]);
  const users = new Map<number, string>();
  for (const [, name = '', place] of fields) {
    const first = Number(place);
    for (let at = first; at < first + (WORDS[name] ?? 1); at++) {
      expect(users.get(at) ?? name, `word ${at}`).toBe(name);
      expect(at, name).toBeLessThan(log);
      users.set(at, name);
    }
  }
});
