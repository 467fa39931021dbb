/** The rules by number (RULES.md), as positions in notation, a move, and its result. */
import {
  CHANCE,
  isRefusal,
  Match,
  OVER,
  readOptions,
  Sfc32,
  withOptions,
  type Refusal,
  EVERYBODY,
} from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { mulle, REFUSALS, type Event, type State } from '../src/index.ts';
import { handValue, tableValue } from './model.ts';
import { HAND_VALUE, parseKind, TABLE_VALUE } from '../src/cards.ts';
import { cardsOf, optionsOf } from './subject.ts';

function at(line: string, rules = 'synced'): State {
  const state = mulle.create(optionsOf(rules), 2);
  const refusal = mulle.readPosition(state, line);
  // A refusal names the part of a line that cannot be read.
  expect(refusal?.detail ?? refusal, line).toBeUndefined();
  return state;
}

function answer(line: string, rules: string, text: string): number | Refusal {
  const state = at(line, rules);
  return mulle.read(state, mulle.turn(state), text);
}

function movesOf(state: State): string[] {
  const buffer = new Int32Array(mulle.maxChoices);
  return [...buffer.subarray(0, mulle.moves(state, buffer))].map((move) =>
    mulle.formatTruth(state, move),
  );
}

/** Plays a move that must be legal; returns the events. */
function play(state: State, text: string): Event[] {
  const events: Event[] = [];
  const move = mulle.read(state, mulle.turn(state), text);
  if (isRefusal(move)) throw new Error(`${text}: ${move.refused}`);
  mulle.play(state, move, (event) => void events.push(event));
  return events;
}

function tableOf(state: State): string {
  return mulle.formatPosition(state).replace(/ ; .*/, '').replace('table: ', '');
}

/** Deals and plays the first legal move until `round` has been dealt. */
function toRound(state: State, round: number): void {
  const outcome = new Uint8Array(mulle.maxOutcome);
  const random = new Sfc32(round);
  while (mulle.view(state, 0).round < round) {
    if (mulle.turn(state) === CHANCE) {
      mulle.deal(state, outcome, mulle.draw(state, random, outcome));
    } else play(state, movesOf(state)[0]!);
  }
}

describe('2 cards and values', () => {
  test('D03: table and hand values', () => {
    const expected: Record<string, [number, number]> = {
      'KL A': [1, 14],
      'SP 2': [2, 15],
      'KL 2': [2, 2],
      'RU 10': [10, 16],
      'SP 10': [10, 10],
      'HJ J': [11, 11],
      'RU Q': [12, 12],
      'SP K': [13, 13],
    };
    for (const [card, values] of Object.entries(expected)) {
      const kind = parseKind(card)!;
      expect([TABLE_VALUE[kind], HAND_VALUE[kind]], card).toEqual(values);
      expect([tableValue(card), handValue(card)], card).toEqual(values);
    }
  });
});

