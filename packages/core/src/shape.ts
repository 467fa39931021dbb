/**
 * What JSON from outside must look like before anything walks it. A shape is
 * asked about a value and answers where it differs, such as `slots.2.cards`,
 * or with undefined where it fits.
 *
 *     const SLOT = objectOf({ cards: listOf(CARD, 0, 52), open: orNull(CARD) });
 *     SLOT(value, 'slot') === 'slot.cards.3'
 */
import { isJsonObject } from './json.ts';

export { MOST_SEATS } from './game.ts';
export * from './json.ts';
export * from './read-view.ts';
export * from './text-file.ts';

/** Answers where a value differs from what is expected, or undefined where it fits. */
export type Shape = (value: unknown, at: string) => string | undefined;

function inside(at: string, key: string | number): string {
  return at === '' ? String(key) : `${at}.${key}`;
}

/** What is not walked but only compared: it may be anything. */
export const anything: Shape = () => undefined;

/** A boolean. */
export const trueOrFalse: Shape = (value, at) => (typeof value === 'boolean' ? undefined : at);

/** A whole number from `least` to `most`. */
export function whole(least: number, most: number): Shape {
  return (value, at) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
      ? undefined
      : at;
}

/** A text that is read. */
export function textThat(fits: (text: string) => boolean): Shape {
  return (value, at) => (typeof value === 'string' && fits(value) ? undefined : at);
}

/** One of several texts. */
export function oneOf(values: readonly string[]): Shape {
  return textThat((text) => values.includes(text));
}

/** Of a shape, or null. */
export function orNull(shape: Shape): Shape {
  return (value, at) => (value === null ? undefined : shape(value, at));
}

/** One of several shapes. */
export function either(...shapes: readonly Shape[]): Shape {
  return (value, at) => (shapes.some((shape) => shape(value, at) === undefined) ? undefined : at);
}

/** A list of `least` to `most` items of one shape. */
export function listOf(shape: Shape, least: number, most: number = least): Shape {
  return (value, at) => {
    if (!Array.isArray(value) || value.length < least || value.length > most) return at;
    for (const [i, item] of value.entries()) {
      const wrong = shape(item, inside(at, i));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

/** A list of as many items as shapes. */
export function tupleOf(...shapes: readonly Shape[]): Shape {
  return (value, at) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return at;
    for (const [i, shape] of shapes.entries()) {
      const wrong = shape(value[i], inside(at, i));
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}

/** An object that has all keys of `fields` and may have those of `more`; others are for whoever compares it. */
export function objectOf(
  fields: Readonly<Record<string, Shape>>,
  more: Readonly<Record<string, Shape>> = {},
): Shape {
  const must = Object.entries(fields);
  const may = Object.entries(more);
  return (value, at) => {
    if (!isJsonObject(value)) return at;
    for (const [key, shape] of must) {
      const here = inside(at, key);
      const wrong = Object.hasOwn(value, key) ? shape(value[key], here) : here;
      if (wrong !== undefined) return wrong;
    }
    for (const [key, shape] of may) {
      const wrong = Object.hasOwn(value, key) ? shape(value[key], inside(at, key)) : undefined;
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  };
}
