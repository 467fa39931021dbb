/**
 * A player never gets weaker unnoticed: each level against the one below it, with fixed deals and steps.
 *
 * What levels win in long matches is in docs/strength.md. Here they have few steps and so few deals that
 * the least share that passes lies half way from the fair one, which the level below would get in their
 * place, to what was measured. With few steps some are hardly better than the level below: they are held
 * against a lower one.
 *
 * A file a game: where V8 has seen one game, the next is slow.
 */
import { askPlayer, CHANCE, isRefusal, OVER, placesOf, readOptions, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { findGame } from '../../src/index.ts';

interface Series {
  readonly above: string;
  readonly below: string;
  /** The seed of the first deal, and how many there are. */
  readonly first: number;
  readonly deals: number;
  /** The most steps that either takes for a move. */
  readonly steps: number;
}

interface Outcome {
  /** Of the deals won, a first place of several counting in equal parts. */
  readonly share: number;
  /** In the mean. */
  readonly payoff: number;
}

/** What one wins among others who are all alike; it plays every deal from every seat. */
export async function measure(
  id: string,
  { above, below, first, deals, steps: most }: Series,
): Promise<Outcome> {
  const { game, contenders, learn } = await findGame(id)!.load();
  expect(await learn()).toBeUndefined();
  const seats = game.seats[0]!;
  const options = readOptions(game.rules, id === 'compile' ? 'quick' : '');
  if (isRefusal(options)) throw new Error(options.refused);
  const outcome = new Uint8Array(game.maxOutcome);
  const state = game.create(options, seats);
  const carry = Array<number>(seats).fill(0);
  const payoffs = new Float64Array(seats);
  let won = 0;
  let paid = 0;
  for (let i = 0; i < seats * deals; i++) {
    const deal = Math.floor(i / seats);
    const cards = new Sfc32(first + deal);
    // Every seat has its own numbers in a deal, whoever sits there: equals get exactly the fair share.
    const numbers = Array.from(carry, (_, seat) => new Sfc32(1000 * (first + deal) + seat));
    game.setup(state, { number: 0, starter: deal % seats, carry });
    for (let turn = game.turn(state); turn !== OVER; turn = game.turn(state)) {
      if (turn === CHANCE) game.deal(state, outcome, game.draw(state, cards, outcome));
      else {
        const { player, steps } = contenders.get(turn === i % seats ? above : below)!;
        const view = game.view(state, turn);
        game.play(state, askPlayer(player, view, numbers[turn]!, Math.min(steps, most)).move);
      }
    }
    game.payoff(state, payoffs);
    paid += payoffs[i % seats]!;
    const places = placesOf(game.scores(state), game.best);
    if (places[i % seats] === 1) won += 1 / places.filter((place) => place === 1).length;
  }
  return { share: won / (seats * deals), payoff: paid / (seats * deals) };
}

/** Above, below, deals, steps, the least share of deals won, and the seed of the first deal. */
export type Row = readonly [string, string, number, number, number, number?];

export function levelsOf(id: string, rows: readonly Row[]): void {
  for (const [above, below, deals, steps, least, first = 1] of rows) {
    test(`${id}: ${above} beats ${below}`, async () => {
      const { share } = await measure(id, { above, below, first, deals, steps });
      expect(share).toBeGreaterThan(least);
    });
  }
}

/** Otherwise the seats, or the measure itself, would favour somebody. */
export function equalsOf(id: string): void {
  test(`${id}: equals get the fair share`, async () => {
    const { game } = await findGame(id)!.load();
    const equals = { above: 'casual', below: 'casual', first: 1, deals: 2, steps: 2 };
    const { share } = await measure(id, equals);
    expect(share).toBeCloseTo(1 / game.seats[0]!, 12);
  });
}
