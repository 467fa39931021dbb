/**
 * What is measured: everything that decides the result of a block, and nothing
 * else. A block is one deal (or one match) with all its seatings; it is the
 * unit of analysis, because games of the same cards are not independent.
 */
export interface ArenaPlan {
  readonly game: string;
  /** Rule version of the game. */
  readonly version: number;
  /** Options as text, without those that are the default. */
  readonly options: string;
  readonly seats: number;
  /** As spelled on the command line: `expert@100ms`. */
  readonly players: readonly string[];
  readonly seed: number;
  readonly unit: 'deal' | 'match';
  /** Where partners count as one: the side of every seat. */
  readonly sides?: readonly number[];
  /** Who says what views are worth, where the luck of the first player is measured. */
  readonly luck?: string;
}

/** Time and number of the decisions of one player; forced moves are not counted. */
export interface ThinkingTime {
  readonly moves: number;
  readonly ms: number;
  /** The longest decision. */
  readonly max: number;
}

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
