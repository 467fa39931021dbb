/** The words of a state: no two fields share a byte, and nothing is beyond its end. */
import { expect, test } from 'vitest';
import { compile } from '../src/index.ts';

test('fields of a state do not overlap', () => {
  const state = compile.create(compile.rules.defaults, 2);
  const fields = Object.entries(state).filter(
    (field): field is [string, Uint8Array] =>
      ArrayBuffer.isView(field[1]) &&
      field[1].buffer === state.bytes.buffer &&
      field[0] !== 'bytes',
  );
  expect(fields.length).toBeGreaterThan(15);
  const users = new Map<number, string>();
  for (const [name, { byteOffset, byteLength }] of fields) {
    for (let at = byteOffset; at < byteOffset + byteLength; at++) {
      expect(users.get(at) ?? name, `byte ${at}`).toBe(name);
      users.set(at, name);
    }
  }
  // Every byte belongs to a field.
  expect(users.size).toBe(state.bytes.length);
});
