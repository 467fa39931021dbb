import type { RefusalFacts } from '../../refusal-facts.ts';
import type { Face } from '../../face.ts';
import type { PileParts } from '../parts.ts';
import type { ScoreLine } from '../../person.ts';
import type { Person } from '../../person.ts';
import { both, name, the, theCards } from '../../common/en/cards.ts';
import { reasons } from './reasons.ts';
import { count, does, list, points, signedTenths, who, whose } from '../../common/en/grammar.ts';

const omgangar = (n: number): string => count(n, 'omgang', 'omgangar');
/** A pile in the middle of a sentence. */
const onto = ({ faces, value, owner, locked }: PileParts): string => {
  if (owner === undefined)
    return faces.length === 1 ? theCards(faces) : `the pile of ${theCards(faces)}`;
  return `${whose(owner)} ${locked ? 'locked' : 'open'} build of ${value}`;
};

export const mulle = {
  /** On the shelf. */
  tile: {
    name: 'Mulle',
    about: 'Fish cards from the table, lock your builds, and pair up twins for the big points.',
    aim: 'Aim: more points; two identical cards score most.',
    players: '2 players',
    length: '20 minutes',
  },

  /** A match of Mulle consists of these. */
  deals: {
    name: (n: number, of: number): string => `Omgang ${n} of ${of}`,
    over: (n: number): string => `Omgang ${n} is over`,
    next: 'Next omgang',
  },

  zones: {
    table: 'Table',
    emptyTable: 'The table is empty',
    single: (face: Face): string => name(face),
    pile: (faces: readonly Face[], value: number): string =>
      `Pile worth ${value}: ${list(faces.map(the))}`,
    build: (owner: Person, value: number, locked: boolean, faces: readonly Face[]): string =>
      `${owner.you ? 'Your' : `${owner.name}’s`} ${locked ? 'locked' : 'open'} build of ${value}: ${theCards(faces)}`,
    value: (n: number): string => `value ${n}`,
    captured: (person: Person, n: number): string =>
      `${does(person, 'have', 'has')} taken ${count(n, 'card', 'cards')}`,
    mulles: (person: Person, n: number): string =>
      `${does(person, 'have', 'has')} ${count(n, 'mulle', 'mullar')}`,
    stock: (n: number): string => `${count(n, 'card', 'cards')} in the stock`,
    unseen: (n: number): string => `Not seen yet: ${count(n, 'card', 'cards')}`,
    round: (n: number, of: number): string => `Round ${n} of ${of}`,
    omgang: (n: number, of: number): string => `Omgang ${n} of ${of}`,
  },

  score: {
    mulle: 'Mullar',
    tabbe: 'Tabbar',
    /** On a player's pile of captured cards. */
    tabbeAbout: (n: number): string =>
      `The gold coin: ${count(n, 'tabbe', 'tabbar')}, a point for each time the table was emptied with one card.`,
    intake: 'Intake',
    bonus: 'Bonus',
    total: 'Omgang',
    totals: 'Game',
    race: 'Intake: the race to 21',
    raceAbout: (times: number, whole: number): string =>
      `There are ${whole} points of intake. What you have above 20 counts ${times === 3 ? 'three times' : 'twice'}.`,
    toBonus: (n: number, times: number): string =>
      n === 0 ? `Every point now counts ${times === 3 ? 'three times' : 'twice'}` : `${n} to go`,
    lead: (person: Person, n: number): string =>
      `All points counted, ${person.you ? 'you lead' : `${person.name} leads`} by ${n}`,
    level: 'Even',
  },

  /** Sentences for events, one each. */
  log: {
    firstDeal: (table: readonly Face[], n: number): string =>
      table.length === 0
        ? `A new omgang: ${count(n, 'card', 'cards')} each and nothing on the table.`
        : `A new omgang: ${count(n, 'card', 'cards')} each, and ${count(table.length, 'card', 'cards')} on the table.`,
    deal: (round: number, n: number): string =>
      `Round ${round}: ${count(n, 'card', 'cards')} each.`,
    capture: (person: Person, card: Face, faces: readonly Face[]): string =>
      `${does(person, 'take', 'takes')} ${theCards(faces)} with ${the(card)}.`,
    build: (person: Person, card: Face, pile: PileParts, value: number): string =>
      `${does(person, 'lay', 'lays')} ${the(card)} on ${onto(pile)} and ${person.you ? 'build' : 'builds'} ${value}.`,
    /** On a build of their own. */
    change: (person: Person, card: Face, before: number, value: number): string =>
      `${does(person, 'lay', 'lays')} ${the(card)} on ${person.you ? 'your' : 'their'} build of ${before}: it is worth ${value} now.`,
    trotta: (person: Person, card: Face, faces: readonly Face[], value: number): string =>
      `${does(person, 'make', 'makes')} a trotta: ${theCards([card, ...faces])} become a locked build of ${value}.`,
    feed: (person: Person, card: Face, value: number): string =>
      `${does(person, 'feed', 'feeds')} ${the(card)} to ${person.you ? 'your' : 'their'} build of ${value} and ${person.you ? 'lock' : 'locks'} it.`,
    discard: (person: Person, card: Face): string =>
      `${does(person, 'lay', 'lays')} down ${the(card)}.`,
    absorb: (n: number, faces: readonly Face[]): string =>
      `${count(n, 'more pile joins', 'more piles join')} the build: ${theCards(faces)}.`,
    mulle: (person: Person, card: Face, n: number): string =>
      `Mulle! ${does(person, 'have', 'has')} ${both(card)}: ${points(n)}.`,
    tabbe: (person: Person, n: number): string => `Tabbe! ${points(n)} for ${who(person)}.`,
    rest: (person: Person, n: number): string =>
      `${does(person, 'took', 'took')} last and ${person.you ? 'get' : 'gets'} the ${n === 1 ? 'card' : `${n} cards`} that lay on the table.`,
    restNobody: (n: number): string =>
      `Nobody took anything: ${count(n, 'card stays', 'cards stay')} on the table and ${n === 1 ? 'counts' : 'count'} for nobody.`,
    over: (totals: readonly ScoreLine[]): string =>
      `The omgang is over: ${list(totals.map(({ person, score }) => `${who(person)} ${score}`))}.`,
  },

  /** A move as a button: the full name, and a short one beside the lifted card. */
  choice: {
    capture: (card: Face, faces: readonly Face[]): string =>
      `Take ${theCards(faces)} with ${the(card)}`,
    build: (card: Face, pile: PileParts, value: number): string =>
      `Lay ${the(card)} on ${onto(pile)} and build ${value}`,
    trotta: (card: Face, faces: readonly Face[], value: number): string =>
      `Trotta with ${the(card)}: lock ${theCards(faces)} with it as a build of ${value}`,
    feed: (card: Face, value: number): string =>
      `Feed ${the(card)} to the build of ${value} and lock it`,
    discard: (card: Face): string => `Lay ${the(card)} on the table`,
    mulles: (n: number, worth: number): string =>
      `${count(n, 'mulle', 'mullar')}, ${points(worth)}`,
    tabbe: (n: number): string => (n === 1 ? 'tabbe' : count(n, 'tabbe', 'tabbar')),
    absorbs: (n: number): string => count(n, 'pile joins', 'piles join'),
    shortCapture: (n: number): string => `Take ${count(n, 'card', 'cards')}`,
    shortBuild: (value: number): string => `Build ${value}`,
    shortTrotta: (value: number): string => `Trotta: gather ${value}`,
    shortFeed: (value: number): string => `Feed ${value}`,
    shortDiscard: 'Lay down',
    several: 'This card can take in several ways. Tap the piles you want.',
  },

  /** The strongest player's reason. */
  // Declarations name their types: without it there is no type to write.
  // oxlint-disable-next-line typescript/no-unnecessary-type-assertion
  reasons: reasons as typeof reasons,
  /** What a hint's number means here. */
  worth: (value: number): string => `${signedTenths(value)} points`,
  measure: 'points ahead (+) or behind (−) when the omgang ends',

  result: {
    bonus: (intake: number, bonus: number): string =>
      bonus === 0
        ? `${intake} is not above 20: no bonus`
        : `${intake} is ${intake - 20} above 20: 2\u00a0×\u00a0${intake - 20}\u00a0=\u00a0${bonus}`,
    settled: (person: Person, n: number): string =>
      `${does(person, 'win', 'wins')} the omgang by ${points(n)}.`,
    settledLevel: 'The omgang is a tie.',
  },

  refusals: {
    card: (d: RefusalFacts): string => `You do not hold ${the(d.card)}.`,
    pile: (d: RefusalFacts): string => `There is no pile ${d.pile}, or it is named twice.`,
    twin: (d: RefusalFacts): string =>
      `The twin of ${the(d.card)} lies on the table: this card takes it, and nothing else.`,
    special: (d: RefusalFacts): string =>
      `${the(d.card).replace('the', 'The')} counts ${d.value} in the hand and takes only a build of ${d.value}, alone.`,
    sum: (d: RefusalFacts): string =>
      `These piles do not make ${d.value}, each alone or in groups.`,
    maximum: (d: RefusalFacts): string =>
      `You must take as many cards as possible: more piles make ${d.value}.`,
    base: (): string => 'You can build on a single card or an open build only.',
    locked: (d: RefusalFacts): string =>
      `The build of ${d.value} is locked. It can be taken but not changed.`,
    owner: (d: RefusalFacts): string => `This build of ${d.value} is not yours to change.`,
    value: (d: RefusalFacts): string => `With ${the(d.card)} this pile does not become ${d.value}.`,
    reserved: (d: RefusalFacts): string =>
      `${the(d.card).replace('the', 'The')} is your only card of ${d.value}, and you own a build of ${d.value}. It may only take or be fed.`,
    'special-value': (d: RefusalFacts): string =>
      `${the(d.card).replace('the', 'The')} cannot build to ${d.value}, its own value in the hand.`,
    'opponent-value': (d: RefusalFacts): string =>
      `Your opponent already has a build of ${d.value}.`,
    taker: (d: RefusalFacts): string =>
      d.value > 16
        ? `That would make ${d.value}. No build is worth more than 16.`
        : `You hold no other card of ${d.value} that could take it later.`,
    'trotta-off': (): string => 'Trotta is not played by these rules.',
    'feed-instead': (d: RefusalFacts): string =>
      `You own a build of ${d.value}: this card can be fed to it, but not used like this.`,
    'trotta-one': (): string => 'An ace counts 1 on the table, and there are no builds of 1.',
    'no-match': (d: RefusalFacts): string => `Nothing on the table makes ${d.value}.`,
    set: (d: RefusalFacts): string =>
      `A trotta gathers all cards and pairs that make ${d.value}, and nothing else.`,
    'no-build': (d: RefusalFacts): string => `You have no build of ${d.value} to feed it to.`,
    'must-capture': (): string => 'A card that can take something cannot be laid down.',
    'own-build': (): string => 'While you own a build you cannot lay a card down.',
    'too-few-cards': (d: RefusalFacts): string =>
      d.arithmetic === ''
        ? `There are not enough cards: ${d.cards} are needed, ${d.stock} are left.`
        : `Two packs are not enough: ${d.arithmetic}.`,
    'card-thrice': (d: RefusalFacts): string => `There are only two of this card: ${the(d.card)}.`,
    'mulle-twice': (d: RefusalFacts): string => `There is only one such mulle: ${the(d.card)}.`,
    'build-twice': (d: RefusalFacts): string => `There can be only one build of ${d.value}.`,
    'build-value': (d: RefusalFacts): string => `A build is worth 2 to 16, not ${d.value}.`,
    'no-such-round': (d: RefusalFacts): string =>
      `There is no round ${d.round}: an omgang has ${count(d.rounds, 'round', 'rounds')}.`,
    'no-such-omgang': (d: RefusalFacts): string =>
      `There is no omgang ${d.omgang}: the game has ${omgangar(d.omgangar)}.`,
    'named-twice': (d: RefusalFacts): string => `“${d.text}” is given twice.`,
    'deal-parts': (d: RefusalFacts): string => `A deal names, in this order: ${d.expected}.`,
    'deal-table': (): string => 'The cards on the table are dealt one by one, without piles.',
    'deal-size': (d: RefusalFacts): string =>
      `The deal has ${count(d.cards, 'card', 'cards')}. It should have ${d.expected}.`,
    'card-dealt': (d: RefusalFacts): string => `This card has left the stock: ${the(d.card)}.`,
  },
};
