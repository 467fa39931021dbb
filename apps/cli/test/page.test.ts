import { stripVTControlCharacters } from 'node:util';
import { GAMES } from '@pakli/catalogue';
import {
  isRefusal,
  Match,
  OVER,
  Sfc32,
  type BaseView,
  type Game,
  type GameTypes,
} from '@pakli/core';
import { choicesOf } from '@pakli/core/analysis';
import { pastOf } from '@pakli/host';
import { describe, expect, test } from 'vitest';
import { bodyOf } from '../src/commands/play/body.ts';
import { Journal } from '../src/seat/journal.ts';
import { hintLines } from '../src/commands/play/hint-lines.ts';
import { details, fitRows, overview } from '../src/commands/play/move-list.ts';
import { offersOf, type Offer } from '../src/seat/offers.ts';
import { plainArt } from '../src/table/plain.ts';
import { tableOf, type TableSetting } from '../src/table/index.ts';
import { chart } from '../src/terminal/chart.ts';
import { lineOf } from '../src/terminal/editor.ts';
import { Ink } from '../src/terminal/ink.ts';
import { beside, cutTo, flow, padTo, widthOf, wrap } from '../src/terminal/lines.ts';
import { layOut, plainBody, type TerminalPage } from '../src/table/page.ts';
import { voiceFor } from '../src/input/voice.ts';

const INKS = {
  colour: new Ink({ ascii: false, colour: true, fourColours: true }),
  ascii: new Ink({ ascii: true, colour: false, fourColours: false }),
};
/** Draws one moment in this many. */
const EVERY = process.env['PAKLI_LONG'] === undefined ? 7 : 3;
const SIZES = [
  { columns: 80, rows: 24 },
  { columns: 109, rows: 30 },
  { columns: 110, rows: 24 },
  { columns: 140, rows: 40 },
  { columns: 60, rows: 20 },
  { columns: 40, rows: 24 },
  { columns: 40, rows: 14 },
];

describe.for(GAMES.map(({ id, load }) => ({ id, load })))('a page of $id', ({ id, load }) => {
  test('fits its terminal at every moment of random games, and shows every move', async () => {
    const { game } = await load();
    const voice = await voiceFor(id, 'en');
    const arts = [await tableOf(game), plainArt(game)];
    const random = new Sfc32(5);
    const names = ['You', 'Bo', 'Cem', 'Dóra'].slice(0, game.seats[0]);
    const match = Match.start<GameTypes>(game, { names, random });
    if (isRefusal(match)) throw new Error(match.refused);
    const company = { names, seat: 0 };
    let moments = 0;
    while (!match.over && moments < 120) {
      match.advance(random);
      const { table } = match;
      if (table.turn === OVER) break;
      const journal = new Journal(company, voice);
      for (const step of pastOf(match, 0)) journal.tell(step);
      const view = game.view(table.state, 0);
      const offers = offersOf(choicesOf(game, view), view, company, voice.speech);
      if (offers.length > 0 && moments % EVERY === 0) {
        for (const art of arts) {
          for (const ink of Object.values(INKS)) check(page(art, offers, ink), ink, offers);
        }
      }
      moments++;
      const { moves } = game.view(table.state, table.turn);
      table.play(moves[random.below(moves.length)]!);

      function page(art: TerminalPage['art'], listed: readonly Offer[], ink: Ink): TerminalPage {
        return {
          title: ['A title'],
          turn: 'Your turn',
          art,
          view,
          company,
          catalogue: voice.catalogue,
          words: voice.words,
          totals: 'Total: 1 · 2',
          log: journal.lines,
          body: bodyOf({ offers: listed, view, company, voice, ink, art, hint: undefined }, ''),
          message: 'A message',
          prompt: 'Your move',
          typed: lineOf('text'),
          footer: 'keys',
        };
      }
    }
    expect(moments).toBeGreaterThan(10);
  });
});

