/** Why a hint is given, with facts of the position. They are said of whoever moves and speak to nobody. */
import type { Face } from '../../face.ts';
import { the } from './cards.ts';
import { cards, count, points } from './grammar.ts';

const penalty = (n: number): string => count(n, 'penalty point', 'penalty points');
const aces = (n: number): string => (n === 0 ? 'no ace' : count(n, 'ace', 'aces'));
const trumps = (n: number): string => (n === 0 ? 'no trump' : count(n, 'trump', 'trumps'));
const suit = (n: number, held: number): string =>
  `The longest suit has ${cards(n)}, and the hand has ${aces(held)}`;
const low = (n: number): string => `The hand has ${count(n, 'card', 'cards')} from seven to ten`;
const total = (line: number, own: number, other: number): string =>
  `line ${line} to ${own} against ${other}`;

export const reasons = {
  mulle: {
    capture: (n: number): string => `It takes ${cards(n)}; none of them counts in the intake.`,
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
  },
  'buddy-bluff': {
    discard: (n: number): string =>
      `It matches nothing. Of its rank ${count(n, 'card is', 'cards are')} not seen yet and could bring it back.`,
    'discard-safe':
      'It matches nothing, and nobody else can hold the other cards of its rank: nobody else can bring it back.',
    'package-seals': (n: number): string =>
      `It locks ${cards(n)} under a seal: nobody can move them any more.`,
    'package-keeps': (n: number): string =>
      `It costs ${penalty(n)} now, but the cards stay open and can be lifted again.`,
    'package-gives-away': (n: number): string =>
      `It takes ${penalty(n)} out of the slot of whoever plays it and gives them to somebody else.`,
    'package-on-leader': (n: number): string =>
      `It gives ${penalty(n)} to the player who is ahead.`,
    'package-on-match-leader': (n: number): string =>
      `It gives ${penalty(n)} to the player who is ahead in the match.`,
    'package-on-rival': (n: number, after: number): string =>
      `It gives ${penalty(n)} to a rival, whose slot then has ${after}.`,
  },
  ulti: {
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
  },
  compile: {
    draft: 'Of what is left, this protocol has won the most.',
    ban: 'This protocol has won the most. Better that nobody has it.',
    wins: 'It wins the game.',
    compiles: (line: number): string => `It compiles line ${line}.`,
    stops: (line: number): string => `It keeps the opponent from compiling line ${line}.`,
    ready: (line: number, own: number, other: number): string =>
      `It brings ${total(line, own, other)}: it compiles next turn unless somebody stops it.`,
    'ready-to-win': (line: number, own: number, other: number): string =>
      `It gets the last line ready, ${total(line, own, other)}: it wins next turn unless somebody stops it.`,
    refresh: (n: number): string =>
      `With ${cards(n)} in hand there is little to choose from: it draws up to five.`,
    rearranges: 'It changes which protocol stands in which line.',
    declines: 'Everything stays as it is.',
    weakens: (n: number): string => `It takes ${points(n)} away from the opponent.`,
    control: (n: number): string => `It brings the lead in ${n} lines: enough for control.`,
    empties: (n: number): string => `It leaves the opponent with ${cards(n)} fewer in hand.`,
    draws: (n: number): string => `It brings ${cards(n)} more to choose from.`,
    'face-down': (line: number, own: number, other: number): string =>
      `Face-down it brings ${total(line, own, other)}.`,
    points: (line: number, own: number, other: number): string =>
      `It brings ${total(line, own, other)}.`,
    spares: (n: number): string => `One of ${cards(n)} in hand is given up.`,
    unread: 'Nobody but the opponent can read this card: the average over what it can be decides.',
  },
};

/** The same in every language. */
export type Reasons = typeof reasons;
