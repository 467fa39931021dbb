/** A counted tournament as text for a terminal. */
import { styleText } from 'node:util';
import { alignColumns } from '../../terminal/lines.ts';
import {
  type Adjustment,
  type Ranking,
  type Tournament,
  type TournamentCount,
  type TournamentStanding,
} from '@pakli/tournament';

const TITLES = { matchpoints: 'per cent', imps: 'IMPs/board', points: 'points/board' } as const;

function nameOf({ people }: Tournament, person: number): string {
  return people[person]?.name ?? '';
}

/** Rounds with their tables, and the scores of each board by line. */
export function formatResults(tournament: Tournament): string {
  const scores = new Map(
    tournament.results.map((result) => [`${result.board} ${result.table}`, result]),
  );
  const lines = tournament.rounds.flatMap(({ boards, tables }, round) => {
    const seated = tables.map((table) =>
      table.map((person) => nameOf(tournament, person)).join(', '),
    );
    const played = boards.map((board) => {
      const cells = tables.map((_, table) => {
        const result = scores.get(`${board} ${table}`);
        return result === undefined ? '-' : result.scores.join(' ');
      });
      return `  board ${board + 1}: ${cells.join(' | ')}`;
    });
    return [styleText('bold', `round ${round + 1}: ${seated.join(' | ')}`), ...played];
  });
  const note = styleText('dim', 'scores by line; people move on by one line after every board');
  return [note, ...lines, ...tournament.adjustments.map(describeAdjustment)].join('\n');
}

function describeAdjustment({ board, table, line, award, reason }: Adjustment): string {
  const where = [
    `board ${board + 1}`,
    ...(table === undefined ? [] : [`table ${table + 1}`]),
    ...(line === undefined ? [] : [`line ${line + 1}`]),
  ];
  return `${where.join(', ')}: ${award} (${reason})`;
}

function decimals(value: number | null, ranking: Ranking): string {
  return value === null ? '-' : value.toFixed(ranking === 'matchpoints' ? 1 : 2);
}

/** Places as short as they can be said: 2-5, 8. */
function ranges(places: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const place of new Set(places.toSorted((a, b) => a - b))) {
    const last = runs.at(-1);
    if (last !== undefined && last[1] >= place - 1) last[1] = place;
    else runs.push([place, place]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ');
}

/** The table of standings. Square brackets hold 95 % intervals. */
export function formatStandings(
  tournament: Tournament,
  { standings }: TournamentCount,
  ranking: Ranking,
): string {
  const places = new Map(standings.map(({ person, place }) => [person, place]));
  const row = (one: TournamentStanding): string[] => {
    const value = decimals(one.value, ranking);
    const interval =
      one.low === null ? '' : ` [${decimals(one.low, ranking)}, ${decimals(one.high, ranking)}]`;
    return [
      one.place === null ? '-' : String(one.place),
      nameOf(tournament, one.person),
      String(one.boards),
      `${value}${interval}`,
      ...(ranking === 'imps' ? [one.victoryPoints?.toFixed(2) ?? '-'] : []),
      ranges(one.alike.flatMap((person) => places.get(person) ?? [])),
    ];
  };
  const points = ranking === 'imps' ? ['VP'] : [];
  const head = ['place', 'who', 'boards', TITLES[ranking], ...points, 'cannot be told apart from'];
  const rows = [head, ...standings.map(row)];
  const isText = (column: number): boolean => column === 1 || column === head.length - 1;
  const [title = '', ...lines] = alignColumns(rows, (column) => !isText(column));
  const note = '[95 % intervals over boards]; the last column has places';
  const plain =
    ranking === 'points' && tournament.scale.length === 0
      ? ['ranked by plain points: no gain by same cards was measured in this game']
      : [];
  return [styleText('bold', title), ...lines, styleText('dim', [note, ...plain].join('\n'))].join(
    '\n',
  );
}
