/** Travellers: the worth of every result of every board, compared with the others in its line. */
import { turnLines } from './plan.ts';
import { crossImps, matchpoints } from './scoring.ts';
import type { Award, TableResult, Tournament, TournamentRound } from './tournament.ts';

/** One line of one table on one board: a row of the board's traveller. */
export interface TravellerRow {
  readonly round: number;
  readonly board: number;
  readonly table: number;
  readonly line: number;
  readonly person: number;
  /** Null if the board was not played. */
  readonly score: number | null;
  readonly award: Award | null;
  /** A computer played this line for a while. */
  readonly covered: boolean;
  /** Matchpoints as per cent; null if the result does not count. */
  readonly percent: number | null;
  readonly imps: number | null;
  readonly points: number | null;
}

/** The worth of awards. In points: the mean of the line plus or minus a tenth of its range. */
const WORTH = {
  plus: { percent: 60, imps: 2, range: 0.1 },
  average: { percent: 50, imps: 0, range: 0 },
  minus: { percent: 40, imps: -2, range: -0.1 },
} as const;

function keyOf(board: number, table: number, line: number): string {
  return `${board} ${table} ${line}`;
}

/** The latest award for each line. */
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

/** The rows of all travellers, by round, board, line and table. */
export function travellersOf(tournament: Tournament): TravellerRow[] {
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

/** One line of a board at one table, before comparison. */
type LineSeat = Omit<TravellerRow, 'round' | 'percent' | 'imps' | 'points'>;

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

/** The rows of one line of a board. Awarded results are not compared with the others. */
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
  const imps = scale.length > 0 ? crossImps(field, scale, best) : [];
  const mean = field.reduce((sum, score) => sum + score, 0) / field.length;
  const range = (Math.max(...field) - Math.min(...field)) * (best === 'high' ? 1 : -1);
  let at = 0;
  return seats.map((seat) => {
    if (seat.award === null) {
      const [percent = null, imp = null] = [percents[at], imps[at]];
      at++;
      return { round, ...seat, percent, imps: imp, points: seat.score };
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
