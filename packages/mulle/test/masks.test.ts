/** The masks of a table hold for its piles, in whichever state they are. */
import { listMoves, OVER, Sfc32, Match, isRefusal } from '@pakli/core';
import { expect, test } from 'vitest';
import { mulle } from '../src/index.ts';
import { twinPlace } from '../src/masks.ts';

test.each([1, 2, 3, 4])(
  'a position that is put back by its words has its moves: seed %i',
  (seed) => {
    const random = new Sfc32(seed);
    const match = Match.start(mulle, { random });
    if (isRefusal(match)) throw new Error(match.refused);
    const positions: { words: Int32Array; moves: readonly number[] }[] = [];
    while (match.table.turn !== OVER) {
      match.advance(random);
      const { table } = match;
      if (table.turn === OVER) break;
      const moves = listMoves(mulle, table.state);
      positions.push({ words: table.state.at.slice(), moves });
      table.play(moves[random.below(moves.length)]!);
    }
    expect(positions.length).toBeGreaterThan(90);
    const state = mulle.create(mulle.rules.defaults, 2);
    for (let i = 0; i < 400; i++) {
      const { words, moves } = positions[random.below(positions.length)]!;
      state.at.set(words);
      expect(listMoves(mulle, state)).toEqual(moves);
    }
  },
);

/** Whether a queen takes a build of eight and a four. */
function takesSum(buildsInSums: boolean): boolean {
  const state = mulle.create({ ...mulle.rules.defaults, buildsInSums }, 2);
  mulle.readPosition(state, 'table: {KL 5 HJ 3}=8 open Bo | SP 4 ; Anna: RU Q ; Bo: 2 cards');
  const texts = listMoves(mulle, state).map((move) => mulle.formatTruth(state, move));
  return texts.includes('capture RU Q x 1,2');
}

test('one table has the moves of the rules it is asked by, whichever were asked before', () => {
  expect([true, false, true, false].map(takesSum)).toEqual([true, false, true, false]);
});

test('no search for a single that is not there continues for ever', () => {
  const state = mulle.create(mulle.rules.defaults, 2);
  mulle.readPosition(state, 'table: KL 9 | SP 9 ; Anna: KL 9, SP 3 ; Bo: 2 cards');
  expect(() => twinPlace(state.at, 40)).toThrow('no single of kind 40');
});
