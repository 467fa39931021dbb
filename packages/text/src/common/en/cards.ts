import { namer, type Face, type RankName, type SuitName } from '../../face.ts';
import { count, list } from './grammar.ts';

const RANKS: Readonly<Record<RankName, readonly [one: string, many: string]>> = {
  A: ['ace', 'aces'],
  2: ['two', 'twos'],
  3: ['three', 'threes'],
  4: ['four', 'fours'],
  5: ['five', 'fives'],
  6: ['six', 'sixes'],
  7: ['seven', 'sevens'],
  8: ['eight', 'eights'],
  9: ['nine', 'nines'],
  T: ['ten', 'tens'],
  J: ['jack', 'jacks'],
  Q: ['queen', 'queens'],
  K: ['king', 'kings'],
};
const SUITS: Readonly<Record<SuitName, string>> = {
  S: 'spades',
  H: 'hearts',
  D: 'diamonds',
  C: 'clubs',
};

const twins = namer((rank, suit) => `${RANKS[rank][1]} of ${SUITS[suit]}`);
export const name: (face: Face) => string = namer(
  (rank, suit) => `${RANKS[rank][0]} of ${SUITS[suit]}`,
);

/** In the middle of a sentence: `the queen of hearts`. */
export function the(face: Face): string {
  return `the ${name(face)}`;
}

/** `the queen of hearts and the two of clubs` */
export function theCards(faces: readonly Face[]): string {
  return list(faces.map(the));
}

/** A card and its twin: `both queens of hearts`. */
export function both(face: Face): string {
  return `both ${twins(face)}`;
}

export function ranks(rank: string): string {
  return RANKS[rank as RankName]?.[1] ?? rank;
}

export const cards = {
  name: (face: Face): string => name(face),
  suit: (suit: SuitName): string => SUITS[suit],
  list: (faces: readonly Face[]): string => list(faces.map(name)),
  count: (n: number): string => count(n, 'card', 'cards'),
  back: 'face-down card',
};
