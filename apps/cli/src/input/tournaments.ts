/** The file of a tournament, as somebody gave it. */
import { isTournamentFault, readTournament, type Tournament } from '@pakli/tournament';
import { shortened } from './content.ts';
import { Failure } from './failure.ts';

export function parseTournament(text: string, file: string): Tournament {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Failure(`${shortened(file)}: it is not JSON`);
  }
  const tournament = readTournament(value);
  if (isTournamentFault(tournament)) {
    throw new Failure(`${shortened(file)} is not a tournament: ${tournament.fault}`);
  }
  return tournament;
}
