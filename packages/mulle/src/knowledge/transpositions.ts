/**
 * The solver's transposition table, by hash: of fixed size, the newest entry of a slot replaces the
 * old one. Values are of what is still to be won from the position on.
 *
 * Reads of typed arrays carry a `!`: slots are always in range.
 */
import type { Move } from '@pakli/core';
import { intake } from '../scoring.ts';
import * as S from '../state.ts';
import type { State } from '../state.ts';

// Odd multipliers that spread bits.
const MIX_A = 0x9e3779b1;
const MIX_B = 0x85ebca77;
const MIX_C = 0xc2b2ae3d;

// Whether a value is exact or a bound.
export const EXACT = 1;
export const AT_LEAST = 2;
export const AT_MOST = 3;

export class Transpositions {
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly values: Int16Array;
  /** Depth and kind of the value; 0 for an empty slot. */
  private readonly marks: Uint8Array;
  private readonly bests: Int32Array;
  /** Slot of the position located last, and the key that tells it from others there. */
  slot = 0;
  check = 0;

  constructor(bits: number) {
    const size = 1 << bits;
    this.mask = size - 1;
    this.keys = new Int32Array(size);
    this.values = new Int16Array(size);
    this.marks = new Uint8Array(size);
    this.bests = new Int32Array(size);
  }

  /** A value from a search of at least this depth, if it is exact or settles the window. */
  value(
    slot: number,
    check: number,
    depth: number,
    alpha: number,
    beta: number,
  ): number | undefined {
    const mark = this.marks[slot]!;
    if (mark === 0 || this.keys[slot] !== check || mark >> 2 < depth) return undefined;
    const value = this.values[slot]!;
    const bound = mark & 3;
    if (bound === EXACT) return value;
    return (bound === AT_LEAST ? value >= beta : value <= alpha) ? value : undefined;
  }

  /** The best move found, at any depth. */
  best(slot: number, check: number): Move | undefined {
    return this.marks[slot] !== 0 && this.keys[slot] === check ? this.bests[slot]! : undefined;
  }

  store(
    slot: number,
    check: number,
    depth: number,
    value: number,
    bound: number,
    move: Move,
  ): void {
    this.keys[slot] = check;
    this.values[slot] = value;
    this.marks[slot] = (Math.max(0, depth) << 2) | bound;
    this.bests[slot] = move;
  }

  /**
   * Two hashes of everything that affects what can still happen. They include the order of piles
   * that may join a build (rules 5.3 and 6.3), not of others. With `linear` they leave out what was
   * won before.
   */
  locate(state: State, linear: boolean): void {
    const { at } = state;
    let a = at[S.TURN]! + 2 * at[S.LAST]! + 17;
    let b = a;
    for (let i = S.HAND; i < S.HAND + 8; i++) {
      a = Math.imul(a ^ at[i]!, MIX_A);
      a ^= a >>> 15;
      b = Math.imul(b + at[i]!, MIX_B);
      b ^= b >>> 13;
    }
    let sumA = 0;
    let sumB = 0;
    const end = S.TABLE + at[S.PILES]! * S.STRIDE;
    for (let p = S.TABLE; p < end; p += S.STRIDE) {
      const word = at[p]!;
      if ((word & S.SINGLE) === S.ONE_CARD) {
        a = Math.imul(a ^ word, MIX_A);
        a ^= a >>> 15;
        b = Math.imul(b + word, MIX_B);
        b ^= b >>> 13;
        continue;
      }
      let c = Math.imul(word ^ at[p + 1]!, MIX_A);
      c = Math.imul((c ^ (c >>> 15)) + at[p + 2]!, MIX_B);
      c = Math.imul((c ^ (c >>> 13)) + at[p + 3]!, MIX_A);
      c = Math.imul((c ^ (c >>> 15)) + at[p + 4]!, MIX_B);
      c ^= c >>> 13;
      const d = Math.imul(c ^ word, MIX_C) ^ (c >>> 16);
      if ((word & S.LOCKED) !== 0 || (word & S.COUNT) > S.TWO_CARDS) {
        sumA = (sumA + c) | 0;
        sumB = (sumB + d) | 0;
      } else {
        a = Math.imul(a ^ c, MIX_A);
        a ^= a >>> 15;
        b = Math.imul(b + d, MIX_B);
        b ^= b >>> 13;
      }
    }
    if (!linear) sumA = (sumA + intake(state, 0) * 64 + intake(state, 1)) | 0;
    a = Math.imul(a ^ sumA, MIX_A);
    b = Math.imul(b ^ sumB, MIX_B);
    this.slot = (a ^ (a >>> 15)) & this.mask;
    this.check = b ^ (b >>> 13) ^ sumA;
  }
}
