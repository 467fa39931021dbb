/** Texts of the Ulti table besides the game's sentences: questions, and the consequences of each answer. */
import type { Person } from '../../person.ts';
import { count, points, Who, whose } from '../../common/en/grammar.ts';

export const ultiTable = {
  /** One sentence for every decision. */
  ask: {
    bidFirst:
      'You hold twelve cards and bid first; afterwards you lay two of them down. Tap a contract to see what it takes. You may bid the bright ones; whether you can make them is another matter.',
    bidOver: (bid: string): string =>
      `The talon is in your hand. Bid more than ${bid}: tap a contract to see what it takes.`,
    discard: (n: number): string =>
      n === 1 ? 'Tap one more card to lay down.' : 'Tap two cards to lay face down as the talon.',
    discardReady: 'Lay these two down, or tap a card to take it back.',
    talonYours: 'Their points will count for you if you play alone.',
    talonTheirs: 'Their points will count for the defenders.',
    /** Rule 2: the hand is sorted again. */
    lowTen: 'Without trumps the ten ranks just above the nine: your cards now lie in that order.',
    answer: (person: Person, bid: string, value: number): string =>
      `${Who(person)} ${person.you ? 'bid' : 'bids'} ${bid} for ${value}. Do you bid more?`,
    hold: (person: Person, bid: string, own: string): string =>
      `${Who(person)} bids ${bid}, worth as much as your ${own}.`,
    final: (bid: string): string => `Nobody bids more than your ${bid}.`,
    trump: (bid: string): string => `You play ${bid}. Which suit is trumps?`,
    kontra: (person: Person, bid: string): string =>
      `Do you think ${person.name} will fail in ${bid}? Double it, or just play a card.`,
    raise: 'You were doubled. Double back what you are sure of.',
    raiseAgain: 'The soloist has doubled back. Once more?',
    lead: 'You lead: play any card.',
    free: 'You have neither the suit nor a trump: play any card.',
    freeNoTrump: 'You do not have the suit: play any card.',
    follow: (suit: string): string => `Follow suit: play ${suit}.`,
    beat: (suit: string): string =>
      `Follow suit with ${suit} and beat the trick: you can, so you must.`,
    trumpIn: (suit: string): string => `You have no card of the suit: play a trump, ${suit}.`,
    overtrump: (suit: string): string => `Play a higher trump, ${suit}: you can, so you must.`,
    keepSeven: 'The trump seven stays in your hand until the last trick.',
    again: 'Tap it once more to play it.',
  },

  /** An answer's effect, below its button. */
  follows: {
    pass: (person: Person, bid: string): string =>
      `${Who(person)} may play ${bid}. You are asked again after a higher bid.`,
    passForfeit: (person: Person): string =>
      `If nobody bids more, ${person.you ? 'you pay' : `${person.name} pays`} 2 to each defender and nothing is played.`,
    pickup: 'You must bid higher, then lay two cards down.',
    raiseOwn: 'You take the talon back and must bid higher than before.',
    hold: (bid: string): string => `Your ${bid} stands; only a bid of higher value beats it.`,
    release: (person: Person, bid: string): string => `${whose(person)} ${bid} stands.`,
    forfeit: 'You pay 2 to each defender and the cards are dealt again.',
    stand: 'You play alone against both others.',
    trumps: (n: number): string => count(n, 'trump in your hand', 'trumps in your hand'),
    kontra: 'What is doubled costs or brings twice as much.',
    raise: (times: number): string => `What is raised counts ${times} times.`,
    done: 'The stakes stay as they are.',
  },

  /** Claiming the rest of the tricks. */
  claim: {
    mine: 'The rest is mine',
    ours: 'The rest is ours',
    none: 'I take no more tricks',
    about: (n: number, ours: boolean): string =>
      `${n === 2 ? 'Both tricks left' : `All ${n} tricks left`} are ${ours ? 'the defenders’' : 'yours'}, whoever holds what. Your cards are played for you.`,
    noneAbout: (n: number): string =>
      `${n === 2 ? 'Neither of the two tricks left' : `None of the ${n} tricks left`} can come to you. Your cards are played for you.`,
    running: 'The rest is settled: your cards are played for you.',
    stop: 'Stop',
    early: 'Too many cards are still out to be sure of it.',
    unsure: (card: string): string => `Not sure yet: the ${card} may still take a trick.`,
    closed: 'There is nothing to claim now.',
  },

  /** The ladder of contracts. */
  ladder: {
    fitting: 'Yours',
    all: 'All',
    filter: 'Contracts shown',
    every: 'All contracts',
    tapOne: 'Tap a contract to see what it needs and pays.',
    wins: (n: number): string => `wins ${n} from each`,
    loses: (n: number): string => `loses ${n} to each`,
    penalty: (n: number): string => `A lost Ulti costs ${n} more.`,
    worth: (n: number): string => `worth ${n}`,
    plainTrumps: (one: string, other: string, third: string): string =>
      `trumps: ${one}, ${other} or ${third}`,
    heartTrumps: 'hearts are trumps, so everything counts double',
    /** The requirements of a hundred, with French cards. */
    french: {
      '40-100': 'the king and queen of trumps; 60 card points',
      '20-100': 'the king and queen of another suit; 80 card points',
    },
    heartsOnly: 'no trumps; Hearts, so everything counts double',
    noTrumps: 'no trumps; the ten ranks just above the nine',
    open: 'your hand lies open after the first trick',
    missing: 'you do not hold its cards',
    unheld: 'You do not hold its cards: what needs them is lost.',
    tooLow: 'too low now',
    standing: 'standing bid',
    fits: 'you lack no card for it',
    /** Why it cannot be bid now. */
    stands: 'This is the standing bid.',
    below: (bid: string): string => `Too low now: ${bid} stands.`,
    lacks: 'You do not hold the cards that it needs.',
    pickUpFirst: 'To bid it, pick up the talon.',
    later: 'You can bid it on your turn, after picking up the talon.',
  },

  /** A player's words, in a bubble. */
  says: {
    pass: 'Pass',
    pickup: 'I pick up',
    hold: 'I hold',
    release: 'Yours',
    stand: 'I play it',
    done: 'That is all',
    concede: 'I give up',
    trump: (suit: string): string => `Trumps: ${suit}`,
    kontra: (parts: string): string => `Kontra ${parts}!`,
    raise: (level: string, parts: string): string => `${level} ${parts}!`,
    marriage: (value: number): string => (value === 40 ? 'Forty!' : 'Twenty!'),
  },

  seats: {
    leads: 'led',
    wins: 'wins',
    taken: (person: Person, n: number): string =>
      `${Who(person)} ${person.you ? 'have' : 'has'} won ${count(n, 'trick', 'tricks')}`,
    tricks: 'The tricks so far',
    open: 'Open hand',
    dealer: 'dealer',
    double: (times: number): string => `×${times}`,
    kontra: 'Say kontra',
    lay: 'Lay them down',
    back: 'Choose again',
    tick: 'Tick what you double:',
    against: (name: string): string => `against ${name}`,
  },

  /** The state of a part of the contract. */
  prospect: {
    title: 'What is still possible',
    made: 'made',
    lost: 'lost',
    open: 'open',
    points: (has: number, needs: number, left: number): string =>
      has >= needs
        ? `${has} of ${points(needs)}`
        : `${has} of ${points(needs)}; ${left} still to be won`,
    race: (own: number, theirs: number, left: number): string =>
      left === 0
        ? `${own} against ${points(theirs)}`
        : `${own} against ${points(theirs)}; ${left} still to be won`,
    noTrick: (left: number): string => `no trick so far, ${left} to go`,
    tookTrick: 'the soloist has won a trick',
    allTricks: (has: number): string => `${has} of 10 tricks`,
    missedTrick: 'a trick has gone to the defenders',
    seven: (left: number): string => `the trump seven must win the last trick; ${left} to go`,
    sevenWon: 'the trump seven has won the last trick',
    sevenLost: 'the trump seven will not win the last trick',
    aces: (has: number): string => `${has} of 4 aces`,
  },

  /** The deck, by what the player knows of each card. */
  tray: {
    title: 'All 32 cards',
    unseen: 'not seen yet',
    mine: 'in your hand',
    open: 'open',
    gone: 'gone',
  },

  score: {
    sides: 'Points so far',
    soloist: 'Soloist',
    defenders: 'Defenders',
    none: 'No trick yet',
    match: 'So far',
    auction: 'The auction is under way.',
  },

  result: {
    title: (person: Person, bid: string): string => `${Who(person)} played ${bid}`,
    bill: 'The bill, as the soloist sees it',
    line: 'What was played for',
    made: 'made',
    lost: 'lost',
  },
};
