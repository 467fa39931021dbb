/** Counts a tournament: what every result is worth, and who stands where. */
import { standingsOf, type TournamentStanding } from './standings.ts';
import type { Ranking, Tournament } from './tournament.ts';
import { travellersOf, type TravellerRow } from './travellers.ts';

export interface TournamentCount {
  readonly travellers: readonly TravellerRow[];
  /** By place; without a place last. */
  readonly standings: readonly TournamentStanding[];
}

/** Everything that follows from a tournament, ranked as it says or in another way. */
export function countTournament(
  tournament: Tournament,
  ranking: Ranking = tournament.ranking,
): TournamentCount {
  const travellers = travellersOf(tournament);
  return { travellers, standings: standingsOf(tournament, travellers, ranking) };
}
