/** `pakli tournament count FILE`: everything again from the file of a tournament. */
import { countTournament, tournamentCsv, type Ranking } from '@pakli/tournament';
import { contentOf, LARGEST_RECORD, shortened } from '../../input/content.ts';
import { Failure } from '../../input/failure.ts';
import { parseTournament } from '../../input/tournaments.ts';
import { formatResults, formatStandings } from './report.ts';

export interface CountFlags {
  readonly rank?: Ranking;
  readonly json?: true;
  readonly csv?: true;
}

export async function count(file: string, given: CountFlags): Promise<number> {
  const tournament = parseTournament(await contentOf(file, LARGEST_RECORD), file);
  const ranking = given.rank ?? tournament.ranking;
  if (ranking === 'imps' && tournament.scale.length === 0) {
    throw new Failure(`--rank: ${shortened(file)} has no scale of IMPs`, 2);
  }
  const counted = countTournament(tournament, ranking);
  if (given.json) console.log(JSON.stringify(counted));
  else if (given.csv) process.stdout.write(tournamentCsv(tournament));
  else {
    const { game, name, people } = tournament;
    console.log(
      `${[name, game].filter((part) => part !== '').join(', ')}: ${people.length} people\n`,
    );
    console.log(`${formatResults(tournament)}\n`);
    console.log(formatStandings(tournament, counted, ranking));
  }
  return 0;
}
