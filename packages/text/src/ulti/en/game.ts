import type { RefusalFacts } from '../../refusal-facts.ts';
import type { ScoreLine } from '../../person.ts';
import type { Person } from '../../person.ts';
import {
  bidNamer,
  raisedNamer,
  suitNamer,
  tellNamer,
  type RaisedPart,
  type TellCard,
  type GermanRank,
  type GermanSuit,
} from '../parts.ts';
import { cards } from '../../common/en/cards.ts';
import { reasons } from './reasons.ts';
import { count, does, list, signed, signedTenths } from '../../common/en/grammar.ts';

const SUITS: Readonly<Record<GermanSuit, string>> = {
  H: 'hearts',
  B: 'bells',
  L: 'leaves',
  A: 'acorns',
};
const RANKS: Readonly<Record<GermanRank, string>> = {
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  U: 'under',
  O: 'over',
  K: 'king',
  X: 'ten',
  A: 'ace',
};
const COMPONENTS: Readonly<Record<string, string>> = {
  passz: 'Passz',
  '40-100': '40-100',
  '20-100': '20-100',
  ulti: 'Ulti',
  betli: 'Betli',
  durchmars: 'Durchmars',
  fourAces: 'Four Aces',
};
const LINES: Readonly<Record<string, string>> = {
  ...COMPONENTS,
  'silent durchmars': 'Silent Durchmars',
  'silent 100': 'Silent 100',
  'silent ulti': 'Silent Ulti',
  'silent ulti failed': 'Silent Ulti failed',
  'passz not played': 'Passz, not played',
};
/** Rule 6.3: each level doubles once more. */
const LEVELS = [
  '',
  'kontra',
  'rekontra',
  'szubkontra',
  'mordkontra',
  'hirschkontra',
  'Fedák Sári',
] as const;

const suitOf = suitNamer(SUITS, cards.suit);
const component = (id: string): string => COMPONENTS[id] ?? id;
const name = tellNamer((rank, suit) => `${RANKS[rank]} of ${SUITS[suit]}`, cards.name);
const the = (card: TellCard): string => `the ${name(card)}`;
const LAST = { betli: 'Betli', durchmars: 'Durchmars', coloured: 'Durchmars with trumps' } as const;
const bid = bidNamer(({ hearts, base, ulti, fourAces, open, all }) => [
  hearts && 'Hearts',
  base && component(base),
  ulti && 'Ulti',
  fourAces && 'Four Aces',
  open && 'Open',
  all && LAST[all],
]);
const raised = raisedNamer(list, component, (name) => `against ${name}`);

