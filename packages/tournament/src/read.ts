/** Validates an untrusted tournament: its shape first, then its consistency. */
import * as shape from '@pakli/core/shape';
import { AWARDS, TOURNAMENT_FORMAT, type Tournament } from './tournament.ts';

/** Why a value is not a tournament, in a sentence. */
export interface TournamentFault {
  readonly fault: string;
}

/** Whether `readTournament` found a fault. */
export function isTournamentFault(read: Tournament | TournamentFault): read is TournamentFault {
  return 'fault' in read;
}

const MOST_PEOPLE = 10_000;
const MOST_BOARDS = 1000;
const MOST_ROUNDS = 500;
const MOST_ADJUSTMENTS = 100_000;
const MOST_LETTERS = 1000;
/** The most letters of a record. */
const MOST_RECORD_LETTERS = 10_000_000;

/** One line without control characters: names are printed on terminals and pages. */
const line: shape.Shape<string> = shape.textThat(
  (text) => text.length <= MOST_LETTERS && !/\p{Cc}/u.test(text),
  'a line of text',
);
const name: shape.Shape<string> = shape.textThat(
  (text) => text.trim() !== '' && shape.fits(line, text),
  'a line of text that is not empty',
);
const index = (count: number): shape.Shape<number> => shape.whole(0, count - 1);

/** The part that determines the numbers of seats, people and boards. */
const HEAD: shape.Shape<Omit<Tournament, 'rounds' | 'results' | 'adjustments' | 'proof'>> =
  shape.objectOf({
    format: shape.oneOf([TOURNAMENT_FORMAT]),
    name: line,
    game: line,
    rules: line,
    seats: shape.whole(2, 16),
    best: shape.oneOf(['high', 'low']),
    ranking: shape.oneOf(['matchpoints', 'imps', 'points']),
    scale: shape.listOf(shape.numberOf(), 0, 100),
    people: shape.listOf(
      shape.objectOf({ name }, { player: line, filler: shape.oneOf([true]) }),
      0,
      MOST_PEOPLE,
    ),
    boards: shape.listOf(shape.objectOf({ deal: shape.textOf(0, 100_000) }), 0, MOST_BOARDS),
  });

type Head = shape.Infer<typeof HEAD>;

function bodyShape({ seats, people, boards }: Head): shape.Shape<Omit<Tournament, keyof Head>> {
  const person = index(people.length);
  const board = index(boards.length);
  const table = index(MOST_PEOPLE);
  const round = shape.objectOf(
    {
      boards: shape.listOf(board, 0, MOST_BOARDS),
      tables: shape.listOf(shape.listOf(person, seats), 0, MOST_PEOPLE),
    },
    { records: shape.listOf(shape.textOf(0, MOST_RECORD_LETTERS), 0, MOST_PEOPLE) },
  );
  const proof = shape.objectOf({
    evening: line,
    commitment: line,
    secret: line,
    nonces: shape.listOf(shape.orNull(line), 0, MOST_PEOPLE),
  });
  const result = shape.objectOf(
    {
      board,
      table,
      people: shape.listOf(person, seats),
      scores: shape.listOf(shape.numberOf(), seats),
    },
    { covered: shape.listOf(index(seats), 0, seats) },
  );
  const adjustment = shape.objectOf(
    { board, award: shape.oneOf(AWARDS), reason: name },
    { table, line: index(seats) },
  );
  return shape.objectOf(
    {
      rounds: shape.listOf(round, 0, MOST_ROUNDS),
      results: shape.listOf(result, 0, MOST_BOARDS * MOST_PEOPLE),
      adjustments: shape.listOf(adjustment, 0, MOST_ADJUSTMENTS),
    },
    { proof },
  );
}

/** The tournament, or a fault with its path, such as `results.3`. */
export function readTournament(value: unknown): Tournament | TournamentFault {
  if (!shape.fits(HEAD, value)) return { fault: shape.explain(HEAD, value) };
  const body = bodyShape(value);
  if (!shape.fits(body, value)) return { fault: shape.explain(body, value) };
  const fault = faultOf(value);
  return fault === undefined ? value : { fault };
}

function faultOf(given: Tournament): string | undefined {
  const { scale, ranking, rounds, results, adjustments, people: entrants } = given;
  if (scale.some((threshold, i) => threshold <= 0 || threshold < (scale[i - 1] ?? 0))) {
    return 'scale: thresholds must be above 0 and ascend';
  }
  if (ranking === 'imps' && scale.length === 0) return 'scale: a ranking by IMPs needs one';
  /** Tables by board. */
  const tables = new Map<number, number>();
  for (const [at, round] of rounds.entries()) {
    // A filler may sit at several tables.
    const seated = round.tables.flat().filter((person) => entrants[person]?.filler !== true);
    const twice = repeated(seated);
    if (twice !== undefined) return `rounds.${at}: person ${twice} sits twice`;
    for (const board of round.boards) {
      if (tables.has(board)) return `rounds.${at}: board ${board} is played in another round, too`;
      tables.set(board, round.tables.length);
    }
  }
  const played = new Set<string>();
  for (const [at, { board, table, people }] of results.entries()) {
    if (table >= (tables.get(board) ?? 0))
      return `results.${at}: table ${table} has no board ${board}`;
    const seated = people.filter((person) => entrants[person]?.filler !== true);
    for (const key of [`table ${table}`, ...seated.map((person) => `person ${person}`)]) {
      if (played.has(`${board} ${key}`))
        return `results.${at}: ${key} has two results on board ${board}`;
      played.add(`${board} ${key}`);
    }
  }
  for (const [at, { board, table = 0 }] of adjustments.entries()) {
    if (table >= (tables.get(board) ?? 0)) {
      return `adjustments.${at}: table ${table} has no board ${board}`;
    }
  }
  return undefined;
}

function repeated(items: readonly number[]): number | undefined {
  const seen = new Set<number>();
  return items.find((item) => seen.size === seen.add(item).size);
}
