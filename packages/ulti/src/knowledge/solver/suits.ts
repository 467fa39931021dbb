/**
 * The solver's lookup tables by the remaining cards of a suit, recomputed for every deal. Inside
 * the solver a suit's bits are in order of strength (2), so that a higher bit beats a lower one.
 *
 * Reads of typed arrays carry a `!`: a suit has eight bits.
 */

export const SUITS = 4;
export const SUBSETS = 256;
/** Strength of a rank, and rank of a strength, without trump: 7 8 9 X U O K A. */
const NO_TRUMP_STRENGTH = [0, 1, 2, 4, 5, 6, 3, 7] as const;
const NO_TRUMP_RANK = [0, 1, 2, 6, 3, 4, 5, 7] as const;
/** A card without an owner, in the talon or played. */
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

/** The rank of a strength. */
export function rankOf(strength: number, trump: boolean): number {
  return trump ? strength : (NO_TRUMP_RANK[strength] ?? 0);
}

/** What a table says about each suit. */
function together(table: Int32Array, rest: number): number {
  return (
    table[rest & 255]! |
    table[SUBSETS + ((rest >>> 8) & 255)]! |
    table[2 * SUBSETS + ((rest >>> 16) & 255)]! |
    table[3 * SUBSETS + (rest >>> 24)]!
  );
}

/** The lowest card of the run that a card tops, of the lowest cards of its owner. */
export function bottomOf(top: number, bottoms: number): number {
  return (0x80000000 >>> Math.clz32(bottoms & (top | (top - 1)))) | 0;
}

export class Suits {
  /**
   * By suit and subset, in place: the lowest equivalent subset of the deal, card by card the same
   * owner and worth. The search treats positions as equal when these are.
   */
  private readonly lowest = new Int32Array(SUITS * SUBSETS);
  /** Cards whose next higher one has another owner or worth: one of each set of equal cards. */
  private readonly unequal = new Int32Array(SUITS * SUBSETS);
  /** Highest and lowest cards of runs of one owner, whatever their worth. */
  private readonly tops = new Int32Array(SUITS * SUBSETS);
  private readonly bottoms = new Int32Array(SUITS * SUBSETS);

  private readonly owner = new Int32Array(8);
  private readonly kind = new Int32Array(8);

  /** The representative of all positions equivalent to this one. */
  canonical(rest: number): number {
    return together(this.lowest, rest);
  }

  unequalOf(rest: number): number {
    return together(this.unequal, rest);
  }

  topsOf(rest: number): number {
    return together(this.tops, rest);
  }

  bottomsOf(rest: number): number {
    return together(this.bottoms, rest);
  }

  /** `kinds` by bit: cards of different kinds are never equal, cards of negative kinds never in a run. */
  prepare(owners: readonly [number, number, number], kinds: readonly number[]): void {
    for (let suit = 0; suit < SUITS; suit++) this.prepareSuit(suit, owners, kinds);
  }

  private prepareSuit(
    suit: number,
    [first, second, third]: readonly [number, number, number],
    kinds: readonly number[],
  ): void {
    const { owner, kind, lowest, unequal, tops, bottoms } = this;
    const shift = suit * 8;
    const base = suit * SUBSETS;
    let held = 0;
    for (let i = 0; i < 8; i++) {
      const bit = 1 << (shift + i);
      kind[i] = kinds[shift + i] ?? 0;
      owner[i] =
        (first & bit) !== 0 ? 0 : (second & bit) !== 0 ? 1 : (third & bit) !== 0 ? 2 : GONE;
      if (owner[i] !== GONE) held |= 1 << i;
    }
    lowest[base] = unequal[base] = tops[base] = bottoms[base] = 0;
    // Subsets by their highest card, each made from one without it.
    for (let top = 0; top < 8; top++) {
      const holder = owner[top]!;
      if (holder === GONE) continue;
      const bit = 1 << (shift + top);
      const sort = kind[top]!;
      for (let rest = 0; rest < 1 << top; rest++) {
        if ((rest & ~held) !== 0) continue;
        const from = base + rest;
        const to = from + (1 << top);
        // The lowest place above those already placed with a card of this owner and kind.
        const placed = lowest[from]! >>> shift;
        let at = 32 - Math.clz32(placed);
        while (owner[at] !== holder || kind[at] !== sort) at++;
        lowest[to] = lowest[from]! | (1 << (shift + at));
        const next = 31 - Math.clz32(rest);
        if (rest === 0 || owner[next] !== holder) {
          unequal[to] = unequal[from]! | bit;
          tops[to] = tops[from]! | bit;
          bottoms[to] = bottoms[from]! | bit;
        } else {
          const below = 1 << (shift + next);
          const run = sort >= 0 && kind[next]! >= 0;
          unequal[to] = (kind[next] === sort ? unequal[from]! & ~below : unequal[from]!) | bit;
          tops[to] = (run ? tops[from]! & ~below : tops[from]!) | bit;
          bottoms[to] = run ? bottoms[from]! : bottoms[from]! | bit;
        }
      }
    }
  }
}