describe('4 set-up and deal', () => {
  test.each(['synced', 'draft', 'regler'])('D01: the stock of %s after each deal', (rules) => {
    const state = mulle.create(optionsOf(rules), 2);
    const stocks = [1, 2, 3, 4, 5, 6].map((round) => {
      toRound(state, round);
      return mulle.view(state, 0).stockSize;
    });
    expect(stocks).toEqual([80, 64, 48, 32, 16, 0]);
  });

  test.each(['seven', 'draft+seven', 'regler+seven'])('D04: the stock of %s', (rules) => {
    const state = mulle.create(optionsOf(rules), 2);
    const stocks = [1, 2, 3, 4, 5, 6, 7].map((round) => {
      toRound(state, round);
      return mulle.view(state, 0).stockSize;
    });
    expect(stocks).toEqual([84, 70, 56, 42, 28, 14, 0]);
  });

  test('D04: seven rounds of eight are refused with the arithmetic', () => {
    const refusal = readOptions(mulle.rules, 'rounds=7');
    expect(refusal).toMatchObject({
      refused: 'too-few-cards',
      rule: '4.3',
      detail: { arithmetic: '8 + 7 x 16 = 120 > 104' },
    });
  });

  test.each(['synced', 'draft', 'regler'])('D02: in %s the table stays between rounds', (rules) => {
    const line = 'table: SP 6 | {KL 5 HJ 3}=8 open Anna ; Anna: (empty) ; Bo: (empty)';
    const state = at(line, rules);
    expect(mulle.turn(state)).toBe(CHANCE);
    const outcome = new Uint8Array(mulle.maxOutcome);
    mulle.deal(state, outcome, mulle.draw(state, new Sfc32(1), outcome));
    expect(tableOf(state)).toBe('SP 6 | {KL 5 HJ 3}=8 open Anna');
    expect(mulle.view(state, 0)).toMatchObject({ handSizes: [8, 8], round: 2 });
  });

  test('4.3: options that do not exist or do not fit are refused', () => {
    expect(withOptions(mulle.rules, { lock: 'never' })).toMatchObject({ rule: '6.6' });
    expect(withOptions(mulle.rules, { locked: true })).toMatchObject({ refused: 'unknown-option' });
    expect(withOptions(mulle.rules, { rounds: 1.5 })).toMatchObject({ rule: '4.3' });
    expect(withOptions(mulle.rules, { rounds: 0 })).toMatchObject({ rule: '4.3' });
    expect(withOptions(mulle.rules, { tableSize: 104 })).toMatchObject({ rule: '4.3' });
    expect(isRefusal(withOptions(mulle.rules, { rounds: 52, handSize: 1, tableSize: 0 }))).toBe(
      false,
    );
  });

  test('9: presets and variants lie over one another', () => {
    expect(optionsOf('draft+seven')).toMatchObject({ lock: 'always', rounds: 7, tableSize: 6 });
    expect(optionsOf('seven')).toMatchObject({ lock: 'over2', handSize: 7, omgangar: 2 });
    expect(optionsOf('regler+short')).toMatchObject({ upDown: true, rounds: 1, omgangar: 1 });
    expect(optionsOf('draft+seven lock=over2')).toMatchObject({ lock: 'over2', rounds: 7 });
  });

  test('4.4, 4.5: the other player starts the second omgang, and the sums are carried', () => {
    const random = new Sfc32(4);
    const match = Match.start(mulle, { options: optionsOf('rounds=1 handSize=2 tableSize=4') });
    if (isRefusal(match)) throw new Error(match.refused);
    match.advance(random);
    const starters: number[] = [];
    while (!match.over) {
      starters[match.tables.length - 1] ??= match.table.turn;
      const { state } = match.table;
      match.submit(match.table.turn, movesOf(state)[0]!);
      match.advance(random);
    }
    expect(starters).toEqual([0, 1]);
    expect(mulle.view(match.table.state, 0)).toMatchObject({
      omgang: 2,
      totals: mulle.scores(match.tables[0]!.state),
    });
  });
});

