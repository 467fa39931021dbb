/** Cards of a hand grouped with their twins, as one target. */
import { face, laidAt, type LaidCard } from './places.ts';

interface Held {
  readonly card: string;
  readonly laid: readonly LaidCard[];
}

export function holdings(hand: readonly string[]): Held[] {
  const laid = laidAt('hand', hand);
  const kinds = [...new Set(hand)];
  return kinds.map((card) => ({
    card,
    laid: laid.filter((one) => one.face === face(card)),
  }));
}
