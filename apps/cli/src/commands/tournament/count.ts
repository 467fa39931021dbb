/** `pakli tournament count FILE`: everything again from the file of a tournament. */
import {
  countTournament,
  isTournamentFault,
  readTournament,
  type Ranking,
  type Tournament,
} from '@pakli/tournament';
import { contentOf, LARGEST_RECORD, shortened } from '../../input/content.ts';
import { Failure } from '../../input/failure.ts';
import { formatCsv, formatResults, formatStandings } from './report.ts';

export interface CountFlags {
  readonly rank?: Ranking;
  readonly json?: true;
  readonly csv?: true;
}

export async function count(file: string, given: CountFlags): Promise<number> {
  const tournament = read(await contentOf(file, LARGEST_RECORD), file);
  const ranking = given.rank ?? tournament.ranking;
  if (ranking === 'imps' && tournament.scale.length === 0) {
    throw new Failure(`--rank: ${shortened(file)} has no scale of IMPs`, 2);
  }
  const counted = countTournament(tournament, ranking);
  if (given.json) console.log(JSON.stringify(counted));
  else if (given.csv) process.stdout.write(formatCsv(tournament, counted));
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

function read(text: string, file: string): Tournament {
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
