/** Every lesson can be opened and played to its end, and is told in every language. */
import { openRecord } from '@pakli/catalogue';
import { isRecordError, isRefusal, type Kinds, type Match } from '@pakli/core';
import { loadCatalogue, LOCALES } from '@pakli/text';
import { loadLearnWords, loadLessonTexts } from '@pakli/text/learn';
import type { View } from '@pakli/ulti';
import { describe, expect, test } from 'vitest';
import { namesFor } from '../src/shelf/begin.ts';
import { findOnShelf, SHELF } from '../src/shelf/shelf.ts';
import { recordOf, rightMoves, type Lesson } from '../src/lessons/lesson.ts';
import { readProgress } from '../src/prefs/progress.ts';

/** Moves that nobody guesses, and that have a lesson of their name. */
const UNUSUAL = new Set(['trotta', 'feed']);

describe.each(SHELF)('$id', (shelf) => {
  const game = shelf.id;

  async function open(lesson: Lesson): Promise<Match<Kinds>> {
    const opened = await openRecord(recordOf(shelf, lesson));
    if (isRecordError(opened) || isRefusal(opened)) {
      throw new Error(`${lesson.id}: ${JSON.stringify(opened)}`);
    }
    return opened.match;
  }

  test('has eight to sixteen lessons', async () => {
    const lessons = await shelf.lessons();
    expect(lessons.length).toBeGreaterThanOrEqual(8);
    expect(lessons.length).toBeLessThanOrEqual(16);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test('its lessons can be played as they want to be', async () => {
    for (const lesson of await shelf.lessons()) {
      const { table } = await open(lesson);
      const begun = table.steps.length;
      const lines = (lesson.lines ?? []).map((line) => line.split('; '));
      for (const answers of lesson.answers) {
        while (table.turn !== lesson.seat) {
          const played = table.steps.slice(begun).map(({ text }) => text);
          const line = lines.find((one) => played.every((text, i) => text === one[i]));
          expect(line?.[played.length], lesson.id).toBeDefined();
          expect(isRefusal(table.submit(table.turn, line?.[played.length] ?? ''))).toBe(false);
        }
        const { game: rules, state } = table;
        const moves = rules
          .view(state, table.turn)
          .moves.map((move) => rules.formatTruth(state, move));
        for (const answer of answers) expect(moves, lesson.id).toContain(answer);
        expect(isRefusal(table.submit(lesson.seat, answers[0] ?? '')), lesson.id).toBe(false);
      }
    }
  });

  test('offers nothing before it has been taught', async () => {
    const lessons = await shelf.lessons();
    const ids = lessons.map(({ id }) => id);
    for (const [at, lesson] of lessons.entries()) {
      const { table } = await open(lesson);
      const { game: rules, state } = table;
      const verbs = rules
        .view(state, table.turn)
        .moves.map((move) => rules.formatTruth(state, move).split(' ')[0] ?? '');
      const early = verbs.filter((verb) => UNUSUAL.has(verb) && ids.indexOf(verb) > at);
      expect(early, lesson.id).toEqual([]);
    }
  });

  test('what the others answer is legal', async () => {
    for (const lesson of await shelf.lessons()) {
      for (const line of lesson.lines ?? []) {
        const match = await open(lesson);
        for (const text of line.split('; ')) {
          expect(isRefusal(match.submit(match.table.turn, text)), `${lesson.id}: ${text}`).toBe(
            false,
          );
        }
      }
    }
  });

  test.each(LOCALES)('is told in %s', async (locale) => {
    const lessons = await shelf.lessons();
    const texts = await loadLessonTexts(game, locale);
    expect(Object.keys(texts)).toEqual(lessons.map(({ id }) => id));
    const english = await loadLessonTexts(game, 'en');
    for (const [id, text] of Object.entries(texts)) {
      for (const part of ['title', 'before', 'after', 'wrong'] as const) {
        expect(text[part].trim(), `${id} ${part}`).not.toBe('');
        if (locale !== 'en' && part !== 'title') expect(text[part]).not.toBe(english[id]?.[part]);
      }
    }
  });
});

/** The table gives the others their names, and the text speaks of them. */
test.each(LOCALES)(
  'who has bid in a lesson of Ulti is called as at the table, in %s',
  async (locale) => {
    const shelf = findOnShelf('ulti');
    if (shelf === undefined) throw new Error('no Ulti');
    const texts = await loadLessonTexts('ulti', locale);
    const words = await loadCatalogue(locale);
    let told = 0;
    for (const lesson of await shelf.lessons()) {
      const opened = await openRecord(recordOf(shelf, lesson));
      if (isRecordError(opened) || isRefusal(opened)) throw new Error(lesson.id);
      const { state } = opened.match.table;
      const { high, soloist } = opened.match.game.view(state, lesson.seat) as unknown as View;
      if (soloist !== null || high === null || high.seat === lesson.seat) continue;
      told++;
      expect(texts[lesson.id]?.before, lesson.id).toContain(
        namesFor(shelf.seats, lesson.seat, words)[high.seat],
      );
    }
    expect(told).toBeGreaterThan(0);
  },
);

test('the page speaks five languages', async () => {
  const said = (words: object): string[] =>
    Object.entries(words).flatMap(([key, word]: [string, unknown]) => {
      if (typeof word === 'string') return [`${key}: ${word}`];
      if (typeof word !== 'function') return said(word as object);
      const values = Array.from({ length: word.length }, (_, i) => -3 - i);
      return [`${key}: ${String(word(...values))}`];
    });
  const english = said(await loadLearnWords('en'));
  for (const locale of LOCALES) {
    const words = said(await loadLearnWords(locale));
    expect(words.map((word) => word.split(':')[0])).toEqual(
      english.map((word) => word.split(':')[0]),
    );
    for (const word of words) expect(word).not.toMatch(/undefined|NaN|null|\[object/);
  }
});

test('counts right moves up to the first wrong one', () => {
  const answers = [['a', 'b'], ['c']];
  expect(rightMoves({ answers }, [])).toBe(0);
  expect(rightMoves({ answers }, ['b'])).toBe(1);
  expect(rightMoves({ answers }, ['x', 'c'])).toBe(0);
  expect(rightMoves({ answers }, ['a', 'x'])).toBe(1);
  expect(rightMoves({ answers }, ['a', 'c', 'more'])).toBe(2);
});

test('progress survives whatever was stored', () => {
  expect([...readProgress('["a",1,"b"]')]).toEqual(['a', 'b']);
  for (const broken of [null, '', '{', '{"a":1}', '7'])
    expect([...readProgress(broken)]).toEqual([]);
});