export const ulti = {
  /** On the shelf. */
  tile: {
    name: 'Ulti',
    about: 'Bid for the contract, name trumps and win the last trick with the seven.',
    aim: 'Aim: keep your promise, alone against two.',
    players: '3 players',
    length: '5 minutes per deal',
  },
  card: {
    name: (card: TellCard): string => name(card),
    suit: (suit: string): string => suitOf(suit),
  },
  bid: {
    name: (id: string): string => bid(id),
    worth: (n: number): string => `pays ${n}`,
    forfeit: (n: number): string => `not played: costs ${n} to each defender`,
    component: (id: string): string => component(id),
    level: (n: number): string => LEVELS[n] ?? String(n),
    noTrump: 'no trumps',
    needs: {
      '40-100': 'the king and over of trumps; 60 card points',
      '20-100': 'the king and over of another suit; 80 card points',
      ulti: 'the trump seven wins the last trick',
      betli: 'not a single trick',
      durchmars: 'all ten tricks',
      passz: 'more points than the defenders',
      fourAces: 'all four aces in tricks',
    },
  },

  zones: {
    talon: 'Talon',
    trick: 'Trick',
    lastTrick: 'Last trick',
    contract: 'Contract',
    trump: (suit: string): string => `Trumps: ${suitOf(suit)}`,
    soloist: 'Soloist',
    defender: 'Defender',
    hand: (n: number): string => count(n, 'card', 'cards'),
    tricks: (n: number): string => count(n, 'trick', 'tricks'),
    points: (n: number): string => count(n, 'point', 'points'),
    auction: 'Auction',
    ladder: 'Contracts, lowest first',
  },

  /** Sentences for events, one each. */
  log: {
    deal: (dealer: Person, forehand: Person): string =>
      `${does(dealer, 'deal', 'deals')}. ${does(forehand, 'get', 'gets')} twelve cards and ${
        forehand.you ? 'bid' : 'bids'
      } first.`,
    bid: (person: Person, id: string): string => `${does(person, 'bid', 'bids')} ${bid(id)}.`,
    pass: (person: Person): string => `${does(person, 'pass', 'passes')}.`,
    pickup: (person: Person): string => `${does(person, 'pick', 'picks')} up the talon.`,
    pickupCards: (person: Person, cards: readonly TellCard[]): string =>
      `${does(person, 'pick', 'picks')} up the talon: ${list(cards.map(the))}.`,
    discard: (person: Person): string => `${does(person, 'lay', 'lays')} a card in the talon.`,
    discardCard: (person: Person, card: TellCard): string =>
      `${does(person, 'lay', 'lays')} ${the(card)} in the talon.`,
    hold: (person: Person): string => `${does(person, 'hold', 'holds')}: the first bid stays high.`,
    release: (person: Person): string => `${does(person, 'release', 'releases')} the bid.`,
    stand: (person: Person, id: string): string =>
      `${does(person, 'stay', 'stays')} with ${bid(id)}.`,
    contract: (soloist: Person, id: string, trump: string | null): string =>
      `${does(soloist, 'play', 'plays')} ${bid(id)}${
        trump === null ? '' : `, with ${suitOf(trump)} as trumps`
      }.`,
    trump: (person: Person, suit: string): string =>
      `${does(person, 'name', 'names')} ${suitOf(suit)} as trumps.`,
    kontra: (person: Person, parts: readonly RaisedPart[]): string =>
      `${does(person, 'say', 'says')} kontra: ${raised(parts)}.`,
    raise: (person: Person, parts: readonly RaisedPart[]): string =>
      `${does(person, 'raise', 'raises')} ${raised(parts)}.`,
    done: (person: Person): string => `${does(person, 'raise', 'raises')} nothing more.`,
    play: (person: Person, card: TellCard): string =>
      `${does(person, 'play', 'plays')} ${the(card)}.`,
    marriages: (person: Person, values: readonly number[]): string =>
      `${does(person, 'announce', 'announces')} ${list(values.map(String))}.`,
    trick: (winner: Person, n: number): string =>
      n === 0
        ? `${does(winner, 'win', 'wins')} the trick.`
        : `${does(winner, 'win', 'wins')} the trick with ${count(n, 'point', 'points')}.`,
    open: 'The hand is laid open.',
    concede: (person: Person): string => `${does(person, 'concede', 'concedes')}.`,
    over: (scores: readonly ScoreLine[]): string =>
      `The deal is over: ${list(
        scores.map(({ person, score }) => `${person.you ? 'you' : person.name} ${signed(score)}`),
      )}.`,
  },

  /** A move as a button: the whole name, and a short one. */
  choice: {
    bid: (id: string): string => `Bid ${bid(id)}`,
    discard: (card: TellCard): string => `Lay ${the(card)} in the talon`,
    shortDiscard: 'Into the talon',
    pass: 'Pass',
    pickup: 'Pick up the talon and bid',
    hold: 'Hold the bid',
    release: 'Release the bid',
    stand: (id: string): string => `Play ${bid(id)}`,
    trump: (suit: string): string =>
      `${suitOf(suit).replace(/^./, (l) => l.toUpperCase())} as trumps`,
    kontra: (parts: readonly RaisedPart[]): string => `Kontra: ${raised(parts)}`,
    raise: (parts: readonly RaisedPart[]): string => `Raise ${raised(parts)}`,
    done: 'Raise nothing',
    play: (card: TellCard): string => `Play ${the(card)}`,
    shortPlay: 'Play it',
    concede: 'Concede the deal',
    wins: 'wins the trick',
  },

  /** The strongest player's reason. */
  // Declarations name their types: without it there is no type to write.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  reasons: reasons as typeof reasons,
  /** What a hint's number means here. */
  worth: (value: number): string => `${signedTenths(value)} points`,
  measure: 'points that you win (+) or lose (−) in this deal',
  /** The bid behind a hint's number. */
  goal: (id: string): string => `for ${bid(id)}`,

  result: {
    line: (id: string): string => LINES[id] ?? id,
    amount: (n: number): string => signed(n),
    against: (person: Person): string => `against ${person.you ? 'you' : person.name}`,
    total: 'Total',
    /** The names of the cards, of either deck. */
    talon: (cards: readonly string[]): string => `In the talon: ${list(cards)}`,
    conceded: 'The soloist conceded.',
    /** Sources of points: each precedes its number. */
    points: {
      title: 'Points',
      tricks: 'In tricks',
      lastTrick: 'Last trick',
      talon: 'Talon',
      marriages: 'Marriages',
      sum: 'Together',
    },
    /** For a hundred: its marriage, and the points that the soloist needed beside it; the talon may be among them. */
    hundred: (marriage: number, needs: number, has: number, talon: boolean): string =>
      `${marriage} for the marriage; ${needs} needed from tricks${talon ? ' and talon' : ''}, ${has} made`,
    noMarriage: 'the king and over were missing',
    penalty: (n: number): string => `${n} of it for losing the Ulti`,
    pays: (from: Person, to: Person, n: number): string =>
      `${does(from, 'pay', 'pays')} ${to.you ? 'you' : to.name} ${n}.`,
    even: (one: Person, other: Person): string =>
      `Nothing is paid between ${one.you ? 'you' : one.name} and ${other.you ? 'you' : other.name}.`,
    delta: (person: Person, n: number): string =>
      n >= 0
        ? `${does(person, 'win', 'wins')} ${count(n, 'point', 'points')}.`
        : `${does(person, 'lose', 'loses')} ${count(-n, 'point', 'points')}.`,
  },

  refusals: {
    'no-such-bid': (d: RefusalFacts): string => `There is no bid “${d.bid}” on this ladder.`,
    'no-such-card': (d: RefusalFacts): string => `There is no card “${d.card}”.`,
    'no-such-suit': (d: RefusalFacts): string => `There is no suit “${d.suit}”.`,
    'no-such-component': (d: RefusalFacts): string => `“${d.component}” is not part of a contract.`,
    'bid-closed': (): string => 'It is not the time to bid.',
    'discard-closed': (): string => 'There is nothing to lay down now.',
    'discard-not-held': (): string => 'Lay down two different cards from your own hand.',
    'pass-closed': (): string => 'You cannot pass now.',
    'pickup-closed': (): string => 'The talon cannot be picked up now.',
    'pickup-no-bid-left': (): string =>
      'Whoever picks up must bid, and there is no higher bid left.',
    'stand-closed': (): string => 'Only the high bidder can stand, after the others have passed.',
    'bid-too-low': (): string => 'The bid must be higher than the standing one.',
    'hold-closed': (): string => 'There is nothing to hold or to release.',
    'trump-closed': (): string => 'It is not the time to name trumps.',
    'trump-colour': (): string =>
      'A plain contract is played in bells, leaves or acorns; Hearts only if Hearts was bid.',
    'bid-cards-missing': (): string => 'You do not hold the cards that this bid needs.',
    'discard-needed': (): string => 'Your bid needs this card: keep it.',
    'trump-cards-missing': (): string =>
      'With this suit as trumps you do not hold the cards that your contract needs.',
    'kontra-closed': (): string =>
      'A defender says kontra in the first trick, before playing a card.',
    'kontra-component': (): string => 'This part of the contract is not open to your kontra.',
    'raise-closed': (): string => 'Nothing can be raised now.',
    'raise-lane': (): string => 'You cannot raise this, or it is at the highest level already.',
    'done-closed': (): string => 'There is nothing to decide about kontra now.',
    'play-closed': (): string => 'You cannot play a card now.',
    'card-not-held': (): string => 'This card is not in your hand.',
    'must-follow': (): string => 'You hold the suit that was led: follow it.',
    'must-beat': (): string => 'You can beat the trick in this suit: beat it.',
    'must-trump': (): string =>
      'You do not hold the suit that was led, but you have trumps: play one.',
    'must-overtrump': (): string => 'You can play a higher trump: play it.',
    'seven-kept': (): string =>
      'In an Ulti the trump seven is kept as long as another card can be played.',
    'concede-closed': (): string =>
      'Only the soloist can concede, when it is their turn to play a card.',
    'card-twice': (d: RefusalFacts): string => `There is only one card like this: ${name(d.card)}.`,
    'not-a-deal': (d: RefusalFacts): string => `“${d.text}” is not a deal.`,
    'deal-size': (d: RefusalFacts): string =>
      `The deal has ${count(d.cards, 'card', 'cards')}. It should have ${d.expected}.`,
  },
};
