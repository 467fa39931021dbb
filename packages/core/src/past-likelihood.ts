/**
 * How likely past plays are: what a game reads hidden cards from. It plays the
 * past again from the cards that a world holds, asks `logChance` about each
 * play and adds up. All numbers are natural logarithms, since a product of many
 * small chances is soon 0 and a sum of their logarithms never is.
 *
 *     log += logChance(values, count, chosen, { scale: 1.5, blind: 0.3 });
 */

/** How somebody chooses: a move worth `scale` less is e times rarer, and a share of all moves is made blindly. */
export interface ChoiceModel {
  readonly scale: number;
  readonly blind: number;
}

/** Values that differ by so little are equal: the scale of somebody who always takes the best. */
export const BEST_ONLY = 1e-9;

/** How likely somebody chooses one of so many moves with these values; a value of -Infinity is that of a move never chosen. */
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

/** How likely something is if it is as likely as `logs` say to the types of which somebody is one, by their shares. */
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

/** The shares of types after something as likely to each as `logs` say; no share falls below `least`, and what no type can explain changes nothing. */
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

/** A logarithm that a game gave; what is none counts as impossible. */
export function asLog(given: number): number {
  return given < Infinity ? given : given === Infinity ? Number.MAX_VALUE : -Infinity;
}

/** The weights of worlds beside the likeliest of them, from 0 to 1; all the same where none is possible. */
export function relativeWeights(logs: readonly number[]): number[] {
  const cleaned = logs.map(asLog);
  const most = Math.max(...cleaned);
  return cleaned.map((log) => (most === -Infinity ? 1 : Math.exp(log - most)));
}
