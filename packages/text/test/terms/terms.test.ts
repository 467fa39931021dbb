/** Every text of a game calls a thing by one word: catalogues, table, cards, leaflet, lessons, ideas of puzzles, rule notes, rulings. */
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '../../src/index.ts';
import { glossaryOf, saidIn as shownIn, termed } from '../../src/markdown/index.ts';
import { loadRuleNotes } from '../../src/common/rule-notes.ts';
import { leafletOf } from '../leaflets/read.ts';
import { callOf, said, saidIn } from '../rendered.ts';
import { buddyBluff } from './buddy-bluff.ts';
import { compile } from './compile.ts';
import { mulle } from './mulle.ts';
import type { Terms } from './term.ts';
import { ulti } from './ulti.ts';

const GAMES = [
  ['buddy-bluff', buddyBluff, ['buddy-bluff']],
  ['mulle', mulle, ['mulle']],
  ['ulti', ulti, ['ulti', 'ulti-table']],
  ['compile', compile, ['compile', 'compile-table', 'compile-cards', 'rulings']],
] as const satisfies readonly (readonly [string, Terms, readonly string[]])[];

interface Text {
  readonly where: string;
  readonly text: string;
}

async function textsOf(
  game: (typeof GAMES)[number][0],
  chapters: readonly string[],
  locale: Locale,
): Promise<Text[]> {
  const calls = await Promise.all(chapters.map((chapter) => saidIn(chapter, locale)));
  const notes = said(await loadRuleNotes(game, locale), {});
  const { paragraphs } = leafletOf(game, locale);
  return [
    ...[...calls.flat(), ...notes].map((call) => ({ where: callOf(call), text: call.text })),
    ...paragraphs.map(({ id, title }) => ({ where: `leaflet, ${id}`, text: title })),
    ...paragraphs.flatMap(({ id, blocks }) =>
      blocks.map((block) => ({ where: `leaflet, ${id}`, text: shownIn(block) })),
    ),
  ];
}

describe.each(GAMES)('%s', (game, terms: Terms, chapters) => {
  test.for(LOCALES)('one word for one thing in %s', async (locale) => {
    const texts = await textsOf(game, chapters, locale);
    const all = texts.map(({ text }) => text.toLocaleLowerCase(locale)).join('\n');
    for (const [thing, { word, strays }] of Object.entries(terms)) {
      expect(
        all.includes(word[locale].toLocaleLowerCase(locale)),
        `${thing}: ${word[locale]}`,
      ).toBe(true);
      const stray = strays?.[locale];
      const found = texts.filter(({ text }) => stray?.test(text) === true);
      expect(found, `${thing} is ${word[locale]}`).toEqual([]);
    }
  });

  test.for(LOCALES)('the glossary explains no thing as another in %s', (locale) => {
    const glossary = glossaryOf(leafletOf(game, locale), locale);
    const explained = new Map<string, string>();
    for (const word of new Set(Object.values(terms).map((term) => term.word[locale]))) {
      const entry = termed(word, glossary, locale)[0]?.term?.name;
      // "Pick up the talon" speaks of the talon.
      if (entry === undefined || word.includes(' ')) continue;
      expect(explained.get(entry), word).toBeUndefined();
      explained.set(entry, word);
    }
  });
});
