/** Standings: mean results with their intervals, and which people do not differ significantly. */
import { victoryPoints } from './scoring.ts';
import { EQUAL_WITHIN, mayBeChance, meanInterval } from './student.ts';
import type { Ranking, Tournament } from './tournament.ts';
import type { TravellerRow } from './travellers.ts';

/** Where a person stands. */
export interface TournamentStanding {
  readonly person: number;
  /** From 1, equal for equals; null for computers that fill tables and people without a result. */
  readonly place: number | null;
  /** The number of boards that count. */
  readonly boards: number;
  /** The mean per board of the measure that people are ranked by, with its 95 % interval; null without enough boards. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** People who do not differ significantly from this one, on the boards played by both. */
  readonly alike: readonly number[];
  /** Means per board. */
  readonly percent: number | null;
  readonly imps: number | null;
  readonly points: number | null;
  /** Victory points for the sum of the IMPs. */
  readonly victoryPoints: number | null;
}

const MEASURES = { matchpoints: 'percent', imps: 'imps', points: 'points' } as const;

type Measure = (typeof MEASURES)[Ranking];

function meanOf(rows: readonly TravellerRow[], measure: Measure): number | null {
  const values = rows.flatMap((row) => row[measure] ?? []);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

/** By place; those without one come last. */
export function standingsOf(
  { people, best }: Tournament,
  travellers: readonly TravellerRow[],
  ranking: Ranking,
): TournamentStanding[] {
  const measure = MEASURES[ranking];
  const [least, most] = ranking === 'matchpoints' ? [0, 100] : [-Infinity, Infinity];
  const sign = ranking === 'points' && best === 'low' ? -1 : 1;
  const rows = people.map((): TravellerRow[] => []);
  for (const row of travellers) if (row[measure] !== null) rows[row.person]?.push(row);
  const byBoard = rows.map((own) => new Map(own.map((row) => [row.board, row[measure] ?? 0])));
  const means = rows.map((own) => meanOf(own, measure));
  const ranked = people.flatMap(({ filler }, person) =>
    filler === true || means[person] === null ? [] : [person],
  );
  const isAlike = (one: number, other: number): boolean => {
    const theirs = byBoard[other];
    const gaps = [...(byBoard[one] ?? [])].flatMap(([board, value]) => {
      const there = theirs?.get(board);
      return there === undefined ? [] : [value - there];
    });
    return mayBeChance(gaps);
  };
  const standings = people.map((_, person): TournamentStanding => {
    const own = rows[person] ?? [];
    const value = means[person] ?? null;
    const isRanked = ranked.includes(person);
    const interval = meanInterval(own.map((row) => row[measure] ?? 0));
    const imps = meanOf(own, 'imps');
    const ahead = ranked.filter(
      (other) => sign * ((means[other] ?? 0) - (value ?? 0)) > EQUAL_WITHIN,
    );
    return {
      person,
      place: isRanked ? 1 + ahead.length : null,
      boards: own.length,
      value,
      low: interval === undefined ? null : Math.max(least, interval.low),
      high: interval === undefined ? null : Math.min(most, interval.high),
      alike: isRanked ? ranked.filter((other) => other !== person && isAlike(person, other)) : [],
      percent: meanOf(own, 'percent'),
      imps,
      points: meanOf(own, 'points'),
      victoryPoints: imps === null ? null : victoryPoints(imps * own.length, own.length),
    };
  });
  const order = ({ place }: TournamentStanding): number => place ?? Infinity;
  return standings.toSorted((a, b) => order(a) - order(b) || a.person - b.person);
}
