/** Scores a tournament: the worth of every result, and the standings. */
import { standingsOf, type TournamentStanding } from './standings.ts';
import type { Ranking, Tournament } from './tournament.ts';
import { travellersOf, type TravellerRow } from './travellers.ts';

export interface TournamentCount {
  readonly travellers: readonly TravellerRow[];
  /** By place; those without a place come last. */
  readonly standings: readonly TournamentStanding[];
}

/** Scores a tournament, with its own ranking or another one. */
export function countTournament(
  tournament: Tournament,
  ranking: Ranking = tournament.ranking,
): TournamentCount {
  const travellers = travellersOf(tournament);
  return { travellers, standings: standingsOf(tournament, travellers, ranking) };
}
