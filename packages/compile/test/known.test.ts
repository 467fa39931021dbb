/** One seat's knowledge, as rows: the same in every world that it cannot tell apart, and in agreement with the view. */
import { expect, test } from 'vitest';
import { CARD_NAMES, compile, PROTOCOL_NAMES } from '../src/index.ts';
import { firstRow, GROUPS, NetInput, ROWS } from '../src/knowledge/net-input.ts';
import { BAN, HAND, TURN_NUMBER } from '../src/state.ts';
import type { View } from '../src/types.ts';
import { differences, questions, rowsOf, type Reader } from './knowing.ts';

test('rows are the same in all worlds that a seat cannot tell apart (10,000 in the long run)', () => {
  const { worlds, amid, differ } = differences(rowsOf, 5, 11, 2);
  expect(differ).toBe(0);
  expect(worlds).toBeGreaterThan(800);
  expect(amid).toBeGreaterThan(200);
});

test.each<[string, Reader]>([
  ['a card of the other hand', (state, seat) => [state.zones[(6 * (1 - seat) + HAND) * 36] ?? 0]],
  ['the own deck', (state, seat) => [state.zones[6 * seat * 36] ?? 0]],
  [
    'what lies face-down on the other side',
    (state, seat) => [0, 1, 2].map((line) => state.zones[(6 * (1 - seat) + 3 + line) * 36] ?? 0),
  ],
])('a row that reads %s is found out', (_name, peek) => {
  const peeking: Reader = (state, seat) => [...rowsOf(state, seat), ...peek(state, seat)];
  expect(differences(peeking, 1, 12, 2).differ).toBeGreaterThan(10);
});

const COMPILED = (view: View, player: number, line: number): number =>
  view.players[player]?.protocols[line]?.compiled === true ? 1 : 0;

const card = (name: string): number => CARD_NAMES.indexOf(name);
const values = (name: string): number => Number(name.split('-')[1]);
const count = (is: (line: number) => boolean): number => [0, 1, 2].filter(is).length;

