/** Whether the lessons and puzzles of a guest can be played as they say, and have words. */
import {
  formatRefusal,
  isRefusal,
  listMoves,
  Match,
  readOptions,
  Sfc32,
  type Game,
  type GameModule,
  type GameTypes,
} from '@pakli/core';
import type { Lesson, PlainPuzzle } from '@pakli/core/module';
import { readLessons } from '@pakli/text/learn';
import { reasonOf } from '../../input/failure.ts';

/** A sentence for each fault. */
export function learningFaults({
  game,
  lessons = [],
  puzzles = [],
  texts = {},
}: GameModule): string[] {
  const ids = [...lessons, ...puzzles].map(({ id }) => id);
  const twice = ids.find((id, n) => ids.indexOf(id) < n);
  const faults = [
    twice === undefined ? undefined : `there are two lessons or puzzles ${twice}`,
    ...lessons.map((lesson) => named(`lesson ${lesson.id}`, () => lessonFault(game, lesson))),
    ...puzzles.map((puzzle) => named(`puzzle ${puzzle.id}`, () => puzzleFault(game, puzzle))),
    ...Object.entries(texts).map(([language, { lessons: said }]) =>
      named(`texts.${language}.lessons`, () => {
        if (said === undefined) return undefined;
        const known = readLessons(said);
        const lost = lessons.find(({ id }) => known[id] === undefined);
        return lost && `nothing is said of ${lost.id}`;
      }),
    ),
  ];
  return faults.filter((fault) => fault !== undefined);
}

function named(what: string, faultOf: () => string | undefined): string | undefined {
  try {
    const why = faultOf();
    return why === undefined ? undefined : `${what}: ${why}`;
  } catch (error) {
    return `${what}: ${reasonOf(error)}`;
  }
}

/** The match with which it begins, its cards dealt. */
function openingOf(
  game: Game,
  { position, options = '', seat }: Pick<Lesson, 'position' | 'options' | 'seat'>,
): Match<GameTypes> {
  const rules = readOptions(game.rules, options);
  if (isRefusal(rules)) throw new Error(formatRefusal(rules));
  const start = { options: rules, starter: 0, ...(position === '' ? {} : { position }) };
  const match = Match.start(game, start);
  if (isRefusal(match)) throw new Error(formatRefusal(match));
  match.advance(new Sfc32(1));
  if (match.table.turn !== seat) throw new Error(`it is not the turn of seat ${seat}`);
  return match;
}

/** Plays a move of whoever is at turn; throws where it is not legal. */
function play(match: Match<GameTypes>, text: string): void {
  const refusal = match.submit(match.table.turn, text);
  if (isRefusal(refusal)) throw new Error(`${text}: ${formatRefusal(refusal)}`);
  match.advance(new Sfc32(1));
}

function lessonFault(game: Game, lesson: Lesson): string | undefined {
  const { answers, lines = [], seat } = lesson;
  const match = openingOf(game, lesson);
  const played: string[] = [];
  for (const equals of answers) {
    if (match.table.turn !== seat) {
      const line = lines.map((one) => one.split('; ')).find((one) => begins(one, played));
      for (const text of line?.slice(played.length) ?? []) {
        if (match.table.turn === seat) break;
        play(match, text);
        played.push(text);
      }
    }
    const { table } = match;
    if (table.turn !== seat) return `nobody answers ${played.at(-1) ?? ''}: lines says what`;
    for (const text of equals) {
      const move = game.read(table.state, seat, text);
      if (isRefusal(move)) return `${text}: ${formatRefusal(move)}`;
    }
    const [first] = equals;
    if (first === undefined) return 'an answer without a move';
    play(match, first);
    played.push(first);
  }
  return undefined;
}

function begins(line: readonly string[], played: readonly string[]): boolean {
  return played.every((text, n) => line[n] === text) && line.length > played.length;
}

function puzzleFault(game: Game, puzzle: PlainPuzzle): string | undefined {
  const { values, lines } = puzzle;
  const { state } = openingOf(game, puzzle).table;
  const legal = listMoves(game, state).map((move) => game.formatTruth(state, move));
  const first = lines.map((line) => line.split('; ')[0]);
  if (first.join('; ') !== legal.join('; ')) return `lines begin with ${legal.join('; ')}`;
  if (values.length !== legal.length) return `${values.length} values for ${legal.length} moves`;
  if (values.filter((value) => value === Math.max(...values)).length !== 1) {
    return 'exactly one move is best';
  }
  for (const line of lines) {
    const match = openingOf(game, puzzle);
    for (const text of line.split('; ')) play(match, text);
  }
  return undefined;
}
