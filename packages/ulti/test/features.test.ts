import { isRefusal, Sfc32, randomMatch, EVERYBODY } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { parseCard } from '../src/cards.ts';
import { ulti, type State } from '../src/index.ts';
import { featureLayout, features, type FieldName } from '../src/features.ts';
import { optionsOf } from './subject.ts';

const HANDS =
  'hand 0: H7 HK HA B9 L7 L9 LO A8 AK AA ; hand 1: A7 AO AU BA BK BO BX H8 L8 LX ; ' +
  'hand 2: A9 AX B7 B8 BU HO HX LA LK LU';
/** Deals the hands plus L9 and H9 for seat 0, the forehand, who discards the second pair. */
const DECK =
  'H7 HK HA B9 L7 A7 AO AU BA BK A9 AX B7 B8 BU LU LO A8 AK AA H9 HU BO BX H8 L8 LX HO HX LA LK L9';

function stateOf(text: string, rules = 'seed'): State {
  const state = ulti.create(optionsOf(rules), 3);
  const refusal = ulti.readPosition(state, text);
  if (isRefusal(refusal)) throw new Error(JSON.stringify(refusal));
  return state;
}

/** A field of a seat's view, as its non-zero places. */
function field(state: State, seat: number, name: FieldName): Record<number, number> {
  const { fields } = featureLayout(state.options);
  const { from, size } = fields.find((one) => one.name === name)!;
  const numbers = features(ulti.view(state, seat)).subarray(from, from + size);
  return Object.fromEntries(
    [...numbers].flatMap((number, place) => (number === 0 ? [] : [[place, number]])),
  );
}

function ones(...places: number[]): Record<number, number> {
  return Object.fromEntries(places.map((place) => [place, 1]));
}

const card = (name: string): number => parseCard(name)!;
const cards = (names: string): number[] => names.split(' ').map(card);

const AUCTION = `dealer: 2 ; deal: ${DECK} ; bid P ; discard H9 ; discard HU`;
const PLAY = `contract: U ; trump: A ; soloist: 0 ; ${HANDS} ; talon: H9 HU`;

function sizeOf(rules: string): number {
  return featureLayout(optionsOf(rules)).size;
}

describe('layout 1', () => {
  test('has 326 numbers, at the places of rule 12', () => {
    const { fields, size } = featureLayout(optionsOf('seed'));
    expect(size).toBe(326);
    expect(Object.fromEntries(fields.map(({ name, from }) => [name, from]))).toEqual({
      hand: 0,
      talon: 32,
      played: 64,
      trick: 160,
      contract_type: 224,
      hearts: 237,
      trump_suit: 238,
      soloist: 243,
      trick_number: 246,
      points: 256,
      tricks: 258,
      bidding_history: 260,
      seat_history: 286,
      void_flags: 298,
      caps: 306,
      kontra: 314,
      marriages: 320,
    });
  });

  test('grows with the ladder', () => {
    expect(sizeOf('tournament')).toBe(326 + 9 + 16);
    expect(sizeOf('tournament ladder=common54')).toBe(326 + 15 + 28 + 1);
  });

  test('is 0 to 1 everywhere', () => {
    for (let seed = 0; seed < 20; seed++) {
      const options = optionsOf(seed % 2 === 0 ? 'seed' : 'tournament');
      const match = randomMatch(ulti, new Sfc32(seed), { options });
      if (isRefusal(match)) throw new Error(match.refused);
      const { table } = match;
      for (let ply = 0; ply <= table.steps.length; ply += 3) {
        const { state } = table.cut(ply);
        for (const seat of [0, 1, 2]) {
          const numbers = features(ulti.view(state, seat));
          expect(numbers.every((number) => number >= 0 && number <= 1)).toBe(true);
        }
      }
    }
  });

  test('a spectator has none', () => {
    expect(features(ulti.view(stateOf(AUCTION), EVERYBODY)).every((one) => one === 0)).toBe(true);
  });
});

test('hand', () => {
  const own = cards('A7 AO AU BA BK BO BX H8 L8 LX');
  expect(field(stateOf(AUCTION), 1, 'hand')).toEqual(ones(...own));
});

