/** The pictures and counts in the leaflet of Compile are true. */
import { compile, type Compile } from '@pakli/compile';
import { CHANCE, isRefusal, Match, Sfc32, type Table } from '@pakli/core';
import { afterAll, expect, test } from 'vitest';
import { FACE_DOWN } from '../../src/markdown/index.ts';
import { leafletOf, numbersIn, Pictures, play, tableAt, viewOf, type Line } from './read.ts';

const pictures = new Pictures('compile');
afterAll(() => expect(pictures.played).toEqual(pictures.ids));

const PLATES = 'plates: Fire Life Water | Death Metal Light';
const REST =
  'P0 deck: Fire-2 Life-2 Water-4 ; P1 hand: Death-2 Metal-2 Light-1 ; P1 deck: Death-1 Metal-1 Light-2';
/** Invisible cards stand for face-down ones. */
const UNSEEN = ['Water-0', 'Water-1', 'Water-3', 'Life-0'];

function stack({ cards }: Line, from = 0): string {
  let next = from;
  return cards.map((card) => (card === FACE_DOWN ? `~${UNSEEN[next++]}` : card)).join(' ');
}

function at(fields: string, phase = 'action'): Table<Compile> {
  return tableAt(compile, `${PLATES} ; turn: P0 9 ; phase: ${phase} ; ${fields} ; ${REST}`);
}

function totals(table: Table<Compile>, line: number): number[] {
  return viewOf(table).totals.map((side) => side[line]!);
}

test('a line', () => {
  const [mine, theirs, said] = pictures.rows('line') as [Line, Line, Line];
  const table = at(`P0 L0: ${stack(mine)} ; P1 L0: ${theirs.cards.join(' ')} ; P0 hand: Life-5`);
  expect(said.numbers).toEqual(totals(table, 0));
  play(table, 'Life-5@L0:down');
  expect(totals(table, 0)[0]).toBeGreaterThanOrEqual(10);
});

test('up or down', () => {
  const [up, down, said] = pictures.rows('where') as [Line, Line, Line];
  const card = up.cards[0]!;
  expect(down.cards).toEqual([FACE_DOWN]);
  const worth = ['up', 'down'].map((face) => {
    const table = at(`P0 hand: ${card} Life-5`);
    play(table, `${card}@L0:${face}`);
    return totals(table, 0)[0];
  });
  expect(said.numbers).toEqual(worth);
});

test('a text', () => {
  const [card, paid, lost, said] = pictures.rows('text') as [Line, Line, Line, Line];
  const table = at(
    `P0 hand: ${card.cards[0]} ${paid.cards[0]} Water-5 ; P1 L2: Light-4 ${lost.cards[0]}`,
  );
  const before = totals(table, 2)[1]!;
  for (const answer of [`${card.cards[0]}@L0:up`, paid.cards[0]!, lost.cards[0]!]) {
    play(table, answer);
  }
  const { players } = viewOf(table);
  expect(players[0].trash).toEqual(paid.cards);
  expect(players[1].trash).toEqual(lost.cards);
  const [value] = numbersIn(card.cards[0]!);
  expect(said.numbers).toEqual([value, before - totals(table, 2)[1]!]);
});

test('a line that is ready', () => {
  const [mine, theirs, said] = pictures.rows('ready') as [Line, Line, Line];
  const fields = `P0 L1: ${stack(mine)} ; P1 L1: ${stack(theirs)} ; P0 hand: Life-5`;
  expect(said.numbers).toEqual(totals(at(fields), 1));
  const { players } = viewOf(at(fields, 'start'));
  expect(players[0].protocols[1]?.compiled).toBe(true);
  // Ten against ten nobody compiles.
  const tie = at(
    `${fields} ; P1 L0: Death-5`.replace('Metal-5', 'Metal-5 Metal-3 ~Death-4'),
    'start',
  );
  expect(totals(tie, 1)).toEqual([10, 10]);
  expect(viewOf(tie).players[0].protocols[1]?.compiled).toBe(false);
});

test('the example', () => {
  const [mine, theirs, card, later, full, said] = pictures.rows('round') as [
    Line,
    Line,
    Line,
    Line,
    Line,
    Line,
  ];
  const table = at(
    `P0 L1: ${stack(mine)} ; P1 L1: ${stack(theirs)} ; P0 hand: ${card.cards[0]} Life-5`,
  );
  expect(totals(table, 1)).toEqual([8, 5]);
  play(table, `${card.cards[0]}@L1:down`);
  const [reached] = totals(table, 1);
  expect(viewOf(table, 1).players[0].stacks[1]?.length).toBe(full.cards.length);
  play(table, 'Light-1@L1:down');
  const { players } = viewOf(table);
  expect(players[0].protocols[1]?.compiled).toBe(true);
  expect(players[1].trash.length).toBe(later.cards.length);
  const answered = at(`P1 L1: ${stack(later)} ; P0 hand: Life-5`);
  expect(said.numbers).toEqual([reached, totals(answered, 1)[1]]);
});

test('the deal is the one that is dealt', () => {
  const random = new Sfc32(1);
  const match = Match.start(compile, {
    random,
    options: { ...compile.rules.defaults, draft: 'random' },
  });
  if (isRefusal(match)) throw new Error(match.refused);
  while (match.table.turn === CHANCE) match.table.chance(random);
  const [{ protocols, handCount, deckCount }] = viewOf(match.table).players;
  const told = leafletOf('compile').paragraphs.find(({ id }) => id === 'setup')?.blocks[0];
  const all = handCount + deckCount;
  expect(told?.kind === 'text' ? numbersIn(told.text) : []).toEqual([
    protocols.length,
    all / protocols.length,
    all,
    handCount,
  ]);
});