/** The rows by group name, as the table would have them, from a view. */
function fromView(view: View): { lines: string[][]; rest: string[] } {
  const seat = view.seat ?? 0;
  const other = 1 - seat;
  const asked = view.turn === seat ? 1 : 0;
  const [mine, theirs] = [view.players[seat]!, view.players[other]!];
  const named = new Map(view.memory?.known.map(([name, place]) => [place, name]));
  const steps = [0, 3, 5, 7, 9, 11, 14];
  const step = (total: number): number => steps.filter((most) => total > most).length;
  const ready = (a: number, b: number, line: number): boolean =>
    view.totals[a]![line]! >= 10 &&
    view.totals[a]![line]! > view.totals[b]![line]! &&
    COMPILED(view, a, line) === 0;
  const lines = [0, 1, 2].map((line) => {
    const [my, their] = [view.totals[seat]![line]!, view.totals[other]![line]!];
    const [done, theirDone] = [COMPILED(view, seat, line), COMPILED(view, other, line)];
    const plates = [mine, theirs].map(({ protocols }) => protocols[line]?.protocol ?? '');
    const rows = [
      `my plate ${2 * PROTOCOL_NAMES.indexOf(plates[0]!) + done}`,
      `their plate ${2 * PROTOCOL_NAMES.indexOf(plates[1]!) + theirDone}`,
      `my total ${18 * (2 * asked + done) + Math.min(17, my)}`,
      `their total ${18 * (2 * asked + theirDone) + Math.min(17, their)}`,
      `standing ${64 * (4 * asked + 2 * done + theirDone) + 8 * step(my) + step(their)}`,
      `lead ${21 * asked + 10 + Math.max(-10, Math.min(10, my - their))}`,
      `my stack ${Math.min(7, mine.stacks[line]!.length)}`,
      `their stack ${Math.min(7, theirs.stacks[line]!.length)}`,
    ];
    for (const [who, { stacks }] of [['my', mine] as const, ['their', theirs] as const]) {
      const stack = stacks[line]!;
      let unread = 0;
      stack.forEach(({ pos, faceUp, card: name }, i) => {
        const covered = i < stack.length - 1 ? 180 : 0;
        const known = name ?? named.get(pos);
        if (faceUp) rows.push(`${who} open card ${card(name!) + covered}`);
        else if (known === undefined) unread++;
        else rows.push(`${who} face-down card ${card(known) + (who === 'my' ? covered : 0)}`);
      });
      const whose = who === 'my' ? 'mine' : 'theirs';
      if (unread > 0) rows.push(`${whose} unread ${Math.min(who === 'my' ? 3 : 6, unread) - 1}`);
    }
    const fits = (mine.hand ?? []).filter((name) => plates.includes(name.split('-')[0]!));
    const best = Math.max(-1, ...fits.map(values));
    rows.push(...fits.map((name) => `fits ${card(name)}`), `reach ${8 * asked + 1 + best}`);
    if (best >= 0 && my + best >= 10 && my + best > their) rows.push(`makes ${2 * asked + done}`);
    return rows;
  });
  const lead = (a: number, b: number) => (line: number) =>
    view.totals[a]![line]! > view.totals[b]![line]!;
  const plates = [seat, other].map((player) =>
    Math.min(
      2,
      count((line) => COMPILED(view, player, line) === 1),
    ),
  );
  const control = view.control === null ? 0 : view.control === seat ? 1 : 2;
  const banned = (player: number): boolean => (view.noCompileTurn[player] ?? 0) > view.number;
  const rest = [
    ...(mine.hand ?? []).map((name) => `my hand ${card(name)}`),
    ...mine.trash.map((name) => `my trash ${card(name)}`),
    ...theirs.trash.map((name) => `their trash ${card(name)}`),
    ...(view.memory?.known ?? []).flatMap(([name, place]) =>
      place === `P${other}.hand` ? [`their hand ${card(name)}`] : [],
    ),
    `my hand cards ${8 * asked + Math.min(7, mine.handCount)}`,
    `their hand cards ${8 * asked + Math.min(7, theirs.handCount)}`,
    `my deck ${Math.min(15, mine.deckCount)}`,
    `their deck ${Math.min(15, theirs.deckCount)}`,
    `control ${3 * asked + control}`,
    `plates ${9 * asked + 3 * plates[0]! + plates[1]!}`,
    `leads ${16 * asked + 4 * count(lead(seat, other)) + count(lead(other, seat))}`,
    `ready ${16 * asked + 4 * count((line) => ready(seat, other, line)) + count((line) => ready(other, seat, line))}`,
    ...(banned(seat) ? ['banned 0'] : []),
    ...(banned(other) ? ['banned 1'] : []),
    `turn ${Math.min(15, view.number >> 2)}`,
  ];
  return { lines: lines.map((rows) => rows.toSorted()), rest: rest.toSorted() };
}

/** A row by group name. */
function nameOf(row: number): string {
  const { name } = GROUPS.findLast((group) => firstRow(group.name) <= row)!;
  return `${name} ${row - firstRow(name)}`;
}

test('the rows are those of the table, read from what the view shows', () => {
  const known = new NetInput();
  const groups = new Set<string>();
  let checked = 0;
  for (const state of questions(16, 21)) {
    if (checked++ % 5 !== 0) continue;
    // Bans are rare at an action.
    if (checked % 10 < 2) state.now[BAN + (checked % 2)] = state.now[TURN_NUMBER]! + 1;
    for (const seat of [0, 1]) {
      known.read(state, seat);
      const parts = [0, 1, 2, 3].map((part) =>
        Array.from(known.rows.subarray(known.ends[part - 1] ?? 0, known.ends[part]), nameOf),
      );
      const { lines, rest } = fromView(compile.view(state, seat));
      expect(parts.map((rows) => rows.toSorted())).toEqual([...lines, rest]);
      for (const row of parts.flat()) groups.add(row.replace(/ \d+$/, ''));
    }
  }
  // Under the current rules, a player may look at every card on their own side.
  groups.add('mine unread');
  const all = GROUPS.map(({ name }) => name);
  expect(all.filter((name) => !groups.has(name))).toEqual([]);
  expect(GROUPS.reduce((sum, { size }) => sum + size, 0)).toBe(ROWS);
});
