/** What one seat knows, as rows: the same in every world that it cannot tell apart, and equal to the view. */
import { parseCard, rankOf, RANKS } from '@pakli/core/cards';
import { expect, test } from 'vitest';
import { buddyBluff, type State, type View } from '../src/index.ts';
import { firstRow, GROUPS, NetInput, PARTS, ROWS } from '../src/knowledge/net-input.ts';
import { PassedOver } from '../src/knowledge/past.ts';
import { PENALTIES, SEATS } from '../src/types.ts';
import { differences, positions, rowsOf, RULES, type Reader } from './knowing.ts';
import { openTable } from './side-by-side.ts';

test('rows are the same in all worlds that a seat cannot tell apart (10,000 for each seat in the long run)', () => {
  const { worlds, differ } = differences(rowsOf, 8, 11);
  expect(differ).toBe(0);
  expect(worlds).toBeGreaterThan(1500);
});

test.each<[string, Reader]>([
  ['a card of the next hand', (state, seat) => [state.first[(seat + 1) & 3]!]],
  ['whether the next seat can match', (state, seat) => [canMatch(state, (seat + 1) & 3)]],
])('a row that reads %s is found out', (_name, peek) => {
  const peeking: Reader = (state, seat, passed) => [
    ...rowsOf(state, seat, passed),
    ...peek(state, seat, passed),
  ];
  expect(differences(peeking, 4, 12).differ).toBeGreaterThan(100);
});

function canMatch(state: State, seat: number): number {
  for (let card = state.first[seat]!; card < 52; card = state.link[card]!) {
    if (((state.sight[0]! >> rankOf(card)) & 1) !== 0) return 1;
  }
  return 0;
}

const rank = (card: string | null | undefined): number =>
  card === null || card === undefined ? -1 : rankOf(parseCard(card)!);
const times = (cards: readonly (string | null)[], one: number): number =>
  cards.filter((card) => rank(card) === one).length;

/** The rows by the names of their groups, per the table, from a view and its plays. */
function fromView(view: View, passed: PassedOver): string[][] {
  const seat = view.seat!;
  const seats = [0, 1, 2, 3].map((i) => (seat + i) & 3);
  const open = view.slots.map(({ cards, seals }) => {
    const locked = Math.max(0, ...seals.map(({ to }) => to));
    return { cards: cards.slice(locked).toReversed(), locked: cards.slice(0, locked), seals };
  });
  const pool = view.pool.toReversed();
  const parts = Array.from(RANKS, (letter, r) => {
    const rows: string[] = [];
    const add = (name: string, number: number): void =>
      void rows.push(`${letter} ${name} ${number}`);
    const own = times(view.hand!, r);
    const laid = times(
      [...view.centre, ...view.pool, ...view.slots.flatMap(({ cards }) => cards)],
      r,
    );
    const unseen = 4 - own - laid;
    const tops = [...view.centre, pool[0] ?? null, ...open.map(({ cards }) => cards[0] ?? null)];
    const shown = times(tops, r);
    let number = 0;
    for (let a = 0; a <= 4; a++)
      for (let b = 0; a + b <= 4; b++)
        for (let c = 0; a + b + c <= 4; c++, number++)
          if (a === own && b === unseen && c === shown) add('counts', number);
    const buried = open.flatMap(({ locked, seals }) =>
      locked.filter((_, i) => !seals.some(({ from, to }) => from <= i && i < to)),
    );
    if (times(buried, r) > 0) add('accessible', 4 - times(buried, r));
    if (times(view.centre, r) > 0) add('centre', times(view.centre, r) - 1);
    seats.forEach((one, i) => {
      const { cards } = open[one]!;
      const changes = cards.findIndex((card) => rank(card) !== rank(cards[0]));
      const run = changes < 0 ? cards.length : changes;
      if (rank(cards[0]) === r) add('top', 4 * i + run - 1);
      if (rank(cards[run]) === r) add('under', i);
      const deep = times(cards.slice(run + 1), r);
      if (deep > 0) add('deep', 3 * i + Math.min(3, deep) - 1);
      const at = RANKS.length * one + r;
      const often = 4 * passed.discarding[at]! + passed.laying[at]!;
      if (i > 0 && often > 0 && unseen > 0 && view.turn >= 0) add('passed', 16 * (i - 1) + often);
    });
    if (rank(pool[0]) === r) add('pool top', 0);
    if (rank(pool[1]) === r) add('pool under', 0);
    const deep = times(pool.slice(2), r);
    if (deep > 0) add('pool deep', Math.min(3, deep) - 1);
    return rows.toSorted();
  });
  const points = view.slots.map(
    ({ cards }, one) =>
      view.carry[one]! + cards.reduce((sum, card) => sum + PENALTIES[rank(card)]!, 0),
  );
  const steps = [1, 3, 5, 8, 11, 15, 19, 24, 29, 35, 42, 50, 59, 69, 81, 95, 111, 131, 161, 201];
  const step = (lead: number): number =>
    20 + Math.sign(lead) * steps.filter((least) => least <= Math.abs(lead)).length;
  const left = view.options.deals - 1 - view.deal;
  const stage = left === 0 ? Math.min(5, view.plays >> 3) : 5 + left;
  const leads = seats.slice(1).map((one) => points[one]! - points[seat]!);
  const rest = [
    `plays ${view.plays}`,
    ...leads.map((lead, i) => `lead ${41 * (9 * i + stage) + step(lead)}`),
    `least ${41 * stage + step(Math.min(...leads))}`,
    ...(view.options.lift === 'run' ? ['onion 0'] : []),
  ];
  return [...parts, rest.toSorted()];
}

