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

/**
 * Who sits where, one list of players by seat for every game of a block. With
 * a player for every seat, all cyclic rotations; with two players at a larger
 * table, the first alone among the second in every seat.
 */
export function seatings({ players, seats }: Pick<ArenaPlan, 'players' | 'seats'>): number[][] {
  const rotations = Array.from({ length: seats }, (_, rotation) => rotation);
  const places = rotations;
  return rotations.map((rotation) =>
    places.map((seat) =>
      players.length === seats ? (seat - rotation + seats) % seats : seat === rotation ? 0 : 1,
    ),
  );
}
