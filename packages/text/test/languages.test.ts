/** Invariants between the languages: values and their order, singular and plural, yes and no, words of the games. */
import { describe, expect, test } from 'vitest';
import { capital, LOCALES, type Locale } from '../src/locale.ts';
import { allCalls, leavesOf, pairsOf, type Call } from './compared.ts';
import { INFLECTED, NO_PLURAL, SAME_WORDS, TERMS, TURNED } from './grammar-of.ts';

const MESSAGES = await allCalls();
const CALLS = [...MESSAGES.values()].flat();
const OTHERS = LOCALES.filter((locale) => locale !== 'en');

/** GameTypes of things, which a sentence spells out in its own words. */
const KINDS = /^(you|centre|pool|slot|undefined|ulti|betli|durchmars|passz)$/;

/** The values of a call that appear in its English text, in order. */
function marksIn({ values, texts: { en } }: Call): string[] {
  const marks = leavesOf(values)
    .filter((value) => typeof value === 'string' || (typeof value === 'number' && value > 2))
    .map(String)
    .filter((mark) => mark.length > 1 || /\d/.test(mark))
    .filter((mark) => !KINDS.test(mark) && placeIn(en, mark) >= 0);
  return [...new Set(marks)].toSorted((a, b) => placeIn(en, a) - placeIn(en, b));
}

/** The position of a value in a text, capitalised or not; a number only as a whole. */
function placeIn(text: string, mark: string): number {
  if (/^\d+$/.test(mark)) return text.search(new RegExp(String.raw`(?<!\d)${mark}(?!\d)`));
  const places = [mark, mark.charAt(0).toLowerCase() + mark.slice(1), capital(mark, 'en')]
    .map((form) => text.indexOf(form))
    .filter((place) => place >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

/** A text without its numbers, and in Hungarian without the articles and endings that depend on them. */
function shapeOf(text: string, locale: Locale): string {
  const shape = text.replaceAll(/\d+/g, '#');
  if (locale !== 'hu') return shape;
  return shape.replaceAll(/\b[Aa]z? #/g, '#').replaceAll(/#-\p{L}+/gu, '#');
}

test('samples tell values apart', () => {
  for (const [message, calls] of MESSAGES) {
    const apart = calls.filter(({ values }) => {
      const leaves = leavesOf(values).filter((value) => /string|number/.test(typeof value));
      return new Set(leaves).size === leaves.length;
    });
    expect(apart.length, `${message}: a call without equal values`).toBeGreaterThan(0);
    const flags = calls.flatMap(({ values }) => leavesOf(values));
    // The second value of this one is omitted for no.
    if (message !== 'buddy-bluff worth' && flags.some((value) => typeof value === 'boolean')) {
      expect(pairsOf(calls, true, false).length, `${message}: yes and no`).toBeGreaterThan(0);
    }
  }
});

describe.each(OTHERS)('%s', (locale) => {
  test('names what English names, in its order unless grammar turns it round', () => {
    const turned = new Set<string>();
    for (const call of CALLS) {
      const text = call.texts[locale];
      const marks = marksIn(call);
      const said = marks.filter((mark) => placeIn(text, mark) >= 0);
      if (!INFLECTED[locale]?.includes(call.message)) expect(said, call.name).toEqual(marks);
      const order = said.toSorted((a, b) => placeIn(text, a) - placeIn(text, b));
      if (order.join() !== said.join()) turned.add(call.message);
    }
    expect([...turned].toSorted()).toEqual(TURNED[locale].toSorted());
  });

  test('says nothing in English but what is the same word', () => {
    for (const call of CALLS) {
      const { en, [locale]: text } = call.texts;
      const own = marksIn(call).reduce((rest, mark) => rest.replace(mark, ''), en);
      if (text === en && /\p{L}{2}/u.test(own)) expect(SAME_WORDS, call.name).toContain(own.trim());
    }
  });

  test('tells one from several as the language does', () => {
    for (const calls of MESSAGES.values()) {
      for (const [one, two] of pairsOf(calls, 1, 2)) {
        const [text, other] = [one.texts[locale], two.texts[locale]];
        const alike = shapeOf(text, locale) === shapeOf(other, locale);
        const english = shapeOf(one.texts.en, 'en') === shapeOf(two.texts.en, 'en');
        if (locale === 'hu' || locale === 'tr') {
          // No ending after a number; occasionally a word instead of it.
          const number = /(?<!\d)1(?!\d)/.test(text) && one.message !== 'ulti themes.draw.why';
          if (number) expect(alike, `${one.name}: ${text}`).toBe(true);
        } else if (alike && !english) expect(text, one.name).toMatch(NO_PLURAL[locale]);
      }
    }
  });

  test('words of a game stand where English has them', () => {
    for (const { where, words } of TERMS) {
      const calls = CALLS.filter(
        ({ message, texts }) => where.test(message) && words.en.test(texts.en),
      );
      expect(calls.length, String(words.en)).toBeGreaterThan(2);
      for (const { name, texts } of calls) expect(texts[locale], name).toMatch(words[locale]);
    }
  });
});

test('several is several', () => {
  for (const [message, calls] of MESSAGES) {
    // Every level has a name.
    if (message === 'ulti bid.level') continue;
    for (const [two, five] of pairsOf(calls, 2, 5)) {
      for (const locale of LOCALES) {
        const [shape, other] = [two, five].map(({ texts }) => shapeOf(texts[locale], locale));
        expect(shape, two.name).toBe(other);
      }
    }
  }
});

test('yes is not no', () => {
  for (const calls of MESSAGES.values()) {
    for (const [yes, no] of pairsOf(calls, true, false)) {
      if (yes.texts.en === no.texts.en) continue;
      for (const locale of LOCALES) expect(yes.texts[locale], yes.name).not.toBe(no.texts[locale]);
    }
  }
});