test('a journal recalls the last turns', async () => {
  const { game } = await GAMES[0]!.load();
  const voice = await voiceFor(game.id, 'en');
  const random = new Sfc32(1);
  const match = Match.start<GameTypes>(game, { random });
  if (isRefusal(match)) throw new Error(match.refused);
  for (let turn = 0; turn < 6; turn++) {
    match.advance(random);
    const [move] = game.view(match.table.state, match.table.turn).moves;
    match.table.play(move!);
  }
  const journal = new Journal({ names: match.names, seat: 0 }, voice);
  const told = pastOf(match, 0).map((step) => ({ step, lines: journal.tell(step) }));
  const [two, one] = told.filter(({ step }) => step.seat !== null).slice(-2);
  expect(journal.recall(1)).toEqual(told.slice(told.indexOf(one!)).flatMap(({ lines }) => lines));
  expect(journal.recall(2)).toEqual(told.slice(told.indexOf(two!)).flatMap(({ lines }) => lines));
  expect(journal.recall(undefined)).toEqual(journal.lines);
  expect(journal.recall(99)).toEqual(journal.lines);
});

test('a page that no table fits on says so', async () => {
  const { game } = await GAMES[0]!.load();
  const voice = await voiceFor(game.id, 'en');
  const match = Match.start<GameTypes>(game, { random: new Sfc32(1) });
  if (isRefusal(match)) throw new Error(match.refused);
  const page: TerminalPage = {
    title: [],
    turn: '',
    art: await tableOf(game),
    view: game.view(match.table.state, 0),
    company: { names: match.names, seat: 0 },
    catalogue: voice.catalogue,
    words: voice.words,
    totals: '',
    log: [],
    body: plainBody('', INKS.ascii, () => []),
    message: '',
    prompt: '',
    typed: undefined,
    footer: '',
  };
  for (const size of [
    { columns: 39, rows: 24 },
    { columns: 80, rows: 11 },
  ]) {
    const { lines } = layOut(page, INKS.ascii, size);
    expect(lines.join(' ')).toContain('A table needs 40 columns and 12 rows');
  }
});

function check(page: TerminalPage, ink: Ink, offers: readonly Offer[]): void {
  for (const size of SIZES) {
    const { lines, cursor } = layOut(page, ink, size);
    expect(lines).toHaveLength(size.rows);
    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(size.columns);
    expect(cursor).toEqual({ row: size.rows - 2, column: widthOf(' Your move > text') });
    const shown = lines.map((line) => cutTo(line, size.columns)).join('\n');
    expect(shown).toContain('Your turn');
    const plain = stripVTControlCharacters(shown);
    const hidden = offers.filter(({ number }) => !new RegExp(`\\s${number}\\) `).test(plain));
    const [, told = '0'] = / (\d+|one) more moves?/.exec(shown) ?? [];
    expect(hidden, shown).toHaveLength(told === 'one' ? 1 : Number(told));
    checkHand(page, ink, plain);
    if (ink.ascii) expect(shown).toMatch(/^\p{ASCII}*$/u);
  }
}

/** Every card the reader holds is on the page: on its own line or with its moves. */
function checkHand({ art, view }: TerminalPage, ink: Ink, shown: string): void {
  const { hand } = view as { readonly hand?: readonly string[] | null };
  const held = art.hand?.(view) ?? (art.holds === undefined ? [] : (hand ?? []));
  const cards = held.map((card) => stripVTControlCharacters(ink.card(card)));
  const [, line] = /^ Your hand:((?:.*\n)(?: {4}.*\n)*)/m.exec(shown) ?? [];
  if (line !== undefined) {
    const found = cards.map((card) => line.split(/\s+/).filter((one) => one === card).length);
    const copies = cards.map((card) => cards.filter((one) => one === card).length);
    if (cards.every((card) => !card.includes(' '))) expect(found, shown).toEqual(copies);
    else for (const card of cards) expect(line, shown).toContain(card);
    return;
  }
  for (const card of cards) {
    const sign = card.replaceAll(/[^\w ]/g, String.raw`\$&`);
    expect(shown).toMatch(new RegExp(`\\s${sign}\\s+\\d+\\)|\\d\\) ${sign}`));
  }
}

function more(moves: number): string[] {
  return [`${moves} more`];
}