/** A row by the name of its group. */
const FIRSTS = GROUPS.map(({ name }) => ({ name, first: firstRow(name) }));
function nameOf(row: number): string {
  const { name, first } = FIRSTS.findLast((group) => group.first <= row)!;
  return `${name} ${row - first}`;
}

test('the rows are those of the table, read from what the view shows', () => {
  const known = new NetInput();
  const groups = new Set<string>();
  let count = 0;
  for (const [state, passed] of positions(24, 21)) {
    if (count++ % 7 !== 0 || buddyBluff.turn(state) === -2) continue;
    for (let seat = 0; seat < SEATS; seat++) {
      known.read(state, seat, passed);
      const parts = Array.from(known.ends, (end, part) =>
        Array.from(known.rows.subarray(known.ends[part - 1] ?? 0, end), nameOf).toSorted(),
      );
      expect(parts).toEqual(fromView(buddyBluff.view(state, seat), passed));
      for (const row of parts.flat())
        groups.add(row.replace(/^[A-Z0-9] | \d+$/g, '').replace(/ \d+$/, ''));
    }
  }
  expect(count).toBeGreaterThan(1000);
  const names = new Set(GROUPS.map(({ name }) => name.replace(/^[A-Z0-9] /, '')));
  expect([...names].filter((name) => !groups.has(name))).toEqual([]);
  expect(GROUPS.reduce((sum, { size }) => sum + size, 0)).toBe(ROWS);
  expect(PARTS).toBe(13);
});

test('what was passed over is the same read from the plays of a position', () => {
  let count = 0;
  for (const [state, passed] of positions(8, 31)) {
    if (buddyBluff.turn(state) < 0) continue;
    expect(PassedOver.before(state)).toEqual(passed);
    count++;
  }
  expect(count).toBeGreaterThan(300);
});

function ranksOf(counts: Uint8Array, seat: number): string {
  return Array.from(RANKS, (rank, r) => rank.repeat(counts[RANKS.length * seat + r]!)).join('');
}

/** By seat: the ranks it passed over discarding and laying, repeated as often as it did. */
function toldOf({ discarding, laying }: PassedOver): string[] {
  return [0, 1, 2, 3].map((seat) => `${ranksOf(discarding, seat)}/${ranksOf(laying, seat)}`);
}

test('passed over is what lay in sight beside the own card, discarding or laying, three times at most', () => {
  const { state } = openTable(
    RULES[0]!,
    0,
    'hand 0: 2S QD ; hand 1: 8H QS ; hand 2: 4S ; hand 3: 5S ; centre: KS 7H QC TC ; pool: 9D',
  );
  const passed = new PassedOver();
  const move = (text: string): number => {
    const found = buddyBluff.read(state, buddyBluff.turn(state), text);
    if (typeof found !== 'number') throw new Error(JSON.stringify(found));
    return found;
  };
  const make = (text: string): void => {
    passed.note(state, move(text));
    buddyBluff.play(state, move(text));
  };
  make('2S');
  expect(toldOf(passed)).toEqual(['79TQK/', '/', '/', '/']);
  const before = new PassedOver();
  before.copy(passed);
  make('QS>3');
  expect(toldOf(passed)).toEqual(['79TQK/', '/27TK', '/', '/']);
  expect(toldOf(before)).toEqual(['79TQK/', '/', '/', '/']);
  before.copy(passed);
  expect(before).toEqual(passed);
  const four = move('4S');
  for (let i = 0; i < 5; i++) passed.note(state, four);
  expect(toldOf(passed)[2]).toBe('222777TTTQQQKKK/');
  passed.clear();
  expect(toldOf(passed)).toEqual(['/', '/', '/', '/']);
});

test('of a position that does not tell its plays nothing is known to be passed over', () => {
  const { state } = openTable(RULES[0]!, 0, 'starter: 2 ; plays: 2 ; hand 0: KD 6S ; played: 8D');
  expect(toldOf(PassedOver.before(state))).toEqual(['/', '/', '/', '/']);
});