/** [action, id, rule, position, move, rule set]; every id of rule 10 in every action. */
const REFUSED: readonly (readonly [string, string, string, string, string, string?])[] = [
  ['any', 'card', '4.6', 'table: KL 9 ; Anna: KL 5', 'capture KL 9 x 1'],
  ['any', 'card', '4.6', 'table: KL 9 ; Anna: KL 5', 'capture KL 9 x 7'],
  ['any', 'pile', '3.1', 'table: KL 9 ; Anna: KL 5', 'capture KL 5 x 2'],
  ['any', 'pile', '3.1', 'table: KL 9 ; Anna: KL 5', 'build KL 5 on 0 = 5'],
  ['any', 'pile', '3.1', 'table: KL 9 | HJ 5 ; Anna: KL 5', 'capture KL 5 x 2,2'],
  ['capture', 'twin', '5.1a', 'table: KL 9 | HJ 9 ; Anna: KL 9', 'capture KL 9 x 1,2'],
  [
    'capture',
    'twin',
    '5.1a',
    'table: SP A | {SP 9 KL 5}=14 lock Bo ; Anna: SP A',
    'capture SP A x 2',
  ],
  ['capture', 'special', '5.1b', 'table: SP 7 | HJ 7 ; Anna: KL A', 'capture KL A x 1,2'],
  ['capture', 'special', '5.1b', 'table: SP A ; Anna: SP A', 'capture SP A x 1', 'regler'],
  ['capture', 'special', '5.1b', 'table: [KL 9 RU 7] ; Anna: RU 10', 'capture RU 10 x 1'],
  ['capture', 'sum', '5.1c', 'table: SP 4 | HJ 4 ; Anna: RU 7', 'capture RU 7 x 1'],
  ['capture', 'sum', '5.1c', 'table: SP 8 | HJ 7 ; Anna: RU 7', 'capture RU 7 x 1,2'],
  [
    'capture',
    'sum',
    '5.1c',
    'table: {SP 2 HJ 2}=4 lock Bo | KL 5 ; Anna: HJ 9',
    'capture HJ 9 x 1,2',
    'regler',
  ],
  ['capture', 'maximum', '5.1c', 'table: SP 4 | HJ 3 | KL 7 ; Anna: RU 7', 'capture RU 7 x 1,2'],
  ['capture', 'maximum', '5.1c', 'table: SP 4 | HJ 3 | KL 7 ; Anna: RU 7', 'capture RU 7 x 3'],
  [
    'capture',
    'maximum',
    '5.1c',
    'table: KL 5 | HJ 4 | SP 3 | RU 2 ; Anna: RU 9',
    'capture RU 9 x 1,2',
  ],
  ['build', 'base', '5.2a', 'table: [SP 3 HJ 4] ; Anna: KL 5, RU Q', 'build KL 5 on 1 = 12'],
  [
    'build',
    'locked',
    '3.5',
    'table: {HJ 4 KL 4}=4 lock Bo ; Anna: SP 9, SP K',
    'build SP 9 on 1 = 13',
  ],
  [
    'build',
    'locked',
    '3.5',
    'table: {HJ 4 KL 4}=4 lock Anna ; Anna: SP 9, SP K',
    'build SP 9 on 1 = 13',
  ],
  [
    'build',
    'owner',
    '5.2a',
    'table: {HJ 7 SP 2}=9 open Bo ; Anna: SP 5, KL A',
    'build SP 5 on 1 = 14',
  ],
  [
    'build',
    'owner',
    '5.2a',
    'table: {HJ 7 SP 2}=9 open Anna ; Anna: SP 5, KL A, KL 9',
    'build SP 5 on 1 = 14',
    'regler',
  ],
  ['build', 'value', '5.2', 'table: SP 3 ; Anna: HJ 4, HJ 8', 'build HJ 4 on 1 = 8'],
  ['build', 'value', '5.2', 'table: SP 8 ; Anna: HJ 3, HJ 5', 'build HJ 3 on 1 = 5', 'regler'],
  [
    'build',
    'value',
    '5.2',
    'table: {KL 5 HJ 3}=8 open Bo ; Anna: HJ 8, HJ 5',
    'build HJ 8 on 1 = 0',
    'regler',
  ],
  [
    'build',
    'reserved',
    '5.2d',
    'table: {KL 5 HJ 3}=8 open Anna | SP 4 ; Anna: SP 8, RU Q',
    'build SP 8 on 2 = 12',
  ],
  ['build', 'special-value', '5.2e', 'table: KL K ; Anna: SP A, RU A', 'build SP A on 1 = 14'],
  [
    'build',
    'opponent-value',
    '5.2b',
    'table: HJ 6 | {SP 9 KL 5}=14 lock Bo ; Anna: KL 8, HJ A',
    'build KL 8 on 1 = 14',
  ],
  ['build', 'taker', '5.2c', 'table: SP 3 ; Anna: HJ 4', 'build HJ 4 on 1 = 7'],
  ['build', 'taker', '5.2c', 'table: SP K ; Anna: HJ 4, HJ K', 'build HJ 4 on 1 = 17'],
  [
    'build',
    'taker',
    '5.2c',
    'table: {KL 5 HJ 3}=8 open Bo ; Anna: HJ 7, HJ 5',
    'build HJ 7 on 1 = 1',
    'regler',
  ],
  ['trotta', 'trotta-off', '5.3', 'table: KL 4 ; Anna: HJ 4, SP 4', 'trotta HJ 4 + 1', 'draft'],
  [
    'trotta',
    'feed-instead',
    '5.4',
    'table: {SP 5 HJ 7}=12 open Anna | RU Q ; Anna: KL Q',
    'trotta KL Q + 2',
  ],
  ['trotta', 'trotta-one', '5.3', 'table: KL A ; Anna: HJ A', 'trotta HJ A + 1'],
  [
    'trotta',
    'reserved',
    '5.3',
    'table: {KL 6 SP 10}=16 open Anna | KL 10 ; Anna: RU 10',
    'trotta RU 10 + 2',
  ],
  [
    'trotta',
    'opponent-value',
    '5.3',
    'table: {KL 6 SP 3}=9 lock Bo | KL 9 ; Anna: RU 9',
    'trotta RU 9 + 2',
  ],
  [
    'trotta',
    'opponent-value',
    '5.3',
    'table: {KL 6 SP 2 HJ A}=9 open Bo | KL 9 ; Anna: RU 9',
    'trotta RU 9 + 2',
  ],
  [
    'trotta',
    'opponent-value',
    '5.3',
    'table: KL 6 | {KL 10}=12 open Anna | HJ 6 ; Bo: SP Q, HJ Q ; Anna: KL 2, SP 7',
    'trotta SP Q + 1,3',
  ],
  ['trotta', 'no-match', '5.3', 'table: KL 5 ; Anna: SP 8', 'trotta SP 8 + 1'],
  ['trotta', 'set', '5.3', 'table: KL 8 | KL 5 | SP 3 ; Anna: SP 8', 'trotta SP 8 + 1'],
  ['trotta', 'taker', '5.3', 'table: KL 4 ; Anna: HJ 4', 'trotta HJ 4 + 1', 'regler'],
  ['feed', 'no-build', '5.4', 'table: KL 4 ; Anna: HJ 4', 'feed HJ 4 to 1'],
  ['feed', 'no-build', '5.4', 'table: {KL 2 SP 2}=4 open Bo ; Anna: HJ 4', 'feed HJ 4 to 1'],
  [
    'feed',
    'taker',
    '5.4',
    'table: {SP 7 SP 5}=12 lock Anna | RU 3 ; Anna: KL Q, HJ 2',
    'feed KL Q to 1',
    'draft',
  ],
  [
    'discard',
    'feed-instead',
    '5.5',
    'table: {SP 7 SP 5}=12 lock Anna ; Anna: KL Q, HJ Q',
    'discard KL Q',
  ],
  [
    'discard',
    'feed-instead',
    '5.5',
    'table: {SP 7 SP 5}=12 lock Anna | RU 3 ; Anna: KL Q, HJ 2',
    'discard KL Q',
    'draft',
  ],
  [
    'discard',
    'reserved',
    '5.5',
    'table: {KL 6 SP 10}=16 open Anna ; Anna: RU 10, SP 4',
    'discard RU 10',
  ],
  ['discard', 'must-capture', '5.5', 'table: HJ 5 ; Anna: KL 5', 'discard KL 5', 'draft'],
  [
    'discard',
    'own-build',
    '5.5',
    'table: {RU 4 HJ 7}=11 open Anna ; Anna: SP J, SP 5',
    'discard SP 5',
    'regler',
  ],
];