test('what is left out of a list of moves is counted in moves and not in lines', () => {
  const rows = [
    { text: 'a question', moves: 0 },
    { text: '1) one  2) two', moves: 2 },
    { text: '3) three', moves: 1 },
    { text: '   goes on', moves: 0 },
    { text: '4) four  5) five', moves: 2 },
  ];
  expect(fitRows(rows, 5, more)).toHaveLength(5);
  expect(fitRows(rows, 4, more)).toEqual(['a question', '1) one  2) two', '3) three', '2 more']);
  expect(fitRows(rows, 2, more)).toEqual(['a question', '5 more']);
  expect(fitRows(rows.slice(0, 4), 3, more)).toEqual(['a question', '1) one  2) two', '1 more']);
  expect(fitRows(rows.slice(2, 4), 1, more)).toEqual(['1 more']);
});

test('moves are told apart, in a row and in full', async () => {
  const offers: Offer[] = ['capture A x 1', 'capture A x 2', 'discard A'].map((text, i) => ({
    number: i + 1,
    text,
    label: {
      text: `The whole of ${text}`,
      short: text.startsWith('capture') ? 'Take' : 'Lay down',
      notes: i === 0 ? ['a tabbe'] : [],
      card: 'QS',
    },
  }));
  expect(overview(offers, INKS.ascii, 80, 9).map(({ text }) => text)).toEqual([
    ' QS   1) Take (a tabbe, 1)  2) Take (2)  3) Lay down',
  ]);
  expect(overview(offers, INKS.ascii, 80, 0).map(({ text }) => text)).toEqual([
    ' QS   1) Take* (1)  2) Take (2)  3) Lay down',
  ]);
  expect(details(offers, INKS.ascii, 30).map(({ text }) => text)).toEqual([
    ' 1  The whole of capture A x',
    '    1 [capture A x 1]',
    ' 2  The whole of capture A x',
    '    2 [capture A x 2]',
    ' 3  The whole of discard A',
    '    [discard A]',
  ]);
});

describe('lines', () => {
  const red = INKS.colour.paint('red', 'abc');
  test('are measured and cut without their colours', () => {
    expect(widthOf(red)).toBe(3);
    expect(padTo(red, 5)).toBe(`${red}  `);
    expect(widthOf(cutTo(red, 2))).toBe(2);
    expect(cutTo(red, 2).endsWith('\u001b[0m')).toBe(true);
    expect(cutTo('abc', 3)).toBe('abc');
  });
  test('are broken between words and between things that belong together', () => {
    expect(wrap(' one two three', 8, 2)).toEqual([' one two', '  three']);
    expect(flow(['one two', 'three'], 9, ' · ', 1)).toEqual(['one two', ' three']);
    expect(beside([['ab', 'c'], ['d'], ['e']], 5)).toEqual(['ab d', 'c', 'e']);
  });
});

test('a hint says what it rests on, and of a bound that it is one', async () => {
  const voice = await voiceFor('mulle', 'en');
  const offers = ['one', 'two', 'three'].map((text, i) => ({
    number: i + 1,
    text,
    label: { text, short: text, notes: [], card: undefined },
  }));
  const hint = [
    { move: 0, text: 'one', estimate: { move: 0, value: 3, weight: 0 } },
    { move: 1, text: 'two', estimate: { move: 1, value: 3, weight: 1, atMost: true as const } },
    { move: 2, text: 'three', estimate: { move: 2, value: 2, weight: 40 } },
  ];
  expect(hintLines(hint, { offers, options: {} }, voice, INKS.ascii, 80)).toEqual([
    ' 1 Best: one',
    '   +3.0 points, calculated to the end',
    ' 2 Also possible: two',
    '   at most +3.0 points',
    ' 3 Also possible: three',
    '   ~ +2.0 points, on average over 40 simulated deals',
  ]);
});

