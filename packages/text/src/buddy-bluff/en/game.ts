import type { RefusalFacts } from '../../refusal-facts.ts';
import type { Face } from '../../face.ts';
import type { LentCards } from '../parts.ts';
import type { ScoreLine } from '../../person.ts';
import type { Person } from '../../person.ts';
import { ranks, the, theCards } from '../../common/en/cards.ts';
import { reasons } from './reasons.ts';
import { count, does, list, share, whose } from '../../common/en/grammar.ts';

/** The slot that a card is laid onto. */
const slotFor = (person: Person, target: Person): string =>
  person.seat !== target.seat
    ? `${whose(target)} slot`
    : `${person.you ? 'your' : 'their'} own slot`;
const from = ({ place, owner, faces }: LentCards, taker: Person | undefined): string => {
  if (owner === undefined) return `${theCards(faces)} from the ${place}`;
  const slot = taker === undefined ? `${whose(owner)} slot` : slotFor(taker, owner);
  return `${theCards(faces)} from ${slot}`;
};
const all = (lent: readonly LentCards[], taker?: Person): string =>
  list(lent.map((part) => from(part, taker)));

export const buddyBluff = {
  /** On the shelf. */
  tile: {
    name: 'Buddy Bluff',
    about: 'Gather cards of one rank into packages and hand the penalty to somebody else.',
    /** For first-time players. */
    aim: 'Aim: end with the fewest penalty points.',
    players: '4 players',
    length: '5 minutes',
  },
  modes: {
    name: 'What the table shows',
    standard: { name: 'Standard', about: 'Open cards, seals, penalties, and the last four turns.' },
    memory: { name: 'Memory', about: 'Open cards and seals. Penalties at the end.' },
    open: { name: 'Open', about: 'Every card, and how many of each rank can still be reached.' },
  },

  zones: {
    centre: 'Centre',
    place: (n: number): string => `Place ${n} of the centre`,
    closed: 'closed',
    pool: 'Pool',
    poolTop: (face: Face, n: number): string =>
      `Pool of ${count(n, 'card', 'cards')}, on top ${the(face)}`,
    emptyPool: 'Empty pool',
    slot: (person: Person): string => (person.you ? 'Your slot' : `${person.name}’s slot`),
    slotTop: (person: Person, face: Face, n: number): string =>
      `${person.you ? 'Your' : `${person.name}’s`} slot: ${count(n, 'card', 'cards')}, on top ${the(face)}`,
    closedSlot: (person: Person, n: number): string =>
      `${person.you ? 'Your' : `${person.name}’s`} slot: ${count(n, 'card', 'cards')}, no open card`,
    seal: (rank: string, n: number): string =>
      `Seal of ${count(n, 'card', 'cards')}: ${ranks(rank)}`,
    deck: (n: number): string => `${count(n, 'card', 'cards')} in the deck`,
    round: (n: number): string => `Round ${n} of 3`,
    accessible: (rank: string, n: number): string => `${ranks(rank)}: ${n} can be reached`,
  },

  score: {
    penalty: 'Penalty',
    points: (n: number): string => count(n, 'point', 'points'),
    lowest: 'The lowest penalty wins.',
    accessible: 'Cards of each rank that can still be reached',
  },

  /** Sentences for events, one each. */
  log: {
    firstDeal: (centre: readonly Face[], n: number): string =>
      `In the centre: ${theCards(centre)}. Everybody gets ${count(n, 'card', 'cards')}.`,
    deal: (round: number, n: number): string =>
      `Round ${round}: everybody gets ${count(n, 'card', 'cards')}.`,
    pool: (person: Person, card: Face): string =>
      `${does(person, 'lay', 'lays')} ${the(card)} on the pool.`,
    package: (person: Person, card: Face, lent: readonly LentCards[], target: Person): string =>
      `${does(person, 'play', 'plays')} ${the(card)}, ${person.you ? 'take' : 'takes'} ${all(lent, person)}, and ${
        person.you ? 'lay' : 'lays'
      } the package on ${slotFor(person, target)}.`,
    seal: (owner: Person, rank: string, n: number): string =>
      `${count(n, 'card is', 'cards are')} sealed in ${whose(owner)} slot: the ${ranks(rank)}.`,
    buried: (faces: readonly Face[]): string =>
      `${theCards(faces)} ${faces.length === 1 ? 'is' : 'are'} buried.`,
    /** For too many to name. */
    manyBuried: (n: number): string => `${count(n, 'card is', 'cards are')} buried.`,
    over: (scores: readonly ScoreLine[]): string =>
      `The deal is over. Penalties: ${list(
        scores.map(({ person, score }) => `${person.you ? 'you' : person.name} ${score}`),
      )}.`,
  },

  /** A move as a button: the full name, and a short one beside the lifted card. */
  choice: {
    pool: (card: Face): string => `Play ${the(card)} on the pool`,
    package: (card: Face, lent: readonly LentCards[], target: Person): string =>
      `Play ${the(card)}, take ${all(lent)}, and lay the package on ${
        target.you ? 'your own slot' : `${whose(target)} slot`
      }`,
    seals: (owner: Person, rank: string): string =>
      `this seals the ${ranks(rank)} in ${whose(owner)} slot`,
    shortPool: 'On the pool',
    shortPackage: (target: Person): string => (target.you ? 'Keep it' : `To ${target.name}`),
    shortSeals: (rank: string): string => `seals the ${ranks(rank)}`,
  },

  /** The strongest player's reason. */
  // Declarations name their types: without it there is no type to write.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  reasons: reasons as typeof reasons,
  /** The assumption behind its chance. */
  assumes: 'if everybody goes on playing as they have',
  /** What a hint's number means here. */
  worth: (value: number, match = false): string =>
    `${share(value)} to win${match ? ' the match' : ''}`,
  /** Beside it, when several moves are worth the same. */
  expected: (n: number): string => `about ${count(n, 'penalty point', 'penalty points')}`,

  refusals: {
    'card-not-in-hand': (): string => 'This card is not in your hand.',
    'target-required': (): string =>
      'This card matches open cards. Choose the slot on which the package is laid.',
    'no-match': (): string =>
      'This card matches nothing, so it goes on the pool and not on a slot.',
    'bad-target': (): string => 'There is no such slot. Choose one of the four players.',
    'named-twice': (d: RefusalFacts): string => `“${d.text}” is given twice.`,
    'no-such-card': (d: RefusalFacts): string => `There is no card “${d.card}”.`,
    'card-twice': (d: RefusalFacts): string => `There is only one card like this: ${the(d.card)}.`,
    'card-dealt': (d: RefusalFacts): string => `This card has left the deck: ${the(d.card)}.`,
    'not-a-deal': (d: RefusalFacts): string => `“${d.text}” is not a deal.`,
    'deal-size': (d: RefusalFacts): string =>
      `The deal has ${count(d.cards, 'card', 'cards')}. It should have ${d.expected}.`,
    'bad-number': (d: RefusalFacts): string => `“${d.text}” is wrong: at most ${d.most}.`,
    'nothing-dealt': (): string => 'Before the first deal nothing can lie on the table.',
    'nothing-to-play': (): string => 'Nobody holds a card, although nothing has been played yet.',
    'centre-size': (d: RefusalFacts): string => `The centre has four places, not ${d.cards}.`,
    'bad-seal': (d: RefusalFacts): string =>
      `The seals of “${d.text}” are wrong: brackets stand around cards of one rank.`,
  },
};
