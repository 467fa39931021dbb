/**
 * What the solver looks up by the cards that are left of a suit, computed anew
 * for every deal. Inside the solver the bits of a suit stand in order of
 * strength (2), so that a higher bit beats a lower one.
 *
 * Reads of typed arrays carry a `!`: a suit has eight bits.
 */

export const SUITS = 4;
export const SUBSETS = 256;
/** Strength of a rank, and rank of a strength, without trump: 7 8 9 X U O K A. */
const NO_TRUMP_STRENGTH = [0, 1, 2, 4, 5, 6, 3, 7] as const;
const NO_TRUMP_RANK = [0, 1, 2, 6, 3, 4, 5, 7] as const;
/** A card of nobody, in the talon or played. */
const GONE = -1;

function permute(cards: number, to: readonly number[]): number {
  let permuted = 0;
  for (let card = 0; card < 32; card++) {
    if ((cards & (1 << card)) !== 0) permuted |= 1 << ((card & 24) | (to[card & 7] ?? 0));
  }
  return permuted;
}

/** Cards as bits in order of strength. */
export function toStrength(cards: number, trump: boolean): number {
  return trump ? cards : permute(cards, NO_TRUMP_STRENGTH);
}

/** The inverse of `toStrength`. */
export function toCards(bits: number, trump: boolean): number {
  return trump ? bits : permute(bits, NO_TRUMP_RANK);
}

export class Suits {
  /**
   * By suit and subset, in place: the lowest subset of the deal that cannot be
   * told apart from it, card by card the same owner and worth. Positions are
   * the same to the search when these are.
   */
  readonly lowest: Int32Array = new Int32Array(SUITS * SUBSETS);
  /** Cards whose next higher one has another owner or worth: one of each set of equal cards. */
  readonly unequal: Int32Array = new Int32Array(SUITS * SUBSETS);
  /** Highest and lowest cards of runs of one owner, whatever their worth. */
  readonly tops: Int32Array = new Int32Array(SUITS * SUBSETS);
  readonly bottoms: Int32Array = new Int32Array(SUITS * SUBSETS);

  private readonly owner = new Int8Array(8);

  /** `kinds` by bit: cards of different kinds are never equal, cards of negative kinds never in a run. */
  prepare(owners: readonly number[], kinds: readonly number[]): void {
    for (let suit = 0; suit < SUITS; suit++) this.prepareSuit(suit, owners, kinds);
  }

  private prepareSuit(suit: number, owners: readonly number[], kinds: readonly number[]): void {
    const { owner, lowest, unequal, tops, bottoms } = this;
    const shift = suit * 8;
    const base = suit * SUBSETS;
    let held = 0;
    for (let i = 0; i < 8; i++) {
      owner[i] = owners.findIndex((mask) => (mask & (1 << (shift + i))) !== 0);
      if (owner[i] !== GONE) held |= 1 << i;
    }
    lowest[base] = unequal[base] = tops[base] = bottoms[base] = 0;
    for (let subset = 1; subset < SUBSETS; subset++) {
      if ((subset & ~held) !== 0) continue;
      const top = 31 - Math.clz32(subset);
      const bit = 1 << (shift + top);
      const rest = subset ^ (1 << top);
      const kind = kinds[shift + top]!;
      // The lowest place above what is already placed that holds a card of this owner and kind.
      const placed = lowest[base + rest]! >>> shift;
      let at = placed === 0 ? 0 : 32 - Math.clz32(placed);
      while (owner[at] !== owner[top] || kinds[shift + at] !== kind) at++;
      lowest[base + subset] = lowest[base + rest]! | (1 << (shift + at));
      const next = 31 - Math.clz32(rest);
      const below = rest !== 0 && owner[next] === owner[top] ? 1 << (shift + next) : 0;
      const equal = below !== 0 && kinds[shift + next] === kind;
      const run = below !== 0 && kind >= 0 && kinds[shift + next]! >= 0;
      unequal[base + subset] = (unequal[base + rest]! & (equal ? ~below : -1)) | bit;
      tops[base + subset] = (tops[base + rest]! & (run ? ~below : -1)) | bit;
      bottoms[base + subset] = bottoms[base + rest]! | (run ? 0 : bit);
    }
  }
}
