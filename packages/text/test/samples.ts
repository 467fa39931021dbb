/** Sample values for every message with parameters; a message without samples does not compile. */
import { ladderOf, ulti } from '@pakli/ulti';
import { refusalFacts, type RefusalFacts } from '../src/refusal-facts.ts';
import type { Frame, Language, TextsByGame, TableTextsByGame } from '../src/languages/en.ts';
import type { LentCards } from '../src/buddy-bluff/parts.ts';
import type { PileParts } from '../src/mulle/parts.ts';
import type { Person } from '../src/person.ts';
import type { RaisedPart } from '../src/ulti/parts.ts';

type Message = (...values: never[]) => string | readonly string[];
/** By message: the values of each call. Refusals have the same samples everywhere. */
export type Samples<Texts> = {
  readonly [
    Key in keyof Texts as Texts[Key] extends string
      ? never
      : Key extends 'refusals' | 'options' | 'presets'
        ? never
        : HasMessages<Texts[Key]> extends true
          ? Key
          : never
  ]: Texts[Key] extends Message ? readonly Parameters<Texts[Key]>[] : Samples<Texts[Key]>;
};
type HasMessages<Texts> = Texts extends Message
  ? true
  : Texts extends string
    ? false
    : true extends { [Key in keyof Texts]: HasMessages<Texts[Key]> }[keyof Texts]
      ? true
      : false;

const you: Person = { seat: 0, name: 'Ada', you: true };
const bo: Person = { seat: 1, name: 'Bo', you: false };
const james: Person = { seat: 2, name: 'James', you: false };
export const people: [Person][] = [[you], [bo], [james]];
export const numbers: [number][] = [[0], [1], [2], [5], [21]];
const peopleAndNumbers: [Person, number][] = people.flatMap(([person]) =>
  numbers.map(([n]): [Person, number] => [person, n]),
);
const pairs: [number, number][] = [
  [1, 1],
  [1, 2],
  [2, 5],
];
/** Facts of reasons: a number of one thing and of another. */
const twoNumbers: [number, number][] = [
  [1, 1],
  [0, 2],
  [3, 0],
  [5, 21],
];
const lineTotals: [number, number, number][] = [
  [1, 11, 7],
  [3, 2, 0],
];
const ranks: [string][] = Array.from('A23456789TJQK', (rank) => [rank]);
const ranksAndNumbers: [string, number][] = [
  ...ranks.map(([rank]): [string, number] => [rank, 3]),
  ...numbers.map(([n]): [string, number] => ['Q', n]),
];
const faces: [string][] = ranks.flatMap(([rank]) =>
  Array.from('SHDC', (s): [string] => [rank + s]),
);
const hands: [string[]][] = [[['QH']], [['QH', 'TS']], [['QH', 'TS', 'AC', '2D']]];
const scored = [
  { person: you, score: 12 },
  { person: bo, score: 1 },
];
const lent: LentCards[] = [
  { place: 'centre', owner: undefined, faces: ['QS', 'QC'] },
  { place: 'pool', owner: undefined, faces: ['QD'] },
  { place: 'slot', owner: bo, faces: ['QD'] },
  { place: 'slot', owner: you, faces: ['QD'] },
];
/** Without duplicate values. */
const lentOnce: LentCards[] = [
  { place: 'centre', owner: undefined, faces: ['QS', 'QC'] },
  { place: 'slot', owner: bo, faces: ['QD'] },
];
const piles: PileParts[] = [
  { faces: ['9C'], value: 9, owner: undefined, locked: false },
  { faces: ['9C', '7D'], value: 16, owner: undefined, locked: false },
  { faces: ['9C', '7D'], value: 16, owner: you, locked: false },
  { faces: ['9C', '7D'], value: 16, owner: you, locked: true },
  { faces: ['9C', '7D', 'KS'], value: 16, owner: bo, locked: true },
];

