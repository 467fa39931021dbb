/**
 * Structural comparison that does not trust the game: a snapshot is taken
 * without `copy`, and two states are compared field by field, typed arrays and
 * hidden properties included, never by printing them.
 */
type Typed = { readonly length: number; readonly [index: number]: number | bigint };

function isTyped(value: unknown): value is Typed {
  return ArrayBuffer.isView(value) && !(value instanceof DataView);
}

function isDictionary(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === 'object' && value !== null;
}

/** A deep copy of plain data, class instances and typed arrays. */
export function snapshot<T>(value: T): T;
export function snapshot(value: unknown): unknown {
  return clone(value, new Map());
}

function clone(value: unknown, done: Map<unknown, unknown>): unknown {
  if (!isDictionary(value)) return value;
  const known = done.get(value);
  if (known !== undefined) return known;
  if (ArrayBuffer.isView(value)) return structuredClone(value);
  if (value instanceof Map) {
    return new Map([...value].map(([key, item]) => [clone(key, done), clone(item, done)]));
  }
  if (value instanceof Set) return new Set([...value].map((item) => clone(item, done)));
  const copy: Record<PropertyKey, unknown> = Array.isArray(value)
    ? Object.assign([])
    : Object.create(Object.getPrototypeOf(value));
  done.set(value, copy);
  for (const key of Reflect.ownKeys(value)) {
    if (Array.isArray(value) && key === 'length') continue;
    copy[key] = clone(value[key], done);
  }
  if (Array.isArray(copy) && Array.isArray(value)) copy.length = value.length;
  return copy;
}

/** Where two values differ first, as `path: this instead of that`; undefined when they are equal. */
export function difference(got: unknown, expected: unknown, path = ''): string | undefined {
  if (got === expected || Object.is(got, expected)) return undefined;
  const differs = (): string => `${path || 'value'}: ${show(got)} instead of ${show(expected)}`;
  if (!isDictionary(got) || !isDictionary(expected)) return differs();
  if (isTyped(got) || isTyped(expected)) {
    if (!isTyped(got) || !isTyped(expected) || got.length !== expected.length) return differs();
    for (let i = 0; i < got.length; i++) {
      if (!Object.is(got[i], expected[i])) return difference(got[i], expected[i], `${path}[${i}]`);
    }
    return undefined;
  }
  if (Array.isArray(got) !== Array.isArray(expected)) return differs();
  if (got instanceof Map && expected instanceof Map) {
    return difference([...got], [...expected], `${path}(map)`);
  }
  if (got instanceof Set && expected instanceof Set) {
    return difference([...got], [...expected], `${path}(set)`);
  }
  for (const key of new Set([...Reflect.ownKeys(got), ...Reflect.ownKeys(expected)])) {
    const inside = path === '' ? String(key) : `${path}.${String(key)}`;
    if (!Object.hasOwn(got, key)) return `${inside}: missing`;
    if (!Object.hasOwn(expected, key)) return `${inside}: not expected`;
    const found = difference(got[key], expected[key], inside);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A value in at most 80 characters. */
export function show(value: unknown): string {
  const text =
    typeof value === 'object' && value !== null
      ? isTyped(value)
        ? `[${Array.from(value, String).join(' ')}]`
        : JSON.stringify(value)
      : typeof value === 'string'
        ? JSON.stringify(value)
        : String(value);
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}
