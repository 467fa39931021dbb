import type { cards as english } from '../en/cards.ts';
import { namer, type Face, type RankName, type SuitName } from '../../face.ts';
import { karten, list } from './grammar.ts';

const RANKS: Readonly<Record<RankName, readonly [one: string, many: string]>> = {
  A: ['Ass', 'Asse'],
  2: ['Zwei', 'Zweien'],
  3: ['Drei', 'Dreien'],
  4: ['Vier', 'Vieren'],
  5: ['Fünf', 'Fünfen'],
  6: ['Sechs', 'Sechsen'],
  7: ['Sieben', 'Siebenen'],
  8: ['Acht', 'Achten'],
  9: ['Neun', 'Neunen'],
  T: ['Zehn', 'Zehnen'],
  J: ['Bube', 'Buben'],
  Q: ['Dame', 'Damen'],
  K: ['König', 'Könige'],
};
const SUITS: Readonly<Record<SuitName, string>> = {
  S: 'Pik',
  H: 'Herz',
  D: 'Karo',
  C: 'Kreuz',
};

/** As card players say it, without article or ending: `Herz-Dame`, `mit Herz-König`. */
export const name: (face: Face) => string = namer(
  (rank, suit) => `${SUITS[suit]}-${RANKS[rank][0]}`,
);

export function names(faces: readonly Face[]): string {
  return list(faces.map(name));
}

/** All cards of a rank: `Damen`. */
export function ranks(rank: string): string {
  return RANKS[rank as RankName]?.[1] ?? rank;
}

export const cards: typeof english = {
  name,
  suit: (suit) => SUITS[suit],
  list: names,
  count: karten,
  back: 'verdeckte Karte',
};
