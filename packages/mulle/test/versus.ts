/** Omgangar of one policy against another, every deal played from both seats. */
import { CHANCE, OVER, Sfc32, type Move } from '@pakli/core';
import { mulle, type Options, type State } from '../src/index.ts';

export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** Share of decided omgangar that the first policy won, and half the width of its 95 % interval. */
  readonly share: number;
  readonly margin: number;
}

export function versus(
  options: Options,
  first: (state: State) => Move,
  second: (state: State) => Move,
  omgangar: number,
): Tally {
  const state = mulle.create(options, 2);
  const outcome = new Uint8Array(mulle.maxOutcome);
  const payoff = new Float64Array(2);
  let won = 0;
  let lost = 0;
  for (let i = 0; i < omgangar; i++) {
    const seat = i % 2;
    const random = new Sfc32(1 + Math.floor(i / 2));
    mulle.setup(state, { number: 0, starter: 0, carry: [0, 0] });
    for (let turn = mulle.turn(state); turn !== OVER; turn = mulle.turn(state)) {
      if (turn === CHANCE) mulle.deal(state, outcome, mulle.draw(state, random, outcome));
      else mulle.play(state, turn === seat ? first(state) : second(state));
    }
    mulle.payoff(state, payoff);
    if (payoff[seat]! > 0) won++;
    else if (payoff[seat]! < 0) lost++;
  }
  const share = won / (won + lost);
  const margin = 1.96 * Math.sqrt((share * (1 - share)) / (won + lost));
  return { won, lost, drawn: omgangar - won - lost, share, margin };
}
