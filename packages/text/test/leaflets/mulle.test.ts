/** The pictures and counts in the leaflet of Mulle are true. */
import { stateAfter, type Table } from '@pakli/core';
import { mulle, type Mulle } from '@pakli/mulle';
import { afterAll, expect, test } from 'vitest';
import { faceOf } from '../../src/index.ts';
import {
  leafletOf,
  numbersIn,
  Pictures,
  play,
  sorted,
  tableAt,
  viewOf,
  type Line,
} from './read.ts';

const pictures = new Pictures('mulle');
afterAll(() => expect(pictures.played).toEqual(pictures.ids));

const SUITS: Readonly<Record<string, string>> = { C: 'KL', S: 'SP', H: 'HJ', D: 'RU' };

/** `KH` is `HJ K`. */
function written(face: string): string {
  return `${SUITS[face.charAt(1)]} ${face.startsWith('T') ? '10' : face.charAt(0)}`;
}

function faces(cards: readonly string[]): string[] {
  return cards.map((card) => faceOf(card) ?? card);
}

/** The player's seat is 0; Bo holds all cards that are not shown. */
function tableOf(table: Line, hand: Line, more = 'Bo: 3 cards'): Table<Mulle> {
  const piles = table.cards.map(written).join(' | ');
  return tableAt(mulle, `table: ${piles} ; Anna: ${hand.cards.map(written).join(', ')} ; ${more}`);
}

interface Outcome {
  readonly text: string;
  /** With the card played; empty if it captured nothing. */
  readonly taken: readonly string[];
  /** The pile that now holds the card played. */
  readonly pile: readonly string[];
  readonly value: number | undefined;
  readonly locked: boolean | undefined;
}

/** The possible results of a card. */
function outcomes(table: Table<Mulle>, face: string): Outcome[] {
  const seat = table.turn;
  const before = viewOf(table, seat);
  return before.moves.flatMap((move) => {
    const text = mulle.formatTruth(table.state, move);
    if (!text.split(' ').slice(1, 3).join(' ').startsWith(written(face))) return [];
    const after = mulle.view(stateAfter(mulle, table.state, move), seat);
    const gone = [...(before.captured[seat] ?? [])];
    const taken = (after.captured[seat] ?? []).filter((card) => {
      const place = gone.indexOf(card);
      if (place >= 0) gone.splice(place, 1);
      return place < 0;
    });
    const pile = after.table.at(-1);
    return [
      {
        text,
        taken: sorted(faces(taken)),
        pile: sorted(faces(pile?.cards ?? [])),
        value: pile?.build === null ? undefined : pile?.value,
        locked: pile?.build?.locked,
      },
    ];
  });
}

/** Plays a row: the card, and its result. */
function step(table: Table<Mulle>, row: Line): Outcome {
  const [[card = ''] = [], ...rest] = row.stacks;
  const result = sorted(rest.flat());
  const [value] = row.numbers;
  const fitting = outcomes(table, card).filter((outcome) => {
    if (value !== undefined) {
      return outcome.value === value && outcome.pile.join() === result.join();
    }
    if (result.length > 0) return outcome.taken.join() === sorted([card, ...result]).join();
    return outcome.taken.length === 0 && outcome.text.startsWith('discard');
  });
  expect(fitting.length, `${row.words} ${row.cards.join(' ')}`).toBe(1);
  play(table, fitting[0]!.text);
  return fitting[0]!;
}

test('a mulle', () => {
  const [table, hand, taken, said] = pictures.rows('mulle') as [Line, Line, Line, Line];
  const [only, ...others] = outcomes(tableOf(table, hand), hand.cards[0]!).filter(
    (outcome) => outcome.taken.length > 0,
  );
  expect(others).toEqual([]);
  expect(only?.taken).toEqual(sorted(taken.cards));
  const played = tableOf(table, hand);
  play(played, only!.text);
  expect(said.numbers).toEqual([viewOf(played).sheets[0]?.mulle]);
});

test('taking all there is', () => {
  const [table, hand, taken, said] = pictures.rows('all') as [Line, Line, Line, Line];
  const played = tableOf(table, hand);
  const captures = outcomes(played, hand.cards[0]!).filter((outcome) => outcome.taken.length > 0);
  expect(captures.map((outcome) => outcome.taken)).toEqual([sorted(taken.cards)]);
  play(played, captures[0]!.text);
  const { table: left, sheets } = viewOf(played);
  expect(left).toEqual([]);
  expect(said.numbers).toEqual([sheets[0]?.tabbe]);
});

test.each([
  ['build', false],
  ['lock', true],
])('the picture %s', (id, locked) => {
  const [table, hand, move] = pictures.rows(id) as [Line, Line, Line];
  expect(step(tableOf(table, hand), move).locked).toBe(locked);
});

test('a build needs a card that takes it', () => {
  const [table, , move] = pictures.rows('build') as [Line, Line, Line];
  const texts = outcomes(tableOf(table, move), move.cards[0]!).map(({ text }) => text);
  expect(texts.filter((text) => text.startsWith('build'))).toEqual([]);
});

