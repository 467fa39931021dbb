/**
 * What everybody may know of an evening. A result is shown once nobody may play its board any more:
 * until a round is finished, results, times and travellers of its boards stay hidden.
 */
import { tournamentFrom, type EveningView } from '@pakli/protocol';
import type { Tournament } from '@pakli/tournament';
import type { PersonId } from '../event.ts';
import type { Evening } from './evening.ts';

export function viewOf(evening: Evening, nameOf: (person: PersonId) => string): EveningView {
  const { opened, phase, entrants, rounds, adjustments, breakUntil, secret } = evening;
  const { boardsPerRound } = opened.settings;
  const shown = rounds.filter(({ finished }) => finished).length * boardsPerRound;
  return {
    evening: opened.evening,
    settings: opened.settings,
    commitment: opened.commitment,
    phase,
    entrants: entrants.map(({ person, state }) =>
      person === undefined ? { name: '', state: 'substituted' } : { name: nameOf(person), state },
    ),
    rounds: rounds.map(({ tables, startedAt, finished, results }) => {
      const shownResults = finished ? results : [];
      return { tables, startedAt, finished, results: shownResults };
    }),
    adjustments: adjustments.filter(({ board }) => board < shown),
    ...(breakUntil === undefined ? {} : { breakUntil }),
    ...(secret === undefined
      ? {}
      : { proof: { secret, nonces: evening.nonces.map((nonce) => nonce ?? null) } }),
  };
}

/** The finished rounds as the data that standings are counted from. */
export function tournamentOf(evening: Evening, nameOf: (person: PersonId) => string): Tournament {
  return tournamentFrom(viewOf(evening, nameOf));
}

/** The progress of each table, only for the director: how long a board takes says something about its cards. */
export function progressOf({ round, opened }: Evening): readonly number[] {
  if (round === undefined) return [];
  return round.tables.map(({ table }) =>
    Math.min(
      opened.settings.boardsPerRound,
      round.results.filter((result) => result.table === table).length,
    ),
  );
}
