/** A seat's assumptions are the same wherever the cards hidden from it lie. */
import { CHANCE, listMoves, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { knowledge, ulti } from '../src/index.ts';
import { cardsOf, optionsOf, randomOptions } from './subject.ts';

test('what is likely is the same in all worlds that a seat cannot tell apart, 10,000 for each seat', () => {
  const random = new Sfc32(18);
  const outcome = new Uint8Array(ulti.maxOutcome);
  const worlds = [0, 0, 0];
  let differ = 0;
  for (let game = 0; Math.min(...worlds) < 10_000; game++) {
    const options = game % 2 === 0 ? optionsOf('tournament') : randomOptions(random);
    const state = ulti.create(options, 3);
    const twin = ulti.create(options, 3);
    const third = ulti.create(options, 3);
    ulti.setup(state, { number: 0, starter: game % 3, carry: [0, 0, 0] });
    for (let turn = ulti.turn(state); turn !== OVER; turn = ulti.turn(state)) {
      if (turn === CHANCE) {
        ulti.deal(state, outcome, ulti.draw(state, random, outcome));
        continue;
      }
      for (let seat = 0; seat < 3; seat++) {
        for (const world of [twin, third]) {
          ulti.copy(state, world);
          ulti.redeal(world, seat, random);
        }
        const one = knowledge.likelihood!(ulti.view(state, seat));
        const other = knowledge.likelihood!(ulti.view(twin, seat));
        if (cardsOf(twin).join() !== cardsOf(state).join()) worlds[seat]!++;
        for (const world of [state, twin, third]) {
          const likely = one.logOf(world);
          if (likely !== other.logOf(world) || !(likely > -Infinity)) differ++;
        }
      }
      const moves = listMoves(ulti, state);
      ulti.play(state, moves[random.below(moves.length)]!);
    }
  }
  expect(differ).toBe(0);
});
