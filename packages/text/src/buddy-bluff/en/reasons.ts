/** Reasons for a hint, with facts of the position. They concern whoever moves and address nobody. */
import { cards, count } from '../../common/en/grammar.ts';

const penalty = (n: number): string => count(n, 'penalty point', 'penalty points');

export const reasons = {
  discard: (n: number): string =>
    `It matches nothing. Of its rank ${count(n, 'card is', 'cards are')} not seen yet and could bring it back.`,
  'discard-safe':
    'It matches nothing, and nobody else can hold the other cards of its rank: nobody else can bring it back.',
  'package-seals': (n: number): string =>
    `It locks ${cards(n)} under a seal: nobody can move ${n === 1 ? 'it' : 'them'} any more.`,
  'package-keeps': (n: number): string =>
    `It costs ${penalty(n)} now, but the cards stay open and can be lifted again.`,
  'package-gives-away': (n: number): string =>
    `It takes ${penalty(n)} out of the slot of whoever plays it and gives them to somebody else.`,
  'package-on-leader': (n: number): string => `It gives ${penalty(n)} to the player who is ahead.`,
  'package-on-match-leader': (n: number): string =>
    `It gives ${penalty(n)} to the player who is ahead in the match.`,
  'package-on-rival': (n: number, after: number): string =>
    `It gives ${penalty(n)} to a rival, whose slot then has ${after}.`,
};
