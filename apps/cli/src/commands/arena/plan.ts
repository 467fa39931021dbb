/**
 * What is measured: everything that decides the result of a block, and nothing
 * else. A block is one deal (or one match) with all its seatings; it is the
 * unit of analysis, because games of the same cards are not independent.
 */
import {
  anyText,
  listOf,
  numberOf,
  oneOf,
  strictObjectOf,
  whole,
  type Infer,
} from '@pakli/core/shape';

export const FIELDS = {
  game: anyText,
  /** Rule version of the game. */
  version: whole(),
  /** Options as text, without those that are the default. */
  options: anyText,
  seats: whole(),
  /** As spelled on the command line: `expert@100ms`. */
  players: listOf(anyText),
  seed: whole(),
  unit: oneOf(['deal', 'match']),
};
export const SOME = {
  /** Where partners count as one: the side of every seat. */
  sides: listOf(whole(0)),
  /** Who says what views are worth, where the luck of the first player is measured. */
  luck: anyText,
};
export const PLAN = strictObjectOf(FIELDS, SOME);
export type ArenaPlan = Infer<typeof PLAN>;

/** Time and number of the decisions of one player, and the longest; forced moves are not counted. */
export const THINKING_TIME = strictObjectOf({ moves: whole(), ms: numberOf(), max: numberOf() });
export type ThinkingTime = Infer<typeof THINKING_TIME>;

/** One block: for each seating the scores by seat, and for each player its effort. */
export interface ArenaBlock {
  readonly block: number;
  readonly scores: readonly (readonly number[])[];
  readonly efforts: readonly ThinkingTime[];
  /** For each seating what the first player was paid, and what of it was luck. */
  readonly luck?: readonly (readonly [payoff: number, luck: number])[];
}

/** The side of every seat: its own, where nobody has a partner. */
export function sidesIn({ seats, sides }: Pick<ArenaPlan, 'seats' | 'sides'>): readonly number[] {
  return sides ?? Array.from({ length: seats }, (_, seat) => seat);
}

/** How many count as one: what a fair share is the reciprocal of. */
export function sideCount(plan: Pick<ArenaPlan, 'seats' | 'sides'>): number {
  return new Set(sidesIn(plan)).size;
}

/**
 * Who sits where, one list of players by seat for every game of a block. With
 * a player for every seat or side, all cyclic rotations; with two players at a
 * larger table, the first alone among the second in every seat, or on every side.
 */
export function seatings(plan: Pick<ArenaPlan, 'players' | 'seats' | 'sides'>): number[][] {
  const { players, seats } = plan;
  const at = sidesIn(players.length === seats ? { seats } : plan);
  const count = new Set(at).size;
  return Array.from({ length: count }, (_, rotation) =>
    at.map((side) =>
      players.length === count ? (side - rotation + count) % count : side === rotation ? 0 : 1,
    ),
  );
}
