/** A player never gets weaker unnoticed: each level against a weaker player, with fixed deals and steps. */
import { askPlayer, CHANCE, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { findGame } from '../src/index.ts';

/** Mean payoff of one player among others, who are all alike, in deals that it plays from every seat. */
async function payoffOf(
  id: string,
  above: string,
  below: string,
  deals: number,
  most: number,
): Promise<number> {
  const { game, contenders } = await findGame(id)!.load();
  const seats = game.seats[0]!;
  const outcome = new Uint8Array(game.maxOutcome);
  const payoff = new Float64Array(seats);
  const state = game.create(game.rules.defaults, seats);
  const carry = Array<number>(seats).fill(0);
  let sum = 0;
  for (let i = 0; i < seats * deals; i++) {
    const cards = new Sfc32(1 + Math.floor(i / seats));
    const numbers = new Sfc32(1000 + i);
    game.setup(state, { number: 0, starter: 0, carry });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) game.deal(state, outcome, game.draw(state, cards, outcome));
      else {
        const { player, steps } = contenders.get(turn === i % seats ? above : below)!;
        const view = game.view(state, turn);
        game.play(state, askPlayer(player, view, numbers, Math.min(steps, most)).move);
      }
    }
    game.payoff(state, payoff);
    sum += payoff[i % seats]!;
  }
  return sum / (seats * deals);
}

// What levels win in long matches is in docs/strength.md; so few deals show no more than the direction.
// Buddy Bluff pays the share of the win, where 0.25 is fair and levels are close to each other: all
// are held against players that cost no time. Compile pays the win, Mulle the lead, Ulti what the score
// sheet says: a single doubled bid is worth more there than what levels differ by.
test.each([
  ['buddy-bluff', 'beginner', 'random', 8, 0.3],
  ['buddy-bluff', 'casual', 'random', 10, 0.3],
  ['buddy-bluff', 'strong', 'greedy', 6, 0.3],
  ['buddy-bluff', 'expert', 'greedy', 5, 0.3, 30],
  ['compile', 'beginner', 'random', 3, 0.8],
  ['compile', 'casual', 'beginner', 5, 0.5],
  ['compile', 'strong', 'seed', 1, 0.8, 2],
  ['compile', 'expert', 'seed', 1, 0.8, 3],
  ['mulle', 'beginner', 'random', 1, 3],
  ['mulle', 'casual', 'beginner', 6, 3],
  ['mulle', 'strong', 'casual', 2, 3],
  ['mulle', 'expert', 'seed', 1, 3],
  ['ulti', 'beginner', 'random', 2, 20],
  ['ulti', 'casual', 'random', 2, 20],
  ['ulti', 'strong', 'random', 2, 20],
  ['ulti', 'expert', 'rules', 2, 3],
])('%s: %s beats %s', async (id, above, below, deals, least, steps = 60) => {
  expect(await payoffOf(id, above, below, deals, steps)).toBeGreaterThan(least);
});
