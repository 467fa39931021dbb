/**
 * The soloist's payment after each legal card of a world, both sides playing perfectly from there
 * on: by components added up, or as a whole with silent bonuses and all, which takes longer the
 * more cards there are.
 */
import type { Options } from '../../options.ts';
import { paymentOf } from '../../scoring.ts';
import { COMPONENTS, type Component } from '../../types.ts';
import { solver } from '../shared-solver.ts';
import type { Stakes } from '../solver/index.ts';
import type { World } from './worlds.ts';

/** What a component brings when made and costs when lost, from both defenders. */
export function stakeOf(
  component: Component,
  { values, kontra, hearts }: Stakes,
  options: Options,
): { readonly won: number; readonly lost: number } {
  const part = { c: component, v: values[component] ?? 0 };
  const [first, second] = kontra[component] ?? [0, 0];
  const from = (made: boolean): number =>
    paymentOf(part, made, first, hearts, options) + paymentOf(part, made, second, hearts, options);
  return { won: from(true), lost: from(false) };
}

/**
 * Fills `into` by card, and `made` by component (as in COMPONENTS) and card: 1 where it is made.
 * With `only`, for this component alone. False if it would take more than `budget` beginnings of
 * tricks.
 */
export function payByParts(
  { position, stakes }: World,
  options: Options,
  budget: number,
  into: Float64Array,
  made: Uint8Array,
  only?: Component,
): boolean {
  into.fill(0);
  made.fill(0);
  for (const [place, component] of COMPONENTS.entries()) {
    if (stakes.values[component] === undefined) continue;
    if (only !== undefined && component !== only) continue;
    const { won, lost } = stakeOf(component, stakes, options);
    const cards = solver().each(position, { ask: 'made', component, stakes }, options, budget);
    if (cards === undefined) return false;
    for (const [card, one] of cards) {
      into[card] = into[card]! + (one === 1 ? won : lost);
      made[32 * place + card] = one;
    }
  }
  return true;
}

/** The same for the whole payment. */
export function payWhole(
  { position, stakes }: World,
  options: Options,
  budget: number,
  into: Float64Array,
): boolean {
  const cards = solver().each(position, { ask: 'payoff', stakes }, options, budget);
  for (const [card, value] of cards ?? []) into[card] = value;
  return cards !== undefined;
}
