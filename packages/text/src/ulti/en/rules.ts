/** The rules of Ulti that can be chosen: presets, and every option with its values. */
export const ultiRules = {
  presets: {
    seed: {
      name: 'Standard',
      about: '26 contracts, hold and release, the talon counts for the soloist.',
    },
    tournament: {
      name: 'Tournament',
      about: '42 contracts, aces and tens count ten, the talon counts for the defenders.',
    },
    social: {
      name: 'Social',
      about:
        'As Tournament, but nobody raises their own bid: the auction ends when two have passed (kartya-jatek.hu).',
    },
    fourAces: {
      name: 'Four aces',
      about:
        'As Tournament, with four aces among 54 contracts and kontra up to Fedák Sári, ×64 (ultiblog.hu).',
    },
  },
  differs:
    'At most tables in Hungary, aces and tens count ten and nothing else counts, the talon counts for the defenders, and a plain Passz is paid for instead of played: that is the Tournament preset.',
  homeRules: {
    question: 'Which rules do you play at home?',
    about: 'We ask only once. You can change it on the home page, below the button of the game.',
    sets: {
      tournament:
        'Ace and ten count 10, all others 0, 90 points in all. The talon counts for the defenders. Most tables in Hungary play this way.',
      seed: 'Ace 11, ten 10, king 4, over 3, under 2, 130 points in all. The talon counts for the soloist.',
    },
  },
  options: {
    cardPoints: {
      name: 'Card points',
      values: { A11: 'ace 11, ten 10, king 4, over 3, under 2', A10: 'ace and ten 10 each' },
    },
    talonOwner: {
      name: 'The talon counts for',
      values: { soloist: 'the soloist', defenders: 'the defenders' },
    },
    ladder: {
      name: 'Contracts',
      values: {
        seed26: '26',
        common42: '42',
        common54: '54, with Four Aces',
      },
    },
    ladderOrder: {
      name: 'Order of contracts',
      values: { value: 'by value', seedRows: 'Open Betli just below 20-100 Durchmars' },
    },
    holdRule: {
      name: 'A bid of equal value',
      values: {
        hold: 'the holder may hold or release',
        firstKeeps: 'is not allowed',
        off: 'goes by its place on the ladder',
      },
    },
    selfRaise: {
      name: 'The high bidder may raise their own bid',
      values: { true: 'yes', false: 'no' },
    },
    passzPlayed: {
      name: 'A plain Passz',
      values: { play: 'is played', forfeit2: 'is not played and costs 2 to each defender' },
    },
    requireHolding: {
      name: 'A bid needs its cards',
      values: { true: 'yes', false: 'no: what cannot be made is simply lost' },
    },
    betliMustBeat: { name: 'Must beat in Betli', values: { true: 'yes', false: 'no' } },
    ultiPenalty: {
      name: 'A lost Ulti costs',
      values: { flat: '1 more (Hearts 2)', base: 'its value once more' },
    },
    silent100: {
      name: 'A silent 100 is paid',
      values: { add: 'beside the Passz', replace: 'instead of the Passz' },
    },
    silent100Marriages: {
      name: 'Marriages in a silent 100',
      values: { all: 'all of them', one: 'one 40 or one 20' },
    },
    silentUltiFail: {
      name: 'A silent Ulti that is beaten',
      values: { double: 'costs double', none: 'costs nothing' },
    },
    marriageNeedsTrick: {
      name: 'Marriages need a trick',
      values: { true: 'yes', false: 'no' },
    },
    maxKontra: { name: 'Highest kontra', values: {} },
    individualKontra: {
      name: 'Kontra without trumps',
      values: { true: 'each defender alone', false: 'for both defenders' },
    },
    keepSeven: {
      name: 'The soloist must keep the trump seven in Ulti',
      values: { true: 'yes', false: 'no' },
    },
    openReveal: {
      name: 'Open contracts show',
      values: { soloist: 'the soloist’s hand', all: 'all hands' },
    },
    earlyEnd: {
      name: 'A decided Betli or Durchmars ends at once',
      values: { true: 'yes', false: 'no' },
    },
    concede: { name: 'The soloist may concede', values: { true: 'yes', false: 'no' } },
    deals: { name: 'Deals in a match', values: {} },
  },
};
