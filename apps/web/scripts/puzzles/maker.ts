/**
 * How puzzles are found: positions are proposed, mostly from games of simple players who err now and then, and each is
 * judged exactly. A position is a puzzle if one of its moves is better than all others, whatever the hidden cards are.
 */
import {
  isRefusal,
  Match,
  OVER,
  type Game,
  type GameTypes,
  type Move,
  type Random,
} from '@pakli/core';
import type { Goal, Reason } from '../../src/lessons/puzzle.ts';

/** What every legal move is worth, and how play continues after it. */
export interface Verdict {
  readonly goal: Goal;
  /** By move in canonical order; the best is worth most. */
  readonly values: readonly number[];
  /** By move: the moves that follow, in notation. */
  readonly lines: readonly (readonly string[])[];
}

export interface Proposal<K extends GameTypes> {
  readonly match: Match<K>;
  /** How it was set up, where no game led to it. */
  readonly position?: string;
}

export interface Maker<K extends GameTypes> {
  readonly game: Game<K>;
  /** Positions worth judging. A match may be played on once it was looked at. */
  propose(random: Random): Iterable<Proposal<K>>;
  /** Exact; undefined if the position is no puzzle. */
  judge(match: Match<K>): Verdict | undefined;
  /** What a player who does not look far plays. */
  naive(match: Match<K>): Move;
  /** How often solvers who know the question fail it, of 100, starting with one who hardly looks beyond the table. */
  lookers(match: Match<K>, best: number, verdict: Verdict): readonly number[];
  /** The idea, from the position and its verdict alone; undefined if it is none of the named ones. */
  theme?(match: Match<K>, verdict: Verdict): Theme | undefined;
  /** By legal move: why it is right or what it loses, each read off the line that follows it. */
  reasons(match: Match<K>, verdict: Verdict): readonly (readonly Reason[])[];
  /** Puzzles of one kind are alike; only some of each are kept. */
  kind(match: Match<K>, best: string, verdict: Verdict): string;
}

/** An idea by the id under which packages/text/src/GAME/LANGUAGE/puzzles.ts names it, and what its sentence says of the position. */
export interface Theme {
  readonly theme: string;
  readonly facts: Readonly<Record<string, string | number>>;
}

/** The index of the one best move; undefined if there are several, or nothing to choose. */
export function bestOf({ values }: Pick<Verdict, 'values'>): number | undefined {
  const most = Math.max(...values);
  const best = values.indexOf(most);
  return values.length > 1 && values.lastIndexOf(most) === best ? best : undefined;
}

/** The whole lines, by legal move: the move itself and what follows. */
export function wholeLines<K extends GameTypes>(
  { game, table: { state, turn } }: Match<K>,
  { lines }: Pick<Verdict, 'lines'>,
): string[][] {
  const { moves } = game.view(state, turn);
  return moves.map((move, i) => [game.formatTruth(state, move)].concat(lines[i] ?? []));
}

/** The first deal of a game, before each of its decisions. */
export function* along<K extends GameTypes>(
  game: Game<K>,
  random: Random,
  play: (match: Match<K>) => Move,
): Generator<Match<K>> {
  const match = Match.start(game, { random });
  if (isRefusal(match)) throw new Error(match.refused);
  for (;;) {
    match.advance(random);
    if (match.table.turn === OVER || match.tables.length > 1) return;
    yield match;
    match.table.play(play(match));
  }
}

/** A move of the policy, or now and then any other. */
export function erring(
  moves: readonly Move[],
  random: Random,
  every: number,
  policy: () => Move,
): Move {
  const some = moves[random.below(moves.length)];
  return some !== undefined && random.below(every) === 0 ? some : policy();
}
