/**
 * A finished day as a tournament: a round for every board, and a table for everybody who played it.
 * So days are scored, verified and read by the same code as evenings.
 */
import { TOURNAMENT_FORMAT, type Entrant, type Tournament } from '@pakli/tournament';
import type { PersonId } from '../event.ts';
import { fieldName } from './computed-run.ts';
import type { Day } from './day.ts';
import { resultsOf, type DayResult } from './view.ts';

/** `records` by `DayResult.record`, as far as they are available. */
export function dayTournament(
  day: Day,
  nameOf: (person: PersonId) => string,
  records: ReadonlyMap<string, string> = new Map(),
): Tournament {
  const { opened, people, secret } = day;
  const { game, rules, seats, best, field, opponent, boards } = opened.settings;
  const numbers = Array.from({ length: secret === undefined ? 0 : boards }, (_, board) => board);
  const opponents = people.length + field.length;
  const personOf = ({ entrant }: DayResult): number =>
    entrant >= 0 ? entrant : people.length - 1 - entrant;
  const played = numbers.map((board) => resultsOf(day, board));
  const seated = (board: number, result: DayResult): number[] =>
    Array.from({ length: seats }, (_, line) =>
      line === day.seatOf(board) ? personOf(result) : opponents,
    );
  return {
    format: TOURNAMENT_FORMAT,
    name: opened.day,
    game,
    rules,
    seats,
    best,
    ranking: 'matchpoints',
    scale: [],
    people: [
      ...people.map((person) => ({ name: nameOf(person) || '-' })),
      ...field.map((player, run): Entrant => ({ name: fieldName(player, run), player })),
      { name: opponent, player: opponent, filler: true },
    ],
    boards: numbers.map(() => ({ deal: '' })),
    rounds: played.map((results, board) => ({
      boards: [board],
      tables: results.map((result) => seated(board, result)),
      records: results.map(({ record }) => records.get(record) ?? ''),
    })),
    results: played.flatMap((results, board) =>
      results.map((result, table) => ({
        board,
        table,
        people: seated(board, result),
        scores: scoresOf(day, board, result),
      })),
    ),
    adjustments: [],
    ...(secret === undefined
      ? {}
      : { proof: { evening: opened.day, commitment: opened.commitment, secret, nonces: [] } }),
  };
}

function scoresOf(day: Day, board: number, { person, run }: DayResult): readonly number[] {
  if (run !== undefined) return day.computed[board]?.get(run)?.scores ?? [];
  return day.tryOf(board, person ?? null)?.result?.scores ?? [];
}
