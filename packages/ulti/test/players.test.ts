import { ask, listMoves, OVER, Sfc32 } from '@pakli/core';
import { expect, test } from 'vitest';
import { players, rulesMove, ulti, type State } from '../src/index.ts';
import { optionsOf } from './subject.ts';

function at(text: string, rules = 'seed'): State {
  const state = ulti.create(optionsOf(rules), 3);
  expect(ulti.readPosition(state, text)).toBeUndefined();
  return state;
}

/** What the policy and the player both do. */
function choice(text: string, rules?: string): string {
  const state = at(text, rules);
  const move = rulesMove(state);
  const view = ulti.view(state, ulti.turn(state));
  expect(ask(players.rules, view, new Sfc32(1), 1).move).toBe(move);
  return ulti.formatTruth(state, move);
}

/** The forehand's twelve cards, the others sharing the rest. */
function dealOf(hand: string): string {
  const all = ['H', 'B', 'L', 'A'].flatMap((suit) =>
    '789UOKXA'.split('').map((rank) => suit + rank),
  );
  const own = hand.split(' ');
  const rest = all.filter((card) => !own.includes(card));
  const deck = [own.splice(0, 5), rest.splice(0, 10), own, rest].flat();
  return `deal: ${deck.join(' ')}`;
}

test('bids what the cards are good for', () => {
  expect(choice(dealOf('A7 A9 AO AK AX AA BA BX LA LX H7 H8'))).toBe('bid 40U');
  expect(choice(dealOf('H7 H8 H9 B7 B8 B9 L7 L8 L9 A7 A8 A9'))).toBe('bid H-OB');
  expect(choice(dealOf('HA HK HO HU BA BK BO BU LA LK AA AK'))).toMatch(/^bid H-OD|^bid OD/);
  expect(choice(dealOf('H8 HU HK B8 BU BK L8 LU LK A8 AU AK'))).toMatch(/^bid P$/);
});

test('passes with nothing, picks up with a strong hand', () => {
  // The next seat gets middle cards of all suits.
  const middling =
    'H7 H9 B7 B9 L7 H8 HU HK B8 BU HO HX HA BK BX L8 A7 A8 BA LA AA AO L9 LU LK A9 AU BO LO LX AK AX';
  expect(choice(`deal: ${middling} ; bid P ; discard H7 ; discard H9`)).toBe('pass');
  // The next seat gets eight bells and two hearts.
  const deck =
    'H7 H8 H9 L7 L8 B7 B8 B9 BU BO A7 A8 A9 AU AO L9 LU LO LK LX LA HU BK BX BA HK HO AK AX AA HX HA';
  const strong = `deal: ${deck} ; bid P ; discard H7 ; discard H8`;
  expect(choice(strong)).toBe('pickup');
});

test('kontras an ulti with four trumps', () => {
  const text =
    'contract: U ; trump: A ; soloist: 0 ; hand 0: A7 AK AO AA H7 H8 H9 L7 L8 L9 ; hand 1: A8 A9 AU AX B7 B8 HX HA LX LA ; ' +
    'hand 2: B9 BU BO BK BX BA HU HO HK LK ; talon: LU LO ; play H9';
  expect(choice(text)).toMatch(/^kontra ulti/);
});

test('in betli the soloist stays under the trick', () => {
  const past = 'talon: LU LO ; leader: 1 ; points: 0 0 ; tricks: 0 7 ; marriages: - - -';
  const text = `contract: BE ; soloist: 0 ; hand 0: H7 HU HA ; hand 1: B7 B8 ; hand 2: B9 BU ; ${past} ; table: HO HX`;
  expect(choice(text)).toBe('play HU');
});

test('takes the last trick of points with the card that wins', () => {
  const past = 'talon: LU LO ; leader: 1 ; points: 40 50 ; tricks: 4 4 ; marriages: - - -';
  const text = `contract: P ; trump: A ; soloist: 0 ; hand 0: L7 A8 ; hand 1: B7 ; hand 2: B9 ; ${past} ; table: HX HA`;
  expect(choice(text)).toBe('play A8');
});

test('one player by rules leads two that play at random', () => {
  const random = new Sfc32(3);
  const state = ulti.create(optionsOf('seed'), 3);
  const outcome = new Uint8Array(32);
  let sum = 0;
  for (let i = 0; i < 150; i++) {
    ulti.setup(state, { number: 0, starter: i % 3, carry: [0, 0, 0] });
    ulti.deal(state, outcome, ulti.draw(state, random, outcome));
    const own = Math.floor(i / 3) % 3;
    while (ulti.turn(state) !== OVER) {
      const moves = listMoves(ulti, state);
      const any = moves[random.below(moves.length)]!;
      ulti.play(state, ulti.turn(state) === own ? rulesMove(state) : any);
    }
    sum += ulti.scores(state)[own]!;
  }
  expect(sum / 150).toBeGreaterThan(15);
});
