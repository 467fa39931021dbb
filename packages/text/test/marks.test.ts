/** All texts for people use typographic apostrophes and quotation marks, ’ and “ ”. */
import { expect, test } from 'vitest';
import { LOCALES } from '../src/index.ts';
import { textOf } from './markdown.ts';
import { CHAPTERS, GAMES, saidIn } from './rendered.ts';

const STRAIGHT = /['"]/;

test.for(Object.keys(CHAPTERS))('in the texts of %s', async (chapter) => {
  for (const locale of LOCALES) {
    const straight = (await saidIn(chapter, locale)).filter(({ text }) => STRAIGHT.test(text));
    expect(straight).toEqual([]);
  }
});

test.for(GAMES)('in the leaflet of %s', (game) => {
  for (const locale of LOCALES) {
    const straight = textOf(game, locale, 'leaflet')
      .split('\n')
      .filter((line) => STRAIGHT.test(line));
    expect(straight).toEqual([]);
  }
});
