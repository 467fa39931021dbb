/**
 * Elo differences. With two seats the usual formula; with more, the one player
 * whose strength is r among others of strength 1 wins r / (r + seats - 1) of
 * the games (Plackett and Luce), and r is worth 400 * log10(r) points. The fair
 * share is zero points at any table.
 */
import type { Interval } from './interval.ts';

/** Points above the others for a win share; infinite where nothing or everything is won. */
export function eloOf(share: number, seats: number = 2): number {
  // Written as a difference of logarithms: a quotient would lose the sign of the infinity at 1.
  return 400 * (Math.log10(share * (seats - 1)) - Math.log10(1 - share));
}

/** The win share that so many points above the others give. Inverse of `eloOf`. */
export function shareOfElo(elo: number, seats: number = 2): number {
  const strength = 10 ** (elo / 400);
  return strength === Infinity ? 1 : strength / (strength + seats - 1);
}

/** The formula is monotone, so the bounds of the share become those of the points. */
export function eloInterval({ value, low, high }: Interval, seats: number = 2): Interval {
  const points = (share: number): number => eloOf(Math.min(1, Math.max(0, share)), seats);
  return { value: points(value), low: points(low), high: points(high) };
}