describe('10 refusals', () => {
  for (const [action, id, rule, line, text, rules = 'synced'] of REFUSED) {
    test(`${action} ${id}: ${text} at ${line} in ${rules}`, () => {
      expect(answer(line, rules, text)).toMatchObject({ refused: id, rule });
    });
  }

  test('every id of every action is tried', () => {
    const tried = new Set(REFUSED.map(([action, id]) => `${action} ${id}`));
    const known = Object.entries(REFUSALS).flatMap(([action, ids]) =>
      Object.keys(ids).map((id) => `${action} ${id}`),
    );
    expect([...tried].sort()).toEqual(known.sort());
  });

  test('the first rule of the row is named', () => {
    // Reserved, special value and no taker at once; then value takes precedence over all of them.
    const line = 'table: {KL 9 SP 5}=14 open Anna | KL K ; Anna: SP A, KL 3';
    expect(answer(line, 'synced', 'build SP A on 2 = 14')).toMatchObject({ refused: 'reserved' });
    expect(answer(line, 'synced', 'build SP A on 2 = 13')).toMatchObject({ refused: 'value' });
  });

  test.each(['', 'capture', 'capture KL 9', 'capture KL 9 x', 'discard KL 1', 'pass', 'discard'])(
    'no move at all: %s',
    (text) => {
      const line = 'table: KL 9 ; Anna: KL 9';
      expect(answer(line, 'synced', text)).toMatchObject({ refused: 'unreadable', rule: '1' });
    },
  );

  test('any order of piles and any space is read', () => {
    const line = 'table: SP 4 | HJ 4 | KL 3 ; Anna: RU 7';
    const state = at(line);
    const move = mulle.read(state, 0, '  capture   RU7 x 3 , 1 ');
    expect(mulle.formatTruth(state, Number(move))).toBe('capture RU 7 x 1,3');
  });
});