test('talon: only who laid it down knows it', () => {
  expect(field(stateOf(AUCTION), 0, 'talon')).toEqual(ones(...cards('H9 HU')));
  expect(field(stateOf(AUCTION), 1, 'talon')).toEqual({});
  const half = stateOf(AUCTION.replace(' ; discard HU', ''));
  expect(field(half, 0, 'talon')).toEqual(ones(card('H9')));
  expect(field(half, 1, 'talon')).toEqual({});
});

test('played and trick', () => {
  const state = stateOf(`${PLAY} ; play HA ; play H8 ; play HX ; play HK`);
  expect(field(state, 1, 'played')).toEqual(
    ones(card('H8'), 32 + card('HX'), 64 + card('HA'), 64 + card('HK')),
  );
  expect(field(state, 1, 'trick')).toEqual(ones(32 + card('HK')));
  expect(field(state, 0, 'trick')).toEqual({});
});

test('contract_type, hearts and bidding_history follow the standing bid', () => {
  const state = stateOf(AUCTION);
  expect(field(state, 1, 'contract_type')).toEqual(ones(0));
  expect(field(state, 1, 'hearts')).toEqual({});
  expect(field(state, 1, 'bidding_history')).toEqual(ones(0));
  const red = stateOf(`${AUCTION} ; pickup ; bid H-OD ; discard H9 ; discard HU`);
  expect(field(red, 2, 'contract_type')).toEqual(ones(12));
  expect(field(red, 2, 'hearts')).toEqual(ones(0));
  expect(field(red, 2, 'bidding_history')).toEqual(ones(25));
});

test('trump_suit: nothing before it is named or fixed', () => {
  const state = stateOf(`${AUCTION} ; pass ; pass ; stand`);
  expect(field(state, 1, 'trump_suit')).toEqual({});
  const named = stateOf(`${AUCTION} ; pass ; pass ; stand ; trump L`);
  expect(field(named, 1, 'trump_suit')).toEqual(ones(3));
  const none = stateOf(`${AUCTION.replace('bid P', 'bid BE')} ; pass ; pass ; stand`);
  expect(field(none, 1, 'trump_suit')).toEqual(ones(0));
});

test('soloist: the high bidder in the auction, seats relative', () => {
  expect(field(stateOf(AUCTION), 0, 'soloist')).toEqual(ones(0));
  expect(field(stateOf(AUCTION), 1, 'soloist')).toEqual(ones(2));
  expect(field(stateOf(PLAY), 2, 'soloist')).toEqual(ones(1));
});

test('trick_number, points and tricks', () => {
  expect(field(stateOf(AUCTION), 0, 'trick_number')).toEqual({});
  expect(field(stateOf(PLAY), 0, 'trick_number')).toEqual(ones(0));
  const state = stateOf(`${PLAY} ; play HA ; play H8 ; play HX`);
  expect(field(state, 1, 'trick_number')).toEqual(ones(1));
  expect(field(state, 1, 'points')).toEqual({ 0: 21 / 130 });
  // The talon HU is worth 2, and the soloist knows it.
  expect(field(state, 0, 'points')).toEqual({ 0: 23 / 130 });
  expect(field(state, 1, 'tricks')).toEqual({ 0: 0.1 });
});

test('seat_history: highest rank, pickups, passes, held', () => {
  const said = 'pickup ; bid BE ; discard H9 ; discard HU ; hold ; pass';
  const state = stateOf(`${AUCTION.replace('bid P', 'bid U')} ; ${said}`);
  expect(field(state, 2, 'seat_history')).toEqual({
    // me: one pass; right: U (rank 4) held; left: BE (rank 5) after a pickup.
    2: 0.25,
    4: 4 / 26,
    7: 1,
    8: 5 / 26,
    9: 0.25,
  });
});

test('void_flags: who did not follow, and did not trump', () => {
  const state = stateOf(`${PLAY} ; play L7 ; play LX ; play LA ; play B7 ; play B9 ; play BX`);
  expect(field(state, 0, 'void_flags')).toEqual({});
  const text =
    'contract: P ; trump: A ; soloist: 0 ; hand 0: HA LA ; hand 1: B7 B8 ; hand 2: H7 H8';
  const past = 'points: 60 30 ; tricks: 4 4 ; marriages: - - -';
  const late = stateOf(`${text} ; talon: A8 A9 ; ${past} ; play HA ; play B7`);
  // The right hand has no hearts and no acorns; leaves are all with the soloist or gone.
  expect(field(late, 0, 'void_flags')).toEqual(ones(0, 2, 3, 6, 7));
});

