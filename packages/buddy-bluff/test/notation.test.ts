/** Rule 8: plays, deals and positions as text; malformed text is refused by name and changes nothing. */
import {
  CHANCE,
  isRefusal,
  listMoves,
  OVER,
  parseRecord,
  replayRecord,
  Sfc32,
  EVERYBODY,
} from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { buddyBluff as game } from '../src/index.ts';
import { State } from '../src/state.ts';
import { refused, unchanged } from './door.ts';
import * as model from './model.ts';
import { CLASSIC, openTable } from './side-by-side.ts';

describe('plays', () => {
  const position = 'centre: KS ; hand 2: KD 7D ; turn: 2';
  test('a discard is the card, a package has its seat behind it', () => {
    const { state } = openTable(CLASSIC, 0, position);
    expect(listMoves(game, state).map((move) => game.formatTruth(state, move))).toEqual([
      'KD>2',
      'KD>3',
      'KD>0',
      'KD>1',
      '7D',
    ]);
  });
  test.each(['7D', '7D>pool', '7d', '7d>POOL', ' 7D '])('"%s" is a discard', (text) => {
    const { state } = openTable(CLASSIC, 0, position);
    const move = game.read(state, 2, text);
    if (isRefusal(move)) throw new Error(move.refused);
    expect(game.formatTruth(state, move)).toBe('7D');
  });
  test.each(['KD>3', 'kd>3', ' KD>3\n'])('"%s" is a package', (text) => {
    const { state } = openTable(CLASSIC, 0, position);
    const move = game.read(state, 2, text);
    if (isRefusal(move)) throw new Error(move.refused);
    expect(game.formatTruth(state, move)).toBe('KD>3');
  });
});

