/**
 * What one person may know of the boards of a day. Nothing here depends on a board that they may
 * still play: results, names and counts cover the boards that they have finished, and all boards
 * once the day is over.
 */
import type { DayBoard, DayLevel, DayScore, DayStanding, DayView } from '@pakli/protocol';
import {
  alikeTo,
  fieldPercents,
  fieldStandings,
  meanPercent,
  type FieldResult,
  type FieldStanding,
} from '@pakli/tournament';
import type { PersonId } from '../event.ts';
import type { Day } from './day.ts';

/** The most names shown for one score, and in the standings. */
const MOST_NAMES = 12;
const MOST_STANDINGS = 25;

/** A result of a board, by a person or by a computer of the field with its index. */
export interface DayResult extends FieldResult {
  readonly person?: PersonId;
  readonly run?: number;
  /** The address of its record. */
  readonly record: string;
}

type NameOf = (person: PersonId) => string;

/** All results of a board that count: people in the order in which they began, then the field. */
export function resultsOf(day: Day, board: number): DayResult[] {
  const line = day.seatOf(board);
  const people = [...(day.tries[board]?.values() ?? [])].flatMap(({ person, table, result }) => {
    const score = result?.covered === false ? result.scores[line] : undefined;
    if (score === undefined) return [];
    return [{ entrant: day.numberOf(person), score, person, record: table }];
  });
  const computers = [...(day.computed[board]?.values() ?? [])]
    .toSorted((a, b) => a.run - b.run)
    .map(({ run, scores }) => ({
      // Numbers from 0 are people.
      entrant: -1 - run,
      score: scores[line] ?? 0,
      run,
      record: `${day.opened.day}/${board}/${run}`,
    }));
  return [...people, ...computers];
}

export function dayViewFor(
  day: Day,
  person: PersonId | null,
  now: number,
  nameOf: NameOf,
): DayView {
  const { opened, secret } = day;
  const { settings } = opened;
  const numbers = day.tries.map((_, board) => board);
  const shown = numbers.filter((board) => day.isShown(board, person));
  const results = shown.map((board) => resultsOf(day, board));
  const standings = fieldStandings(results, settings.best);
  const people = standings.filter(({ entrant }) => entrant >= 0);
  return {
    day: opened.day,
    settings,
    commitment: opened.commitment,
    phase: secret !== undefined ? 'over' : now >= settings.closesAt ? 'closed' : 'open',
    seats: numbers.map((board) => day.seatOf(board)),
    boards: numbers.map((board) => boardFor(day, board, person, nameOf)),
    standings: placed(day, results, people, person, nameOf),
    people: people.length,
    levels: levelsOf(day, results),
    ...(secret === undefined ? {} : { secret }),
  };
}

function boardFor(day: Day, board: number, person: PersonId | null, nameOf: NameOf): DayBoard {
  const own = day.tryOf(board, person);
  if (!day.isShown(board, person)) {
    return own === undefined ? { state: 'new' } : { state: 'begun', table: own.table };
  }
  const results = resultsOf(day, board);
  const percents = fieldPercents(results, day.opened.settings.best);
  const mine = results.findIndex((one) => one.person !== undefined && one.person === person);
  return {
    state: 'shown',
    table: own?.table ?? null,
    score: results[mine]?.score ?? null,
    percent: percents[mine] ?? null,
    computers: day.computed[board]?.size ?? 0,
    scores: scoresOf(day, results, percents, person, nameOf),
  };
}

/** The results of a board grouped by score, best first. */
function scoresOf(
  day: Day,
  results: readonly DayResult[],
  percents: readonly number[],
  reader: PersonId | null,
  nameOf: NameOf,
): DayScore[] {
  const worth = new Map(results.map(({ score }, at) => [score, percents[at] ?? 0]));
  return [...worth]
    .toSorted((a, b) => b[1] - a[1])
    .map(([score, percent]) => {
      const same = results.filter((one) => one.score === score);
      const people = same.flatMap(({ person }) => person ?? []);
      const { field } = day.opened.settings;
      return {
        score,
        percent,
        people: people.length,
        names: people.slice(0, MOST_NAMES).map(nameOf),
        computers: same.flatMap(({ run }) => (run === undefined ? [] : (field[run] ?? []))),
        records: same.slice(0, MOST_NAMES).map(({ record }) => record),
        own: people.some((person) => person === reader),
      };
    });
}

function placed(
  day: Day,
  results: readonly (readonly DayResult[])[],
  people: readonly FieldStanding[],
  reader: PersonId | null,
  nameOf: NameOf,
): DayStanding[] {
  const hasPlace = ({ boards }: FieldStanding): boolean => 2 * boards >= results.length;
  const ranked = people.filter(hasPlace);
  const own = reader === null ? -1 : day.numberOf(reader);
  const isAlike = own < 0 ? () => false : alikeTo(own, results, day.opened.settings.best);
  const all = [...ranked, ...people.filter((one) => !hasPlace(one))].map((one): DayStanding => {
    const { entrant, boards, percent, low, high } = one;
    const above = ranked.findIndex((other) => other.percent === percent);
    return {
      name: nameOf(day.people[entrant] ?? ''),
      place: hasPlace(one) ? 1 + above : null,
      own: entrant === own,
      alike: isAlike(entrant),
      boards,
      percent,
      low,
      high,
    };
  });
  return all.filter(({ own }, at) => own || at < MOST_STANDINGS);
}

/** The mean of each kind of computers per board: these are independent, which results on one board are not. */
function levelsOf(day: Day, results: readonly (readonly DayResult[])[]): DayLevel[] {
  const { field, best } = day.opened.settings;
  const byBoard = results.map((board) => ({ board, percents: fieldPercents(board, best) }));
  return [...new Set(field)].flatMap((player) => {
    const means = byBoard.flatMap(({ board, percents }) => {
      const own = percents.filter((_, at) => field[board[at]?.run ?? -1] === player);
      return own.length === 0 ? [] : [own.reduce((sum, one) => sum + one, 0) / own.length];
    });
    return means.length === 0 ? [] : [{ player, ...meanPercent(means) }];
  });
}
