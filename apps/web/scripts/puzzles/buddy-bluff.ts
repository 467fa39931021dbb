/**
 * The last plays of a deal of Buddy Bluff: which move surely wins it, or else keeps the certain penalty lowest. Certain
 * means against three players who may hold any of the unseen cards and play them together against you, so there is no
 * guessing.
 */
import {
  buddyBluff,
  carefulMove,
  greedyMove,
  type BuddyBluff,
  type State,
} from '@pakli/buddy-bluff';
import { Sfc32, stateAfter, type Match, type Move } from '@pakli/core';
import { reasonsOf } from './bluff-reasons.ts';
import { themesOf } from './bluff-themes.ts';
import { AIMS, playsIn, TooMany, Worst } from './bluff-worst.ts';
import { along, erring, type Maker, type Verdict } from './maker.ts';

/** Plays of a deal, and how many may be left in a puzzle. */
const PLAYS = 48;
const FEWEST = 2;
const MOST = 6;
/** How much better than the next a move must be, in points. */
const MARGIN = 5;

function leftIn({ table: { state } }: Match<BuddyBluff>): number {
  return PLAYS - playsIn(state);
}

/**
 * The levels play for the deal and do not know the question: a solver who does, looks this many plays ahead and then
 * counts, says more about how hard it is.
 */
const AHEAD = [1, 2, 3, 4, 5] as const;

/** How many of 100 moves that look best are not the best one. */
function missed(state: State, goal: keyof typeof AIMS, best: number, plays: number): number {
  const me = buddyBluff.turn(state);
  const looker = new Worst(me, AIMS[goal], { horizon: playsIn(state) + plays });
  const values = buddyBluff
    .view(state, me)
    .moves.map((move) => looker.value(stateAfter(buddyBluff, state, move), -Infinity, Infinity));
  const most = Math.max(...values);
  const like = values.filter((value) => value === most).length;
  return Math.round(values[best] === most ? 100 - 100 / like : 100);
}

/** What every move guarantees. */
export function certain(state: State, goal: keyof typeof AIMS): number[] {
  const me = buddyBluff.turn(state);
  const worst = new Worst(me, AIMS[goal]);
  return buddyBluff
    .view(state, me)
    .moves.map((move) => worst.value(stateAfter(buddyBluff, state, move), -Infinity, Infinity));
}

/** What each move guarantees, and how the others answer with the cards they truly hold. */
function judge(state: State, goal: keyof typeof AIMS): Verdict | undefined {
  const me = buddyBluff.turn(state);
  const values = certain(state, goal);
  const best = Math.max(...values);
  const others = values.filter((value) => value !== best);
  if (others.length !== values.length - 1) return undefined;
  if (goal === 'first' ? best === 0 : best - Math.max(...others) < MARGIN) return undefined;
  // Every wrong move fails as the cards lie, too: the text's claim can be shown.
  const truth = new Worst(me, AIMS[goal], { open: true });
  const after = buddyBluff.view(state, me).moves.map((move) => stateAfter(buddyBluff, state, move));
  const lines = after.map(() => new Array<string>());
  const ends = after.map((next, i) => truth.value(next, -Infinity, Infinity, lines[i]));
  const fails = ends.every((end, i) => values[i] === best || end < best);
  return fails ? { goal, values, lines } : undefined;
}

export const maker: Maker<BuddyBluff> = {
  game: buddyBluff,
  *propose(random) {
    const play = ({ table: { state, turn } }: Match<BuddyBluff>): Move =>
      erring(buddyBluff.view(state, turn).moves, random, 6, () => carefulMove(state, random));
    for (const match of along(buddyBluff, random, play)) {
      const left = leftIn(match);
      const { state, turn } = match.table;
      const choices = buddyBluff.view(state, turn).moves.length;
      if (left >= FEWEST && left <= MOST && choices > 3) yield { match };
    }
  },
  judge({ table: { state } }) {
    try {
      return judge(state, 'first') ?? judge(state, 'penalty');
    } catch (error) {
      if (error instanceof TooMany) return undefined;
      throw error;
    }
  },
  lookers: ({ table: { state } }, best, { goal }) =>
    AHEAD.map((plays) => missed(state, goal === 'first' ? 'first' : 'penalty', best, plays)),
  naive: ({ table: { state } }) => greedyMove(state, new Sfc32(1)),
  theme: ({ table: { state } }, verdict) => themesOf(state, verdict)[0],
  reasons: reasonsOf,
  kind: (match) => `${leftIn(match)} left`,
};