const tellCards: [string][] = Array.from('HBLA').flatMap((suit) =>
  Array.from('789UOKXA', (rank): [string] => [suit + rank]),
);
/** Every bid of every ladder. */
const bids: [string][] = (['seed26', 'common54'] as const).flatMap((ladder) =>
  ladderOf({ ...ulti.rules.defaults, ladder }).bids.map(({ id }): [string] => [id]),
);
const components: [string][] = [
  ['passz'],
  ['40-100'],
  ['20-100'],
  ['ulti'],
  ['betli'],
  ['durchmars'],
  ['fourAces'],
];
const bidNames: [string][] = [['Ulti'], ['Betli']];
const someBids: [string][] = [['P'], ['H-BE'], ['40U']];
const peopleAndBids: [Person, string][] = [
  ...bids.map(([id]): [Person, string] => [james, id]),
  ...people.flatMap(([person]) => ['P', 'H-BE'].map((id): [Person, string] => [person, id])),
];
const raised: RaisedPart[] = [
  { component: 'ulti', against: undefined },
  { component: 'betli', against: 'Bo' },
];
const lines: [number][] = [[0], [1], [2]];
const known: [string[], number][] = [
  [['Fire 1'], 0],
  [['Fire 1', 'Life 0'], 0],
  [[], 1],
  [[], 3],
  [['Fire 1'], 2],
];
const knownBy: [Person, string[], number][] = people.flatMap(([person]) =>
  known.map(([names, more]): [Person, string[], number] => [person, names, more]),
);

export const detail: RefusalFacts = refusalFacts({
  refused: 'sample',
  rule: '1',
  detail: {
    // Every value is one that no sentence contains on its own.
    card: 'HJ Q',
    value: 11,
    pile: 3,
    seat: 13,
    seats: 4,
    names: 8,
    cards: 5,
    stock: 15,
    seconds: 30,
    deal: 17,
    round: 7,
    rounds: 6,
    omgang: 18,
    omgangar: 19,
    most: 48,
    arithmetic: '8 + 7 x 16 = 120 > 104',
    text: 'zturn: 9',
    option: 'zlock',
    preset: 'zdr',
    other: 'zkort',
    known: 'za, zb',
    values: '61, 64',
    header: 'zgame',
    at: 'slots.2.zcards',
    game: 'zchess',
    level: 'zgenius',
    expected: '41',
    got: '57',
    bid: 'ZX',
    suit: 'ZQ',
    component: 'tarokk',
    protocol: 'Zire',
  },
});
/** Every number of a refusal is this one. */
function numbered(n: number): RefusalFacts {
  const fields = Object.entries(detail).map(([key, value]) => [
    key,
    typeof value === 'number' ? n : value,
  ]);
  return Object.fromEntries(fields) as RefusalFacts;
}
/** A refusal without values. */
export const bareDetail: RefusalFacts = refusalFacts({ refused: 'sample', rule: '1' });

/** The values of refusals, by the word that stands for them in a frozen file. */
export const DETAILS: ReadonlyMap<object, string> = new Map([
  [detail, 'sample'],
  [numbered(1), 'ones'],
  [numbered(2), 'twos'],
  [bareDetail, 'nothing'],
]);

export const cards: Samples<Language['cards']> = {
  name: faces,
  suit: [['S'], ['H'], ['D'], ['C']],
  list: hands,
  count: numbers,
};

export const frame: Samples<Frame> = {
  home: {
    play: [['Mulle']],
    players: [['1'], ['2–4']],
    ownRules: [[3]],
    deals: numbers,
    continueGame: [
      ['Mulle', ['Bo']],
      ['Buddy Bluff', ['Bo', 'Cem', 'Dóra']],
    ],
    dayPlayed: pairs,
    unfinished: numbers,
    afterMoves: numbers,
    lastPlayed: [['12:00']],
    choices: [['Mulle']],
    seatNumber: [[1], [4]],
  },
  ruleSheet: { title: [['Ulti']], number: [[1, 99]] },
  table: {
    label: [['Mulle']],
    cardsInHand: peopleAndNumbers,
    seat: people,
    movesOf: [['queen of hearts']],
    goOn: people,
    turnOf: people,
    thinking: people,
    deal: pairs,
  },
  together: {
    title: [['Mulle']],
    who: [[1], [4]],
    name: [[1], [4]],
    computer: [['Strong']],
    player: [[1], [4]],
  },
  curtain: {
    give: [['Bo']],
    here: [['Bo']],
    takeBack: [['Bo']],
    asks: [[bo], [james]],
    agree: [['Bo']],
  },
  hint: { behind: numbers, atMost: [['+5']] },
  result: {
    dealTitle: [[1], [4]],
    winners: [[[you]], [[bo]], [[you, bo]], [[bo, james]], [[you, bo, james]]],
    partners: [[[you, bo]], [[bo, james]]],
    place: [[1], [2], [3], [4]],
    helped: [[['2 hints']], [['2 hints', '1 move taken back']]],
    hints: numbers,
    undos: numbers,
    tryLevel: [['Strong']],
    ahead: [
      ...people.flatMap(([person]) => numbers.map(([n]): [number, Person[]] => [n, [person]])),
      [6, [you, bo]],
      [6, [bo, james]],
    ],
  },
  refused: { rule: [['5.2c']], read: [['5.2c']] },
  rulesPage: { title: [['Mulle']] },
};

