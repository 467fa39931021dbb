/** Reads a tournament that comes from outside: its shape first, then whether its parts fit together. */
import {
  explain,
  fits,
  listOf,
  numberOf,
  objectOf,
  oneOf,
  orNull,
  textOf,
  textThat,
  whole,
  type Infer,
  type Shape,
} from '@pakli/core/shape';
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
/** Of a record. */
const MOST_RECORD_LETTERS = 10_000_000;

/** One line without control characters: names are printed on terminals and pages. */
const line: Shape<string> = textThat(
  (text) => text.length <= MOST_LETTERS && !/\p{Cc}/u.test(text),
  'a line of text',
);
const name: Shape<string> = textThat(
  (text) => text.trim() !== '' && fits(line, text),
  'a line of text that is not empty',
);
const index = (count: number): Shape<number> => whole(0, count - 1);

/** What says how many seats, people and boards there are. */
const HEAD: Shape<Omit<Tournament, 'rounds' | 'results' | 'adjustments' | 'proof'>> = objectOf({
  format: oneOf([TOURNAMENT_FORMAT]),
  name: line,
  game: line,
  rules: line,
  seats: whole(2, 16),
  best: oneOf(['high', 'low']),
  ranking: oneOf(['matchpoints', 'imps', 'points']),
  scale: listOf(numberOf(), 0, 100),
  people: listOf(objectOf({ name }, { player: line, filler: oneOf([true]) }), 0, MOST_PEOPLE),
  boards: listOf(objectOf({ deal: textOf(0, 100_000) }), 0, MOST_BOARDS),
});

type Head = Infer<typeof HEAD>;

function bodyShape({ seats, people, boards }: Head): Shape<Omit<Tournament, keyof Head>> {
  const person = index(people.length);
  const board = index(boards.length);
  const table = index(MOST_PEOPLE);
  const round = objectOf(
    {
      boards: listOf(board, 0, MOST_BOARDS),
      tables: listOf(listOf(person, seats), 0, MOST_PEOPLE),
    },
    { records: listOf(textOf(0, MOST_RECORD_LETTERS), 0, MOST_PEOPLE) },
  );
  const proof = objectOf({
    evening: line,
    commitment: line,
    secret: line,
    nonces: listOf(orNull(line), 0, MOST_PEOPLE),
  });
  const result = objectOf(
    { board, table, people: listOf(person, seats), scores: listOf(numberOf(), seats) },
    { covered: listOf(index(seats), 0, seats) },
  );
  const adjustment = objectOf(
    { board, award: oneOf(AWARDS), reason: name },
    { table, line: index(seats) },
  );
  return objectOf(
    {
      rounds: listOf(round, 0, MOST_ROUNDS),
      results: listOf(result, 0, MOST_BOARDS * MOST_PEOPLE),
      adjustments: listOf(adjustment, 0, MOST_ADJUSTMENTS),
    },
    { proof },
  );
}

/** A tournament, or what is wrong with it: with the path to the place, such as `results.3`. */
export function readTournament(value: unknown): Tournament | TournamentFault {
  if (!fits(HEAD, value)) return { fault: explain(HEAD, value) };
  const body = bodyShape(value);
  if (!fits(body, value)) return { fault: explain(body, value) };
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
    // A computer that fills tables may sit at several.
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
