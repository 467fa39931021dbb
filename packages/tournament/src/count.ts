/** Counts a tournament: what every result is worth, and who stands where. */
import { turnLines } from './plan.ts';
import { crossImps, matchpoints, victoryPoints } from './scoring.ts';
import { meanInterval } from './student.ts';
import type { Award, Ranking, TableResult, Tournament, TournamentRound } from './tournament.ts';

/** One line of one table on one board: a row of the board's traveller. */
export interface TravellerRow {
  readonly round: number;
  readonly board: number;
  readonly table: number;
  readonly line: number;
  readonly person: number;
  /** Null where nothing was played. */
  readonly score: number | null;
  readonly award: Award | null;
  /** A computer played this line for a while. */
  readonly covered: boolean;
  /** What it is worth in matchpoints; null where it does not count. */
  readonly percent: number | null;
  readonly imps: number | null;
  readonly points: number | null;
}

/** Where a person stands. */
export interface TournamentStanding {
  readonly person: number;
  /** From 1, equal for equals; null for a computer that fills a table, and for whoever has no result. */
  readonly place: number | null;
  /** How many boards count. */
  readonly boards: number;
  /** The mean per board of what people are ranked by, with its 95 % interval; null without enough boards. */
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** People whom the boards played by both do not tell apart from this one, 19 times out of 20. */
  readonly alike: readonly number[];
  /** Means per board. */
  readonly percent: number | null;
  readonly imps: number | null;
  readonly points: number | null;
  /** Victory points for the sum of IMPs. */
  readonly victoryPoints: number | null;
}

export interface TournamentCount {
  readonly travellers: readonly TravellerRow[];
  /** By place; without a place last. */
  readonly standings: readonly TournamentStanding[];
}

/** What awards are worth. In points: the mean of the line, and a tenth of its range more or less. */
const WORTH = {
  plus: { percent: 60, imps: 2, range: 0.1 },
  average: { percent: 50, imps: 0, range: 0 },
  minus: { percent: 40, imps: -2, range: -0.1 },
} as const;

const MEASURES = { matchpoints: 'percent', imps: 'imps', points: 'points' } as const;

/** Values that differ by less are equal: the order of a sum must not decide a place. */
const EQUAL_WITHIN = 1e-9;

/** Everything that follows from a tournament, ranked as it says or in another way. */
export function countTournament(
  tournament: Tournament,
  ranking: Ranking = tournament.ranking,
): TournamentCount {
  const travellers = travellersOf(tournament);
  return { travellers, standings: standingsOf(tournament, travellers, ranking) };
}

function keyOf(board: number, table: number, line: number): string {
  return `${board} ${table} ${line}`;
}

/** The award for each line, the last one made. */
function awardsOf({ adjustments, rounds, seats }: Tournament): Map<string, Award> {
  const awards = new Map<string, Award>();
  for (const { board, table, line, award } of adjustments) {
    const count = rounds.find(({ boards }) => boards.includes(board))?.tables.length ?? 0;
    for (let t = table ?? 0; t < (table === undefined ? count : table + 1); t++) {
      for (let l = line ?? 0; l < (line === undefined ? seats : line + 1); l++) {
        if (award === 'played') awards.delete(keyOf(board, t, l));
        else awards.set(keyOf(board, t, l), award);
      }
    }
  }
  return awards;
}

function travellersOf(tournament: Tournament): TravellerRow[] {
  const awards = awardsOf(tournament);
  const results = new Map(
    tournament.results.map((result) => [keyOf(result.board, result.table, 0), result]),
  );
  const rows: TravellerRow[] = [];
  for (const [number, round] of tournament.rounds.entries()) {
    for (const [turn, board] of round.boards.entries()) {
      for (let line = 0; line < tournament.seats; line++) {
        const seats = seatsOf(round, turn, board, line, results, awards);
        rows.push(...lineRows(tournament, seats, round.tables.length, number));
      }
    }
  }
  return rows;
}

/** One line of a board at one table: played, awarded or both. */
interface LineSeat {
  readonly board: number;
  readonly table: number;
  readonly line: number;
  readonly person: number;
  readonly score: number | null;
  readonly covered: boolean;
  readonly award: Award | null;
}

function seatsOf(
  { tables }: TournamentRound,
  turn: number,
  board: number,
  line: number,
  results: ReadonlyMap<string, TableResult>,
  awards: ReadonlyMap<string, Award>,
): LineSeat[] {
  return tables.flatMap((planned, table) => {
    const result = results.get(keyOf(board, table, 0));
    const award = awards.get(keyOf(board, table, line)) ?? null;
    if (result === undefined && award === null) return [];
    const person = (result?.people ?? turnLines(planned, turn))[line] ?? 0;
    const covered = result?.covered?.includes(line) ?? false;
    return [{ board, table, line, person, score: result?.scores[line] ?? null, covered, award }];
  });
}

/** What everybody in one line of a board gets. An awarded result is not compared with the others. */
function lineRows(
  { best, scale }: Tournament,
  seats: readonly LineSeat[],
  expected: number,
  round: number,
): TravellerRow[] {
  const field = seats.flatMap(({ award, score }) =>
    award === null && score !== null ? [score] : [],
  );
  const percents = matchpoints(field, best, expected);
  const imps = crossImps(field, scale, best);
  const mean = field.reduce((sum, score) => sum + score, 0) / field.length;
  const range = (Math.max(...field) - Math.min(...field)) * (best === 'high' ? 1 : -1);
  let at = 0;
  return seats.map((seat) => {
    if (seat.award === null) {
      const [percent = null, imp = null] = [percents[at], imps[at]];
      at++;
      return { round, ...seat, percent, imps: scale.length > 0 ? imp : null, points: seat.score };
    }
    if (seat.award === 'struck' || seat.award === 'played') {
      return { round, ...seat, percent: null, imps: null, points: null };
    }
    const worth = WORTH[seat.award];
    const points = field.length > 0 ? mean + worth.range * range : null;
    return {
      round,
      ...seat,
      percent: worth.percent,
      imps: scale.length > 0 ? worth.imps : null,
      points,
    };
  });
}

type Measure = (typeof MEASURES)[Ranking];

function meanOf(rows: readonly TravellerRow[], measure: Measure): number | null {
  const values = rows.flatMap((row) => row[measure] ?? []);
  return values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : null;
}

function standingsOf(
  { people, best }: Tournament,
  travellers: readonly TravellerRow[],
  ranking: Ranking,
): TournamentStanding[] {
  const measure = MEASURES[ranking];
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
    const interval = meanInterval(gaps);
    return (
      interval === undefined || (interval.low <= EQUAL_WITHIN && interval.high >= -EQUAL_WITHIN)
    );
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
      low: interval?.low ?? null,
      high: interval?.high ?? null,
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
