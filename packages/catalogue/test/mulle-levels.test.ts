/** A player never gets weaker unnoticed: each level of Mulle against the one below, with fixed deals and steps. */
import { ask, CHANCE, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { findGame, type Contender } from '../src/index.ts';

const { game, contenders } = await findGame('mulle')!.load();

/** Mean lead of the first over the second in omgangar that both play from both seats. */
function leadOf(first: Contender, second: Contender, deals: number): number {
  const outcome = new Uint8Array(game.maxOutcome);
  const payoff = new Float64Array(2);
  const state = game.create(game.rules.defaults, 2);
  let sum = 0;
  for (let i = 0; i < 2 * deals; i++) {
    const cards = new Sfc32(1 + (i >> 1));
    const numbers = new Sfc32(1000 + i);
    game.setup(state, { number: 0, starter: 0, carry: [0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) game.deal(state, outcome, game.draw(state, cards, outcome));
      else {
        const { player, steps } = turn === i % 2 ? first : second;
        game.play(state, ask(player, game.view(state, turn), numbers, Math.min(steps, 60)).move);
      }
    }
    game.payoff(state, payoff);
    sum += payoff[i % 2]!;
  }
  return sum / (2 * deals);
}

// Leads measured in long matches are in docs/strength.md; so few deals show no more than the direction.
test.each([
  ['beginner', 'random', 1],
  ['casual', 'beginner', 6],
  ['strong', 'casual', 2],
  ['expert', 'seed', 1],
])('%s leads %s', (above, below, deals) => {
  expect(leadOf(contenders.get(above)!, contenders.get(below)!, deals)).toBeGreaterThan(3);
});
