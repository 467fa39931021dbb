/**
 * The history heuristic: which cards refuted before, by the card they answered; the best guess at
 * what to try first.
 *
 * Reads of typed arrays carry a `!`: rows and bits are always in range.
 */
const SEATS = 3;
const SIZES = 11;
const BITS = 32;
/** More than any card's refutations, so that points come first. */
const POINTS_FIRST = 1 << 24;

const LOWEST = -(2 ** 30);

const LEADS = 0;
const SECONDS: number = LEADS + SEATS * SIZES * BITS;
const THIRDS: number = SECONDS + SEATS * BITS * BITS;
const END: number = THIRDS + SEATS * 4 * BITS;

export class HistoryHeuristic {
  private readonly counts = new Int32Array(END);

  clear(): void {
    this.counts.fill(0);
  }

  /** Leads of a seat, by the cards in hand. */
  leads(seat: number, size: number): number {
    return LEADS + (seat * SIZES + size) * BITS;
  }

  /** Second cards of a seat, by the card led. */
  seconds(seat: number, led: number): number {
    return SECONDS + (seat * BITS + 31 - Math.clz32(led)) * BITS;
  }

  /** Third cards of a seat, by the suit led. */
  thirds(seat: number, led: number): number {
    return THIRDS + (seat * 4 + ((31 - Math.clz32(led)) >> 3)) * BITS;
  }

  refuted(row: number, card: number): void {
    this.counts[row + 31 - Math.clz32(card)]!++;
  }

  /** The card with the most refutations. */
  first(moves: number, row: number): number {
    let best = moves & -moves;
    let most = this.counts[row + 31 - Math.clz32(best)]!;
    for (let rest = moves ^ best; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const times = this.counts[row + 31 - Math.clz32(card)]!;
      if (times >= most) {
        most = times;
        best = card;
      }
    }
    return best;
  }

  /** The dearest card, or the cheapest; ties go by refutations. */
  firstByPoints(moves: number, row: number, points: Int32Array, dearest: boolean): number {
    let best = 0;
    let most = LOWEST;
    for (let rest = moves; rest !== 0; rest &= rest - 1) {
      const card = rest & -rest;
      const i = 31 - Math.clz32(card);
      const worth = POINTS_FIRST * points[i]!;
      const score = (dearest ? worth : -worth) + this.counts[row + i]!;
      if (score >= most) {
        most = score;
        best = card;
      }
    }
    return best;
  }
}
