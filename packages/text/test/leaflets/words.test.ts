/** The glossary of a leaflet shows words; the stems by which it finds them are never shown. */
import { beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '../../src/index.ts';
import { glossaryOf, readLeaflet, saidIn, termed } from '../../src/markdown/index.ts';
import { saidIn as textsIn } from '../rendered.ts';
import { leafletOf } from './read.ts';

const CHAPTERS = {
  'buddy-bluff': ['buddy-bluff'],
  mulle: ['mulle'],
  ulti: ['ulti', 'ulti-table'],
  compile: ['compile', 'compile-table', 'compile-cards', 'rulings'],
} as const;
const GAMES = Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[];

describe.each(GAMES)('%s', (game) => {
  describe.each(LOCALES)('in %s', (locale) => {
    const leaflet = leafletOf(game, locale);
    const shown = leaflet.paragraphs.flatMap(({ blocks }) => blocks.map(saidIn)).join('\n');
    let words: Set<string>;

    beforeAll(async () => {
      const others = leaflet.paragraphs.filter(({ id }) => id !== 'words');
      const calls = await Promise.all(CHAPTERS[game].map((chapter) => textsIn(chapter, locale)));
      const texts = [
        ...others.map(({ title }) => title),
        ...others.flatMap(({ blocks }) => blocks.map(saidIn)),
        ...calls.flat().map(({ text }) => text),
      ];
      words = new Set(
        texts
          .join('\n')
          .toLocaleLowerCase(locale)
          .match(/[\p{L}\d]+/gu),
      );
    });

    test('shows no comment', () => {
      expect(shown).not.toMatch(/<!--|-->|[{}]/);
    });

    test('shows words that sentences use whole', () => {
      expect(leaflet.entries.length).toBeGreaterThan(6);
      const strange = leaflet.entries
        .flatMap(({ forms }) => forms)
        .filter((form) => !words.has(form.toLocaleLowerCase(locale)));
      expect(strange).toEqual([]);
    });
  });
});

test('stems are matched and not shown; the first form heads the explanation', () => {
  const leaflet = readLeaflet(
    '# T\n\n<!-- words -->\n## W\n\n- **Iker, ikrek** <!-- ikr -->: a másik lap.\n- **Talon**: két lap.\n',
  );
  expect(leaflet.paragraphs[0]?.blocks.map(saidIn)).toEqual([
    'Iker, ikrek: a másik lap.\nTalon: két lap.',
  ]);
  const found = termed('az ikrét viszi', glossaryOf(leaflet, 'hu'), 'hu');
  expect(found.map(({ text, term }) => [text, term?.name])).toEqual([
    ['az ', undefined],
    ['ikrét', 'Iker'],
    [' viszi', undefined],
  ]);
});