export const offline: Samples<Language['offline']> = {
  size: [['1.4 MB']],
  version: [['0.1.0']],
};

export const history: Samples<Language['history']> = {
  perDeal: [[1], [12]],
  shareOf: numbers,
  helpedWins: numbers,
  streak: { won: numbers, drawn: numbers, lost: numbers },
  winCurve: [[10]],
  winCurveAbout: [
    [1, '100 %', true],
    [1, '0 %', false],
    [10, '40 %', true],
    [10, '40 %', false],
  ],
  pointCurve: [[10]],
  pointCurveAbout: [
    [1, '12'],
    [10, '−1.5'],
  ],
  points: numbers,
  removeOne: [['Mulle', '2026']],
  removeAll: [[1], [2], [21]],
  removeTitle: [[1], [2], [21]],
};

export const games: { readonly [Id in keyof TextsByGame]: Samples<TextsByGame[Id]> } = {
  'buddy-bluff': {
    reasons: {
      discard: numbers,
      'package-seals': numbers,
      'package-keeps': numbers,
      'package-gives-away': numbers,
      'package-on-leader': numbers,
      'package-on-match-leader': numbers,
      'package-on-rival': twoNumbers,
    },
    zones: {
      place: [[1], [4]],
      poolTop: numbers.map(([n]) => ['QH', n]),
      slot: people,
      slotTop: peopleAndNumbers.map(([person, n]) => [person, 'QH', n]),
      closedSlot: peopleAndNumbers,
      seal: ranksAndNumbers,
      deck: numbers,
      round: numbers,
      accessible: ranksAndNumbers,
    },
    score: { points: numbers },
    log: {
      firstDeal: hands.map(([hand]) => [hand, 4]),
      deal: [[2, 4]],
      pool: people.map(([person]) => [person, 'QH']),
      package: [
        ...people.flatMap(([person]) =>
          people.map(([target]): [Person, string, LentCards[], Person] => [
            person,
            'QH',
            lent,
            target,
          ]),
        ),
        [you, 'QH', lentOnce, james],
      ],
      seal: peopleAndNumbers.map(([person, n]) => [person, 'Q', n]),
      buried: hands,
      manyBuried: numbers,
      over: [[scored]],
    },
    choice: {
      pool: faces,
      package: [
        ...people.map(([person]): [string, LentCards[], Person] => ['QH', lent, person]),
        ['QH', lentOnce, james],
      ],
      seals: people.map(([person]) => [person, 'Q']),
      shortPackage: people,
      shortSeals: ranks,
    },
    worth: [[0], [0.256], [1], [0.256, true]],
    expected: numbers,
  },
  mulle: {
    reasons: {
      capture: numbers,
      'capture-points': twoNumbers,
      'capture-mulle': numbers,
      'capture-tabbe': numbers,
      build: [
        [14, 'AS'],
        [12, 'QH'],
      ],
      trotta: numbers,
      feed: twoNumbers,
      discard: twoNumbers,
    },
    deals: { name: pairs, over: numbers },
    zones: {
      single: faces,
      pile: hands.map(([hand]) => [hand, 16]),
      build: people.flatMap(([person]): [Person, number, boolean, string[]][] => [
        [person, 12, true, ['9C', '3D', 'QS']],
        [person, 12, false, ['9C', '3D', 'QS']],
      ]),
      value: numbers,
      captured: peopleAndNumbers,
      mulles: peopleAndNumbers,
      stock: numbers,
      unseen: numbers,
      round: pairs,
      omgang: pairs,
    },
    score: {
      tabbeAbout: numbers,
      raceAbout: [
        [3, 40],
        [2, 42],
      ],
      toBonus: numbers.map(([n]) => [n, 3]),
      lead: peopleAndNumbers,
    },
    log: {
      firstDeal: [
        [[], 8],
        [['QH'], 8],
        [['QH', '2S'], 1],
      ],
      deal: [[2, 8]],
      capture: people.map(([person]) => [person, 'QH', ['9C', '3D']]),
      build: people.flatMap(([person]) =>
        piles.map((pile): [Person, string, PileParts, number] => [person, 'QH', pile, 14]),
      ),
      change: people.map(([person]) => [person, 'QH', 5, 12]),
      trotta: people.flatMap(([person]) =>
        hands.map(([hand]): [Person, string, string[], number] => [person, 'KS', hand, 13]),
      ),
      feed: people.map(([person]) => [person, 'QH', 12]),
      discard: people.flatMap(([person]) =>
        ['QH', 'AS', '2D'].map((face): [Person, string] => [person, face]),
      ),
      absorb: numbers.map(([n]) => [n, ['9S', '4H']]),
      mulle: peopleAndNumbers.map(([person, n]) => [person, 'QH', n]),
      tabbe: peopleAndNumbers,
      rest: peopleAndNumbers,
      restNobody: numbers,
      over: [[scored]],
    },
    choice: {
      capture: hands.map(([hand]) => ['KS', hand]),
      build: piles.map((pile) => ['2H', pile, 14]),
      trotta: hands.map(([hand]) => ['KS', hand, 13]),
      feed: [['QH', 12]],
      discard: [['QH'], ['AS'], ['2D']],
      mulles: [
        [1, 12],
        [2, 1],
        [5, 40],
      ],
      tabbe: numbers,
      absorbs: numbers,
      shortCapture: numbers,
      shortBuild: numbers,
      shortTrotta: numbers,
      shortFeed: numbers,
    },
    worth: [[0], [-3.25], [12]],
    result: {
      bonus: [
        [20, 0],
        [24, 8],
      ],
      settled: peopleAndNumbers,
    },
  },
  ulti: {
    reasons: {
      'bid-trump': twoNumbers,
      'bid-betli': numbers,
      'bid-durchmars': numbers,
      'discard-points': numbers,
      'discard-suit': numbers,
      'trump-long': numbers,
      pass: twoNumbers,
      pickup: twoNumbers,
      hold: twoNumbers,
      release: twoNumbers,
      stand: twoNumbers,
      'double-trumps': twoNumbers,
      'double-low': numbers,
      'double-aces': numbers,
      'done-trumps': twoNumbers,
      'done-low': numbers,
      'done-aces': numbers,
      'lead-trump': numbers,
      lead: numbers,
      'take-ahead': numbers,
      'feed-partner': numbers,
      'feed-ahead': numbers,
      'throw-away-points': numbers,
    },
    card: {
      name: tellCards,
      suit: [['H'], ['B'], ['L'], ['A']],
    },
    bid: {
      name: bids,
      worth: numbers,
      forfeit: [[2]],
      component: components,
      level: [[1], [2], [3], [4], [5], [6]],
    },
    goal: someBids,
    zones: {
      trump: [['H'], ['L']],
      hand: numbers,
      tricks: numbers,
      points: numbers,
    },
    log: {
      deal: [
        [you, bo],
        [bo, you],
        [bo, james],
      ],
      bid: peopleAndBids,
      pass: people,
      pickup: people,
      pickupCards: people.map(([person]) => [person, ['LO', 'AX']]),
      discard: people,
      discardCard: people.flatMap(([person]) =>
        ['LO', 'AX', 'HA'].map((card): [Person, string] => [person, card]),
      ),
      hold: people,
      release: people,
      stand: people.flatMap(([person]) => someBids.map(([id]): [Person, string] => [person, id])),
      contract: people.flatMap(([person]): [Person, string, string | null][] => [
        [person, 'U', 'L'],
        [person, 'H-BE', null],
      ]),
      trump: people.map(([person]) => [person, 'L']),
      kontra: people.map(([person]) => [person, raised]),
      raise: people.map(([person]) => [person, raised]),
      done: people,
      play: people.map(([person]) => [person, 'LO']),
      marriages: people.map(([person]) => [person, [40, 20]]),
      trick: peopleAndNumbers,
      concede: people,
      over: [[scored]],
    },
    choice: {
      bid: bids,
      stand: someBids,
      discard: [['LO'], ['AX'], ['HA']],
      trump: [['H'], ['L']],
      kontra: [[raised]],
      raise: [[raised]],
      play: tellCards,
    },
    worth: [[0], [-3.25], [12]],
    result: {
      line: [
        ...components,
        ['silent durchmars'],
        ['silent 100'],
        ['silent ulti'],
        ['silent ulti failed'],
        ['passz not played'],
      ],
      amount: [[0], [-3], [12]],
      against: people,
      talon: [[['over of leaves', 'ten of acorns']]],
      hundred: [
        [40, 60, 52, true],
        [20, 80, 84, true],
        [20, 80, 84, false],
      ],
      penalty: [[1], [8]],
      pays: [
        [you, bo, 9],
        [bo, you, 1],
        [bo, james, 12],
      ],
      even: [
        [you, bo],
        [bo, james],
      ],
      delta: [
        [you, 3],
        [bo, -1],
        [james, 0],
      ],
    },
  },
  compile: {
    reasons: {
      compiles: numbers,
      stops: numbers,
      ready: lineTotals,
      'ready-to-win': lineTotals,
      refresh: numbers,
      weakens: numbers,
      control: numbers,
      empties: numbers,
      draws: numbers,
      'face-down': lineTotals,
      points: lineTotals,
      spares: numbers,
    },
    card: { name: [['Fire', 1]] },
    zones: {
      line: lines,
      hand: numbers,
      deck: numbers,
      trash: numbers,
      total: numbers,
      turn: numbers,
    },
    ask: {
      hand: [
        [1, 1],
        [0, 5],
        [2, 3],
      ],
      by: [['Fire 1', 'middle text']],
    },
    log: {
      draft: people.map(([person]) => [person, 'Fire']),
      ban: people.map(([person]) => [person, 'Fire']),
      protocols: people.map(([person]) => [person, ['Fire', 'Life', 'Water']]),
      turn: peopleAndNumbers,
      control: people,
      spendControl: people,
      compile: people.map(([person]) => [person, 1]),
      plate: people.map(([person]) => [person, 'Fire']),
      recompile: people.map(([person]) => [person, 'Fire']),
      text: [['Fire 1', 'middle text']],
      due: [['Fire 1', 'middle text']],
      idle: [['Fire 1', 'middle text']],
      play: people.flatMap(([person]): [Person, string, boolean, number][] => [
        [person, 'Fire 1', true, 2],
        [person, 'Fire 1', false, 2],
      ]),
      playUnseen: people.map(([person]) => [person, 2]),
      delete: known,
      arrive: [['Fire 1']],
      return: known,
      seize: knownBy,
      flip: known.flatMap(([names, more]): [string[], number, boolean][] => [
        [names, more, true],
        [names, more, false],
      ]),
      shift: known.map(([names, more]) => [names, more, 2]),
      draw: knownBy,
      discard: knownBy,
      reveal: knownBy,
      refresh: people,
      rearrange: [
        [you, you, ['Fire', 'Life', 'Water']],
        [you, bo, ['Fire', 'Life', 'Water']],
        [bo, bo, ['Fire', 'Life', 'Water']],
      ],
      swapPlates: [
        [you, you, 'Fire', 'Life'],
        [you, bo, 'Fire', 'Life'],
        [bo, bo, 'Fire', 'Life'],
        [bo, you, 'Fire', 'Life'],
      ],
      swapStacks: people.map(([person]) => [person, 0, 2]),
      take: knownBy,
      shuffle: peopleAndNumbers,
      shuffleDeck: people,
      declare: people.map(([person]) => [person, '5']),
      forbidCompile: people,
      cache: peopleAndNumbers,
      loopGuard: [['Fire 1', 'middle text']],
      won: people,
      resigned: people,
    },
    turn: {
      play: [
        ['Fire 1', true, 2],
        ['Fire 1', false, 2],
      ],
      playUnseen: lines,
    },
    choice: {
      play: [
        ['Fire 1', true, 2, false],
        ['Fire 1', false, 2, false],
        ['Fire 1', true, 2, true],
      ],
      shortPlay: [
        [true, 2],
        [false, 2],
      ],
      pick: [['Fire']],
      ban: [['Fire']],
      place: people.map(([person]) => [person, 0, 2]),
      line: lines,
      text: [['Fire 1', 'middle text']],
      order: people.map(([person]) => [person, ['Life', 'Fire', 'Water']]),
      player: people,
      pair: [[0, 2]],
    },
    worth: [[0], [0.4], [1]],
    result: { compiled: peopleAndNumbers, turns: numbers },
  },
};

