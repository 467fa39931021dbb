/** The weak levels err as people do: they misjudge, but lay no heavy package on themselves when it may lie elsewhere. */
import { search } from '@pakli/ai';
import { askPlayer, CHANCE, OVER, Sfc32, type Move } from '@pakli/core';
import { expect, test } from 'vitest';
import { buddyBluff as game, levels, type State } from '../src/index.ts';
import { cardOfMove } from '../src/moves.ts';
import { CLASSIC, ONION } from './side-by-side.ts';

/** A person notices at a glance when a play costs this many points more than another with the same card. */
const PLAIN_POINTS = 10;
const DEALS = 8;

/** The points on the slot of the seat at turn after a play. */
function penaltyAfter(state: State, move: Move): number {
  const seat = game.turn(state);
  const after = game.create(state.options, state.seats);
  game.copy(state, after);
  game.play(after, move);
  return after.penalty[seat]!;
}

/** How many points a play lays on its own seat that the same card could lay elsewhere. */
function unforcedPoints(state: State, moves: readonly Move[], move: Move): number {
  const same = moves.filter((other) => cardOfMove(other) === cardOfMove(move));
  const spared = Math.min(...same.map((other) => penaltyAfter(state, other)));
  return penaltyAfter(state, move) - spared;
}

test.each(['beginner', 'casual'] as const)('%s lays no heavy package on itself', (id) => {
  const { player, steps } = levels(search)[id];
  const outcome = new Uint8Array(game.maxOutcome);
  const heavy: string[] = [];
  let offers = 0;
  for (let deal = 0; deal < DEALS; deal++) {
    const random = new Sfc32(deal + 1);
    const state = game.create(deal % 2 === 0 ? CLASSIC : ONION, 4);
    game.setup(state, { number: 0, starter: deal % 4, carry: [0, 0, 0, 0] });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) {
        game.deal(state, outcome, game.draw(state, random, outcome));
        continue;
      }
      const view = game.view(state, turn);
      const { move } = askPlayer(player, view, random, steps);
      const costs = (one: Move): boolean => unforcedPoints(state, view.moves, one) >= PLAIN_POINTS;
      if (view.moves.some(costs)) offers++;
      if (costs(move)) heavy.push(`deal ${deal + 1}: ${game.formatTruth(state, move)}`);
      game.play(state, move);
    }
  }
  expect(heavy).toEqual([]);
  // Otherwise the deals would prove nothing.
  expect(offers).toBeGreaterThan(80);
});