test('a hint names the bid that a number belongs to, and has no number for what nobody looked at', async () => {
  const voice = await voiceFor('ulti', 'en');
  const offers = ['stand', 'pickup', 'other'].map((text, i) => ({
    number: i + 1,
    text,
    label: { text, short: text, notes: [], card: undefined },
  }));
  const hint = [
    { text: 'stand', estimate: { move: 0, value: 26.6, weight: 40, goal: 'H-40U' } },
    { text: 'pickup', estimate: { move: 1, value: 5.1, weight: 40, goal: 'H-OD' } },
    { text: 'other', estimate: { move: 2, value: 46.6, weight: 1, untried: true as const } },
  ];
  expect(hintLines(hint, { offers, options: {} }, voice, INKS.ascii, 100)).toEqual([
    ' 1 Best: stand',
    '   ~ +26.6 points, for Hearts 40-100 Ulti, on average over 40 simulated deals',
    ' 2 Also possible: pickup',
    '   ~ +5.1 points, for Hearts Open Durchmars, on average over 40 simulated deals',
    ' 3 Also possible: other',
    '   not looked at',
  ]);
  // A rule chooses the first of two cards for the talon.
  const laid = { move: 0, value: 0, weight: 1, untried: true as const, reason: 'discard-suit:1' };
  const [first] = offers;
  const talon = [{ text: first!.text, estimate: laid }];
  expect(hintLines(talon, { offers, options: {} }, voice, INKS.ascii, 100)).toEqual([
    ' 1 Best: stand',
    '   It leaves 1 card of its suit.',
  ]);
  // The rule ranked the others too.
  const ranked = {
    text: 'other',
    estimate: { move: 2, value: -1, weight: 1, untried: true as const },
  };
  expect(
    hintLines([...talon, ranked], { offers, options: {} }, voice, INKS.ascii, 100).slice(2),
  ).toEqual([' 3 Also possible: other']);
});

test('a hint speaks of the match, and of points where the chances are all but decided', async () => {
  const voice = await voiceFor('buddy-bluff', 'en');
  const offers = ['one', 'two', 'three'].map((text, i) => ({
    number: i + 1,
    text,
    label: { text, short: text, notes: [], card: undefined },
  }));
  const lines = (values: readonly number[], deals: number): string[] => {
    const hint = offers.map(({ text }, move) => ({
      text,
      estimate: { move, value: values[move] ?? 0, weight: 0, points: 20 * (move + 1) },
    }));
    const told = hintLines(hint, { offers, options: { deals } }, voice, INKS.ascii, 80);
    return told.filter((_, i) => i % 2 === 1).map((line) => line.trim());
  };
  expect(lines([0.4, 0.3, 0.2], 1)[0]).toBe('40% to win, calculated to the end');
  expect(lines([0.4, 0.3, 0.2], 4)[0]).toBe('40% to win the match, calculated to the end');
  expect(lines([0.002, 0.001, -0.003], 4)).toEqual([
    '0% to win the match, about 20 penalty points, calculated to the end',
    '0% to win the match, about 40 penalty points, calculated to the end',
    '0% to win the match, about 60 penalty points, calculated to the end',
  ]);
});

test('a chart rises and falls', () => {
  const drawn = chart([0, 1, 2, 2, 1], INKS.ascii, { width: 20, height: 3 }, String);
  expect(drawn).toEqual(['2 |  /-\\', '  | // \\', '0 |-/']);
  const flat = chart([1, 1, 1], INKS.ascii, { width: 20, height: 3 }, String);
  expect(flat).toEqual(['  |', '1 |---', '  |']);
  const many = chart(
    Array.from({ length: 500 }, (_, i) => i),
    INKS.ascii,
    { width: 40, height: 5 },
    String,
  );
  expect(Math.max(...many.map((line) => line.length))).toBeLessThanOrEqual(40);
});

test('what a game without a table knows is shown by its keys, with a colon or without', () => {
  const said = 'hand 2S 3S ; hand 1: 4S ; taken: ; over';
  const art = plainArt({ formatView: () => said } as unknown as Game);
  const { ascii: ink } = INKS;
  const setting = { ink, width: 80, roomy: true } as unknown as TableSetting;
  expect(art.draw({} as BaseView, setting)).toEqual([
    ' hand    2S 3S',
    ' hand 1  4S',
    ' taken   -',
    '         over',
  ]);
});
