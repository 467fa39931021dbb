/** Every lesson can be opened and played to its end, and is written in every language. */
import { openRecord } from '@pakli/catalogue';
import { isRefusal, type GameTypes, type Match } from '@pakli/core';
import { loadCatalogue, LOCALES } from '@pakli/text';
import { loadLearnWords } from '@pakli/text/learn';
import type { View } from '@pakli/ulti';
import { describe, expect, test } from 'vitest';
import { namesFor } from '../src/shelf/begin.ts';
import { findOnShelf, SHELF } from '../src/shelf/shelf.ts';
import {
  hintFor,
  isTaught,
  ownPart,
  recordOf,
  rightMoves,
  type Lesson,
} from '../src/lessons/lesson.ts';
import { readProgress } from '../src/prefs/progress.ts';
import { loadLessonTexts } from '../src/words/lesson-texts.ts';

/** The lesson that teaches a kind of move or a bid: none may offer one earlier. */
const TAUGHT: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  mulle: { build: 'build', feed: 'feed', trotta: 'trotta' },
  ulti: {
    bid: 'hearts',
    'bid U': 'seven',
    'bid BE': 'bid',
    'bid D': 'hundred',
    'bid 40': 'hundred',
    'bid 20': 'twenty',
    // Joined and open bids are looked up: no lesson is about them.
    'bid 40U': '',
    'bid UD': '',
    'bid OB': '',
    'bid OD': '',
  },
};

function movesOf({ game, state, turn }: Match<GameTypes>['table']): string[] {
  return game.view(state, turn).moves.map((move) => game.formatTruth(state, move));
}