describe('deals', () => {
  const first =
    'deal centre: AS AH AD AC ; hand 2: 2S 3S 4S 5S ; hand 3: 2H 3H 4H 5H ; hand 0: 2D 3D 4D 5D ; hand 1: 2C 3C 4C 5C';
  test('the first deal has a centre, and hands in the order in which they are dealt', () => {
    const table = openTable(CLASSIC, 2);
    expect(table.submitDeal(first)).toBeUndefined();
    expect(table.steps[0]!.text).toBe(first);
  });
  test('hands may stand in any order', () => {
    const table = openTable(CLASSIC, 2);
    const [centre, ...hands] = first.slice(5).split(' ; ');
    expect(table.submitDeal(`deal ${[...hands.toReversed(), centre].join(' ; ')}`)).toBeUndefined();
    expect(table.steps[0]!.text).toBe(first);
  });
  test('a seat reads only its own hand and the centre', () => {
    const table = openTable(CLASSIC, 2);
    table.submitDeal(first);
    const step = table.steps[0]!;
    if (step.kind !== 'chance') throw new Error('a deal is chance');
    const { state } = openTable(CLASSIC, 2);
    expect(game.formatDeal(state, step.outcome, 20, 3)).toBe(
      'deal centre: AS AH AD AC ; hand 2: 4 cards ; hand 3: 2H 3H 4H 5H ; hand 0: 4 cards ; hand 1: 4 cards',
    );
  });

  const change = (from: string, to: string): string => first.replace(from, to);
  test.each([
    ['no deal', '2S', 'not-a-deal'],
    ['nothing', '', 'not-a-deal'],
    ['an unknown field', `${first} ; pool: KS`, 'unreadable'],
    ['a field without a colon', `${first} ; KS`, 'unreadable'],
    ['a fifth hand', `${first} ; hand 4: KS`, 'unreadable'],
    ['a hand twice', `${first} ; hand 1: KS`, 'named-twice'],
    ['no such card in the centre', change('AS', 'XS'), 'no-such-card'],
    ['no such card in a hand', change('2S', '2X'), 'no-such-card'],
    ['a card twice in a hand', change('2S', '3S'), 'card-twice'],
    ['a card of the centre in a hand', change('2S', 'AS'), 'card-twice'],
    ['no centre', change('centre: AS AH AD AC ;', ''), 'deal-size'],
    ['three cards in the centre', change('AS ', ''), 'deal-size'],
    ['a hand of three', change('2S ', ''), 'deal-size'],
    ['a hand of five', change('2S', '2S KS'), 'deal-size'],
    ['five and three', change('2S', '2S 2H').replace('hand 3: 2H', 'hand 3:'), 'deal-size'],
    ['a hand missing', change('hand 2: 2S 3S 4S 5S ;', ''), 'deal-size'],
    ['as a seat may read it', change('2S 3S 4S 5S', '4 cards'), 'no-such-card'],
  ])('%s', (_name, text, id) => {
    const table = openTable(CLASSIC, 2);
    expect(refused(unchanged(table, () => table.submitDeal(text)))).toBe(id);
  });

  describe('of a later round', () => {
    const waiting = 'pool: KS ; round: 1 ; plays: 16';
    const later =
      'deal hand 0: 2S 3S 4S 5S ; hand 1: 2H 3H 4H 5H ; hand 2: 2D 3D 4D 5D ; hand 3: 2C 3C 4C 5C';
    test('has hands alone', () => {
      const table = openTable(CLASSIC, 0, waiting);
      expect(table.submitDeal(later)).toBeUndefined();
      expect(table.steps[0]!.text).toBe(later);
    });
    test.each([
      ['a card that lies on the table', later.replace('2S', 'KS'), 'card-dealt'],
      ['a centre', `${later} ; centre: AS AH AD AC`, 'unreadable'],
    ])('%s', (_name, text, id) => {
      const table = openTable(CLASSIC, 0, waiting);
      expect(refused(unchanged(table, () => table.submitDeal(text)))).toBe(id);
    });
    test('nothing is dealt while a seat is to play', () => {
      const table = openTable(CLASSIC, 0, 'hand 0: KS');
      expect(refused(unchanged(table, () => table.submitDeal(later)))).toBe('nothing-to-deal');
    });
    test('a set-up deck that runs short leaves later seats with less', () => {
      const kept = new Set(['AS', 'AH', 'AD', 'AC', '2S', '2H']);
      const pool = model.DECK.filter((card) => !kept.has(card));
      const table = openTable(
        CLASSIC,
        0,
        `pool: ${pool.join(' ')} ; starter: 3 ; round: 1 ; plays: 16`,
      );
      const uneven = 'deal hand 3: AS ; hand 0: AH 2S ; hand 1: AD 2H ; hand 2: AC';
      expect(refused(unchanged(table, () => table.submitDeal(uneven)))).toBe('deal-size');
      const even = 'deal hand 3: AS 2S ; hand 0: AH 2H ; hand 1: AD ; hand 2: AC';
      expect(table.submitDeal(even)).toBeUndefined();
      expect(game.view(table.state, EVERYBODY).handSizes).toEqual([2, 1, 1, 2]);
      expect(game.seen(table.log[0]!, 3)).toMatchObject({
        hand: ['AS', '2S'],
        sizes: [2, 1, 1, 2],
      });
    });
  });
});

