/** The rules of thumb's estimates for ten cards. */
import { expect, test } from 'vitest';
import { NO_TRUMP } from '../src/cards.ts';
import { ladderOf } from '../src/index.ts';
import { Chances, expectedTricks } from '../src/knowledge/chances.ts';
import { cards } from './positions.ts';
import { optionsOf } from './subject.ts';

const ACORNS = 3;

function chances(hand: string, rules = 'seed', talon = 0): Chances {
  const found = new Chances();
  found.take(cards(hand), talon, optionsOf(rules));
  return found;
}

function ofUlti(hand: string): number {
  return chances(hand).of('ulti', ACORNS, false);
}

test('an Ulti needs its seven, many trumps and high ones', () => {
  expect(ofUlti('A8 A9 AU AO AK AA BA LA H7 H8')).toBe(0);
  expect(ofUlti('A7 A9 AU AO AK H7 H8 H9 L7 L8')).toBeGreaterThan(
    ofUlti('A7 A9 AU AO LK H7 H8 H9 L7 L8'),
  );
  expect(ofUlti('A7 A9 AU AO AA H7 H8 H9 L7 L8')).toBeGreaterThan(
    ofUlti('A7 A9 AU AO AK H7 H8 H9 L7 L8'),
  );
  expect(ofUlti('A7 A9 AU AO AK H7 H8 H9 LA L8')).toBeGreaterThan(
    ofUlti('A7 A9 AU AO AK H7 H8 H9 L7 L8'),
  );
});

function ofBetli(hand: string, open: boolean, rules?: string): number {
  return chances(hand, rules).of('betli', NO_TRUMP, open);
}

test('a Betli fears high cards, open hands and the duty to beat', () => {
  const low = 'H7 H8 HX B7 B8 BX L7 L8 A7 A8';
  expect(ofBetli(low, false)).toBeGreaterThan(0.85);
  const high = low.replace('A8', 'AK').replace('L7', 'LU');
  expect(ofBetli(high, false)).toBeLessThan(ofBetli(low, false) - 0.2);
  expect(ofBetli(high, true)).toBeLessThan(ofBetli(high, false));
  expect(ofBetli(high, false, 'seed betliMustBeat=true')).toBeLessThan(ofBetli(high, false));
});

test('a Durchmars counts losers and short trumps', () => {
  const sure = chances('HA HK HO HU BA BK BO LA LK AA').of('durchmars', NO_TRUMP, false);
  expect(sure).toBeGreaterThan(0.9);
  const loser = chances('HA HK HO HU BA BK BO LA LK A7').of('durchmars', NO_TRUMP, false);
  expect(loser).toBeLessThan(sure / 2);
  const long = chances('AA AX AK AO AU A9 HA HX BA LA').of('durchmars', ACORNS, false);
  const short = chances('AA AX AK HA HX HK BA BX LA LX').of('durchmars', ACORNS, false);
  expect(short).toBeLessThan(long);
});

test('the hundreds need their marriage, a Passz is helped by one', () => {
  const hand = 'AA AX AK AO A9 HA HX LA L8 B7';
  const apart = hand.replace('AO', 'AU');
  expect(chances(hand).of('40-100', ACORNS, false)).toBeGreaterThan(0.6);
  expect(chances(apart).of('40-100', ACORNS, false)).toBe(0);
  expect(chances(hand).of('20-100', ACORNS, false)).toBe(0);
  const weak = 'A7 A8 AK AO AX H7 HA L7 LX B7';
  const plain = chances(weak.replace('AO', 'AU')).of('passz', ACORNS, false);
  expect(chances(weak).of('passz', ACORNS, false)).toBeGreaterThan(plain + 0.2);
  // Twenties: 80 points are harder than 60.
  const twenty = chances('AA AX A9 A8 LK LO HA HX LA LX');
  expect(twenty.of('20-100', ACORNS, false)).toBeGreaterThan(0);
  expect(twenty.of('20-100', ACORNS, false)).toBeLessThan(
    chances(hand).of('40-100', ACORNS, false),
  );
});

test('points of the talon count for whose they are', () => {
  const hand = 'A7 A8 AK AO AX H7 HA L7 LX B7';
  const talon = cards('BA BX');
  const of = (rules: string, laid: number): number =>
    chances(hand, rules, laid).of('40-100', ACORNS, false);
  expect(of('seed', talon)).toBeGreaterThan(of('seed', 0) + 0.1);
  const theirs = 'seed talonOwner=defenders';
  expect(of(theirs, talon)).toBe(of(theirs, 0));
});

test('what is asked of one hand says nothing of the next', () => {
  const found = chances('A7 A9 AU AO AK AA BA LA H7 H8');
  expect(found.of('ulti', ACORNS, false)).toBeGreaterThan(0.5);
  found.take(cards('A8 A9 AU AO AK AA BA LA H7 H8'), 0, optionsOf('seed'));
  expect(found.of('ulti', ACORNS, false)).toBe(0);
});

test('the value of a bid are its payments by their chances', () => {
  const found = chances('A7 A9 AU AO AK AA BA LA H7 H8');
  const ulti1 = found.of('ulti', ACORNS, false);
  const passz = found.of('passz', ACORNS, false);
  const bid = ladderOf(optionsOf('seed')).byId.get('U')!;
  expect(found.valueOf(bid, ACORNS)).toBeCloseTo(9 * ulti1 - 5 + 2 * passz - 1, 9);
  expect(found.bestOf(bid)).toBe(found.valueOf(bid, ACORNS));
});

test('tricks: trumps beyond three, high cards, aces aside, and voids to trump', () => {
  expect(expectedTricks(cards('AA AX AK AO A9 A8 H7 B7 L7'), ACORNS)).toBeGreaterThan(
    expectedTricks(cards('AA AX AK AO A9 H8 H7 B7 L7'), ACORNS) + 0.5,
  );
  expect(expectedTricks(cards('AU A9 A8 A7 HA'), ACORNS)).toBeGreaterThan(
    expectedTricks(cards('AU A9 A8 A7 HU'), ACORNS) + 0.5,
  );
  expect(expectedTricks(cards('AU A9 A8 A7 HU H8'), ACORNS)).toBeGreaterThan(
    expectedTricks(cards('AU A9 A8 A7 HU B8 L8'), ACORNS),
  );
});
