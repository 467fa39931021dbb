/**
 * Worth of captured cards to a player that counts them: an intake point by what it is worth against
 * the opponent, a card without points a little, a pair its mulle.
 */
import { HALF, KINDS, MULLE_POINTS } from '../cards.ts';
import type { Options } from '../options.ts';
import { intakePoints } from '../scoring.ts';

/**
 * All intake is shared out in the end, and the surplus over half of it counts twice more: a point
 * won rather than lost is worth four in the total of rule 8.5, two without `intakeInTotal`; half of
 * that for each of the two seats.
 */
export function intakeWorth(options: Options): number {
  return options.intakeInTotal ? 2 : 1;
}

export class CardWorth {
  /** Of a card without points: it still denies the opponent a mulle of its twin. */
  private readonly plain: number;
  private made: Options | undefined;
  /** By kind: a card, and what its twin adds in the same capture. */
  readonly card: Float64Array = new Float64Array(KINDS);
  readonly twin: Float64Array = new Float64Array(KINDS);

  constructor(plain: number) {
    this.plain = plain;
  }

  /** Call before any query. */
  prepare(options: Options): void {
    if (this.made === options) return;
    this.made = options;
    const unit = intakeWorth(options);
    for (let kind = 0; kind < KINDS; kind++) {
      const low = kind < HALF ? 1 << kind : 0;
      const high = kind < HALF ? 0 : 1 << (kind - HALF);
      const intake = unit * intakePoints(low, high, options);
      this.card[kind] = intake + this.plain;
      this.twin[kind] = MULLE_POINTS[kind]! + this.plain + (options.mulleCardInIntake ? intake : 0);
    }
  }

  /** The worth of a capture: the cards in two words, and which of them are there twice. */
  sum(low: number, high: number, low2: number, high2: number): number {
    const { card, twin } = this;
    let sum = 0;
    for (let rest = low; rest !== 0; rest &= rest - 1) sum += card[31 - Math.clz32(rest & -rest)]!;
    for (let rest = high; rest !== 0; rest &= rest - 1) {
      sum += card[HALF + 31 - Math.clz32(rest & -rest)]!;
    }
    for (let rest = low2; rest !== 0; rest &= rest - 1) sum += twin[31 - Math.clz32(rest & -rest)]!;
    for (let rest = high2; rest !== 0; rest &= rest - 1) {
      sum += twin[HALF + 31 - Math.clz32(rest & -rest)]!;
    }
    return sum;
  }
}
