/** One deal of the yardstick: a player on one side, perfect play with all cards known on the other. */
import { askPlayer, OVER, type Move, type Player, type Random } from '@pakli/core';
import { ulti, type State, type View } from '@pakli/ulti';
import { openCards, Solver } from '@pakli/ulti/solver';
import type { YardstickContract } from './deals.ts';

const SOLOIST = 0;
const solver = new Solver();

/** Who is measured, and with how many steps. */
export interface Measured {
  readonly player: Player<View>;
  readonly steps: number;
  /** The side it plays: alone, or both defenders. */
  readonly side: 'keep' | 'stop';
}

/** Plays the deal to its end; whether the soloist made the contract. */
export function playDeal(
  state: State,
  contract: YardstickContract,
  { player, steps, side }: Measured,
  random: Random,
): boolean {
  for (let turn = ulti.turn(state); turn !== OVER; turn = ulti.turn(state)) {
    const measured = (turn === SOLOIST) === (side === 'keep');
    const move = measured
      ? askPlayer(player, ulti.view(state, turn), random, steps).move
      : perfectMove(state, contract, random);
    ulti.play(state, move);
  }
  const line = ulti.view(state, SOLOIST).result?.lines.find(({ name }) => name === contract);
  return (line?.amounts[0] ?? 0) > 0;
}

/** A card that keeps the result, each as likely as the others; it raises nothing. */
function perfectMove(state: State, contract: YardstickContract, random: Random): Move {
  const { moves } = ulti.view(state, ulti.turn(state));
  const open = openCards(state);
  if (open === undefined) return moves[0] ?? 0;
  const { position, stakes } = open;
  const question = { ask: 'made', component: contract, stakes } as const;
  const { cards = 0 } = solver.best(position, question, state.options);
  const best = moves.filter((move) => move < 32 && (cards & (1 << move)) !== 0);
  return best[random.below(best.length)] ?? moves[0] ?? 0;
}
