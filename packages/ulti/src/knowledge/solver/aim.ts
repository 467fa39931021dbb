/**
 * The target of a test: a number of points in every class of ends. Stored as the surplus of an end
 * without points, with the best and worst of what can still come, by flags.
 *
 * Reads of typed arrays carry a `!`: classes and flags are always in range.
 */
import type { Setting } from './duties.ts';
import {
  ACE_LOST,
  CLASSES,
  classOf,
  DEFENDER_TRICK,
  FLAGS,
  NEVER,
  SEVEN,
  SEVENS,
  SIDES,
  SOLOIST_TRICK,
} from './outcome.ts';

/** Below and above every surplus. */
export const LEAST: number = -NEVER - 1000;
export const MOST: number = NEVER + 1000;

const ACES = 0x80808080 | 0;

export class Aim {
  /** Best and worst surplus without points to come, by flags; the second half if the seven is to come. */
  readonly highest: Int32Array = new Int32Array(2 * FLAGS);
  readonly lowest: Int32Array = new Int32Array(2 * FLAGS);
  /** Tells this test's table entries from those of others. */
  test = 0;
  /** Play stops with a defender's trick, at this surplus. */
  stops = false;
  stop = 0;

  private readonly base = new Int32Array(CLASSES);
  /** The flags that matter. */
  private relevant = 0;
  private seven = 0;
  private ownSeven = false;

  sit({ own, seven, stopsAtDefender }: Setting): void {
    this.seven = seven;
    this.ownSeven = (own[0] & seven) !== 0;
    this.stops = stopsAtDefender;
  }

  /** Starts a test: the points that each class needs, and those that an early end needs. */
  ask(need: Int32Array, stopNeed: number, test: number): void {
    this.stop = -stopNeed;
    this.test = test;
    this.findRelevant(need);
    this.base.fill(LEAST);
    for (let seven = 0; seven < SEVENS; seven++) {
      for (let flags = 0; flags < FLAGS; flags++) {
        if ((flags & SIDES) === 0) continue;
        this.base[classOf(seven, flags & this.relevant)] = -need[classOf(seven, flags)]!;
      }
    }
    for (let flags = 0; flags < FLAGS; flags++) {
      this.findRange(flags, false);
      this.findRange(flags, true);
    }
  }

  /** Initial flags, as far as they matter. */
  start(flags: number): number {
    return flags & this.relevant;
  }

  /** Flags after a trick. */
  after(flags: number, winner: number, trick: number): number {
    if (winner === 0) return (flags | SOLOIST_TRICK) & this.relevant;
    const ace = (trick & ACES) !== 0 ? ACE_LOST : 0;
    return (flags | DEFENDER_TRICK | ace) & this.relevant;
  }

  /** Offset of the range of a position with these flags. */
  rangeOf(rest: number, flags: number): number {
    return (rest & this.seven) !== 0 ? FLAGS + flags : flags;
  }

  /** The surplus after the last trick; `left` are its points. */
  end(trick: number, winner: number, top: number, left: number, flags: number): number {
    let seven: number = SEVEN.elsewhere;
    if ((trick & this.seven) !== 0) {
      if (top === this.seven) seven = this.ownSeven ? SEVEN.won : SEVEN.defenderWon;
      else seven = this.ownSeven ? SEVEN.beaten : SEVEN.defenderBeaten;
    }
    const surplus = this.base[classOf(seven, this.after(flags, winner, trick))]!;
    return winner === 0 ? surplus + left : surplus;
  }

  private canEnd(seven: number): boolean {
    if (seven === SEVEN.elsewhere) return true;
    return this.seven !== 0 && seven <= SEVEN.beaten === this.ownSeven;
  }

  private findRelevant(need: Int32Array): void {
    this.relevant = this.stops ? DEFENDER_TRICK : 0;
    for (let seven = 0; seven < SEVENS; seven++) {
      if (!this.canEnd(seven)) continue;
      for (let flags = 0; flags < FLAGS; flags++) {
        for (let flag = 1; flag < FLAGS; flag <<= 1) {
          const other = flags ^ flag;
          if ((flags & SIDES) === 0 || (other & SIDES) === 0) continue;
          if (need[classOf(seven, flags)] !== need[classOf(seven, other)]) this.relevant |= flag;
        }
      }
    }
  }

  private findRange(flags: number, pending: boolean): void {
    let high = LEAST;
    let low = MOST;
    for (let seven = 0; seven < SEVENS; seven++) {
      if (seven !== SEVEN.elsewhere && !(pending && this.canEnd(seven))) continue;
      for (let more = 0; more < FLAGS; more++) {
        if (((flags | more) & SIDES) === 0) continue;
        const surplus = this.base[classOf(seven, (flags | more) & this.relevant)]!;
        high = Math.max(high, surplus);
        low = Math.min(low, surplus);
      }
    }
    if (this.stops && (flags & DEFENDER_TRICK) === 0) {
      high = Math.max(high, this.stop);
      low = Math.min(low, this.stop);
    }
    this.highest[pending ? FLAGS + flags : flags] = high;
    this.lowest[pending ? FLAGS + flags : flags] = low;
  }
}
