/**
 * Scores for an open field: everybody plays some of the same boards at any time, each board in one
 * line. Computes the worth of results and the standings like `countTournament`, but fast enough to
 * do so on every request.
 */
import { matchpoints, type BestScore } from './scoring.ts';
import { mayBeChance, meanInterval } from './student.ts';

/** A result of a board. */
export interface FieldResult {
  /** Any number, the same on all boards. */
  readonly entrant: number;
  readonly score: number;
}

/** The standing of an entrant. */
export interface FieldStanding {
  readonly entrant: number;
  readonly boards: number;
  /** The mean per cent. */
  readonly percent: number;
  /** Its 95 % interval; null for a single board. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The per cent of every result of a board, in order. */
export function fieldPercents(results: readonly FieldResult[], best: BestScore): number[] {
  return matchpoints(
    results.map(({ score }) => score),
    best,
  );
}

/** Everybody's mean over the boards that they have played, best first. */
export function fieldStandings(
  boards: readonly (readonly FieldResult[])[],
  best: BestScore,
): FieldStanding[] {
  const percents = new Map<number, number[]>();
  for (const results of boards) {
    const worth = fieldPercents(results, best);
    for (const [at, { entrant }] of results.entries()) {
      const own = percents.get(entrant) ?? [];
      percents.set(entrant, own);
      own.push(worth[at] ?? 0);
    }
  }
  return [...percents]
    .map(([entrant, own]) => Object.assign({ entrant }, meanPercent(own)))
    .toSorted((a, b) => b.percent - a.percent || b.boards - a.boards || a.entrant - b.entrant);
}

/** Fewer boards say nothing about the spread: two equal results would look certain. */
export const LEAST_FOR_RANGE = 3;

/** Which entrants are not significantly different from one, on the boards that both have played. */
export function alikeTo(
  entrant: number,
  boards: readonly (readonly FieldResult[])[],
  best: BestScore,
): (other: number) => boolean {
  const gaps = new Map<number, number[]>();
  for (const results of boards) {
    const mine = results.findIndex((one) => one.entrant === entrant);
    if (mine < 0) continue;
    const worth = fieldPercents(results, best);
    for (const [at, { entrant: other }] of results.entries()) {
      gaps.set(other, [...(gaps.get(other) ?? []), (worth[mine] ?? 0) - (worth[at] ?? 0)]);
    }
  }
  return (other) => {
    const both = gaps.get(other) ?? [];
    return other !== entrant && (both.length < LEAST_FOR_RANGE || mayBeChance(both));
  };
}

/** The mean of per cents, with its interval clipped to 0 and 100. */
export function meanPercent(percents: readonly number[]): Omit<FieldStanding, 'entrant'> {
  const interval = meanInterval(percents);
  return {
    boards: percents.length,
    percent: percents.reduce((sum, one) => sum + one, 0) / percents.length,
    low: interval === undefined ? null : Math.max(0, interval.low),
    high: interval === undefined ? null : Math.min(100, interval.high),
  };
}