describe('positions', () => {
  test('every field, in this order', () => {
    const text =
      'centre: KS - QD 3C ; pool: AC ; slot 0: 9S [5S 5H 5D 5C] 9C ; slot 1: ; slot 2: ; slot 3: ; ' +
      'hand 0: QH 4S ; hand 1: 2S ; hand 2: ; hand 3: ; turn: 1 ; starter: 3 ; round: 2 ; plays: 21';
    const { state } = openTable(CLASSIC, 0, text);
    expect(game.formatPosition(state)).toBe(text);
    expect(state.accessible[8]).toBe(3);
  });
  test('what is left out is empty, seat 0, round 1 and no plays', () => {
    const { state } = openTable(CLASSIC, 3, 'hand 0: 4S');
    expect(game.formatPosition(state)).toBe(
      'centre: - - - - ; pool: ; slot 0: ; slot 1: ; slot 2: ; slot 3: ; ' +
        'hand 0: 4S ; hand 1: ; hand 2: ; hand 3: ; turn: 0 ; starter: 0 ; round: 1 ; plays: 0',
    );
  });
  test('before the deal, between rounds and after the end', () => {
    expect(openTable(CLASSIC, 0, 'starter: 2 ; turn: 2 ; round: 0').turn).toBe(-1);
    expect(openTable(CLASSIC, 0, 'pool: KS ; round: 2 ; plays: 32').turn).toBe(-1);
    expect(openTable(CLASSIC, 0, 'pool: KS ; round: 3 ; plays: 48').turn).toBe(-2);
  });
  test('hands that do not fit the number of plays: cards are dealt when the last hand is empty', () => {
    expect(openTable(CLASSIC, 0, 'hand 0: KS ; round: 1 ; plays: 16').turn).toBe(0);
    expect(openTable(CLASSIC, 0, 'pool: KS ; round: 1 ; plays: 5').turn).toBe(CHANCE);
    expect(openTable(CLASSIC, 0, 'hand 0: KS ; round: 3 ; plays: 48').turn).toBe(OVER);
    const pool = model.DECK.join(' ');
    expect(openTable(CLASSIC, 0, `pool: ${pool} ; round: 1 ; plays: 16`).turn).toBe(OVER);
    // Two cards more than plays in the round: all of them are played before the next deal.
    const table = openTable(CLASSIC, 0, 'hand 0: 2S 3S ; hand 1: 4S ; round: 1 ; plays: 15');
    for (const [seat, card] of [
      [0, '2S'],
      [1, '4S'],
      [0, '3S'],
    ] as const) {
      expect(table.turn).toBe(seat);
      table.submit(seat, card);
    }
    expect(table.turn).toBe(CHANCE);
  });

  const hand = 'hand 0: 4S';
  test.each([
    ['an unknown field', `${hand} ; center: KS`, 'unreadable'],
    ['a field without a colon', `${hand} ; KS`, 'unreadable'],
    ['a fifth slot', `${hand} ; slot 4: KS`, 'unreadable'],
    ['a field twice', `${hand} ; ${hand}`, 'named-twice'],
    ['centre: no such card', `${hand} ; centre: 1S`, 'no-such-card'],
    ['centre: a card twice', `${hand} ; centre: 4S`, 'card-twice'],
    ['centre: five places', `${hand} ; centre: - - - - KS`, 'centre-size'],
    ['pool: no such card', `${hand} ; pool: 10S`, 'no-such-card'],
    ['pool: a card twice', `${hand} ; pool: KS KS`, 'card-twice'],
    ['slot: no such card', `${hand} ; slot 2: kS`, 'no-such-card'],
    ['slot: a card twice', `${hand} ; slot 2: 4S`, 'card-twice'],
    ['slot: an open bracket', `${hand} ; slot 2: [5S 5H`, 'bad-seal'],
    ['slot: a closing bracket', `${hand} ; slot 2: 5S 5H]`, 'bad-seal'],
    ['slot: an empty seal', `${hand} ; slot 2: 5S []`, 'bad-seal'],
    ['slot: a seal in a seal', `${hand} ; slot 2: [5S [5H] 5D]`, 'bad-seal'],
    ['slot: a seal of two ranks', `${hand} ; slot 2: [5S 6S]`, 'bad-seal'],
    ['hand: no such card', `${hand} ; hand 1: -`, 'no-such-card'],
    ['hand: a card twice', `${hand} ; hand 1: 4S`, 'card-twice'],
    ['turn: no such seat', `${hand} ; turn: 4`, 'bad-number'],
    ['turn: empty', `${hand} ; turn:`, 'bad-number'],
    ['starter: no number', `${hand} ; starter: me`, 'bad-number'],
    ['starter: below zero', `${hand} ; starter: -1`, 'bad-number'],
    ['round: a fourth', `${hand} ; round: 4`, 'bad-number'],
    ['plays: too many', `${hand} ; plays: 49`, 'bad-number'],
    ['plays: not whole', `${hand} ; plays: 1.5`, 'bad-number'],
    ['nothing at all', '', 'nothing-to-play'],
    ['nothing played, and no hands', 'centre: KS ; round: 2', 'nothing-to-play'],
    ['round 0 with a hand', `${hand} ; round: 0`, 'nothing-dealt'],
    ['round 0 with a pool', 'pool: KS ; round: 0', 'nothing-dealt'],
    ['round 0 with a slot', 'slot 3: KS ; round: 0', 'nothing-dealt'],
    ['round 0 with a centre', 'centre: KS ; round: 0', 'nothing-dealt'],
    ['round 0 with plays', 'round: 0 ; plays: 16', 'nothing-dealt'],
  ])('%s', (_name, text, id) => {
    const state = new State(CLASSIC);
    game.setup(state, { number: 0, starter: 1, carry: [] });
    const before = state.bytes.slice();
    const refusal = game.readPosition(state, text);
    expect(refused(refusal)).toBe(id);
    expect(refusal?.rule).not.toBe('');
    expect(state.bytes).toEqual(before);
  });

  test('cards are kept, whatever a readable position leads to', () => {
    const random = new Sfc32(1);
    const outcome = new Uint8Array(52);
    const pools = [0, 30, 36, 45, 51].map((size) => model.DECK.slice(0, size).join(' '));
    for (const pool of pools) {
      for (const numbers of [
        'round: 1 ; plays: 16',
        'round: 2 ; plays: 32',
        'round: 0 ; plays: 0',
      ]) {
        const state = new State(CLASSIC);
        game.setup(state, { number: 0, starter: 0, carry: [] });
        if (game.readPosition(state, `pool: ${pool} ; ${numbers}`) !== undefined) continue;
        game.deal(state, outcome, game.draw(state, random, outcome));
        const { handSizes, deckSize, centre } = game.view(state, EVERYBODY);
        const laid = centre.filter((card) => card !== null).length;
        const held = handSizes.reduce((sum, size) => sum + size, 0);
        const inPool = game.view(state, EVERYBODY).pool.length;
        expect(inPool + laid + held + deckSize).toBe(52);
      }
    }
  });
});

