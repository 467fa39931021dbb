/**
 * The rules by number, each as a position, a play and its result. Positions name only what matters;
 * all other cards are in the deck.
 */
import {
  formatOptions,
  formatRefusal,
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
import { buddyBluff as game, type BuddyBluff, type Event } from '../src/index.ts';
import { rules, type Options } from '../src/options.ts';
import { PENALTIES, REFUSALS } from '../src/types.ts';
import { refused, unchanged } from './door.ts';
import * as model from './model.ts';
import { CLASSIC, dealTo, ONION, openTable, SEATS } from './side-by-side.ts';

/** `centre: ... ; plays: 5` as a map, without empty fields. */
function fields(text: string): Record<string, string> {
  const pairs = text.split(' ; ').map((part): [string, string] => {
    const [key = '', value = ''] = part.split(/: ?/);
    return [key, value];
  });
  return Object.fromEntries(pairs);
}

/** Plays in a position and returns the fields that changed. */
function play(position: string, text: string, options: Options = CLASSIC): Record<string, string> {
  const table = openTable(options, 0, position);
  const before = fields(game.formatPosition(table.state));
  const answer = table.submit(table.turn, text);
  if (isRefusal(answer)) throw new Error(`${text}: ${formatRefusal(answer)}`);
  const after = fields(game.formatPosition(table.state));
  return Object.fromEntries(Object.entries(after).filter(([key, value]) => before[key] !== value));
}

function eventsOf(position: string, text: string, options: Options = CLASSIC): readonly Event[] {
  const table = openTable(options, 0, position);
  const answer = table.submit(table.turn, text);
  if (isRefusal(answer)) throw new Error(`${text}: ${formatRefusal(answer)}`);
  return table.log;
}

/** The seals made by a play, in the order of the events: `2:4x5`. */
function sealsOf(position: string, text: string): string[] {
  return eventsOf(position, text).flatMap((event) =>
    event.kind === 'seal' ? [`${event.seat}:${event.size}x${event.rank}`] : [],
  );
}

function legal(position: string): string[] {
  const { state, turn } = openTable(CLASSIC, 0, position);
  return game.view(state, turn).moves.map((move) => game.formatTruth(state, move));
}

describe('2: piles', () => {
  test('cards of one rank that touch are one run, whoever put them there', () => {
    expect(play('slot 1: 5S 5H 5D ; hand 0: 5C 2S', '5C>1')).toMatchObject({
      'slot 1': '[5S 5H 5D 5C]',
    });
  });
  test('a slot that ends in a seal has no open top', () => {
    // Never in a deal (I9), but a set-up position may hold a fifth wheel.
    expect(play('slot 1: [5S 5H] ; hand 0: 5C 2S', '5C')).toMatchObject({ pool: '5C' });
  });
});

describe('3: the deal', () => {
  const deck = model.DECK.map(String);
  test('four cards to the centre, then one at a time clockwise from the starter', () => {
    const table = openTable(CLASSIC, 2);
    dealTo(table, deck.slice(0, 20));
    expect(fields(game.formatPosition(table.state))).toMatchObject({
      centre: 'AS AH AD AC',
      'hand 2': '2S 3S 4S 5S',
      'hand 3': '2H 3H 4H 5H',
      'hand 0': '2D 3D 4D 5D',
      'hand 1': '2C 3C 4C 5C',
      turn: '2',
      round: '1',
      plays: '0',
    });
    expect(table.log).toEqual([
      {
        kind: 'deal',
        round: 1,
        centre: ['AS', 'AH', 'AD', 'AC'],
        hands: [
          ['2D', '3D', '4D', '5D'],
          ['2C', '3C', '4C', '5C'],
          ['2S', '3S', '4S', '5S'],
          ['2H', '3H', '4H', '5H'],
        ],
      },
    ]);
  });
  test('later rounds: sixteen cards, centre and piles stay, the starter leads again', () => {
    const table = openTable(
      CLASSIC,
      0,
      'centre: KS ; pool: 7S ; hand 2: 9S ; turn: 2 ; starter: 3 ; plays: 15',
    );
    table.submit(2, '9S');
    expect(table.turn).toBe(-1);
    dealTo(table, 'AS 2S 3S 4S AH 2H 3H 4H AD 2D 3D 4D AC 2C 3C 4C'.split(' '));
    expect(fields(game.formatPosition(table.state))).toMatchObject({
      centre: 'KS - - -',
      pool: '7S 9S',
      'hand 3': 'AS AH AD AC',
      'hand 0': '2S 2H 2D 2C',
      turn: '3',
      round: '2',
      plays: '16',
    });
    expect(game.view(table.state, EVERYBODY).deckSize).toBe(52 - 3 - 16);
  });
});

describe('4: a turn', () => {
  test('4.1 any card of the hand may be played, matching or not', () => {
    expect(legal('centre: KS ; hand 0: KD 2S')).toEqual(['KD>0', 'KD>1', 'KD>2', 'KD>3', '2S']);
  });
  test('4.2 centre, pool top, open tops from the own slot clockwise', () => {
    const [, laid] = eventsOf(
      'centre: - AS - - ; pool: 9S AH ; slot 2: AD ; hand 3: AC 2C ; turn: 3',
      'AC>0',
    );
    expect(laid).toEqual({
      kind: 'package',
      target: 0,
      cards: ['AS', 'AH', 'AD', 'AC'],
      sources: [
        { from: 'centre', place: 1, cards: ['AS'] },
        { from: 'pool', place: 0, cards: ['AH'] },
        { from: 'slot', place: 2, cards: ['AD'] },
      ],
    });
  });
  test('4.2 the own slot comes first, then clockwise', () => {
    const [, laid] = eventsOf(
      'slot 0: QS ; slot 1: QH ; slot 3: QD ; hand 1: QC 2S ; turn: 1',
      'QC>1',
    );
    expect(laid).toMatchObject({ cards: ['QH', 'QD', 'QS', 'QC'] });
  });
  test('4.2 a pile gives its top card only, and what it uncovers is not looked at again', () => {
    expect(play('pool: KC 2S 2D ; hand 0: 2H 9S', '2H>3')).toMatchObject({
      pool: 'KC 2S',
      'slot 3': '2D 2H',
    });
  });
  test('4.2 covered cards do not match', () => {
    expect(legal('pool: 6H KS ; slot 0: 6S 6D 4S 4D ; hand 0: 6C')).toEqual(['6C']);
  });
  test('4.3 all places of the centre with the rank are taken and closed', () => {
    expect(play('centre: 8S 7H 8D 3C ; hand 0: 8H 4S', '8H>2')).toMatchObject({
      centre: '- 7H - 3C',
      'slot 2': '8S 8D 8H',
    });
  });
  test('4.3 the target may be oneself, a lender, an empty slot, a slot that ends in a seal', () => {
    const position = 'centre: TS ; slot 1: AS TH ; slot 2: [5S 5H 5D 5C] ; hand 0: TD 2S';
    expect(play(position, 'TD>0')).toMatchObject({ 'slot 0': 'TS TH TD', 'slot 1': 'AS' });
    expect(play(position, 'TD>1')).toMatchObject({ 'slot 1': 'AS TS TH TD' });
    expect(play(position, 'TD>2')).toMatchObject({ 'slot 2': '[5S 5H 5D 5C] TS TH TD' });
    expect(play(position, 'TD>3')).toMatchObject({ 'slot 3': 'TS TH TD' });
  });
  test('4.4 without a match the card goes on the pool', () => {
    expect(play('centre: KS - QD - ; pool: AC ; hand 2: 7D 4C ; turn: 2', '7D')).toEqual({
      pool: 'AC 7D',
      'hand 2': '4C',
      played: '7D',
      turn: '3',
      plays: '1',
    });
  });
  test('4.5 the turn passes clockwise, over the end of the table too', () => {
    expect(play('hand 3: 7D ; turn: 3', '7D')).toMatchObject({ turn: '0' });
  });
  test('4.5 in a set-up position a seat without cards is passed over, and empty hands are dealt to', () => {
    const table = openTable(
      CLASSIC,
      0,
      'centre: KS - QD 3C ; pool: AC ; hand 0: QH 4S ; hand 1: 5D ; turn: 0 ; plays: 5',
    );
    const seats: number[] = [];
    const random = new Sfc32(1);
    while (table.turn >= 0) {
      seats.push(table.turn);
      table.play(game.view(table.state, table.turn).moves[0]!);
    }
    expect(seats).toEqual([0, 1, 0]);
    while (table.turn !== OVER) {
      if (table.turn < 0) table.chance(random);
      else table.play(game.view(table.state, table.turn).moves[0]!);
    }
    expect(game.view(table.state, 0)).toMatchObject({ plays: 48, turn: OVER });
  });
  test('4.5 the seat at turn may be the one without cards', () => {
    const { state } = openTable(CLASSIC, 0, 'hand 3: 4S ; turn: 1');
    expect(game.view(state, 3)).toMatchObject({ turn: 3, player: 3 });
    expect(game.view(state, 3).moves).toHaveLength(1);
    expect(game.view(state, 1).moves).toEqual([]);
  });
  test('4.5 without cards in hands and deck the deal is over', () => {
    const pool = model.DECK.filter((card) => card !== '4S').join(' ');
    const table = openTable(CLASSIC, 0, `pool: ${pool} ; hand 2: 4S ; turn: 2 ; plays: 9`);
    table.play(game.view(table.state, 2).moves[0]!);
    expect(table.turn).toBe(OVER);
    expect(table.log.at(-1)).toMatchObject({ kind: 'over' });
  });
  test('4.7 hand order, then targets clockwise from oneself', () => {
    const position = 'centre: KS ; pool: 4H ; slot 1: 7S 7D ; hand 2: KD 7C 2S 9H ; turn: 2';
    expect(legal(position).join(' ')).toBe('KD>2 KD>3 KD>0 KD>1 7C>2 7C>3 7C>0 7C>1 2S 9H');
  });
});

describe('4.6: refusals', () => {
  const position = 'centre: KS ; hand 0: KD 2S ; hand 1: 5H';
  const cases: [string, number, string, Refusal][] = [
    [
      'not your turn',
      1,
      '5H',
      { refused: 'not-your-turn', rule: '4.5', detail: { seat: 1, turn: 0 } },
    ],
    [
      'no such seat',
      4,
      '5H',
      { refused: 'no-such-seat', rule: '4.5', detail: { seat: '4', seats: 4 } },
    ],
    ['somebody else holds it', 0, '5H', { refused: 'card-not-in-hand', rule: '4.1' }],
    ['nobody holds it', 0, '9C>1', { refused: 'card-not-in-hand', rule: '4.1' }],
    ['a match must be laid somewhere', 0, 'KD', { refused: 'target-required', rule: '4.3' }],
    [
      'the pool is no target for a match',
      0,
      'KD>pool',
      { refused: 'target-required', rule: '4.3' },
    ],
    ['no match, no target', 0, '2S>1', { refused: 'no-match', rule: '4.4' }],
    ['no match, a bad target', 0, '2S>9', { refused: 'no-match', rule: '4.4' }],
    ['a fifth seat', 0, 'KD>4', { refused: 'bad-target', rule: '4.3' }],
    ['a target that is no number', 0, 'KD>me', { refused: 'bad-target', rule: '4.3' }],
    ['an empty target', 0, 'KD>', { refused: 'bad-target', rule: '4.3' }],
    ['two targets', 0, 'KD>1>2', { refused: 'unreadable', rule: '8', detail: { text: 'KD>1>2' } }],
    ['no card', 0, 'hello', { refused: 'unreadable', rule: '8', detail: { text: 'hello' } }],
    ['nothing', 0, '', { refused: 'unreadable', rule: '8', detail: { text: '' } }],
    [
      'a suit that is none',
      0,
      'KX>1',
      { refused: 'unreadable', rule: '8', detail: { text: 'KX>1' } },
    ],
  ];
  test.each(cases)('%s', (_name, seat, text, refusal) => {
    const table = openTable(CLASSIC, 0, position);
    expect(unchanged(table, () => table.submit(seat, text))).toEqual(refusal);
  });
  test('after the end', () => {
    const table = openTable(CLASSIC, 0, 'hand 0: 2S ; round: 3 ; plays: 47');
    table.submit(0, '2S');
    expect(unchanged(table, () => table.submit(0, '2S'))).toEqual({
      refused: 'game-over',
      rule: '6',
    });
    expect(unchanged(table, () => table.submit(1, 'KD>1'))).toEqual({
      refused: 'game-over',
      rule: '6',
    });
  });
  test('while cards are dealt', () => {
    const table = openTable(CLASSIC);
    expect(refused(unchanged(table, () => table.submit(0, '2S')))).toBe('cards-are-dealt');
  });
  test('a text of any length is answered shortly', () => {
    const { state } = openTable(CLASSIC, 0, position);
    const answer = game.read(state, 0, 'Q'.repeat(5000));
    expect(JSON.stringify(answer).length).toBeLessThan(120);
  });
  test('the reasons are the texts of the rules, each cited by its number', () => {
    expect(Object.values(REFUSALS).map(({ reason }) => reason)).toEqual([
      'game over',
      'not your turn',
      'card not in hand',
      'target required',
      'no match: no target allowed',
      'bad target',
    ]);
    expect(Object.values(REFUSALS).map(({ rule }) => rule)).toEqual([
      '6',
      '4.5',
      '4.1',
      '4.3',
      '4.4',
      '4.3',
    ]);
  });
});

describe('5: seals', () => {
  test('four of four, burying what lies below', () => {
    const position = 'centre: - JD ; slot 2: 6S 6D JS JH ; hand 0: JC 8S';
    expect(play(position, 'JC>2')).toMatchObject({ 'slot 2': '6S 6D [JS JD JH JC]' });
    expect(eventsOf(position, 'JC>2').at(-1)).toEqual({
      kind: 'seal',
      seat: 2,
      rank: 'J',
      size: 4,
      buried: ['6S', '6D'],
    });
  });
  test('three of three when the fourth is buried', () => {
    const position =
      'centre: 9H ; pool: KC 9D ; slot 0: 9S [5S 5H 5D 5C] ; hand 1: 9C 2S ; turn: 1';
    expect(play(position, '9C>3')).toMatchObject({ 'slot 3': '[9H 9D 9C]' });
  });
  test('two of two, above an older seal, burying nothing new', () => {
    const position =
      'centre: QD ; slot 0: QS [5S 5H 5D 5C] ; slot 1: QH [7S 7H 7D 7C] ; hand 2: QC 2S ; turn: 2';
    expect(play(position, 'QC>0')).toMatchObject({ 'slot 0': 'QS [5S 5H 5D 5C] [QD QC]' });
    expect(eventsOf(position, 'QC>0').at(-1)).toMatchObject({ kind: 'seal', size: 2, buried: [] });
  });
  test('one of one: the last copy is sealed when its third sister is buried', () => {
    const position =
      'centre: 5H ; slot 0: 9S 9H 5S 5D ; slot 1: 9D [7S 7H 7D 7C] ; slot 2: 9C ; hand 3: 5C 2S ; turn: 3';
    expect(play(position, '5C>0')).toMatchObject({
      'slot 0': '9S 9H [5S 5H 5D 5C]',
      'slot 2': '[9C]',
    });
  });
  test('only the layer above the last seal is newly buried', () => {
    const position = 'centre: 5H ; slot 0: 9S [7S 7H 7D 7C] KS 5S 5D ; hand 1: 5C 2S ; turn: 1';
    expect(eventsOf(position, '5C>0').at(-1)).toMatchObject({ buried: ['KS'] });
  });
  test('a seal may complete runs elsewhere, looked for clockwise from the target', () => {
    // Both runs are completed by the first seal: slot 3 comes before slot 0.
    const two =
      'centre: 5H ; slot 2: 9S KS 5S 5D ; slot 0: 9H 9D 9C ; slot 3: KH KD KC ; hand 0: 5C 2S';
    expect(sealsOf(two, '5C>2')).toEqual(['2:4x5', '3:3xK', '0:3x9']);
    // The kings were checked before the nines buried one: it takes a second round.
    const chain =
      'centre: 5H ; slot 2: 9S 5S 5D ; slot 1: KS 9H 9D 9C ; slot 3: KH KD KC ; hand 0: 5C 2S';
    expect(sealsOf(chain, '5C>2')).toEqual(['2:4x5', '1:3x9', '3:3xK']);
  });
  test('a run never reaches into the locked part', () => {
    // Only set up: a sealed rank is nowhere else in a deal.
    expect(play('slot 1: [JS JH] JD ; hand 0: JC 2S', 'JC>1')).toMatchObject({
      'slot 1': '[JS JH] JD JC',
    });
  });
  test('a run that loses its cover is sealed in a slot that is no target', () => {
    const position = 'slot 0: 9S [5S 5H 5D 5C] ; slot 2: 9H 9D 9C 6S ; hand 3: 6D 2S ; turn: 3';
    expect(play(position, '6D>1')).toMatchObject({ 'slot 2': '[9H 9D 9C]', 'slot 1': '6S 6D' });
    expect(play(position, '6D>2')).toMatchObject({ 'slot 2': '9H 9D 9C 6S 6D' });
  });
  test('covered copies, in slots or in the pool, still count as accessible', () => {
    expect(play('centre: AC ; pool: AS QC AD 7D ; hand 0: AH 2S', 'AH>1')).toMatchObject({
      'slot 1': 'AC AH',
    });
    expect(play('centre: 8H ; slot 0: 8S KS 8D ; hand 0: 8C 2S', '8C>0')).toMatchObject({
      'slot 0': '8S KS 8H 8D 8C',
    });
  });
  test('the pool is never sealed, and a discard seals nothing', () => {
    // Slot 1 is complete but was never checked: only a package triggers the check.
    const position = 'pool: 4S 4H 4D ; slot 1: 9S 9H 9D 9C ; hand 0: 2S 3S';
    expect(play(position, '2S')).not.toHaveProperty('slot 1');
  });
});

/** Random play to the end of the match. */
function playMatch(options: Options, seed: number): Match<BuddyBluff> {
  const random = new Sfc32(seed);
  const match = Match.start(game, { options, starter: 3 });
  if (isRefusal(match)) throw new Error(match.refused);
  for (;;) {
    match.advance(random);
    if (match.over) return match;
    const { state, turn } = match.table;
    const { moves } = game.view(state, turn);
    match.table.play(moves[random.below(moves.length)]!);
  }
}

describe('6: the end', () => {
  test('the values of the cards', () => {
    const values = model.RANKS.map((rank, i) => `${rank}=${PENALTIES[i]}`).join(' ');
    expect(values).toBe('A=11 2=2 3=30 4=4 5=5 6=6 7=7 8=8 9=9 T=10 J=20 Q=15 K=10');
    expect(PENALTIES.reduce((sum, value) => sum + 4 * value, 0)).toBe(548);
  });
  test('open, sealed and buried cards all count; the lowest wins', () => {
    const table = openTable(
      CLASSIC,
      0,
      'slot 0: KC [2S 2H 2D 2C] 9D ; slot 1: 3D 3H 3S ; slot 2: 4D JH JS ; slot 3: 4S 5C 7D ; pool: QS ; hand 3: 8S ; turn: 3 ; round: 3 ; plays: 47',
    );
    table.submit(3, '8S');
    expect(table.turn).toBe(OVER);
    expect(game.scores(table.state)).toEqual([27, 90, 44, 16]);
    expect(table.log.at(-1)).toEqual({
      kind: 'over',
      scores: [27, 90, 44, 16],
      places: [2, 4, 3, 1],
    });
    expect(game.view(table.state, 0)).toMatchObject({
      scores: [27, 90, 44, 16],
      places: [2, 4, 3, 1],
      moves: [],
    });
  });
  test('equal scores share the better place and the win', () => {
    const table = openTable(
      CLASSIC,
      0,
      'slot 0: 5S ; slot 1: 7S ; slot 2: 5H ; slot 3: 9S ; plays: 48 ; round: 3',
    );
    expect(game.view(table.state, EVERYBODY).places).toEqual([1, 3, 1, 4]);
    const payoff = new Float64Array(4);
    game.payoff(table.state, payoff);
    expect([...payoff]).toEqual([0.5, 0, 0.5, 0]);
  });
  test.each([
    ['5S', '7S', '6H', '9S', [1, 0, 0, 0]],
    ['5S', '5D', '5H', '9S', [1 / 3, 1 / 3, 1 / 3, 0]],
    ['5S', '5D', '5H', '5C', [1 / 4, 1 / 4, 1 / 4, 1 / 4]],
  ])('the win is one, for however many: %s %s %s %s', (a, b, c, d, shares) => {
    const slots = [a, b, c, d].map((card, seat) => `slot ${seat}: ${card}`).join(' ; ');
    const { state } = openTable(CLASSIC, 0, `${slots} ; plays: 48 ; round: 3`);
    const payoff = new Float64Array(4);
    game.payoff(state, payoff);
    expect([...payoff]).toEqual(shares);
  });

  test('a match of one deal', () => {
    const match = playMatch(CLASSIC, 1);
    expect(match.tables).toHaveLength(1);
    expect(match.totals).toEqual(game.scores(match.table.state));
  });
  test('a match of four deals: each seat starts once, penalties add up, places follow the totals', () => {
    const match = playMatch({ ...CLASSIC, deals: 4 }, 2);
    expect(match.tables.map((table) => table.deal.starter)).toEqual([3, 0, 1, 2]);
    const sheet = match.tables.map(({ state }) => game.scores(state));
    const totals = SEATS.map((seat) => sheet.reduce((sum, scores) => sum + scores[seat]!, 0));
    expect(match.totals).toEqual(totals);
    expect(match.places).toEqual(model.placesOf(totals));
    expect(match.tables[2]!.deal.carry).toEqual(
      SEATS.map((seat) => sheet[0]![seat]! + sheet[1]![seat]!),
    );
    // Every deal has its own shuffle.
    expect(new Set(match.tables.map((table) => table.steps[0]!.text)).size).toBe(4);
  });
});

describe('10: options', () => {
  test('onion lifts the whole run, in its order', () => {
    const position = 'slot 0: 9D 9C JS JH ; hand 0: JD 6S';
    expect(play(position, 'JD>2')).toMatchObject({ 'slot 0': '9D 9C JS', 'slot 2': 'JH JD' });
    expect(play(position, 'JD>2', ONION)).toMatchObject({
      'slot 0': '9D 9C',
      'slot 2': 'JS JH JD',
    });
    expect(play('pool: KC 2S 2D ; hand 0: 2H 9S', '2H>3', ONION)).toMatchObject({
      pool: 'KC',
      'slot 3': '2S 2D 2H',
    });
  });
  test('onion stops at a seal', () => {
    // Only set up: a sealed rank is nowhere else in a deal.
    expect(play('slot 1: [JS JH] JD ; hand 0: JC 2S', 'JC>0', ONION)).toMatchObject({
      'slot 0': 'JD JC',
      'slot 1': '[JS JH]',
    });
  });
  test.each([
    ['', { lift: 'top', deals: 1 }],
    ['classic', { lift: 'top', deals: 1 }],
    ['onion', { lift: 'run', deals: 1 }],
    ['match', { lift: 'top', deals: 4 }],
    ['onion+match', { lift: 'run', deals: 4 }],
    ['deals=4', { lift: 'top', deals: 4 }],
    ['onion lift=top', { lift: 'top', deals: 1 }],
  ])('%s', (text, expected) => {
    const options = readOptions(rules, text);
    if (isRefusal(options)) throw new Error(options.refused);
    expect(options).toEqual(expected);
    expect(readOptions(rules, formatOptions(rules, options))).toEqual(options);
  });
  test.each([
    ['speed=3', 'unknown-option', 'options'],
    ['lift=half', 'bad-option-value', '10'],
    ['deals=2', 'bad-option-value', '6'],
    ['deals=four', 'bad-option-value', '6'],
    ['poker', 'unknown-preset', 'options'],
    ['lift=run lift=top', 'option-twice', 'options'],
  ])('%s is refused', (text, id, rule) => {
    expect(readOptions(rules, text)).toMatchObject({ refused: id, rule });
  });
  test('settings of the wrong type are refused', () => {
    expect(refused(withOptions(rules, { deals: '4' }))).toBe('bad-option-value');
    expect(refused(withOptions(rules, { lift: undefined }))).toBe('bad-option-value');
  });
});
