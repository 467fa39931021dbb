/** `pakli tournament series FILE...`: several evenings as one table. People of the same name are the same person. */
import { styleText } from 'node:util';
import { countSeries, seriesCsv, seriesFrom, type SeriesScoring } from '@pakli/tournament';
import { contentOf, LARGEST_RECORD } from '../../input/content.ts';
import { parseTournament } from '../../input/tournaments.ts';

export interface SeriesFlags {
  readonly scoring: SeriesScoring;
  readonly name: string;
  readonly json?: true;
  readonly csv?: true;
}

function cell(value: number | null): string {
  return (value?.toFixed(1) ?? '-').padStart(7);
}

export async function series(files: readonly string[], given: SeriesFlags): Promise<number> {
  const tournaments = [];
  for (const file of files) {
    tournaments.push(parseTournament(await contentOf(file, LARGEST_RECORD), file));
  }
  const counted = seriesFrom(given.name, given.scoring, tournaments);
  if (given.json) console.log(JSON.stringify(counted));
  else if (given.csv) process.stdout.write(seriesCsv(counted));
  else {
    const width = Math.max(3, ...counted.people.map(({ name }) => name.length));
    const head = ['place', 'who'.padEnd(width), '  total'];
    const numbers = counted.evenings.map((_, n) => String(n + 1).padStart(7));
    console.log(styleText('bold', [...head, ...numbers].join('  ')));
    for (const { place, person, total, worth } of countSeries(counted)) {
      const name = counted.people[person]?.name ?? '';
      const cells = [cell(total), ...worth.map(cell)];
      console.log([String(place).padStart(5), name.padEnd(width), ...cells].join('  '));
    }
  }
  return 0;
}
