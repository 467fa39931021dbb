/** How captured piles make their sums. */
import { CHANCE, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { mulle, type Event, type Group } from '../src/index.ts';

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** The events of a move in a position. */
function told(position: string, text: string): readonly Event[] {
  const state = mulle.create(mulle.rules.defaults, 2);
  mulle.setup(state, { number: 0, starter: 0, carry: [0, 0] });
  expect(mulle.readPosition(state, position)).toBeUndefined();
  const move = mulle.view(state, 0).moves.find((one) => mulle.formatTruth(state, one) === text);
  const events: Event[] = [];
  mulle.play(state, move!, (event) => events.push(event));
  return events;
}

const groupsIn = (events: readonly Event[]): (readonly number[])[] =>
  events.flatMap((event) => {
    const groups: readonly Group[] = ('groups' in event ? event.groups : undefined) ?? [];
    return groups.map(({ values }) => values);
  });

test.each([
  [
    'table: KL 4 | SP 9 | RU 8 | HJ 5 ; Anna: KL K ; Bo: HJ 3',
    'capture KL K x 1,2,3,4',
    [
      [9, 4],
      [8, 5],
    ],
  ],
  [
    'table: SP 4 | HJ 3 | KL 7 | RU 2 ; Anna: RU 7 ; Bo: HJ 3',
    'capture RU 7 x 1,2,3',
    [[7], [4, 3]],
  ],
  ['table: SP A | KL 7 ; Anna: SP A ; Bo: HJ 3', 'capture SP A x 1', [[1]]],
  [
    'table: KL Q | SP 7 | RU 5 | HJ J ; Anna: HJ Q, SP 8 ; Bo: HJ 3',
    'trotta HJ Q + 1,2,3',
    [[12], [7, 5]],
  ],
  [
    'table: SP 5 | SP 3 | RU 6 | KL 9 ; Anna: HJ 4, SP 9 ; Bo: HJ 3',
    'build HJ 4 on 1 = 9',
    [[9], [6, 3]],
  ],
])('%s: %s', (position, text, groups) => {
  expect(groupsIn(told(position, text))).toEqual(groups);
});

test('in whole games every group makes the value, and names the cards that leave', () => {
  const random = new Sfc32(5);
  const outcome = new Uint8Array(mulle.maxOutcome);
  let pairs = 0;
  for (let game = 0; game < 20; game++) {
    const state = mulle.create(mulle.rules.defaults, 2);
    mulle.setup(state, { number: 0, starter: 0, carry: [0, 0] });
    for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
      if (turn === CHANCE) {
        mulle.deal(state, outcome, mulle.draw(state, random, outcome));
        continue;
      }
      const { moves, table } = mulle.view(state, turn);
      const events: Event[] = [];
      mulle.play(state, moves[random.below(moves.length)]!, (event) => events.push(event));
      for (const event of events) {
        if (!('groups' in event) || event.groups === undefined) continue;
        const named = event.piles.flatMap((pile) => table[pile - 1]!.cards);
        expect(event.groups.flatMap(({ cards }) => cards).toSorted()).toEqual(named.toSorted());
        const sums = new Set(event.groups.map(({ values }) => sum(values)));
        expect(sums.size, JSON.stringify(event)).toBe(1);
        pairs += event.groups.filter(({ values }) => values.length > 1).length;
      }
    }
  }
  expect(pairs).toBeGreaterThan(100);
});