describe('5.5 the fallback', () => {
  const stuck = 'table: {RU 4 HJ 7}=11 open Anna | KL 3 ; Anna: SP 5, KL K';

  test('without a legal move every card may be discarded, and nothing else', () => {
    const state = at(stuck, 'regler');
    expect(movesOf(state)).toEqual(['discard KL K', 'discard SP 5']);
    expect(mulle.read(state, 0, 'capture SP 5 x 2')).toMatchObject({ refused: 'sum' });
  });

  test('a card that the own build would have to be fed becomes a single', () => {
    // Ten on the table, sixteen in the hand: without a taker it can be neither fed nor discarded.
    const state = at('table: {KL 7 HJ 3}=10 lock Anna ; Anna: RU 10', 'draft');
    expect(movesOf(state)).toEqual(['discard RU 10']);
    play(state, 'discard RU 10');
    expect(tableOf(state)).toBe('{KL 7 HJ 3}=10 lock Anna | RU 10');
  });

  test('it proves that no card had a move: no world gives the player one', () => {
    const state = at(stuck.replace('Anna: SP 5, KL K', 'Anna: SP 5, KL K ; Bo: 2 cards'), 'regler');
    play(state, 'discard SP 5');
    const random = new Sfc32(1);
    const held = new Set<string>();
    for (let i = 0; i < 3000; i++) {
      mulle.redeal(state, 1, random);
      held.add(mulle.view(state, 0).hand![0]!);
    }
    // A jack takes the build; 8 and 3 would have captured or built with the five.
    for (const card of ['KL J', 'HJ 3', 'HJ 8']) expect(held).not.toContain(card);
    for (const card of ['KL K', 'HJ Q', 'KL 9']) expect(held).toContain(card);
  });
});

describe('6 absorption', () => {
  test('6.3: more piles go before more cards and before lower numbers', () => {
    // Nine is 4 + 5 with the pile of two, or 4 + 3 + 2.
    const line = 'table: SP 4 | [KL 2 KL 3] | HJ 3 | HJ 2 | RU 6 ; Anna: RU 3, KL 9 ; Bo: KL 7';
    const state = at(line);
    play(state, 'build RU 3 on 5 = 9');
    expect(tableOf(state)).toBe('[KL 2 KL 3] | {SP 4 HJ 2 HJ 3 RU 3 RU 6}=9 lock Anna');
  });

  test('6.3: of as many piles, more cards; then the lowest numbers', () => {
    const line = 'table: SP 5 | [KL 2 KL 3] | HJ 4 | RU 6 ; Anna: RU 3, KL 9 ; Bo: KL 7';
    const cards = at(line);
    play(cards, 'build RU 3 on 4 = 9');
    expect(tableOf(cards)).toBe('SP 5 | {KL 2 KL 3 HJ 4 RU 3 RU 6}=9 lock Anna');
    const numbers = at('table: SP 5 | KL 5 | HJ 4 | RU 6 ; Anna: RU 3, KL 9 ; Bo: KL 7');
    play(numbers, 'build RU 3 on 4 = 9');
    expect(tableOf(numbers)).toBe('KL 5 | {SP 5 HJ 4 RU 3 RU 6}=9 lock Anna');
  });
});

