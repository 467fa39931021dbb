/** Writes the cards of a deal as digits: each as its place among the cards that are left. */
import type { DigitReader, Digits } from './digits.ts';

/** The pack of a match: how many kinds of cards, and how many copies of each at most. */
export interface Pack {
  readonly kinds: number;
  readonly copies: number;
  /** Every outcome has the length that a draw would have there, so lengths need not be written. */
  readonly plain: boolean;
}

/** Cards that are left in a deal, by kind. */
export class CardsLeft {
  private readonly counts: Int32Array;
  private total: number;

  constructor({ kinds, copies }: Pack) {
    this.counts = new Int32Array(kinds).fill(copies);
    this.total = kinds * copies;
  }

  put(digits: Digits, outcome: Uint8Array): void {
    for (const kind of outcome) {
      let before = 0;
      for (let other = 0; other < kind; other++) before += this.counts[other] ?? 0;
      digits.put(before, this.total);
      this.remove(kind);
    }
  }

  take(digits: DigitReader, length: number): Uint8Array | undefined {
    const outcome = new Uint8Array(length);
    for (let i = 0; i < length; i++) {
      if (this.total === 0) return undefined;
      let place = digits.take(this.total);
      let kind = 0;
      for (; place >= (this.counts[kind] ?? 0); kind++) place -= this.counts[kind] ?? 0;
      outcome[i] = kind;
      this.remove(kind);
    }
    return outcome;
  }

  private remove(kind: number): void {
    this.counts[kind] = (this.counts[kind] ?? 0) - 1;
    this.total--;
  }
}
