/**
 * The transposition table: bounds on what is still to come, by position at the start of a trick.
 * Keys are complete, so that two positions are never confused. Entries of an earlier search are
 * told apart by its number and need no clearing.
 *
 * Reads of typed arrays carry a `!`: slots are always in range.
 */
import { count } from '../../cards.ts';

/** Ints of an entry: cards left, search and state, both bounds, best card. */
const WIDTH = 4;
const BOUNDS = 2;
const MOVE = 3;
/** Bits of a state: leader, flags and the number of the test. */
const STATE_BITS = 11;
const LAST_ERA = 1 << (31 - STATE_BITS);
/** Bounds are stored as two numbers of 16 bits with this offset. */
const SHIFT = 16_384;

export const NO_ENTRY = -1;

export class TranspositionTable {
  private readonly ints: Int32Array;
  private readonly mask: number;
  private era = 1;

  /** `entries` is rounded down to a power of two from 2 to 2^24. */
  constructor(entries: number) {
    const size = 1 << Math.max(1, Math.min(24, 31 - Math.clz32(entries)));
    this.ints = new Int32Array(size * WIDTH);
    this.mask = size - 1;
  }

  /** Forgets everything. */
  clear(): void {
    if (++this.era < LAST_ERA) return;
    this.ints.fill(0);
    this.era = 1;
  }

  /** The position's slot, or NO_ENTRY. */
  find(rest: number, state: number): number {
    const { ints } = this;
    const meta = (this.era << STATE_BITS) | state;
    const at = this.slot(rest, state);
    if (ints[at] === rest && ints[at + 1] === meta) return at;
    const beside = at ^ WIDTH;
    return ints[beside] === rest && ints[beside + 1] === meta ? beside : NO_ENTRY;
  }

  /**
   * Stores a new position. The first of two neighbouring slots is replaced only by a position with
   * as many cards, which stands for as much work; the second by any.
   */
  add(rest: number, state: number, low: number, high: number, move: number): void {
    const { ints } = this;
    let at = this.slot(rest, state);
    const current = ints[at + 1]! >> STATE_BITS === this.era;
    if (current && count(ints[at]!) > count(rest)) at ^= WIDTH;
    ints[at] = rest;
    ints[at + 1] = (this.era << STATE_BITS) | state;
    this.set(at, low, high, move);
  }

  set(at: number, low: number, high: number, move: number): void {
    this.ints[at + BOUNDS] = ((low + SHIFT) << 16) | (high + SHIFT);
    this.ints[at + MOVE] = move;
  }

  low(at: number): number {
    return (this.ints[at + BOUNDS]! >>> 16) - SHIFT;
  }

  high(at: number): number {
    return (this.ints[at + BOUNDS]! & 0xffff) - SHIFT;
  }

  move(at: number): number {
    return this.ints[at + MOVE]!;
  }

  private slot(rest: number, state: number): number {
    let hash = Math.imul(rest ^ Math.imul(state, 0x9e3779b1), 0x85ebca77);
    hash ^= hash >>> 15;
    return (hash & this.mask) * WIDTH;
  }
}