describe('7 mulle and tabbe', () => {
  test('E01: build, trotta, feed and discard never give a tabbe', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['table: SP 7 ; Anna: SP 5, SP Q ; Bo: KL 2', 'build SP 5 on 1 = 12'],
      ['table: KL 4 ; Anna: HJ 4, SP 9 ; Bo: KL 2', 'trotta HJ 4 + 1'],
      ['table: {SP 5 HJ 7}=12 open Anna ; Anna: KL Q, RU Q ; Bo: KL 2', 'feed KL Q to 1'],
      ['table: (empty) ; Anna: KL Q, RU Q ; Bo: KL 2', 'discard KL Q'],
    ];
    for (const [line, text] of cases) {
      const state = at(line);
      expect(play(state, text).map(({ kind }) => kind)).not.toContain('tabbe');
      expect(mulle.view(state, 0).tabbe).toEqual([0, 0]);
    }
  });

  test('7.3: special pairs from the table are tabbar instead of mulles', () => {
    const state = at('table: SP 2 | SP 2 | KL 5 | KL 4 ; Anna: HJ 9, KL 3 ; Bo: KL 2', 'regler');
    play(state, 'capture HJ 9 x 1,2,3');
    expect(mulle.view(state, 0)).toMatchObject({ tabbe: [2, 0], mulles: [[], []] });
    const tens = at('table: {RU 10 RU 10}=12 lock Bo ; Anna: HJ Q, KL 3 ; Bo: KL 2', 'regler');
    play(tens, 'capture HJ Q x 1');
    expect(mulle.view(tens, 0)).toMatchObject({ tabbe: [11, 0], mulles: [[], []] });
  });
});

describe('8 the end', () => {
  test('8.2: without a capture the rest scores for nobody and stays', () => {
    const state = at('table: KL 9 ; Anna: SP 3 ; Bo: HJ 2', 'short');
    play(state, 'discard SP 3');
    const events = play(state, 'discard HJ 2');
    expect(mulle.turn(state)).toBe(OVER);
    expect(events).toContainEqual({ kind: 'rest', seat: null, cards: ['KL 9', 'SP 3', 'HJ 2'] });
    expect(mulle.scores(state)).toEqual([0, 0]);
    expect(cardsOf(state).length).toBe(104);
  });

  const taken =
    'captured Anna: SP 5, SP 5, SP A, HJ A, RU 10, SP 2 ; mulles Anna: SP 5 ; tabbe Anna: 2';
  const spades = ['3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map(
    (rank) => `SP ${rank}`,
  );
  test.each([
    ['synced', taken, { mulle: 5, tabbe: 2, intake: 9, bonus: 0, total: 16 }],
    ['synced spadeAce=3', taken, { mulle: 5, tabbe: 2, intake: 10, bonus: 0, total: 17 }],
    [
      'synced mulleCardInIntake=false',
      taken,
      { mulle: 5, tabbe: 2, intake: 8, bonus: 0, total: 15 },
    ],
    ['synced intakeInTotal=false', taken, { mulle: 5, tabbe: 2, intake: 9, bonus: 0, total: 7 }],
    [
      'synced',
      `captured Anna: ${[...spades, ...spades].join(', ')}`,
      { mulle: 0, tabbe: 0, intake: 22, bonus: 4, total: 26 },
    ],
  ])('8.3 to 8.5: %s, %s', (rules, line, expected) => {
    const state = at(`table: KL 9 ; Anna: KL 2 ; ${line}`, rules);
    expect(mulle.view(state, 0).sheets[0]).toEqual(expected);
    expect(mulle.scores(state)[0]).toBe(expected.total);
  });

  test.each(['synced', 'draft', 'regler'])('8.5: the sheet shows what counts, by %s', (rules) => {
    const state = mulle.create(optionsOf(rules), 2);
    mulle.setup(state, { number: 0, starter: 0, carry: [0, 0] });
    const outcome = new Uint8Array(mulle.maxOutcome);
    const random = new Sfc32(8);
    let mulles = 0;
    while (mulle.turn(state) !== OVER) {
      if (mulle.turn(state) === CHANCE) {
        mulle.deal(state, outcome, mulle.draw(state, random, outcome));
      } else play(state, movesOf(state)[0]!);
      const { sheets } = mulle.view(state, EVERYBODY);
      expect(sheets.map(({ total }) => total)).toEqual(mulle.scores(state));
      mulles = Math.max(mulles, ...sheets.map((sheet) => sheet.mulle));
    }
    expect(mulles).toBeGreaterThan(0);
  });

  test('8.6: the payoff is the difference of the totals', () => {
    const line =
      'table: KL 9 | HJ 3 | RU 5 | SP K ; Anna: KL 9, SP 2 ; Bo: HJ 8, RU 4 ; totals: 7 9';
    const state = at(line, 'short');
    for (const text of ['capture KL 9 x 1', 'capture HJ 8 x 1,2', 'discard SP 2', 'discard RU 4']) {
      play(state, text);
    }
    const payoff = new Float64Array(2);
    mulle.payoff(state, payoff);
    expect([...payoff]).toEqual([6, -6]);
    expect(mulle.view(state, 0).totals).toEqual([7, 9]);
  });
});