describe('views and records', () => {
  test('a view as text names no card that its seat cannot see', () => {
    const { state } = openTable(
      CLASSIC,
      0,
      'centre: KS ; slot 1: [9S] ; hand 0: 4S ; hand 1: 2S 3S',
    );
    const rest = 'deck: 47 cards ; turn: 0 ; starter: 0 ; round: 1 ; plays: 0';
    const table = 'centre: KS - - - ; pool: ; slot 0: ; slot 1: [9S] ; slot 2: ; slot 3:';
    expect(game.formatView(game.view(state, 1))).toBe(
      `${table} ; hand 0: 1 cards ; hand 1: 2S 3S ; hand 2: 0 cards ; hand 3: 0 cards ; ${rest}`,
    );
    expect(game.formatView(game.view(state, EVERYBODY))).toBe(
      `${table} ; hand 0: 1 cards ; hand 1: 2 cards ; hand 2: 0 cards ; hand 3: 0 cards ; ${rest}`,
    );
  });
  test.each([
    ['an unreadable play', '4S\nhello', 9, 'unreadable'],
    ['a play that is refused', '4S>1', 8, 'no-match'],
    ['a play after a broken position', '4S', 6, 'card-twice', 'hand 0: 4S 4S'],
  ])(
    'a record with %s names the line',
    (_name, moves, line, id, position = 'hand 0: 4S ; hand 1: 5S') => {
      const text = `pakli record 2\ngame: buddy-bluff 1\nseats: 4\nstarter: 0\nchecksum: none\nposition: ${position}\n[deal 1]\n${moves}\n`;
      const record = parseRecord(text);
      if (isRefusal(record)) throw new Error(record.refused);
      expect(replayRecord(game, record)).toMatchObject({ line, refused: id });
    },
  );
});

describe('what was played', () => {
  const position = 'centre: KS 7H QD - ; hand 0: 5S 6S ; hand 1: 7S ; hand 2: 8H ; hand 3: 8D';
  test('is kept and shown to everybody', () => {
    const table = openTable(CLASSIC, 0, position);
    table.submit(0, '5S');
    table.submit(1, '7S>3');
    expect(game.formatPosition(table.state)).toContain('played: 5S 7S>3 ; turn: 2');
    for (const seat of [0, 3, EVERYBODY]) {
      expect(game.view(table.state, seat).played).toEqual(['5S', '7S>3']);
    }
  });
  test('before a set-up position may be given in part', () => {
    const table = openTable(CLASSIC, 0, `${position} ; played: AS>0 KC ; plays: 9`);
    expect(game.view(table.state, 1).played).toEqual(['AS>0', 'KC']);
    table.submit(0, '5S');
    expect(game.view(table.state, 1).played).toEqual(['AS>0', 'KC', '5S']);
  });
  test.each([
    ['played: AX ; plays: 9', 'unreadable'],
    ['played: AS>4 ; plays: 9', 'unreadable'],
    ['played: AS>0>1 ; plays: 9', 'unreadable'],
    ['played: AS KC ; plays: 1', 'bad-number'],
  ])('%s is refused', (fields, refused) => {
    const state = game.create(CLASSIC, 4);
    expect(game.readPosition(state, `${position} ; ${fields}`)).toMatchObject({
      refused,
      rule: '8',
    });
  });
});
