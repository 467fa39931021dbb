/** The value of ten cards: the features used, and the model's estimates from them. */
import { Sfc32 } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { ladderOf } from '../../src/index.ts';
import { Solver, stakesOf } from '../../src/solver.ts';
import { count, NO_TRUMP, pick, seven, suitCards } from '../../src/cards.ts';
import {
  betliFeatures,
  durchmarsFeatures,
  trumpFeatures,
} from '../../src/knowledge/expert/features.ts';
import { HandModel } from '../../src/knowledge/expert/hand-model.ts';
import { solidShare } from '../../src/knowledge/expert/solid-suits.ts';
import { cards } from '../positions.ts';
import { optionsOf } from '../subject.ts';

const ACORNS = 3;

describe('features', () => {
  test('with trumps', () => {
    // Six trumps (2 above four, none above six), ace, ten, both, king, over, no under;
    // two aces aside, one with its ten; a bare seven; six times two aces by four.
    expect(trumpFeatures(cards('A7 A9 AO AK AX AA BA BX LA H7'), ACORNS)).toEqual([
      1, 6, 2, 0, 1, 1, 1, 1, 1, 0, 2, 1, 0, 0, 0, 0, 1, 0, 0, 3,
    ]);
    // Five small trumps; a guarded ten in a suit of four, a bare king, no heart.
    expect(trumpFeatures(cards('A7 A8 A9 AU AO L7 L8 LU LX BK'), ACORNS)).toEqual([
      1, 5, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0, 1, 0, 0, 1, 1, 1, 0, 0,
    ]);
    // Seven trumps; ace, ten and king of leaves; no other suit.
    expect(trumpFeatures(cards('A7 A8 A9 AU AO AK AA LA LX LK'), ACORNS)).toEqual([
      1,
      7,
      3,
      1,
      1,
      0,
      0,
      1,
      1,
      1,
      1,
      1,
      0,
      0,
      1,
      2,
      0,
      0,
      1,
      7 / 4,
    ]);
    expect(trumpFeatures(cards('A7 A8 BX'), ACORNS).slice(10, 17)).toEqual([0, 0, 0, 1, 0, 2, 1]);
  });

  test('for a Betli', () => {
    expect(betliFeatures(cards('H7 H8 HX B7 B8 BX L7 L8 A7 A8'))).toEqual([1, 0, 0, 0, 0, 0, 0]);
    // A void; two and six above nothing, five above two; the bare king, which has nothing low beside it.
    expect(betliFeatures(cards('H9 HA BK L7 L8 L9 LX LU LO LK'))).toEqual([1, 1, 8, 5, 0, 6, 1]);
    // The third card of a suit may be four: one of seven is three above it.
    expect(betliFeatures(cards('H7 H8 HA'))).toEqual([1, 3, 0, 0, 3, 0, 0]);
  });

  test('for a Durchmars', () => {
    // Nine sure tricks and a seven.
    expect(durchmarsFeatures(cards('HA HK HO BA BK LA LK LO LU A7'))).toEqual([1, 1, 1, 0, 0.9]);
    // Three rounds may draw the four hearts of the others, and may not.
    expect(durchmarsFeatures(cards('HA HK HO H7 BA BK BO LA LK AA'))).toEqual([1, 0, 0, 1, 0.9]);
    // Two rounds do not draw five.
    expect(durchmarsFeatures(cards('HA HK H7 BA BK BO LA LK AA AK'))).toEqual([1, 1, 1, 0, 0.9]);
  });
});

function share(
  component: Parameters<HandModel['share']>[0],
  hand: string,
  trump = ACORNS,
  rules = 'seed',
  talon = 0,
): number {
  const model = new HandModel(optionsOf(rules));
  model.take(cards(hand));
  return model.share(component, trump, talon);
}

