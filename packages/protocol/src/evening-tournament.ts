/** An evening as a tournament file, from which standings are computed and anybody can recompute them. */
import { TOURNAMENT_FORMAT, turnLines, type TableResult, type Tournament } from '@pakli/tournament';
import type { EveningView, ShownRound } from './evening.ts';

/** The finished rounds of an evening: other results are not shown. */
export function tournamentFrom(view: EveningView): Tournament {
  const { evening, settings, entrants, rounds, adjustments, commitment, proof } = view;
  const finished = rounds.filter((round) => round.finished);
  const fillers = Math.max(0, ...finished.map(fillersIn));
  const { title, level, boardsPerRound } = settings;
  const boards = Array.from({ length: finished.length * boardsPerRound }, (_, board) => board);
  return {
    format: TOURNAMENT_FORMAT,
    name: title,
    game: settings.game,
    rules: settings.rules,
    seats: settings.seats,
    best: settings.best,
    ranking: settings.ranking,
    scale: settings.scale,
    people: [
      // A substitute has no results of their own.
      ...entrants.map(({ name }) => ({ name: name === '' ? '-' : name })),
      ...Array.from({ length: fillers }, () => ({
        name: level,
        player: level,
        filler: true as const,
      })),
    ],
    boards: boards.map(() => ({ deal: '' })),
    rounds: finished.map((round, number) => ({
      boards: boards.slice(number * boardsPerRound, (number + 1) * boardsPerRound),
      tables: peopleIn(round, entrants.length),
    })),
    results: finished.flatMap((round, number) =>
      resultsIn(round, number * boardsPerRound, entrants.length),
    ),
    adjustments,
    ...(proof === undefined ? {} : { proof: { evening, commitment, ...proof } }),
  };
}

function fillersIn({ tables }: ShownRound): number {
  return tables.flatMap(({ entrants }) => entrants).filter((one) => one === null).length;
}

/** The tables of a round by number, where computers have the numbers after all entrants, each once per round. */
function peopleIn({ tables }: ShownRound, entrants: number): number[][] {
  let computers = 0;
  return tables.map((table) => table.entrants.map((one) => one ?? entrants + computers++));
}

function resultsIn(round: ShownRound, firstBoard: number, entrants: number): TableResult[] {
  const seated = peopleIn(round, entrants);
  return round.results.map(({ board, table, scores, covered }) => {
    const at = round.tables.findIndex((one) => one.table === table);
    const people = turnLines(seated[at] ?? [], board - firstBoard);
    return { board, table: at, people, scores, ...(covered.length > 0 ? { covered } : {}) };
  });
}
