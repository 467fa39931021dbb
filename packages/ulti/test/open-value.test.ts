/** With all cards open every seat’s value is its own payment. */
import { search } from '@pakli/ai';
import { Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { knowledge, ulti } from '../src/index.ts';
import { openValue } from '../src/knowledge/open-value.ts';
import { playDeal } from './deals.ts';
import { stateOf } from './positions.ts';

test('before the last card of a deal each seat’s value is its payment', () => {
  let told = 0;
  const lanes = new Set<string>();
  for (let seed = 1; seed <= 120; seed++) {
    let before: number[] | undefined;
    playDeal(seed % 2 === 0 ? 'seed' : 'tournament', seed, (state) => {
      const view = ulti.view(state, 0);
      // The last cards are forced.
      if (view.phase === 'PLAY' && view.tricks.length === 9) {
        before = [0, 1, 2].map((seat) => openValue(state, seat) ?? Number.NaN);
      }
      if (view.result === null || before === undefined || view.result.conceded) return;
      expect(before, `seed ${seed}, ${view.contract}`).toEqual(view.result.deltas);
      told++;
      for (const { levels } of view.kontra) lanes.add(levels.join());
    });
  }
  expect(told).toBeGreaterThan(30);
  expect(lanes.size).toBeGreaterThan(1);
});

test('defenders who doubled on their own get their own shares', () => {
  const cards = 'hand 0: B9 ; hand 1: B8 ; hand 2: B7 ; talon: H7 H8';
  const past = 'leader: 0 ; points: 0 0 ; tricks: 0 9 ; marriages: - - -';
  const state = stateOf(`contract: BE ; soloist: 0 ; ${cards} ; ${past} ; kontra: betli=2/0`);
  expect([0, 1, 2].map((seat) => openValue(state, seat))).toEqual([-25, 20, 5]);
});

test('playouts tell a defender what he gets himself', () => {
  const cards = 'hand 0: AA BK ; hand 1: A9 LU ; hand 2: L8 B9 ; talon: H7 H8';
  const past = 'leader: 0 ; points: 90 20 ; tricks: 7 1 ; marriages: - - -';
  const state = stateOf(`contract: H-P ; trump: H ; soloist: 0 ; ${cards} ; ${past} ; play BK`);
  const view = ulti.view(state, 1);
  const thinking = search.flat(ulti, knowledge, { worlds: 4 }).think(view, new Sfc32(1));
  thinking.step(4);
  // Passz 2 and silent 100 2, and now and then a silent Ulti: the side together would lose 8.
  for (const { value } of thinking.answer().estimates!) {
    expect(value).toBeLessThan(-3);
    expect(value).toBeGreaterThan(-7);
  }
});
