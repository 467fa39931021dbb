/**
 * A series of evenings with standings over all of them. `seriesFrom` collects the results of the
 * evenings, `countSeries` computes the standings. docs/tournaments.md describes the file.
 */
import { csvLine } from './csv.ts';
import { countTournament } from './count.ts';
import { EQUAL_WITHIN } from './student.ts';
import type { Tournament } from './tournament.ts';

export const SERIES_FORMAT = 'pakli-series/1' as const;

/** How an evening is scored: points for the place, or its per cent. */
export const SERIES_SCORINGS = ['places', 'percent'] as const;
export type SeriesScoring = (typeof SERIES_SCORINGS)[number];

/** Somebody's result in one evening. */
export interface EveningPlace {
  /** The number of a person of the series. */
  readonly person: number;
  readonly place: number;
  /** Mean per cent of the evening's boards. */
  readonly percent: number;
  readonly boards: number;
}

export interface SeriesEvening {
  readonly name: string;
  readonly game: string;
  readonly results: readonly EveningPlace[];
}

export interface Series {
  readonly format: typeof SERIES_FORMAT;
  readonly name: string;
  readonly scoring: SeriesScoring;
  readonly people: readonly { readonly name: string }[];
  /** Oldest first. */
  readonly evenings: readonly SeriesEvening[];
}

export interface SeriesStanding {
  readonly person: number;
  /** From 1, equal for equals. */
  readonly place: number;
  readonly total: number;
  /** By evening; null if the person did not play. */
  readonly worth: readonly (number | null)[];
}

/** The results of everybody with a place; `personOf` maps entrants to people of the series. */
export function eveningPlaces(
  tournament: Tournament,
  personOf: (entrant: number) => number,
): EveningPlace[] {
  return countTournament(tournament).standings.flatMap(({ person, place, percent, boards }) =>
    place === null || percent === null
      ? []
      : [{ person: personOf(person), place, percent, boards }],
  );
}

/**
 * Combines tournaments into a series. Equal names in different tournaments are the same person, but
 * in one tournament they are different people.
 */
export function seriesFrom(
  name: string,
  scoring: SeriesScoring,
  tournaments: readonly Tournament[],
): Series {
  const people: { readonly name: string }[] = [];
  const numbers = new Map<string, number>();
  const evenings = tournaments.map((tournament) => ({
    name: tournament.name,
    game: tournament.game,
    results: eveningPlaces(tournament, (entrant) => {
      const who = tournament.people[entrant]?.name ?? '';
      const before = tournament.people.slice(0, entrant).filter((one) => one.name === who);
      const key = `${before.length} ${who}`;
      const number = numbers.get(key) ?? people.push({ name: who }) - 1;
      numbers.set(key, number);
      return number;
    }),
  }));
  return { format: SERIES_FORMAT, name, scoring, people, evenings };
}

/**
 * The last place of an evening gets 1 point, and each better place one more; people who share places
 * share their points.
 */
function pointsFor({ place }: EveningPlace, results: readonly EveningPlace[]): number {
  const sharing = results.filter((other) => other.place === place).length;
  return results.length - place + 1 - (sharing - 1) / 2;
}

/** The standings, by place. */
export function countSeries({ people, evenings, scoring }: Series): SeriesStanding[] {
  const worth = evenings.map(
    ({ results }) =>
      new Map(
        results.map((result) => [
          result.person,
          scoring === 'places' ? pointsFor(result, results) : result.percent,
        ]),
      ),
  );
  const rows = people.map((_, person) => {
    const own = worth.map((evening) => evening.get(person) ?? null);
    return { person, worth: own, total: own.reduce<number>((sum, one) => sum + (one ?? 0), 0) };
  });
  return rows
    .map(({ person, worth: own, total }) => ({
      person,
      worth: own,
      total,
      place: 1 + rows.filter((other) => other.total - total > EQUAL_WITHIN).length,
    }))
    .toSorted((a, b) => a.place - b.place || a.person - b.person);
}

/** A series as CSV: a row for each person, a column for each evening. */
export function seriesCsv(series: Series): string {
  const head = ['place', 'name', 'total', ...series.evenings.map(({ name }) => name)];
  const rows = countSeries(series).map(({ place, person, total, worth }) =>
    [place, series.people[person]?.name ?? '', rounded(total)].concat(
      worth.map((one) => (one === null ? '' : rounded(one))),
    ),
  );
  return [head, ...rows].map(csvLine).join('');
}

function rounded(value: number): number {
  return Number(value.toFixed(2));
}
