/**
 * Structural comparison that does not trust the game: snapshots are taken
 * without `copy`, and states are compared field by field, including typed arrays
 * and non-enumerable properties, never by their text.
 */
type Typed = {
  readonly constructor: unknown;
  readonly length: number;
  readonly [index: number]: number | bigint;
};

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
  if (ArrayBuffer.isView(value)) return cloneArray(value, done);
  if (value instanceof Map) {
    return new Map([...value].map(([key, item]) => [clone(key, done), clone(item, done)]));
  }
  if (value instanceof Set) return new Set([...value].map((item) => clone(item, done)));
  if (Array.isArray(value)) {
    const list: unknown[] = [];
    done.set(value, list);
    for (const item of value) list.push(clone(item, done));
    return list;
  }
  const copy: object = Object.create(Object.getPrototypeOf(value));
  done.set(value, copy);
  for (const key of Reflect.ownKeys(value)) {
    // Defined, not assigned: `__proto__` must be an ordinary key.
    const made = { value: clone(value[key], done), enumerable: true, writable: true };
    Object.defineProperty(copy, key, made);
  }
  return copy;
}

/** Arrays that share a buffer still share one in the copy, as some states do. */
function cloneArray(value: ArrayBufferView, done: Map<unknown, unknown>): unknown {
  const buffer = done.get(value.buffer) ?? value.buffer.slice(0);
  done.set(value.buffer, buffer);
  const length = isTyped(value) ? value.length : value.byteLength;
  return Reflect.construct(value.constructor, [buffer, value.byteOffset, length]);
}

/** The first difference of two values, as `path: this instead of that`; undefined if they are equal. */
export function difference(got: unknown, expected: unknown, path = ''): string | undefined {
  if (got === expected || Object.is(got, expected)) return undefined;
  if (!isDictionary(got) || !isDictionary(expected)) return differs(got, expected, path);
  if (isTyped(got) || isTyped(expected)) return typedDifference(got, expected, path);
  if (Array.isArray(got) !== Array.isArray(expected)) return differs(got, expected, path);
  if (got instanceof Map && expected instanceof Map) {
    return difference([...got], [...expected], `${path}(map)`);
  }
  if (got instanceof Set && expected instanceof Set) {
    return difference([...got], [...expected], `${path}(set)`);
  }
  if (Array.isArray(got) && got.length !== expected['length']) return differs(got, expected, path);
  const keys = Reflect.ownKeys(got);
  for (const key of keys) {
    const one = got[key];
    const other = expected[key];
    if (one === other && other !== undefined) continue;
    const inside = path === '' ? String(key) : `${path}.${String(key)}`;
    if (!Object.hasOwn(expected, key)) return `${inside}: not expected`;
    const found = difference(one, other, inside);
    if (found !== undefined) return found;
  }
  const others = Reflect.ownKeys(expected);
  if (others.length === keys.length) return undefined;
  const missing = others.find((key) => !Object.hasOwn(got, key));
  return `${path === '' ? '' : `${path}.`}${String(missing)}: missing`;
}

/** The same for plain JSON, which compares strings first, since most values are equal. */
export function jsonDifference(got: unknown, expected: unknown, path = ''): string | undefined {
  const [is, was] = [JSON.stringify(got), JSON.stringify(expected)];
  if (is === was) return undefined;
  return difference(got, expected, path) ?? `${path} as text: ${show(is)} instead of ${show(was)}`;
}

function differs(got: unknown, expected: unknown, path: string): string {
  return `${path || 'value'}: ${show(got)} instead of ${show(expected)}`;
}

function typedDifference(got: unknown, expected: unknown, path: string): string | undefined {
  if (!isTyped(got) || !isTyped(expected) || got.constructor !== expected.constructor) {
    return differs(got, expected, path);
  }
  if (got.length !== expected.length) return differs(got, expected, path);
  for (let i = 0; i < got.length; i++) {
    if (got[i] === expected[i] || Object.is(got[i], expected[i])) continue;
    return differs(got[i], expected[i], `${path}[${i}]`);
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
