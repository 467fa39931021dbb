/**
 * Elo differences. With two seats this is the usual formula; with more, one
 * player of strength r among others of strength 1 wins r / (r + seats - 1) of
 * the games (Plackett-Luce), and r is worth 400 * log10(r) points. A fair share
 * of wins is zero points at any table.
 */
import type { Interval } from './interval.ts';

/** The points above the others for a win share; infinite for 0 and 1. */
export function eloOf(share: number, seats: number = 2): number {
  // A difference of logarithms: a quotient would lose the sign of the infinity at 1.
  return 400 * (Math.log10(share * (seats - 1)) - Math.log10(1 - share));
}

/** The win share for a number of points above the others. Inverse of `eloOf`. */
export function shareOfElo(elo: number, seats: number = 2): number {
  const strength = 10 ** (elo / 400);
  return strength === Infinity ? 1 : strength / (strength + seats - 1);
}

/** The formula is monotone, so bounds of the share map to bounds of the points. */
export function eloInterval({ value, low, high }: Interval, seats: number = 2): Interval {
  const points = (share: number): number => eloOf(Math.min(1, Math.max(0, share)), seats);
  return { value: points(value), low: points(low), high: points(high) };
}
