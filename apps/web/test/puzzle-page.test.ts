/** What the page of a puzzle says and does not say, whatever its game. */
import { findGame, openRecord } from '@pakli/catalogue';
import { isRefusal } from '@pakli/core';
import { dayNumber, gameOfDay, placeOf } from '@pakli/protocol';
import { LOCALES } from '@pakli/text';
import { loadReasonTexts, loadThemeTexts } from '@pakli/text/learn';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TableScene } from '../src/host/host.ts';
import { dealOf } from '../src/challenge/day.ts';
import { dayOf } from '../src/lessons/day.ts';
import { byTheme, nextInLine } from '../src/lessons/puzzle-moves.ts';
import type { Puzzle } from '../src/lessons/puzzle.ts';
import { SHELF } from '../src/shelf/shelf.ts';
import type { ShelfGame } from '../src/table/shelf-game.ts';
import { gesturesOf } from '../src/table/lifting.ts';
import { draw, talkOf } from './drawn.ts';
import { sceneIn, sitDown } from './seated.ts';

/** One puzzle in this many is laid on its table; the long run takes all. */
const EVERY = process.env['PAKLI_LONG'] === undefined ? 5 : 1;

/** The consequences of a move, as the games express them. */
const OUTCOMES = new Set(['seal', 'mulle', 'tabbe', 'absorb', 'capture', 'trick', 'deal', 'over']);

/** What a table would like to say. */
const TELLING = new Set(['seal', 'mulle', 'trick', 'compile', 'delete']);

async function posed(game: string, { id, record, seat }: Puzzle): Promise<TableScene> {
  const opened = await openRecord(record);
  if (isRefusal(opened)) throw new Error(`${id} cannot be opened`);
  const table = sitDown(await findGame(game)!.load(), opened.match, { seat });
  table.client.open();
  return sceneIn(table);
}

/** A puzzle with a lifted card for which the host predicts more than the move. */
async function foretelling(shelf: ShelfGame): Promise<{ scene: TableScene; lifted: string }> {
  const game = await shelf.table();
  for (const puzzle of await shelf.puzzles()) {
    const scene = await posed(shelf.id, puzzle);
    const told = scene.choices.find(({ seen }) =>
      (seen as readonly { kind: string }[]).some(({ kind }) => TELLING.has(kind)),
    );
    const [touch] = told === undefined ? [] : [game.touch(told, scene)].flat();
    if (touch !== undefined) return { scene, lifted: touch.lift };
  }
  throw new Error('no move of any puzzle brings anything about');
}

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => vi.unstubAllGlobals());

describe.each(SHELF)('$id', (shelf) => {
  test('offers moves that do not tell what comes of them', async () => {
    const game = await shelf.table();
    const puzzles = (await shelf.puzzles()).filter((_, n) => n % EVERY === 0);
    for (const puzzle of puzzles) {
      const scene = await posed(shelf.id, puzzle);
      const gestures = gesturesOf(game, scene, talkOf(scene), true);
      for (const { choice, label, touches, notes } of gestures) {
        const told = (choice.seen as readonly { kind: string }[]).map(({ kind }) => kind);
        expect(
          told.filter((kind) => OUTCOMES.has(kind)),
          puzzle.id,
        ).toEqual([]);
        expect([label.notes, touches, notes], puzzle.id).toEqual([[], [], {}]);
      }
    }
  });

  test('is drawn as for somebody who was never told what comes of a move', async () => {
    const game = await shelf.table();
    const { scene, lifted } = await foretelling(shelf);
    const blind: TableScene = {
      ...scene,
      choices: scene.choices.map((choice) => ({ ...choice, seen: game.named(choice.seen) })),
    };
    const { markup } = draw({ game, scene, lifted, quiet: true });
    expect(markup).toBe(draw({ game, scene: blind, lifted, quiet: true }).markup);
    expect(markup).not.toMatch(/table-spot-note|data-touched/);
  });

  test('says its ideas in all languages, with what the position makes of them', async () => {
    const puzzles = await shelf.puzzles();
    for (const locale of LOCALES) {
      const texts = await loadThemeTexts(shelf.id, locale);
      for (const { id, theme, facts = {} } of puzzles) {
        if (theme === undefined) continue;
        const why = texts[theme]?.why(facts as never);
        expect(why, `${id} ${locale}`).toMatch(/^\P{Ll}.*[.!]$/u);
        expect(why, `${id} ${locale}`).not.toMatch(/undefined|NaN|object|\bnull\b/);
      }
      expect(new Set(Object.values(texts).map(({ name }) => name)).size).toBe(
        Object.keys(texts).length,
      );
      // No page names an idea without a puzzle.
      expect([...byTheme(puzzles).keys()].toSorted()).toEqual(Object.keys(texts).toSorted());
    }
  });
});