test('void_flags: what lies open is nowhere else', () => {
  const hands =
    'hand 0: H7 HA B7 B8 BX L7 L8 LX A7 A8 ; hand 1: H8 H9 HX HU HO B9 BU BO L9 LU ; ' +
    'hand 2: HK BK BA LO LK LA A9 AX AU AO';
  const start = `contract: OB ; soloist: 0 ; ${hands} ; talon: AK AA ; play H7 ; play H8`;
  // The ace of hearts is the last that seat 1 does not see, and then it sees it in the open hand.
  expect(field(stateOf(start), 1, 'void_flags')[0]).toBeUndefined();
  expect(field(stateOf(`${start} ; play HK`), 1, 'void_flags')[0]).toBe(1);
});

test('void_flags and caps: an empty hand has nothing', () => {
  const text =
    'contract: P ; trump: A ; soloist: 0 ; hand 0: HA ; hand 1: B7 ; hand 2: H7 ; talon: A8 A9';
  const past = 'points: 60 30 ; tricks: 4 5 ; marriages: - - -';
  const end = stateOf(`${text} ; ${past} ; play HA ; play B7 ; play H7`);
  expect(ulti.view(end, 0).handSizes).toEqual([0, 0, 0]);
  expect(field(end, 0, 'void_flags')).toEqual(ones(0, 1, 2, 3, 4, 5, 6, 7));
  expect(field(end, 0, 'caps')).toEqual({});
});

test('caps: nothing above the card that was not beaten', () => {
  const text =
    'contract: P ; trump: A ; soloist: 0 ; hand 0: HK HA ; hand 1: H9 B8 ; hand 2: H7 HX';
  const past = 'points: 60 30 ; tricks: 4 4 ; marriages: - - -';
  const state = stateOf(`${text} ; talon: A8 A9 ; ${past} ; play HK ; play H9`);
  const caps = field(state, 0, 'caps');
  // The right hand did not beat the king: of hearts it may only hold the seven.
  expect(caps[0]).toBe(1 / 8);
  expect(caps[4]).toBe(7 / 8);
});

/** The cap of the right hand in hearts, as seat 0 sees it. */
function hearts(text: string): number | undefined {
  return field(stateOf(text), 0, 'caps')[0];
}

test('caps follow the order of the contract from its beginning, the trump order before it', () => {
  const bare = AUCTION.replace('bid P', 'bid BE');
  // Seat 0 sees H7 H9 HU HK HA: of the eight, the over and the ten the ten is the best.
  expect(hearts(bare)).toBe(7 / 8);
  expect(hearts(`${bare} ; pass ; pass`)).toBe(7 / 8);
  // Without trumps the over stands above it.
  const closed = `${bare} ; pass ; pass ; stand`;
  expect(hearts(closed)).toBe(6 / 8);
  expect(hearts(`${closed} ; play LU ; play L8 ; play L9`)).toBe(6 / 8);
  expect(hearts(`${AUCTION} ; pass ; pass ; stand ; trump L`)).toBe(7 / 8);
});

test('kontra: the larger lane', () => {
  const state = stateOf(`${PLAY} ; play HA ; kontra passz`);
  expect(field(state, 0, 'kontra')).toEqual({ 0: 1 / 6 });
  const apart = PLAY.replace('contract: U ; trump: A', 'contract: BE');
  expect(field(stateOf(`${apart} ; kontra: betli=0/2`), 0, 'kontra')).toEqual({ 4: 2 / 6 });
});

test('marriages: announced with the first card', () => {
  const state = stateOf(`${PLAY} ; play HA ; play H8`);
  // Seat 1 holds BK BO, seat 0 nothing.
  expect(field(state, 2, 'marriages')).toEqual({ 5: 1 / 3 });
  expect(field(stateOf(`${PLAY} ; play HA`), 2, 'marriages')).toEqual({});
});
