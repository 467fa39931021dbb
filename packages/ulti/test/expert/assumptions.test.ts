/** Statistics of bids since the first expert, and the expert's use of them. */
import { askPlayer, Sfc32, type Answer } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { players, ulti, type State } from '../../src/index.ts';
import { HOLD, isKontra, PASS, PICKUP, STAND } from '../../src/codes.ts';
import { COUNTED, FIRST, type Assumptions } from '../../src/knowledge/expert/assumptions.ts';
import { biddingPlayer, solvingPlayer } from '../../src/knowledge/expert/player.ts';
import { contractWith, dealOf, stateOf } from '../positions.ts';

function answer(state: State, assumptions: Assumptions, steps = 12): Answer {
  const bidder = biddingPlayer({ worlds: 40, talons: 40, assumptions });
  const player = solvingPlayer({ temperature: 0, nodes: 200_000, worlds: 12, bidder, assumptions });
  return askPlayer(player, ulti.view(state, ulti.turn(state)), new Sfc32(1), steps);
}

function valueOf({ estimates = [] }: Answer, move: number): number {
  return estimates.find((one) => one.move === move)?.value ?? Number.NaN;
}

const OWN = 'A7 A8 A9 AU AO AK BA LA HA B7 L7 H7';
const MIDDLE = 'L8 LX LO LK H8 H9 HX B8 B9 BX';

/** The next seat is asked after an Ulti of the forehand. */
const asked = stateOf(`${dealOf(OWN, MIDDLE)} ; bid U ; discard B7 ; discard L7`);

describe('in the auction', () => {
  test('to let a bid stand costs two thirds of it, and a talon is worth hoping for', () => {
    const [first, now] = [answer(asked, FIRST), answer(asked, COUNTED)];
    expect(valueOf(now, PASS)).toBeCloseTo(-0.65 * 5, 9);
    expect(valueOf(now, PICKUP)).toBeCloseTo(valueOf(first, PICKUP) + 3, 9);
  });

  test('what looks better is done', () => {
    const outcome = new Uint8Array(ulti.maxOutcome);
    const random = new Sfc32(5);
    const moves = Array.from({ length: 8 }, () => {
      const state = ulti.create(asked.options, 3);
      ulti.setup(state, { number: 0, starter: 0, carry: [0, 0, 0] });
      ulti.deal(state, outcome, ulti.draw(state, random, outcome));
      while (ulti.turn(state) === 0) {
        ulti.play(state, askPlayer(players.rules, ulti.view(state, 0), random, 1).move);
      }
      const told = answer(state, COUNTED, 4);
      const better = valueOf(told, PICKUP) > valueOf(told, PASS) ? PICKUP : PASS;
      expect(told.move).toBe(better);
      return told.move;
    });
    expect(new Set(moves)).toEqual(new Set([PASS, PICKUP]));
  });

  test('who knows the talon hopes for nothing: he holds as the first expert does', () => {
    const said = 'pickup ; bid BE ; discard B7 ; discard L7';
    const even = stateOf(`${dealOf(OWN, MIDDLE)} ; bid U ; discard B7 ; discard L7 ; ${said}`);
    expect(valueOf(answer(even, COUNTED), HOLD)).toBe(valueOf(answer(even, FIRST), HOLD));
  });
});

test.each([
  [
    'little',
    'H8 HU HA B7 B8 H7 H9 HO HK HX BX L7 LU LO LK B9 BU L8 L9 LA A7 AA BO BK BA A9 AX LX A8 AU AO AK ; bid P ; discard B7 ; discard HU',
    STAND,
  ],
  [
    'much',
    'HU HO B7 BU BK H7 H8 H9 HK BX HX HA B8 B9 BO L8 LU LO LK A9 AK AX L7 L9 A7 A8 AO BA LX LA AU AA ; bid 40 ; discard B7 ; discard BU',
    PICKUP,
  ],
])('a bid of his own that looks %s better is worth raising himself or not', (_, deal, move) => {
  const state = stateOf(`dealer: 2 ; deal: ${deal} ; pass ; pass`);
  const told = answer(state, FIRST);
  expect(valueOf(told, PICKUP)).toBeGreaterThan(valueOf(told, STAND));
  expect(told.move).toBe(move);
});

describe('kontra', () => {
  test('of no open Betli: hardly a world holds such a hand', () => {
    const hands = [
      'H8 H9 B8 B9 L8 L9 A8 A9 LX AX',
      'H7 B7 L7 A7 HX BX LU AU BU HU',
      'HO HK HA BO BK BA LO LK LA AK',
    ];
    const state = contractWith('H-OB', hands, 'play H9');
    expect(isKontra(answer(state, FIRST).move)).toBe(true);
    expect(isKontra(answer(state, COUNTED).move)).toBe(false);
  });

  test('of a plain Betli, which is a retreat, rather than not', () => {
    const hands = [
      'H8 HU HO B8 BU L8 LU LO A8 AU',
      'H7 B7 L7 A7 HX BX L9 A9 B9 H9',
      'HK HA BO BK BA LX LK LA AK AX',
    ];
    const state = contractWith('BE', hands, 'play H8');
    expect(isKontra(answer(state, FIRST).move)).toBe(false);
    expect(isKontra(answer(state, COUNTED).move)).toBe(true);
  });
});

describe('a lead against a Betli', () => {
  const past = 'points: 0 0 ; tricks: 0 6 ; aces: 0 ; marriages: - - -';
  /** The value of seat 1's leads in a Betli of this kind. */
  const leads = (contract: string, assumptions: Assumptions): number[] => {
    const hands = 'hand 0: H8 HU L8 LU ; hand 1: H7 B7 LX A9 ; hand 2: HX BX L7 L9';
    const state = stateOf(
      `contract: ${contract} ; soloist: 0 ; ${hands} ; talon: A7 A8 ; leader: 1 ; ${past}`,
    );
    return (answer(state, assumptions).estimates ?? []).map(({ value }) => value);
  };

  test('is worth less where the next one is hard to find', () => {
    const [first, now] = [leads('BE', FIRST), leads('BE', COUNTED)];
    expect(now.some((value, i) => value < first[i]!)).toBe(true);
    expect(now.every((value, i) => value <= first[i]!)).toBe(true);
  });

  test('but not where the cards lie open', () => {
    expect(leads('OB', COUNTED)).toEqual(leads('OB', FIRST));
  });
});