describe.each(SHELF)('$id', (shelf) => {
  test('says for and against its moves in all languages, each sentence somewhere', async () => {
    const reasons = (await shelf.puzzles()).flatMap((puzzle) => puzzle.reasons.flat());
    const ids = new Set(reasons.map(({ reason }) => reason));
    for (const locale of LOCALES) {
      const texts = await loadReasonTexts(shelf.id, locale);
      for (const { reason, facts } of reasons) {
        const said = texts[reason]?.(facts as never);
        expect(said, `${reason} ${locale}`).toMatch(/^\P{Ll}.*\.$/u);
        expect(said, `${reason} ${locale}`).not.toMatch(/undefined|NaN|object|\bnull\b/);
      }
      // No page shows a sentence that no move needs.
      expect([...ids].toSorted()).toEqual(Object.keys(texts).toSorted());
    }
  });
});

const step = (seat: number | null, text: string) => ({ seat, text });

test('a line is gone on with as long as it was followed', () => {
  const line = ['a', 'x', 'b', 'y'];
  expect(nextInLine(line, [step(0, 'a'), step(1, 'x')], 0)).toBe('b');
  expect(nextInLine(line, [step(0, 'a'), step(1, 'x'), step(0, 'c')], 0)).toBeUndefined();
  expect(
    nextInLine(
      line,
      ['a', 'x', 'b', 'y'].map((text, i) => step(i % 2, text)),
      0,
    ),
  ).toBe(undefined);
  expect(nextInLine(undefined, [], 0)).toBeUndefined();
});

describe('the puzzle of the day', () => {
  test('is of the date that a calendar shows', () => {
    expect(dayOf(new Date(2026, 10, 6, 0, 1))).toBe('2026-11-06');
    expect(dayOf(new Date(2026, 10, 6, 23, 59))).toBe('2026-11-06');
    expect(dayNumber('1970-01-02')).toBe(1);
    for (const no of ['7', '2026-13-01', '2026-11-6', '']) expect(dayNumber(no)).toBeUndefined();
  });

  test('goes round the games, and through all puzzles before one comes again', () => {
    const days = Array.from({ length: 4 * 64 }, (_, n) =>
      new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10),
    );
    const games = days.map((day) => gameOfDay(day, SHELF)?.id);
    expect(new Set(games.slice(0, 4)).size).toBe(4);
    expect(games.slice(4)).toEqual(games.slice(0, -4));
    for (const count of [1, 2, 60, 61, 63, 64]) {
      const places = days.filter((_, n) => n % 4 === 0).map((day) => placeOf(day, 4, count));
      expect(new Set(places.slice(0, count)).size, String(count)).toBe(count);
    }
  });

  test('is there, and a seat for its deal, where a device has lost its clock', () => {
    // West of Greenwich the reset clock shows the last day of 1969.
    for (const day of ['1969-12-31', '1969-12-30', '1969-12-27', '1601-01-01']) {
      expect(gameOfDay(day, SHELF), day).toBeDefined();
      expect(placeOf(day, SHELF.length, 60), day).toBeGreaterThanOrEqual(0);
      for (const game of SHELF) {
        const { seat } = dealOf(game, day);
        expect(seat >= 0 && seat < game.seats, `${game.id} on ${day}: ${seat}`).toBe(true);
      }
    }
  });
});
