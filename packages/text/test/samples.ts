/** Sample values for every message that takes some; a message without samples does not compile. */
import { detailOf, type RefusalDetail } from '../src/detail.ts';
import type { Cards, Frame, GameTexts } from '../src/en/index.ts';
import type { Lent, Pile } from '../src/parts.ts';
import type { Person } from '../src/person.ts';

type Message = (...values: never[]) => string;
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
const people: [Person][] = [[you], [bo], [james]];
const numbers: [number][] = [[0], [1], [2], [5], [21]];
const peopleAndNumbers: [Person, number][] = people.flatMap(([person]) =>
  numbers.map(([n]): [Person, number] => [person, n]),
);
const pairs: [number, number][] = [
  [1, 1],
  [1, 2],
  [2, 5],
];
const ranks: [string][] = Array.from('A23456789TJQK', (rank) => [rank]);
const ranksAndNumbers: [string, number][] = ranks.flatMap(([rank]) =>
  numbers.map(([n]): [string, number] => [rank, n]),
);
const faces: [string][] = ranks.flatMap(([rank]) =>
  Array.from('SHDC', (s): [string] => [rank + s]),
);
const hands: [string[]][] = [[['QH']], [['QH', 'TS']], [['QH', 'TS', 'AC', '2D']]];
const scored = [
  { person: you, score: 12 },
  { person: bo, score: 1 },
];
const lent: Lent[] = [
  { place: 'centre', owner: undefined, faces: ['QS', 'QC'] },
  { place: 'pool', owner: undefined, faces: ['QD'] },
  { place: 'slot', owner: bo, faces: ['QD'] },
  { place: 'slot', owner: you, faces: ['QD'] },
];
const piles: Pile[] = [
  { faces: ['9C'], value: 9, owner: undefined, locked: false },
  { faces: ['9C', '7D'], value: 16, owner: undefined, locked: false },
  { faces: ['9C', '7D'], value: 16, owner: you, locked: false },
  { faces: ['9C', '7D', 'KS'], value: 16, owner: bo, locked: true },
];

export const detail: RefusalDetail = detailOf({
  refused: 'sample',
  rule: '1',
  detail: {
    card: 'HJ Q',
    value: 12,
    pile: 3,
    seat: 2,
    seats: 4,
    names: 1,
    cards: 5,
    stock: 0,
    deal: 2,
    round: 7,
    rounds: 6,
    omgang: 3,
    omgangar: 2,
    most: 48,
    arithmetic: '8 + 7 x 16 = 120 > 104',
    text: 'turn: 9',
    option: 'lock',
    preset: 'dr',
    known: 'a, b',
    values: '1, 4',
    header: 'game',
    game: 'chess',
    level: 'genius',
    expected: '4',
    got: '5',
  },
});
/** A refusal that names nothing. */
export const bareDetail: RefusalDetail = detailOf({ refused: 'sample', rule: '1' });

export const cards: Samples<Cards> = {
  name: faces,
  ranks,
  suit: [['S'], ['H'], ['D'], ['C']],
  list: hands,
  count: numbers,
};

export const frame: Samples<Frame> = {
  home: {
    play: [['Mulle']],
    continueGame: [
      ['Mulle', ['Bo']],
      ['Buddy Bluff', ['Bo', 'Cem', 'Dóra']],
    ],
    lastPlayed: [['12:00']],
    noTableYet: [['Ulti']],
    choices: [['Mulle']],
    seatNumber: [[1], [4]],
  },
  table: {
    label: [['Mulle']],
    handOf: people,
    cardsInHand: peopleAndNumbers,
    seat: people,
    movesOf: [['queen of hearts']],
    turnOf: people,
    thinking: people,
    lifted: [['Queen of hearts']],
    deal: pairs,
  },
  hint: { behind: numbers },
  result: {
    dealTitle: [[1], [4]],
    winners: [[[you]], [[bo]], [[you, bo]], [[bo, james]], [[you, bo, james]]],
    place: [[1], [2], [3], [4]],
  },
  refused: { rule: [['5.2c']], read: [['5.2c']] },
  gallery: { width: [[1], [40]] },
  rulesPage: { title: [['Mulle']] },
  server: {
    serving: [['http://localhost:8080/']],
    portTaken: [[8080, 8081]],
    noPort: [[8080, 8099]],
    badPort: [['eighty']],
  },
};

export const games: { readonly [Id in keyof GameTexts]: Samples<GameTexts[Id]> } = {
  'buddy-bluff': {
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
    score: { points: numbers, plus: numbers },
    log: {
      firstDeal: hands.map(([hand]) => [hand, 4]),
      deal: [[2, 4]],
      pool: people.map(([person]) => [person, 'QH']),
      package: people.flatMap(([person]) =>
        people.map(([target]): [Person, string, Lent[], Person] => [person, 'QH', lent, target]),
      ),
      seal: peopleAndNumbers.map(([person, n]) => [person, 'Q', n]),
      buried: hands,
      over: [[scored]],
    },
    choice: {
      pool: faces,
      package: people.map(([person]) => ['QH', lent, person]),
      seals: people.map(([person]) => [person, 'Q']),
      shortPackage: people,
      shortSeals: ranks,
    },
    worth: [[0], [0.256], [1]],
    result: {
      penalty: peopleAndNumbers,
      none: people,
      cardsWorth: ranksAndNumbers.map(([rank, n]) => [rank, n, 30]),
    },
  },
  mulle: {
    zones: {
      single: faces,
      pile: hands.map(([hand]) => [hand, 16]),
      build: people.flatMap(([person]): [Person, number, boolean, string[]][] => [
        [person, 12, true, ['9C', '3D', 'QS']],
        [person, 12, false, ['9C', '3D']],
      ]),
      value: numbers,
      captured: peopleAndNumbers,
      mulles: peopleAndNumbers,
      stock: numbers,
      round: pairs,
      omgang: pairs,
      starts: people,
      last: people,
    },
    score: { points: numbers, toBonus: numbers, lead: peopleAndNumbers },
    log: {
      firstDeal: [
        [[], 8],
        [['QH'], 8],
        [['QH', '2S'], 1],
      ],
      deal: [[2, 8]],
      capture: people.map(([person]) => [person, 'QH', ['9C', '3D']]),
      build: people.map(([person]) => [person, 'QH', 14]),
      trotta: peopleAndNumbers.map(([person, n]) => [person, 'QH', 12, n]),
      feed: people.map(([person]) => [person, 'QH', 12]),
      discard: people.flatMap(([person]) =>
        faces.map(([face]): [Person, string] => [person, face]),
      ),
      absorb: numbers,
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
      discard: faces,
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
      mulles: [[[]], ...hands],
      intake: numbers,
      bonus: [
        [20, 0],
        [24, 8],
      ],
      settled: peopleAndNumbers,
      omgang: numbers,
      omgangar: numbers,
    },
  },
};