test('a trotta, and what it brings', () => {
  const [table, hand, first, next, said] = pictures.rows('trotta') as [
    Line,
    Line,
    Line,
    Line,
    Line,
  ];
  const played = tableOf(table, hand, 'Bo: KL 8, KL 10');
  expect(step(played, first)).toMatchObject({ locked: true });
  play(played, 'discard KL 8');
  const { taken } = step(played, next);
  expect(said.numbers).toEqual([taken.length, viewOf(played).sheets[0]?.mulle]);
});

test('the example, counted', () => {
  const [table, hand, other, ...steps] = pictures.rows('round') as [Line, Line, Line, ...Line[]];
  const played = tableOf(table, hand, `Bo: ${other.cards.map(written).join(', ')} ; round: 6`);
  for (const row of steps.slice(0, -1)) step(played, row);
  play(played, `discard ${written(steps.at(-1)!.cards[0]!)}`);
  const over = played.log.find((event) => event.kind === 'over');
  const [mine, theirs, ...said] = pictures.rows('counted') as [Line, Line, ...Line[]];
  const { captured } = viewOf(played);
  expect([mine, theirs].map(({ cards }) => sorted(cards))).toEqual(
    captured.map((cards) => sorted(faces(cards))),
  );
  expect(said.map(({ numbers }) => numbers)).toEqual(
    over?.sheets.map(({ mulle: twins, tabbe, intake, total }) => [twins, tabbe, intake, total]),
  );
});

/** The numbers of the paragraph, whether text or list. */
function numbersOf(id: string): number[] {
  const blocks = leafletOf('mulle').paragraphs.find((paragraph) => paragraph.id === id)?.blocks;
  return (blocks ?? []).flatMap((block) => {
    if (block.kind === 'text') return numbersIn(block.text);
    return block.kind === 'list' ? block.items.flatMap(numbersIn) : [];
  });
}

test('the deal is the one that is dealt', () => {
  const { handSize, tableSize, rounds, omgangar } = mulle.rules.defaults;
  const all = tableSize + rounds * 2 * handSize;
  expect(numbersOf('deal')).toEqual([tableSize, handSize, handSize, rounds, all, omgangar]);
});

/** The captures of a card as a build from the hand, and the gain from its twins. */
function worth(card: string): { hand: number; mulle: number } {
  const values = Array.from({ length: 15 }, (_, i) => i + 2).filter((value) => {
    const build = `{KL 3 KL 4}=${value} open Bo`;
    const table = tableAt(mulle, `table: ${build} ; Anna: ${card} ; Bo: 3 cards`);
    return outcomes(table, faceOf(card)!).some(({ taken }) => taken.length > 0);
  });
  expect(values.length).toBe(1);
  const twins = tableAt(mulle, `table: ${card} ; Anna: ${card} ; Bo: 3 cards`);
  play(twins, `capture ${card} x 1`);
  return { hand: values[0]!, mulle: viewOf(twins).sheets[0]!.mulle };
}

test('cards are worth what the table says', () => {
  const grid = leafletOf('mulle')
    .paragraphs.find(({ id }) => id === 'values')
    ?.blocks.find((block) => block.kind === 'grid');
  const cells = (grid?.rows ?? []).map((row) => row.slice(2).map(numbersIn));
  const court = ['KL J', 'HJ Q', 'RU K'].map(worth);
  expect(cells[1]).toEqual([court.map(({ hand }) => hand), court.map((card) => card.mulle)]);
  for (const [i, card] of ['HJ A', 'SP 2', 'RU 10'].entries()) {
    const { hand, mulle: points } = worth(card);
    expect(cells[i + 2], card).toEqual([[hand], [points]]);
  }
});

/** The score of an omgang for the player who captured these. */
function sheet(cards: readonly string[]): { intake: number; bonus: number } {
  const taken = `captured Anna: ${cards.join(', ')}`;
  const table = tableAt(mulle, `table: KL 3 ; Anna: KL 4 ; Bo: KL 5 ; ${taken} ; round: 6`);
  return viewOf(table).sheets[0]!;
}

test('intake and bonus are counted as told', () => {
  const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
  const all = Object.values(SUITS).flatMap((suit) => ranks.map((rank) => `${suit} ${rank}`));
  const twos = new Set(['SP A', 'SP 2', 'RU 10']);
  for (const card of all) {
    const points = twos.has(card) ? 2 : /SP|A/.test(card) ? 1 : 0;
    expect(sheet([card]).intake, card).toBe(points);
  }
  const once = all.filter((card) => sheet([card]).intake > 0);
  expect(sheet([...once, ...once])).toMatchObject({ intake: 40, bonus: 2 * (40 - 20) });
  expect(sheet(once)).toMatchObject({ intake: 20, bonus: 0 });
  const told = numbersOf('scores');
  for (const number of [14, 2, 1, 40, 20]) expect(told).toContain(number);
});