describe('shares', () => {
  test('an Ulti needs the seven, and grows with trumps', () => {
    const [four, five, six] = [
      'A7 A9 AO AA BA BX LA LX H7 H8',
      'A7 A9 AO AK AA BA BX LA H7 H8',
      'A7 A9 AU AO AK AA BA LA H7 H8',
    ].map((hand) => share('ulti', hand));
    expect(four).toBeLessThan(five!);
    expect(five).toBeLessThan(six!);
    expect(six).toBeGreaterThan(0.8);
    expect(share('ulti', 'A8 A9 AU AO AK AA BA LA H7 H8')).toBe(0);
  });

  test('a Betli falls with every card that is too high', () => {
    const safe = share('betli', 'H7 H8 HX B7 B8 BX L7 L8 A7 A8', NO_TRUMP);
    const bare = share('betli', 'H7 H8 HX B7 B8 BX L7 L8 A7 AK', NO_TRUMP);
    const worse = share('betli', 'HK H8 HX B7 B8 BX L7 L8 A7 AK', NO_TRUMP);
    expect(safe).toBeGreaterThan(0.9);
    expect(bare).toBeLessThan(safe - 0.2);
    expect(worse).toBeLessThan(bare);
  });

  test('a Durchmars is believed of sure tricks alone', () => {
    const sure = share('durchmars', 'HA HK HO HU BA BK BO LA LK AA', NO_TRUMP);
    expect(sure).toBeGreaterThan(0.95);
    expect(share('durchmars', 'HA HK HO HU BA BK BO LA LK AK', NO_TRUMP)).toBeLessThan(0.15);
    // Hands that look like one are mostly overrated, more so with trumps.
    expect(share('durchmars', 'AA AX AK AO AU A9 HA BA LA LX')).toBeLessThan(0.8);
  });

  test('the hundreds need their marriage and their points', () => {
    const strong = 'AA AX AK AO A9 HA HX LA LX B7';
    expect(share('40-100', strong)).toBeGreaterThan(0.9);
    expect(share('40-100', strong.replace('AK', 'A8'))).toBe(0);
    expect(share('40-100', 'A7 A8 AK AO A9 H7 H8 L7 L8 B7')).toBeLessThan(0.1);
    expect(share('20-100', strong)).toBe(0);
    const twenty = 'AA AX A9 A8 LK LO HA HX LA LX';
    expect(share('20-100', twenty)).toBeGreaterThan(0.3);
    expect(share('20-100', twenty)).toBeLessThan(share('40-100', strong));
  });

  test('points of the talon help whose they are', () => {
    const hand = 'A7 A8 AK AO AX H7 HA L7 LX B7';
    const talon = cards('BX BA');
    for (const component of ['passz', '40-100'] as const) {
      const without = share(component, hand);
      expect(share(component, hand, ACORNS, 'seed', talon)).toBeGreaterThan(without + 0.02);
      const given = 'seed talonOwner=defenders';
      expect(share(component, hand, ACORNS, given, talon)).toBe(
        share(component, hand, ACORNS, given),
      );
    }
  });

  test('a marriage is worth half of its points in a Passz', () => {
    const hand = 'A7 A8 AK AO AX HA H8 LA L8 B7';
    const apart = share('passz', hand.replace('AO', 'AU'));
    expect(share('passz', hand)).toBeGreaterThan(apart + 0.3);
  });
});

/** Mean surprise of the model over random deals with a hand good enough to consider. */
function surprise(
  component: 'ulti' | 'betli' | 'durchmars',
  deals: number,
  isTried: (hand: number) => boolean,
): { model: number; blind: number } {
  const options = optionsOf('seed');
  const bid = ladderOf(options).byId.get({ ulti: 'U', betli: 'BE', durchmars: 'UD' }[component])!;
  const model = new HandModel(options);
  const solver = new Solver();
  const random = new Sfc32(11);
  const trump = component === 'betli' ? undefined : ACORNS;
  const told: { share: number; made: number }[] = [];
  while (told.length < deals) {
    const hand = pick(-1, 10, random);
    if (!isTried(hand)) continue;
    const next = pick(~hand, 10, random);
    const last = pick(~(hand | next), 10, random);
    const position = {
      hands: [hand, next, last],
      talon: ~(hand | next | last),
      trump,
      soloist: 0,
      leader: 0,
      table: [],
      points: [0, 0],
      tricks: [0, 0],
      aces: 0,
    } as const;
    const question = { ask: 'made', component, stakes: stakesOf(bid, position) } as const;
    model.take(hand);
    const share = model.share(component, trump ?? NO_TRUMP, 0);
    told.push({ share, made: solver.value(position, question, options).low });
  }
  const mean = told.reduce((sum, { made }) => sum + made, 0) / deals;
  const loss = (of: (share: number) => number): number =>
    told.reduce((sum, { share, made }) => {
      const p = Math.min(0.999, Math.max(0.001, of(share)));
      return sum - Math.log(made === 1 ? p : 1 - p);
    }, 0) / deals;
  return { model: loss((share) => share), blind: loss(() => mean) };
}

function isForUlti(hand: number): boolean {
  return (hand & seven(ACORNS)) !== 0 && count(hand & suitCards(ACORNS)) >= 4;
}

describe('the model knows more than how often it goes well', () => {
  test('of an Ulti', () => {
    const { model, blind } = surprise('ulti', 300, isForUlti);
    expect(model).toBeLessThan(0.68 * blind);
  });

  test('of a Betli', () => {
    const low = cards('H7 H8 H9 HX B7 B8 B9 BX L7 L8 L9 LX A7 A8 A9 AX');
    const { model, blind } = surprise('betli', 300, (hand) => count(hand & low) >= 7);
    expect(model).toBeLessThan(0.75 * blind);
  });
});

describe('a Durchmars by how suits split', () => {
  test.each([
    ['nothing is beaten', 'HA HK HO HU BA BK BO LA LK AA', '', NO_TRUMP, 1],
    ['the bare ten is beaten in every split', 'HA HK HO HU BA BK BO LA LK AX', '', NO_TRUMP, 0],
    // The ten falls to the first of the two or is held alone: only both in one hand beat the nine.
    ['two cards out, one round', 'HA H9 H8 H7 HU HO BA LA LK AA', 'HX BX', NO_TRUMP, 1],
    // Ten of the 19 other places are in the other hand.
    [
      'two cards out, of which one is higher',
      'HA H9 H8 H7 HU HO BA LA LK AA',
      'BO BX',
      NO_TRUMP,
      10 / 19,
    ],
    [
      'as many trumps out as in, all of them lower',
      'AA AX AK AO HA HX BA BX LA LX',
      'HK BK',
      ACORNS,
      1,
    ],
  ])('%s', (_, hand, laid, trump, expected) => {
    const talon = laid === '' ? 0 : cards(laid);
    expect(solidShare(cards(hand), talon, trump)).toBeCloseTo(expected, 9);
  });
});
