/**
 * How likely past plays are, from which a game infers hidden cards: it replays
 * the past with the cards of a world and sums `logChance` over the plays. All
 * numbers are natural logarithms, since a product of many small chances would
 * underflow to 0.
 *
 *     log += logChance(values, count, chosen, { scale: 1.5, blind: 0.3 });
 */

/** How somebody chooses: a move worth `scale` less is e times rarer, and the share `blind` of all moves is random. */
export interface ChoiceModel {
  readonly scale: number;
  readonly blind: number;
}

/** The scale of somebody who always takes the best: values that differ by less are equal. */
export const BEST_ONLY = 1e-9;

/** The log chance of choosing one of `count` moves with these values; -Infinity is the value of a move never chosen. */
export function logChance(
  values: ArrayLike<number>,
  count: number,
  chosen: number,
  { scale, blind }: ChoiceModel,
): number {
  let most = -Infinity;
  for (let i = 0; i < count; i++) if (values[i]! > most) most = values[i]!;
  let sum = 0;
  for (let i = 0; i < count; i++) sum += Math.exp((values[i]! - most) / scale);
  const odds = Math.exp((values[chosen]! - most) / scale);
  return Math.log(blind / count + ((1 - blind) * odds) / sum);
}

/** The log chance of an event whose chance depends on somebody's type: `logs` by type, weighted by `shares`. */
export function logMixture(shares: ArrayLike<number>, logs: ArrayLike<number>): number {
  let most = -Infinity;
  for (let i = 0; i < logs.length; i++) if (shares[i]! > 0 && logs[i]! > most) most = logs[i]!;
  if (most === -Infinity) return most;
  let sum = 0;
  for (let i = 0; i < logs.length; i++) {
    if (shares[i]! > 0) sum += shares[i]! * Math.exp(logs[i]! - most);
  }
  return most + Math.log(sum);
}

/** The shares of types after an event with these log chances (Bayes). No share falls below `least`, and an event that no type explains changes nothing. */
export function sharesAfter(
  shares: ArrayLike<number>,
  logs: ArrayLike<number>,
  least: number,
): number[] {
  const all = logMixture(shares, logs);
  const kept = Array.from(shares, (share, i) =>
    all === -Infinity ? share : Math.max(least, share * Math.exp(logs[i]! - all)),
  );
  const sum = kept.reduce((one, other) => one + other, 0);
  return kept.map((share) => share / sum);
}

/** Sanitizes a logarithm that a game returned; NaN counts as impossible. */
export function asLog(given: number): number {
  return given < Infinity ? given : given === Infinity ? Number.MAX_VALUE : -Infinity;
}

/** The weights of worlds relative to the likeliest, from 0 to 1; all 1 if none is possible. */
export function relativeWeights(logs: readonly number[]): number[] {
  const cleaned = logs.map(asLog);
  const most = Math.max(...cleaned);
  return cleaned.map((log) => (most === -Infinity ? 1 : Math.exp(log - most)));
}
