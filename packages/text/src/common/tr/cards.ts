import type { cards as english } from '../en/cards.ts';
import { namer, type Face, type RankName, type SuitName } from '../../face.ts';
import { accusative, instrumental, kart, list } from './grammar.ts';

const RANKS: Readonly<Record<RankName, readonly [one: string, many: string]>> = {
  A: ['ası', 'aslar'],
  2: ['ikilisi', 'ikililer'],
  3: ['üçlüsü', 'üçlüler'],
  4: ['dörtlüsü', 'dörtlüler'],
  5: ['beşlisi', 'beşliler'],
  6: ['altılısı', 'altılılar'],
  7: ['yedilisi', 'yedililer'],
  8: ['sekizlisi', 'sekizliler'],
  9: ['dokuzlusu', 'dokuzlular'],
  T: ['onlusu', 'onlular'],
  J: ['valesi', 'valeler'],
  Q: ['kızı', 'kızlar'],
  K: ['papazı', 'papazlar'],
};
const SUITS: Readonly<Record<SuitName, string>> = {
  S: 'maça',
  H: 'kupa',
  D: 'karo',
  C: 'sinek',
};

/** `kupa kızı` */
export const name: (face: Face) => string = namer(
  (rank, suit) => `${SUITS[suit]} ${RANKS[rank][0]}`,
);

export function names(faces: readonly Face[]): string {
  return list(faces.map(name));
}

/** As object: `kupa kızını`. */
export function object(face: Face): string {
  return accusative(name(face));
}

export function objects(faces: readonly Face[]): string {
  return list(faces.map(object));
}

/** `kupa kızıyla` */
export function using(face: Face): string {
  return instrumental(name(face));
}

/** All cards of a rank: `kızlar`. */
export function ranks(rank: string): string {
  return RANKS[rank as RankName]?.[1] ?? rank;
}

/** As object: `kızları`, `üçlüleri`. */
export function ranksObject(rank: string): string {
  const many = ranks(rank);
  return `${many}${many.endsWith('lar') ? 'ı' : 'i'}`;
}

export const cards: typeof english = {
  name,
  suit: (suit) => SUITS[suit],
  list: names,
  count: kart,
  back: 'kapalı kart',
};
