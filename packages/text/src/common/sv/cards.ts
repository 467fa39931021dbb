import type { cards as english } from '../en/cards.ts';
import { namer, type Face, type RankName, type SuitName } from '../../face.ts';
import { kort, list } from './grammar.ts';

const RANKS: Readonly<Record<RankName, readonly [one: string, many: string]>> = {
  A: ['ess', 'essen'],
  2: ['två', 'tvåorna'],
  3: ['tre', 'treorna'],
  4: ['fyra', 'fyrorna'],
  5: ['fem', 'femmorna'],
  6: ['sex', 'sexorna'],
  7: ['sju', 'sjuorna'],
  8: ['åtta', 'åttorna'],
  9: ['nio', 'niorna'],
  T: ['tio', 'tiorna'],
  J: ['knekt', 'knektarna'],
  Q: ['dam', 'damerna'],
  K: ['kung', 'kungarna'],
};
const SUITS: Readonly<Record<SuitName, string>> = {
  S: 'spader',
  H: 'hjärter',
  D: 'ruter',
  C: 'klöver',
};

export const name: (face: Face) => string = namer(
  (rank, suit) => `${SUITS[suit]} ${RANKS[rank][0]}`,
);

/** `hjärter dam och klöver två` */
export function names(faces: readonly Face[]): string {
  return list(faces.map(name));
}

/** All cards of a rank: `damerna`. */
export function ranks(rank: string): string {
  return RANKS[rank as RankName]?.[1] ?? rank;
}

export const cards: typeof english = {
  name,
  suit: (suit) => SUITS[suit],
  list: names,
  count: kort,
  back: 'kort med baksidan upp',
};
