import { askPlayer, listMoves, OVER, Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { players, rulesMove, ulti } from '../src/index.ts';
import { contractWith, DECK, dealOf, stateOf } from './positions.ts';
import { optionsOf } from './subject.ts';

/** The common choice of the policy and the player. */
function choice(text: string, rules?: string): string {
  const state = stateOf(text, rules);
  const move = rulesMove(state);
  const view = ulti.view(state, ulti.turn(state));
  expect(askPlayer(players.rules, view, new Sfc32(1), 1).move).toBe(move);
  return ulti.formatTruth(state, move);
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

describe('kontra by thresholds', () => {
  const OWN = 'A7 AA AO H7 H8 H9 L7 L8 L9 LU';

  /** The second seat's play with these cards after the soloist's lead of H9. */
  function against(contract: string, hand: string): string {
    const taken = `${OWN} ${hand}`.split(' ');
    const third = DECK.filter((name) => !taken.includes(name)).slice(0, 10);
    const hands = [OWN, hand, third.join(' ')];
    return choice(ulti.formatPosition(contractWith(`${contract} ; trump: A`, hands, 'play H9')));
  }

  test('three trumps are not enough against an Ulti', () => {
    expect(against('U', 'A8 A9 AU AX B7 B8 HX HA LX LA')).toMatch(/^kontra ulti/);
    expect(against('U', 'A8 A9 AU BX B7 B8 HX HA LX LA')).toMatch(/^play/);
  });

  test('half of the marriage is, against a 40-100', () => {
    expect(against('40', 'A8 A9 AK BX B7 B8 HX HA LX LA')).toBe('kontra 40-100');
    expect(against('40', 'A8 A9 AU BX B7 B8 HX HA LX LA')).toMatch(/^play/);
  });

  test('a hand that wins on its own is, against a Passz', () => {
    expect(against('P', 'AK AX AU A9 A8 HA HX BA BX LA')).toMatch(/^kontra passz/);
    expect(against('P', 'AK AU A9 B7 B8 HO HU BU BK LX')).toMatch(/^play/);
  });

  test('nothing is without trumps', () => {
    const hands = [
      'HA HK HO HU BA BK BO LA LK AA',
      'H7 H8 B7 B8 BX L7 L8 LX AK AO',
      'H9 HX B9 BU L9 LU LO A9 AX AU',
    ];
    expect(choice(ulti.formatPosition(contractWith('D', hands, 'play HA')))).toMatch(/^play/);
  });
});

/** The forehand's answer to a Betli over his Ulti. */
function held(kept: string): string {
  const said = 'bid U ; discard HA ; discard BA ; pickup ; bid BE ; discard HA ; discard BA';
  return choice(`${dealOf(`${kept} HA BA`)} ; ${said}`);
}

/** The forehand's choice after all have passed his Passz. */
function last(kept: string): string {
  return choice(`${dealOf(`${kept} HA BA`)} ; bid P ; discard HA ; discard BA ; pass ; pass`);
}

describe('raises and names', () => {
  test('answers a kontra where the component is likely made', () => {
    const others = ['H9 HU B9 BU BO L9 LU LO A9 AU', 'HO HK HA BK BA LK LA AK AA AO'];
    const said = 'play HX ; kontra betli ; play HU ; play HO';
    const sure = contractWith('BE', ['H7 H8 HX B7 B8 BX L7 L8 A7 A8', ...others], said);
    expect(choice(ulti.formatPosition(sure))).toBe('raise betli@1');
    // A bare nine: made more often than not, and who doubled had his reasons.
    const doubt = contractWith(
      'BE',
      [
        'H7 H8 HX B7 B8 BX L7 L8 L9 A9',
        'H9 HU B9 BU BO LX LU LO A8 AU',
        'HO HK HA BK BA LK LA AK AA AO',
      ],
      said,
    );
    expect(choice(ulti.formatPosition(doubt))).toBe('done');
  });

  test('names the suit that promises most', () => {
    const own = 'L7 L8 L9 LU LO LA A7 A8 BA BX HA HK';
    expect(choice(`${dealOf(own)} ; bid U ; discard HA ; discard HK ; pass ; pass ; stand`)).toBe(
      'trump L',
    );
  });

  test('lays down what a Betli does not need, card by card', () => {
    const own = 'H7 H8 B7 B8 B9 BX L7 L8 A7 A8 HA LA';
    expect(choice(`${dealOf(own)} ; bid BE`)).toMatch(/^discard [HL]A$/);
    expect(choice(`${dealOf(own)} ; bid BE ; discard HA`)).toBe('discard LA');
  });

  test('holds a bid that it can make, and releases one that it cannot', () => {
    expect(held('A7 A9 AU AO AK AX AA LA LX H7')).toBe('hold');
    expect(held('A7 A9 L8 L9 LU B8 B9 BU H7 H8')).toBe('release');
  });

  test('raises itself only for something clearly better', () => {
    expect(last('H7 H8 HX B7 B8 BX L7 L8 A7 A8')).toBe('pickup');
    expect(last('HU H9 BU B9 LU L9 LK AU A9 AK')).toBe('stand');
  });
});

/** A card of an ending of three. */
function late(contract: string, hands: string, more: string): string {
  const past = 'points: 40 40 ; tricks: 4 3 ; marriages: - - -';
  return choice(`contract: ${contract} ; soloist: 0 ; ${hands} ; ${past} ; ${more}`);
}

describe('cards', () => {
  test('points go to a partner who wins, and not to the soloist', () => {
    const hands = 'hand 0: H7 HK A7 ; hand 1: HA B7 B8 ; hand 2: LX L9 L8 ; talon: LU LO';
    // The partner's ace wins: the ten goes with it.
    expect(late('P ; trump: A', hands, 'leader: 0 ; play H7 ; play HA')).toBe('play LX');
    const other = 'hand 0: HA HK A7 ; hand 1: H8 B7 B8 ; hand 2: LX L9 L8 ; talon: LU LO';
    expect(late('P ; trump: A', other, 'leader: 0 ; play HA ; play H8')).toBe('play L8');
  });

  test('the last to play brings a ten home', () => {
    const hands = 'hand 0: H7 HK A7 ; hand 1: H8 B7 B8 ; hand 2: A8 AX L8 ; talon: LU LO';
    expect(late('P ; trump: A', hands, 'leader: 0 ; play HK ; play H8')).toBe('play AX');
  });

  test('a soloist keeps the trumps of an Ulti', () => {
    const hands = 'hand 0: A7 A9 H9 ; hand 1: H8 B7 B8 ; hand 2: L7 L9 L8 ; talon: LU LO';
    expect(late('U ; trump: A', hands, 'leader: 0')).toBe('play H9');
  });

  test('a defender of a Betli stays under the soloist and goes over his partner', () => {
    const past = 'points: 0 70 ; tricks: 0 7 ; marriages: - - -';
    const betli = (hands: string, more: string): string =>
      choice(`contract: BE ; soloist: 0 ; ${hands} ; talon: LU LO ; ${past} ; ${more}`);
    const under = 'hand 0: HO B7 L7 ; hand 1: B9 BX L9 ; hand 2: H7 HU HA';
    expect(betli(under, 'leader: 0 ; play HO ; play B9')).toBe('play HU');
    const over = 'hand 0: H8 B7 L7 ; hand 1: HU BX L9 ; hand 2: H7 HO HA';
    expect(betli(over, 'leader: 1 ; play HU')).toBe('play HA');
    expect(betli('hand 0: H8 B7 L7 ; hand 1: HU BX L9 ; hand 2: H7 HO HA', 'leader: 2')).toBe(
      'play H7',
    );
  });

  test('a soloist of a Durchmars leads what nobody beats, and a defender keeps it', () => {
    const past = 'points: 90 0 ; tricks: 7 0 ; marriages: - - -';
    const all = (hands: string, more: string): string =>
      choice(`contract: D ; soloist: 0 ; ${hands} ; talon: LU LO ; ${past} ; ${more}`);
    const hands = 'hand 0: HA BK LK ; hand 1: BA B9 L9 ; hand 2: B7 H7 L8';
    expect(all(hands, 'leader: 0')).toBe('play HA');
    expect(all(hands, 'leader: 0 ; play HA')).toBe('play L9');
  });
});
