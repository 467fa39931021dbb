/**
 * A field that comes and goes: everybody plays some of the same boards when they like, each board in
 * one line. Counts what every result is worth and who stands where, as `countTournament` does, and
 * is quick enough to do so whenever somebody looks.
 */
import { matchpoints, type BestScore } from './scoring.ts';
import { mayBeChance, meanInterval } from './student.ts';

/** What one of the field did with a board. */
export interface FieldResult {
  /** Who: any number, the same on all boards. */
  readonly entrant: number;
  readonly score: number;
}

/** Where one of the field stands. */
export interface FieldStanding {
  readonly entrant: number;
  readonly boards: number;
  /** The mean per cent. */
  readonly percent: number;
  /** Its 95 % interval; null of a single board. */
  readonly low: number | null;
  readonly high: number | null;
}

/** The per cent of every result of a board, in their order. */
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

/** Of fewer boards nothing can be said of their spread: two equal results would look certain. */
export const LEAST_FOR_RANGE = 3;

/** Whom the boards that both have played do not tell apart from one of the field, 19 times out of 20. */
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

/** The mean of per cents, with its interval within 0 and 100. */
export function meanPercent(percents: readonly number[]): Omit<FieldStanding, 'entrant'> {
  const interval = meanInterval(percents);
  return {
    boards: percents.length,
    percent: percents.reduce((sum, one) => sum + one, 0) / percents.length,
    low: interval === undefined ? null : Math.max(0, interval.low),
    high: interval === undefined ? null : Math.min(100, interval.high),
  };
}
