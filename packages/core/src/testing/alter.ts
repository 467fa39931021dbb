/**
 * Golden files with one value changed, which their runner must notice: a file
 * that cannot fail proves nothing.
 *
 *     for (const path of leaves(file)) expect(golden.run(altered(file, path)).failures).toHaveLength(1);
 */
import { isJsonObject, type JsonObject } from '../json.ts';

/** The path to a value. */
export type KeyPath = readonly (string | number)[];

/** The paths to all numbers, strings, booleans and nulls inside a value. */
export function leaves(value: unknown, path: KeyPath = []): KeyPath[] {
  if (Array.isArray(value)) return value.flatMap((part, i) => leaves(part, [...path, i]));
  if (!isJsonObject(value)) return [path];
  return Object.entries(value).flatMap(([key, part]) => leaves(part, [...path, key]));
}

/** A copy with another value at the path. */
export function altered(file: JsonObject, path: KeyPath): JsonObject {
  const copy = structuredClone(file);
  const last = path.at(-1);
  if (last === undefined) return copy;
  let holder = copy as Record<string | number, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string | number, unknown>;
  holder[last] = another(holder[last]);
  return copy;
}

function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : `${String(value)}?`;
}
