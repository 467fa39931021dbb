/**
 * Validation of JSON from outside: the wire, logs, the engine protocol and
 * files. A shape checks a value and returns where it differs and what was
 * expected there, or undefined if it fits. The type of a fitting value is
 * inferred from the shape, or the shape is declared for a documented type.
 *
 *     const SLOT = objectOf({ cards: listOf(CARD, 0, 52), open: orNull(CARD) });
 *     SLOT(value, 'slot')?.at === 'slot.cards.3'
 *     if (fits(SLOT, value)) value.cards.length;
 *     const PLAN: Shape<Plan> = strictObjectOf({ seed: whole(0) }, { name: anyText });
 */
import { isJsonObject, type JsonObject } from './json.ts';

export { MOST_SEATS } from './game.ts';
export * from './json.ts';
export * from './read-view.ts';
export * from './text-file.ts';

/** Where a value differs from its shape. */
export interface Mismatch {
  /** A path such as `slots.2.cards`; empty for the value itself. */
  readonly at: string;
  /** What was expected there; undefined for an unknown key. */
  readonly expected?: string;
}

/** Returns where a value differs from what is expected, or undefined where it is a `T`. */
export interface Shape<out T = unknown> {
  (value: unknown, at: string): Mismatch | undefined;
  /** Never set: carries the type of fitting values. */
  readonly type?: T;
}

/** The type of the values that fit a shape. */
export type Infer<S extends Shape> = S extends Shape<infer T> ? T : never;

/** Whether a value has a shape. */
export function fits<T>(shape: Shape<T>, value: unknown): value is T {
  return shape(value, '') === undefined;
}

/** Describes what is wrong with a value: the path, and what is expected there. */
export function explain(shape: Shape, value: unknown): string {
  const { at, expected } = shape(value, '') ?? { at: '', expected: 'nothing else' };
  const problem = expected === undefined ? 'unknown key' : `${expected} is expected`;
  return at === '' ? problem : `${at}: ${problem}`;
}

function inside(at: string, key: string | number): string {
  return at === '' ? String(key) : `${at}.${key}`;
}

/** A value that passes a test. */
function shapeThat<T>(expected: string, isFine: (value: unknown) => boolean): Shape<T> {
  return (value, at) => (isFine(value) ? undefined : { at, expected });
}

/** Any value: for what is passed on or compared but never read. */
export const anything: Shape = () => undefined;

/** A boolean. */
export const trueOrFalse: Shape<boolean> = shapeThat(
  'true or false',
  (value) => typeof value === 'boolean',
);

/** An object whose content is checked elsewhere. */
export const anyObject: Shape<JsonObject> = shapeThat('an object', isJsonObject);

