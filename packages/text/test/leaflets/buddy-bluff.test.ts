/** The pictures and counts in the leaflet of Buddy Bluff are true. */
import { buddyBluff, type BuddyBluff } from '@pakli/buddy-bluff';
import type { Table } from '@pakli/core';
import { afterAll, expect, test } from 'vitest';
import { leafletOf, numbersIn, Pictures, play, tableAt, viewOf, type Line } from './read.ts';

const pictures = new Pictures('buddy-bluff');
afterAll(() => expect(pictures.played).toEqual(pictures.ids));

const [YOU, BO, CEM, DORA] = [0, 1, 2, 3];

function all({ cards }: Line): string {
  return cards.join(' ');
}

function slot(table: Table<BuddyBluff>, seat: number): readonly string[] {
  return viewOf(table).slots[seat]!.cards;
}

function points(table: Table<BuddyBluff>): readonly number[] {
  return buddyBluff.scores(table.state);
}

test('a package', () => {
  const [centre, hand, pack, said] = pictures.rows('package') as [Line, Line, Line, Line];
  const table = tableAt(buddyBluff, `centre: ${all(centre)} ; hand 0: ${all(hand)}`);
  play(table, `${all(hand)}>${BO}`);
  expect(slot(table, BO)).toEqual(pack.cards);
  expect(said.numbers).toEqual([points(table)[BO]]);
});

test('a slot lends its top card', () => {
  const [own, hand, pack, after, said] = pictures.rows('top') as [Line, Line, Line, Line, Line];
  const table = tableAt(buddyBluff, `slot 0: ${all(own)} ; hand 0: ${all(hand)}`);
  const before = points(table)[YOU]!;
  play(table, `${all(hand)}>${CEM}`);
  expect(slot(table, CEM)).toEqual(pack.cards);
  expect(slot(table, YOU)).toEqual(after.cards);
  expect(said.numbers).toEqual([before - points(table)[YOU]!]);
});

test('a seal of four', () => {
  const [before, centre, hand, after, said] = pictures.rows('seal') as [
    Line,
    Line,
    Line,
    Line,
    Line,
  ];
  const position = `slot 2: ${all(before)} ; centre: ${all(centre)} ; hand 0: ${all(hand)}`;
  const table = tableAt(buddyBluff, position);
  play(table, `${all(hand)}>${CEM}`);
  expect(slot(table, CEM)).toEqual(after.cards);
  expect(viewOf(table).slots[CEM]?.seals).toMatchObject([{ from: 2, to: 6 }]);
  expect(said.numbers).toEqual([points(table)[CEM]]);
});

test('two sixes are enough once the other two are buried', () => {
  const table = tableAt(
    buddyBluff,
    'slot 2: 6S 6D [JS JD JH JC] ; centre: 6H ; hand 0: 6C ; hand 1: 2S',
  );
  play(table, `6C>${BO}`);
  expect(viewOf(table).slots[BO]?.seals).toMatchObject([{ rank: '6', from: 0, to: 2 }]);
});

test('a seal of three', () => {
  const [sealed, centre, pool, hand, after, said] = pictures.rows('three') as [
    Line,
    Line,
    Line,
    Line,
    Line,
    Line,
  ];
  const [nine, ...fives] = sealed.cards;
  const table = tableAt(
    buddyBluff,
    `slot 1: ${nine} [${fives.join(' ')}] ; centre: ${all(centre)} ; pool: ${all(pool)} ; hand 0: ${all(hand)}`,
  );
  play(table, `${all(hand)}>${DORA}`);
  expect(slot(table, DORA)).toEqual(after.cards);
  expect(viewOf(table).slots[DORA]?.seals).toMatchObject([{ from: 0, to: said.numbers[0] }]);
});

test('the example, counted', () => {
  const [centre, ...steps] = pictures.rows('round') as [Line, ...Line[]];
  const hands = [YOU, BO, CEM, DORA].map((seat) =>
    steps.flatMap(({ cards: [card = ''] }, turn) => (turn % 4 === seat ? [card] : [])).join(' '),
  );
  const table = tableAt(
    buddyBluff,
    `centre: ${all(centre)} ; ${hands.map((hand, seat) => `hand ${seat}: ${hand}`).join(' ; ')}`,
  );
  for (const [i, target] of [BO, undefined, YOU, CEM, DORA].entries()) {
    const [[card = ''] = [], pack] = steps[i]!.stacks;
    play(table, target === undefined ? card : `${card}>${target}`);
    const landed = target === undefined ? viewOf(table).pool : slot(table, target);
    expect(landed).toEqual(pack ?? [card]);
  }
  const rows = pictures.rows('counted');
  expect(rows.slice(0, 4).map(({ cards }) => cards)).toEqual(
    [YOU, BO, CEM, DORA].map((seat) => slot(table, seat)),
  );
  expect(rows[4]?.numbers).toEqual(points(table));
});

function costs(rank: string): number {
  return points(tableAt(buddyBluff, `slot 0: ${rank}S ; hand 0: ${rank}H`))[0]!;
}

test('cards cost what the table says', () => {
  const grid = leafletOf('buddy-bluff')
    .paragraphs.find(({ id }) => id === 'points')
    ?.blocks.find((block) => block.kind === 'grid');
  expect(grid?.rows.flat().flatMap(numbersIn)).toEqual(['3', 'J', 'Q', 'A', 'K'].map(costs));
  expect(costs('T')).toBe(costs('K'));
  for (const rank of ['2', '4', '5', '6', '7', '8', '9']) expect(costs(rank)).toBe(Number(rank));
  const ranks = Array.from('A23456789TJQK');
  expect(4 * ranks.reduce((sum, rank) => sum + costs(rank), 0)).toBe(548);
});
