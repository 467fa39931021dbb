/**
 * No player gets weaker unnoticed: each level against the one below it, with fixed deals and steps.
 *
 * docs/strength.md has the shares that levels win in long matches. Here they have few steps and few
 * deals, so the lowest passing share is half way between the fair share, which the level below would
 * get in their place, and the measured one. With few steps some are hardly better than the level
 * below: they play against a lower one.
 *
 * One file per game: once V8 has run one game, the next is slow.
 */
import { askPlayer, CHANCE, isRefusal, OVER, placesOf, readOptions, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { findGame } from '../../src/index.ts';

interface Series {
  readonly above: string;
  readonly below: string;
  /** The seed of the first deal, and the number of deals. */
  readonly first: number;
  readonly deals: number;
  /** The most steps per move for either. */
  readonly steps: number;
}

interface Outcome {
  /** The share of deals won; a shared first place counts in equal parts. */
  readonly share: number;
  /** On average. */
  readonly payoff: number;
}

/** One player's wins among identical others; it plays every deal from every seat. */
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
    // Each seat has its own random numbers in a deal, whoever plays it: equals get exactly the fair share.
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

/** Above, below, deals, steps, the lowest passing share of deals won, and the seed of the first deal. */
export type Row = readonly [string, string, number, number, number, number?];

export function levelsOf(id: string, rows: readonly Row[]): void {
  for (const [above, below, deals, steps, least, first = 1] of rows) {
    test(`${id}: ${above} beats ${below}`, async () => {
      const { share } = await measure(id, { above, below, first, deals, steps });
      expect(share).toBeGreaterThan(least);
    });
  }
}

/** Otherwise the seats, or the measurement itself, would favour a player. */
export function equalsOf(id: string): void {
  test(`${id}: equals get the fair share`, async () => {
    const { game } = await findGame(id)!.load();
    const equals = { above: 'casual', below: 'casual', first: 1, deals: 2, steps: 2 };
    const { share } = await measure(id, equals);
    expect(share).toBeCloseTo(1 / game.seats[0]!, 12);
  });
}