describe('1 positions', () => {
  test.each([
    'table: KL 9 | [KL 9 RU 7] | {SP 2 RU 10}=12 open Bo ; Bo: HJ 2 ; Anna: (empty) ; captured Anna: KL 3, KL 3 ; mulles Anna: KL 3 ; tabbe Anna: 2 ; last: Anna ; starter: Bo ; round: 3 ; omgang: 2 ; totals: 40 31',
    'table: (empty) ; Anna: (empty) ; Bo: (empty) ; round: 0',
  ])('%s is written as it is read', (line) => {
    expect(mulle.formatPosition(at(line))).toBe(line);
  });

  test.each([
    ['table: KL 9 | KL 9 ; Anna: KL 9', 'card-thrice'],
    ['table: {KL 9 KL 2}=11 open Bo | {KL 3 KL 8}=11 lock Anna ; Anna: SP 2', 'build-twice'],
    ['table: {KL 9 KL 2}=17 open Bo ; Anna: SP 2', 'build-value'],
    ['table: {KL 9 KL 2}=11 open Eva ; Anna: SP 2', 'unreadable'],
    ['table: KL 9 KL 2 ; Anna: SP 2', 'unreadable'],
    ['table: KL 9 ; Eva: SP 2', 'unreadable'],
    ['Anna: SP 2', 'unreadable'],
    ['table: KL 9 ; Anna: SP 2 ; Anna: SP 3', 'named-twice'],
    ['table: KL 9 ; Anna: SP 2 ; round: 7', 'no-such-round'],
    ['table: KL 9 ; Anna: SP 2 ; omgang: 3', 'no-such-omgang'],
    ['table: KL 9 ; Anna: 104 cards', 'too-few-cards'],
  ])('%s is refused: %s', (line, id) => {
    const state = mulle.create(mulle.rules.defaults, 2);
    expect(mulle.readPosition(state, line)).toMatchObject({ refused: id });
  });

  test('the other hand is a number of cards in what a player sees', () => {
    const state = at('table: KL 9 ; Anna: SP 2, KL 3 ; Bo: HJ 2, HJ 4');
    expect(mulle.formatView(mulle.view(state, 0))).toBe(
      'table: KL 9 ; Anna: KL 3, SP 2 ; Bo: 2 cards',
    );
    expect(mulle.formatView(mulle.view(state, EVERYBODY))).toBe(
      'table: KL 9 ; Anna: 2 cards ; Bo: 2 cards',
    );
  });

  test('the deal line names the starter first and hides the other hand', () => {
    const state = mulle.create(optionsOf('rounds=2 handSize=2 tableSize=2'), 2);
    mulle.setup(state, { number: 1, starter: 1, carry: [0, 0] });
    const line = 'deal table: KL 9 | SP 5 ; Bo: KL 4, HJ 2 ; Anna: SP 7, RU 10';
    const outcome = new Uint8Array(mulle.maxOutcome);
    const length = mulle.readDeal(state, line, outcome);
    expect(length).toBe(6);
    expect(mulle.formatDealTruth(state, outcome, 6)).toBe(line);
    expect(mulle.formatDeal(state, outcome, 6, 0)).toBe(
      'deal table: KL 9 | SP 5 ; Bo: 2 cards ; Anna: SP 7, RU 10',
    );
    mulle.deal(state, outcome, 6);
    expect(mulle.formatPosition(state)).toBe(
      'table: KL 9 | SP 5 ; Bo: KL 4, HJ 2 ; Anna: SP 7, RU 10 ; starter: Bo ; omgang: 2',
    );
  });
});