/** A number from `least` to `most`. */
export function numberOf(least: number = -Infinity, most: number = Infinity): Shape<number> {
  return (value, at) =>
    Number.isFinite(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { at, expected: `a number${range(least, most)}` };
}

/** An integer from `least` to `most`. */
export function whole(
  least: number = Number.MIN_SAFE_INTEGER,
  most: number = Number.MAX_SAFE_INTEGER,
): Shape<number> {
  return (value, at) =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
      ? undefined
      : { at, expected: `a whole number${range(least, most)}` };
}

function range(least: number, most: number): string {
  if (most < Number.MAX_SAFE_INTEGER) return ` from ${least} to ${most}`;
  return least > Number.MIN_SAFE_INTEGER ? ` of at least ${least}` : '';
}

/** A text that passes a test. */
export function textThat(isFine: (text: string) => boolean, expected = 'a text'): Shape<string> {
  return shapeThat(expected, (value) => typeof value === 'string' && isFine(value));
}

/** A text. */
export const anyText: Shape<string> = textThat(() => true);

/** A text of `least` to `most` letters. */
export function textOf(least: number, most: number): Shape<string> {
  return textThat(
    ({ length }) => length >= least && length <= most,
    `a text of ${least} to ${most} letters`,
  );
}

/** One of several values. */
export function oneOf<const T extends string | number | boolean>(values: readonly T[]): Shape<T> {
  const known: readonly unknown[] = values;
  return (value, at) =>
    known.includes(value)
      ? undefined
      : { at, expected: `${values.length > 1 ? 'one of ' : ''}${values.join(', ')}` };
}

/** A shape, or null. */
export function orNull<T>(shape: Shape<T>): Shape<T | null> {
  return (value, at) => (value === null ? undefined : shape(value, at));
}

/** One of several shapes. */
export function either<S extends readonly Shape[]>(...shapes: S): Shape<Infer<S[number]>> {
  return (value, at) => {
    const wrong: Mismatch[] = [];
    for (const shape of shapes) {
      const mismatch = shape(value, at);
      if (mismatch === undefined) return undefined;
      wrong.push(mismatch);
    }
    // A value with a key of only one alternative was meant as that one.
    const [meant, ...more] = wrong.filter(({ at: where }) =>
      Object.keys(Object(value)).some((key) => `${where}.`.startsWith(`${inside(at, key)}.`)),
    );
    if (meant !== undefined && more.length === 0) return meant;
    const ways = wrong.map(({ at: where, expected = 'no such key' }) =>
      where === at ? expected : `${expected} at ${where}`,
    );
    return { at, expected: ways.join(' or ') };
  };
}

/** A list of items of one shape: `least` to `most` of them, exactly `least`, or any number. */
export function listOf<T>(
  shape: Shape<T>,
  least?: number,
  most: number = least ?? Infinity,
): Shape<readonly T[]> {
  const from = least ?? 0;
  return (value, at) => {
    if (!Array.isArray(value) || value.length < from || value.length > most) {
      const count = most === from ? `of ${from}` : `of ${from} to ${most}`;
      return { at, expected: most === Infinity ? 'a list' : `a list ${count}` };
    }
    for (const [i, item] of value.entries()) {
      const wrong = shape(item, inside(at, i));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

/** A list with one shape per item. */
export function tupleOf<const S extends readonly Shape[]>(
  ...shapes: S
): Shape<{ readonly [I in keyof S]: Infer<S[I]> }> {
  return (value, at) => {
    if (!Array.isArray(value) || value.length !== shapes.length) {
      return { at, expected: `a list of ${shapes.length}` };
    }
    for (const [i, shape] of shapes.entries()) {
      const wrong = shape(value[i], inside(at, i));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

/** Shapes by key. */
export type Shapes = Readonly<Record<string, Shape>>;

/** An object with the required keys `Must` and the optional keys `May`. */
export type ObjectOf<Must extends Shapes, May extends Shapes> = {
  readonly [Key in keyof Must]: Infer<Must[Key]>;
} & { readonly [Key in keyof May]?: Infer<May[Key]> };

/** An object with the required keys `must` and the optional keys `may`; other keys are ignored. */
export function objectOf<Must extends Shapes, May extends Shapes = {}>(
  must: Must,
  may?: May,
): Shape<ObjectOf<Must, May>> {
  const required = Object.entries(must);
  const optional = Object.entries(may ?? {});
  return (value, at) => {
    if (!isJsonObject(value)) return { at, expected: 'an object' };
    for (const [key, shape] of required) {
      const here = inside(at, key);
      const wrong = Object.hasOwn(value, key)
        ? shape(value[key], here)
        : (shape(undefined, here) ?? { at: here, expected: 'a value' });
      if (wrong !== undefined) return wrong;
    }
    for (const [key, shape] of optional) {
      const wrong = Object.hasOwn(value, key) ? shape(value[key], inside(at, key)) : undefined;
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

/** The same, and other keys are refused. */
export function strictObjectOf<Must extends Shapes, May extends Shapes = {}>(
  must: Must,
  may?: May,
): Shape<ObjectOf<Must, May>> {
  const shape = objectOf(must, may);
  const known = new Set([...Object.keys(must), ...Object.keys(may ?? {})]);
  return (value, at) => {
    const wrong = shape(value, at);
    if (wrong !== undefined) return wrong;
    const key = Object.keys(Object(value)).find((one) => !known.has(one));
    return key === undefined ? undefined : { at: inside(at, key) };
  };
}

/** An object with any of these keys, all with values of one shape. */
export function mapOf<K extends string, T>(
  keys: readonly K[],
  shape: Shape<T>,
): Shape<{ readonly [Key in K]?: T }> {
  return strictObjectOf({}, Object.fromEntries(keys.map((key) => [key, shape])));
}

/** By kind: the required and the optional keys of such an object. */
export type Kinds = Readonly<Record<string, readonly [must: Shapes, may?: Shapes]>>;

/** A union of objects discriminated by one key. */
export type KindOf<Key extends string, K extends Kinds> = {
  [Kind in keyof K]: { readonly [_ in Key]: Kind } & ObjectOf<
    K[Kind][0],
    K[Kind][1] extends Shapes ? K[Kind][1] : {}
  >;
}[keyof K];

/** An object of one of several kinds. Unknown keys are refused, or ignored if `build` is `objectOf`. */
export function byKind<Key extends string, const K extends Kinds>(
  key: Key,
  kinds: K,
  build: typeof objectOf = strictObjectOf,
): Shape<KindOf<Key, K>> {
  const shapes = new Map(
    Object.entries(kinds).map(([kind, [must, may]]) => [
      kind,
      build({ [key]: anyText, ...must }, may),
    ]),
  );
  const kind = oneOf([...shapes.keys()]);
  return (value, at) => {
    if (!isJsonObject(value)) return { at, expected: 'an object' };
    const name = Object.hasOwn(value, key) ? value[key] : undefined;
    return kind(name, inside(at, key)) ?? shapes.get(String(name))?.(value, at);
  };
}
