/** Reasons for a hint, with facts of the position. They concern whoever moves and address nobody. */
import type { Face } from '../../face.ts';
import { the } from '../../common/en/cards.ts';
import { cards, points } from '../../common/en/grammar.ts';

export const reasons = {
  capture: (n: number): string =>
    `It takes ${cards(n)}; ${n === 1 ? 'it does not count' : 'none of them counts'} in the intake.`,
  'capture-points': (n: number, worth: number): string =>
    `It takes ${cards(n)}, worth ${points(worth)} in the intake.`,
  'capture-mulle': (worth: number): string => `It takes a mulle: ${points(worth)} at once.`,
  'capture-tabbe': (n: number): string => `It takes ${cards(n)} and clears the table: a tabbe.`,
  build: (value: number, card: Face): string =>
    `It makes a build of ${value}, and ${the(card)} stays in hand to take it.`,
  trotta: (value: number): string =>
    `It locks everything worth ${value} into a build that nobody can change.`,
  feed: (value: number, n: number): string =>
    `The locked build of ${value} then has ${cards(n)}, and whoever takes it takes them all.`,
  discard: (n: number, unseen: number): string =>
    `Of ${cards(unseen)} not seen yet, ${n === 0 ? 'none' : n} can take it alone.`,
  'discard-safe': 'Nobody else can hold its twin: it cannot become a mulle.',
  'discard-for-mulle': 'Its twin stays in hand: the two can be taken as a mulle.',
};