describe('10 knowledge', () => {
  test('who builds holds a taker until he plays one', () => {
    const state = at('table: SP 7 | HJ 2 ; Anna: SP 5, SP Q, KL 3 ; Bo: KL 4, KL 6, KL 8');
    play(state, 'build SP 5 on 1 = 12');
    const random = new Sfc32(2);
    const queens = (): boolean => mulle.view(state, 0).hand!.some((card) => card.endsWith(' Q'));
    for (let i = 0; i < 300; i++) {
      mulle.redeal(state, 1, random);
      expect(queens()).toBe(true);
    }
    expect(mulle.view(state, 1).proofs[0]!.takers).toEqual([12]);
  });

  test('a card that was not reserved shows another of its hand value', () => {
    const ace = at('table: {KL 9 SP 5}=14 open Anna ; Anna: SP A, RU A, KL 3 ; Bo: 3 cards');
    play(ace, 'discard SP A');
    expect(mulle.view(ace, 1).proofs[0]!.takers).toEqual([14]);
    const nine = at('table: {KL 6 SP 3}=9 open Anna | SP 3 ; Anna: KL 9, RU 9, HJ Q ; Bo: 3 cards');
    play(nine, 'build KL 9 on 2 = 12');
    expect(mulle.view(nine, 1).proofs[0]!.takers).toEqual([9, 12]);
    play(
      nine,
      movesOf(nine).find((text) => text.startsWith('discard'))!,
    );
    play(nine, 'capture RU 9 x 1');
    expect(mulle.view(nine, 1).proofs[0]!.takers).toEqual([12]);
  });

  test('under trottaNeedsTaker a trotta and a feed show a taker', () => {
    const trotta = at('table: KL 4 ; Anna: HJ 4, SP 4, KL 2 ; Bo: 3 cards', 'regler');
    play(trotta, 'trotta HJ 4 + 1');
    expect(mulle.view(trotta, 1).proofs[0]!.takers).toEqual([4]);
    const feed = at('table: {SP 5 HJ 7}=12 lock Anna ; Anna: KL Q, RU Q ; Bo: 2 cards', 'draft');
    play(feed, 'feed KL Q to 1');
    expect(mulle.view(feed, 1).proofs[0]!.takers).toEqual([12]);
    const free = at('table: KL 4 ; Anna: HJ 4, SP 4, KL 2 ; Bo: 3 cards');
    play(free, 'trotta HJ 4 + 1');
    expect(mulle.view(free, 1).proofs[0]!.takers).toEqual([]);
  });

  test('in the last round of a full deal the other hand is known', () => {
    const state = mulle.create(mulle.rules.defaults, 2);
    toRound(state, 6);
    const before = mulle.formatPosition(state);
    mulle.redeal(state, 0, new Sfc32(3));
    expect(mulle.formatPosition(state)).toBe(before);
  });
});