describe.each(SHELF)('$id', (shelf) => {
  const game = shelf.id;

  async function open(lesson: Lesson): Promise<Match<GameTypes>> {
    const opened = await openRecord(recordOf(shelf, lesson));
    if (isRefusal(opened)) {
      throw new Error(`${lesson.id}: ${JSON.stringify(opened)}`);
    }
    return opened.match;
  }

  test('has eight to twenty-four lessons', async () => {
    const lessons = await shelf.lessons();
    expect(lessons.length).toBeGreaterThanOrEqual(8);
    expect(lessons.length).toBeLessThanOrEqual(24);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  test('its lessons can be played as they want to be', async () => {
    for (const lesson of await shelf.lessons()) {
      const lines = (lesson.lines ?? []).map((line) => line.split('; '));
      const [firsts = [], ...rest] = lesson.answers;
      for (const first of firsts) {
        const { table } = await open(lesson);
        const begun = table.steps.length;
        for (const answers of [[first], ...rest]) {
          while (table.turn !== lesson.seat) {
            const played = table.steps.slice(begun).map(({ text }) => text);
            const line = lines.find((one) => played.every((text, i) => text === one[i]));
            expect(line?.[played.length], lesson.id).toBeDefined();
            expect(isRefusal(table.submit(table.turn, line?.[played.length] ?? ''))).toBe(false);
          }
          const legal = new Set(movesOf(table));
          const answer = answers.find((one) => legal.has(one)) ?? '';
          expect(
            isRefusal(table.submit(lesson.seat, answer)),
            `${lesson.id}: ${answers.join()}`,
          ).toBe(false);
        }
      }
    }
  });

  test('offers nothing before it has been taught, and all that it wants', async () => {
    const lessons = await shelf.lessons();
    const ids = lessons.map(({ id }) => id);
    for (const [at, lesson] of lessons.entries()) {
      const { table } = await open(lesson);
      const offered = movesOf(table).filter((move) => isTaught(lesson.offers, move));
      for (const [kind, taught] of Object.entries(TAUGHT[game] ?? {})) {
        if (taught !== '' && ids.indexOf(taught) <= at) continue;
        const early = offered.filter((move) => move === kind || move.startsWith(`${kind} `));
        expect(early, `${lesson.id}: ${kind}`).toEqual([]);
      }
      for (const answer of lesson.answers.flat()) {
        expect(isTaught(lesson.offers, answer), `${lesson.id}: ${answer}`).toBe(true);
      }
    }
  });

  test('answers moves that can be made, in every language the same ones', async () => {
    const english = await loadLessonTexts(game, 'en');
    for (const lesson of await shelf.lessons()) {
      const { table } = await open(lesson);
      const wrong = movesOf(table).filter(
        (move) => isTaught(lesson.offers, move) && lesson.answers[0]?.includes(move) === false,
      );
      const kinds = Object.keys(english[lesson.id]?.wrongs ?? {});
      for (const kind of kinds) {
        const said = wrong.filter((move) => move === kind || move.startsWith(`${kind} `));
        expect(said, `${lesson.id}: ${kind}`).not.toEqual([]);
      }
      for (const locale of LOCALES) {
        const texts = await loadLessonTexts(game, locale);
        expect(Object.keys(texts[lesson.id]?.wrongs ?? {}), locale).toEqual(kinds);
      }
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

  test.each(LOCALES)('is written in %s', async (locale) => {
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

/** The table names the others, and the text uses those names. */
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
      if (isRefusal(opened)) throw new Error(lesson.id);
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

/** Rule 2: the value of a card, by its rank. */
const WORTH: Readonly<Record<string, number>> = { A: 11, X: 10, K: 4, O: 3, U: 2 };

test('points and tricks of Ulti positions are those of the cards that are gone', async () => {
  const shelf = findOnShelf('ulti')!;
  let positions = 0;
  for (const lesson of await shelf.lessons()) {
    const opened = await openRecord(recordOf(shelf, lesson));
    if (isRefusal(opened)) throw new Error(lesson.id);
    const { table } = opened.match;
    const { origin } = table.game.view(table.state, lesson.seat) as View;
    if (origin === null) continue;
    positions++;
    const { points, tricks, gone } = origin;
    const worth = gone.reduce((sum, card) => sum + (WORTH[card.charAt(1)] ?? 0), 0);
    expect(points[0] + points[1], lesson.id).toBe(worth);
    expect(3 * (tricks[0] + tricks[1]), lesson.id).toBe(gone.length);
    // A side without a trick has no points.
    for (const side of [0, 1] as const) {
      if (tricks[side] === 0) expect(points[side], lesson.id).toBe(0);
    }
  }
  expect(positions).toBeGreaterThan(8);
});

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

test('the hint for the closest kind of move is given', () => {
  const text = { wrong: 'any', wrongs: { kontra: 'some', 'kontra passz': 'this' } };
  expect(hintFor(text, 'kontra passz')).toBe('this');
  expect(hintFor(text, 'kontra passz ulti')).toBe('this');
  expect(hintFor(text, 'kontra ulti')).toBe('some');
  expect(hintFor(text, 'kontras')).toBe('any');
  expect(hintFor({ wrong: 'any', wrongs: {} }, 'play L7')).toBe('any');
});

test('what a move did ends where the turn passes', () => {
  const [played, drawn, turn, compiled] = ['play', 'draw', 'turn', 'plate'].map((kind) => ({
    kind,
  }));
  expect(ownPart([played, drawn, turn, compiled])).toEqual([played, drawn]);
  expect(ownPart([played, drawn])).toEqual([played, drawn]);
});

test('a move is offered as a whole or by the words it begins with', () => {
  expect(isTaught(undefined, 'bid 40')).toBe(true);
  expect(isTaught(['bid 40', 'capture'], 'bid 40')).toBe(true);
  expect(isTaught(['bid 40', 'capture'], 'capture KL K x 1')).toBe(true);
  expect(isTaught(['bid 40', 'capture'], 'bid 40U')).toBe(false);
});

test('progress survives whatever was stored', () => {
  expect([...readProgress('["a",1,"b"]')]).toEqual(['a', 'b']);
  for (const broken of [null, '', '{', '{"a":1}', '7'])
    expect([...readProgress(broken)]).toEqual([]);
});

test('Compile: the lesson on compiling ends with the compile, and asks nothing that comes later', async () => {
  const shelf = findOnShelf('compile')!;
  const lesson = (await shelf.lessons()).find(({ id }) => id === 'compile')!;
  const opened = await openRecord(recordOf(shelf, lesson));
  if (isRefusal(opened)) throw new Error(opened.refused);
  const { table } = opened.match;
  table.submit(lesson.seat, lesson.answers[0]?.[0] ?? '');
  expect(table.turn).not.toBe(lesson.seat);
});
