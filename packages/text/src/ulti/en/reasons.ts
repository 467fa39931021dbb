/** Reasons for a hint, with facts of the position. They concern whoever moves and address nobody. */
import { cards, count, points } from '../../common/en/grammar.ts';

const aces = (n: number): string => (n === 0 ? 'no ace' : count(n, 'ace', 'aces'));
const trumps = (n: number): string => (n === 0 ? 'no trump' : count(n, 'trump', 'trumps'));
const suit = (n: number, held: number): string =>
  `The longest suit has ${cards(n)}, and the hand has ${aces(held)}`;
const low = (n: number): string => `The hand has ${count(n, 'card', 'cards')} from seven to ten`;

export const reasons = {
  'bid-trump': (n: number, held: number): string =>
    `It can be played with ${trumps(n)}, and the hand has ${aces(held)}.`,
  'bid-betli': (n: number): string => `${low(n)}: they stay below others.`,
  'bid-durchmars': (held: number): string => `The hand has ${aces(held)}.`,
  'discard-points': (n: number): string =>
    `In the talon its ${points(n)} are safe: they count for whoever plays this contract.`,
  'discard-suit': (left: number): string =>
    left === 0
      ? 'Its suit is empty then.'
      : `It leaves ${count(left, 'card', 'cards')} of its suit.`,
  'trump-long': (n: number): string => `It makes ${trumps(n)}.`,
  pass: (n: number, held: number): string => `${suit(n, held)}: too little to bid higher.`,
  pickup: (n: number, held: number): string => `${suit(n, held)}: enough to try with the talon.`,
  hold: (n: number, held: number): string => `${suit(n, held)}: enough to play.`,
  release: (n: number, held: number): string => `${suit(n, held)}: better for defending.`,
  stand: (n: number, held: number): string =>
    `${suit(n, held)}: a higher contract would be a risk.`,
  'double-trumps': (n: number, held: number): string =>
    `The hand has ${trumps(n)} and ${aces(held)}.`,
  'double-low': (n: number): string => `${low(n)}.`,
  'double-aces': (held: number): string => `The hand has ${aces(held)}.`,
  'done-trumps': (n: number, held: number): string =>
    `The hand has ${trumps(n)} and ${aces(held)}: too little to double.`,
  'done-low': (n: number): string => `${low(n)}: too little to double.`,
  'done-aces': (held: number): string => `The hand has ${aces(held)}: too little to double.`,
  'lead-trump': (n: number): string => `It draws trumps: ${count(n, 'is', 'are')} still out.`,
  'lead-trump-last': 'Nobody else has a trump any more.',
  lead: (n: number): string =>
    `Of its suit ${count(n, 'higher card is', 'higher cards are')} still out.`,
  'lead-master': 'No higher card of its suit is out any more.',
  take: 'It takes the trick.',
  'take-sure': 'It takes the trick: no card still out beats it.',
  'take-ahead': (n: number): string =>
    `It goes ahead in the trick; ${count(n, 'card', 'cards')} still out could beat it.`,
  'stay-under': 'It stays below the trick.',
  'feed-partner': (n: number): string =>
    `The partner takes this trick: ${points(n)} for the same side.`,
  'feed-ahead': (n: number): string =>
    `The partner is ahead in this trick: ${points(n)} for the same side if it stays so.`,
  'throw-away': 'It does not beat this trick.',
  'throw-away-points': (n: number): string =>
    n === 0
      ? 'It does not beat this trick and has no points.'
      : `It does not beat this trick and gives up ${points(n)}.`,
};