export const tables: Samples<TableTextsByGame> = {
  ulti: {
    ask: {
      bidOver: bidNames,
      discard: [[1], [2]],
      answer: people.map(([person]) => [person, 'Ulti', 5]),
      hold: [[bo, 'Betli', 'Ulti']],
      final: bidNames,
      trump: bidNames,
      kontra: [[bo, 'Betli']],
      follow: [['leaves']],
      beat: [['leaves']],
      trumpIn: [['leaves']],
      overtrump: [['leaves']],
    },
    follows: {
      pass: people.map(([person]) => [person, 'Ulti']),
      passForfeit: people,
      hold: [['Ulti'], ['Betli']],
      release: [[bo, 'Betli']],
      trumps: numbers,
      raise: [[2], [4], [64]],
    },
    claim: {
      about: [
        [2, false],
        [9, false],
        [9, true],
      ],
      noneAbout: [[2], [9]],
      unsure: [['the ace']],
    },
    ladder: {
      wins: numbers,
      loses: numbers,
      penalty: numbers,
      below: [['Betli'], ['Hearts Ulti']],
      worth: numbers,
      plainTrumps: [['bells', 'leaves', 'acorns']],
    },
    says: {
      trump: [['leaves']],
      kontra: [['Ulti, Passz']],
      raise: [['Rekontra', 'Ulti']],
      marriage: [[20], [40]],
    },
    seats: { taken: peopleAndNumbers, double: [[2], [64]], against: [['Bo']] },
    prospect: {
      points: [
        [20, 60, 40],
        [62, 60, 3],
      ],
      race: [
        [20, 60, 40],
        [62, 60, 0],
      ],
      noTrick: numbers,
      allTricks: numbers,
      seven: numbers,
      aces: [[0], [4]],
    },
    result: { title: people.map(([person]) => [person, 'Ulti']) },
  },
  compile: {
    places: {
      plate: [
        [you, 'Fire', 0, true],
        [you, 'Fire', 0, false],
        [bo, 'Life', 2, true],
        [bo, 'Life', 2, false],
      ],
      total: [
        [you, 0, 7],
        [bo, 2, 10],
      ],
      stack: [
        [you, 0, 1],
        [james, 2, 3],
      ],
      card: [
        ['Fire 1', true],
        ['Fire 1', false],
      ],
      faceDown: [
        [2, true, undefined],
        [2, false, undefined],
        [4, true, 'Fire 1'],
        [4, false, 'Fire 1'],
      ],
      coming: [['Fire 1']],
      line: lines,
      deck: peopleAndNumbers,
      trash: peopleAndNumbers,
      playUp: lines,
      playDown: lines,
    },
    lane: { toGo: numbers, controlAbout: people },
    draft: { look: [['Fire']], left: [[['Fire', 'Water']]] },
    ask: {
      cache: numbers,
      several: [
        [1, 2, 2],
        [1, 2, 3],
        [0, 0, 3],
      ],
      whose: people,
    },
    effects: { owner: people, chooses: people, more: numbers },
    moments: { compile: people.map(([person]) => [person, 'Fire']), control: people, won: people },
    notes: { draw: numbers, delete: numbers, flip: numbers, return: numbers, discard: numbers },
  },
};
