/** Which worlds are likely given the bids and plays, and how often they are sampled. */
import { Belief, Sfc32, type Seat } from '@pakli/core';
import { expect, test } from 'vitest';
import { knowledge, ulti, type State } from '../../src/index.ts';
import { count, listCards, NO_TRUMP, strengthOf, suitCards } from '../../src/cards.ts';
import { likelihoodOf } from '../../src/knowledge/expert/past-likelihood.ts';
import { Pool } from '../../src/knowledge/expert/pool.ts';
import { worldsOf } from '../../src/knowledge/expert/worlds.ts';
import { HAND, TALON } from '../../src/state.ts';
import { cards, contractWith, dealOf, ending, stateOf } from '../positions.ts';

/** The likelihood of one world relative to another, for a seat that cannot tell them apart. */
function ratio(seat: Seat, one: State, other: State): number {
  const view = ulti.view(one, seat);
  expect(ulti.view(other, seat)).toEqual(view);
  const likelihood = likelihoodOf(view);
  return Math.exp(likelihood.logOf(one) - likelihood.logOf(other));
}

/** Seat 1's hand in all of these; the hands of the soloist and of seat 2 may be swapped. */
const MIDDLE = 'H9 HU B9 BU BO L9 LU LO A9 AU';
const LOW = 'H7 H8 B7 B8 L7 L8 A7 A8 HX BX';
const HIGH = 'HK HA BK BA LK LA AK AA HO AO';

test('who plays a Betli has low cards', () => {
  const low = contractWith('BE', [LOW, MIDDLE, HIGH]);
  const high = contractWith('BE', [HIGH, MIDDLE, LOW]);
  expect(ratio(1, low, high)).toBeGreaterThan(1000);
  // One step lower in one card: the nine instead of the ten above it.
  const [one, other] = ['H9', 'HX'].map((rank) =>
    contractWith('BE', [
      `H7 H8 ${rank} B7 B8 L7 L8 L9 A7 A8`,
      'B9 BX BU BO BK BA LX LU LO LK',
      `${rank === 'H9' ? 'HX' : 'H9'} HU HO HK HA LA A9 AX AU AO`,
    ]),
  );
  expect(ratio(1, one!, other!)).toBeGreaterThan(1.5);
});

const SEVEN_FIVE = 'A7 A9 AU AO AA H7 H8 H9 L7 L8';
const SEVEN_FOUR = 'A7 A9 AU AO H7 H8 H9 HU L7 L8';
const REST = ['A8 AK B7 B8 B9 BU BO BK BX BA', 'AX HO HK HX L9 LU LO LK LX'] as const;

test('who plays an Ulti has many trumps, and the seven', () => {
  const five = contractWith('U ; trump: A', [SEVEN_FIVE, REST[0], `${REST[1]} HU`]);
  const four = contractWith('U ; trump: A', [SEVEN_FOUR, REST[0], `${REST[1]} AA`]);
  expect(ratio(1, five, four)).toBeCloseTo(Math.E, 5);
  const other = SEVEN_FIVE.replace('A7', 'AX');
  const lost = contractWith('U ; trump: A', [other, REST[0], `${REST[1].replace('AX', 'A7')} HU`]);
  expect(ratio(1, five, lost)).toBeCloseTo(50, 5);
  // The named suit decides: five leaves with their seven are no Ulti in acorns.
  const leaves = contractWith('U ; trump: A', [
    'A9 L7 L9 LU LO LK H7 H8 H9 HU',
    REST[0],
    'A7 AU AO AX AA HO HK HX L8 LX',
  ]);
  expect(ratio(1, five, leaves)).toBeGreaterThan(1000);
});

test('before a trump is named, a bid is taken to mean the best suit', () => {
  const [six, four] = ['L7 L8 L9 LU LO LK H7 H8 H9 B7', 'L7 L8 L9 LU HU HO H7 H8 H9 B7'].map(
    (kept) =>
      stateOf(
        `${dealOf(`${kept} AX BX`, 'A8 AK B8 B9 BU BO BK BA HK HA')} ; bid U ; discard BX ; discard AX`,
      ),
  );
  expect(ratio(1, six!, four!)).toBeCloseTo(Math.exp(2), 5);
});

test('Passz beside an Ulti tells nothing of the cards, alone it does', () => {
  const poor = 'A7 A9 AU AO AK H7 H8 H9 L7 L8';
  const rich = 'A7 A9 AU AO AK HX HA H9 LX LA';
  const hands = (own: string): string[] => [
    own,
    'A8 AX B7 B8 B9 BU BO BK BX BA',
    [
      'AA',
      'HU',
      'L9',
      'LU',
      'LO',
      'LK',
      ...(own === poor ? 'HX HA LX LA' : 'H7 H8 L7 L8').split(' '),
    ].join(' '),
  ];
  const [ulti1, ulti2] = [rich, poor].map((own) => contractWith('U ; trump: A', hands(own)));
  expect(ratio(1, ulti1!, ulti2!)).toBe(1);
  const [passz1, passz2] = [rich, poor].map((own) => contractWith('P ; trump: A', hands(own)));
  expect(ratio(1, passz1!, passz2!)).toBeGreaterThan(1.3);
});

test('a world in which a card was forced is likelier than one in which it was chosen', () => {
  const played = 'leader: 0 ; play L7 ; play LK ; play L8';
  const chosen = ending(['A7 L7 B7', 'L9 LK H9', 'L8 B8 B9'], played);
  const forced = ending(['A7 L7 B7', 'H8 LK H9', 'L8 B8 B9'], played, 'H7 L9');
  expect(ratio(2, forced, chosen)).toBe(2);
});

test('a partner who followed suit had hardly a lower card, and leads what he has many of', () => {
  const habits = { follow: 0.8, lead: 0.3 };
  const by = (seat: Seat, one: State, other: State): number => {
    const view = ulti.view(one, seat);
    expect(ulti.view(other, seat)).toEqual(view);
    const likelihood = likelihoodOf(view, habits);
    return Math.exp(likelihood.logOf(one) - likelihood.logOf(other));
  };
  const played = 'leader: 0 ; play L7 ; play LK ; play L8';
  const high = ending(['A7 L7 B7', 'L9 LK H9', 'L8 B8 B9'], played);
  const only = ending(['A7 L7 B7', 'H8 LK H9', 'L8 B8 B9'], played, 'H7 L9');
  // By habit he would have played the nine: a fifth of his plays are random.
  expect(by(2, only, high)).toBeCloseTo(1 / (0.2 / 2), 9);
  const low = ending(['A7 L7 B7', 'LA LK H9', 'L8 B8 B9'], played);
  const alone = ending(['A7 L7 B7', 'H8 LK H9', 'L8 B8 B9'], played, 'H7 LA');
  expect(by(2, alone, low)).toBeCloseTo(1 / (0.8 + 0.2 / 2), 9);
  // The soloist plays a forced card.
  const follows = 'leader: 1 ; play L8 ; play L9 ; play LK';
  const [chosen, forced] = ['LA', 'H7'].map((second) =>
    ending(
      [`A7 LK ${second}`, 'L8 B8 B9', 'L9 HU HO'],
      follows,
      second === 'LA' ? 'H7 HA' : 'LA HA',
    ),
  );
  expect(by(1, forced!, chosen!)).toBe(ratio(1, forced!, chosen!));
  const leads = 'leader: 2 ; play L9';
  const [long, short] = ['LU HO', 'HU HO'].map((others) =>
    ending(['A7 LK B7', 'L8 B8 B9', `L9 ${others}`], leads, others === 'LU HO' ? 'HU HA' : 'LU HA'),
  );
  expect(by(1, long!, short!)).toBeCloseTo((0.3 + 0.7 / 3) / (0.7 / 3), 9);
});

test('the own bid tells nothing of the others', () => {
  const state = stateOf(
    `${dealOf(`${LOW} HA BA`)} ; bid BE ; discard HA ; discard BA ; pass ; pass`,
  );
  const view = ulti.view(state, 0);
  const belief = new Belief(ulti, view);
  const random = new Sfc32(1);
  for (let i = 0; i < 20; i++) {
    belief.sample(random);
    expect(likelihoodOf(view).logOf(belief.world)).toBe(0);
  }
});

/** Mean no-trump strength of the cards kept from worlds. */
function strength(sets: readonly number[]): number {
  const all = sets.flatMap(listCards).map((one) => strengthOf(one, NO_TRUMP));
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** The first samples of several pools. */
function likely(state: State, seat: Seat, keep: (world: State) => number): number[] {
  return [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
    const pool = new Pool(ulti.view(state, seat), new Sfc32(seed), { size: 10, keep });
    return Array.from({ length: 10 }, () => pool.next());
  });
}

/** Uniform samples of the possible worlds. */
function possible(state: State, seat: Seat, keep: (world: State) => number): number[] {
  const belief = new Belief(ulti, ulti.view(state, seat));
  const random = new Sfc32(2);
  return Array.from({ length: 80 }, () => {
    belief.sample(random);
    return keep(belief.world);
  });
}

function talon({ at }: State): number {
  return at[TALON]!;
}

function hand({ at }: State): number {
  return at[HAND]!;
}

test('a talon laid down for a Betli holds what a Betli does not need', () => {
  const auction = `${dealOf(`${LOW} HA BA`)} ; bid BE ; discard HA ; discard BA`;
  const state = stateOf(auction);
  expect(strength(likely(state, 1, talon))).toBeGreaterThan(
    strength(possible(state, 1, talon)) + 0.4,
  );
});

test('who was overbid still holds what he bid with', () => {
  // Seat 0 has bid a Betli, seat 1 a Durchmars over it: seat 2 looks at seat 0.
  const deal = dealOf(`${LOW} HA BA`, HIGH.replace('HA', 'HU').replace('BA', 'BU'));
  const state = stateOf(
    `${deal} ; bid BE ; discard HA ; discard BA ; pickup ; bid D ; discard HU ; discard BU`,
  );
  expect(strength(likely(state, 2, hand))).toBeLessThan(strength(possible(state, 2, hand)) - 0.5);
});

test('worlds come as often as they are likely', () => {
  // The nine of leaves lies with seat 1, with seat 2 or in the talon: only there both were forced.
  const state = ending(
    ['A7 L7 B7', 'L9 LK H9', 'L8 B8 B9'],
    'leader: 0 ; play L7 ; play LK ; play L8',
  );
  const view = ulti.view(state, 2);
  const nine = cards('L9');
  const belief = new Belief(ulti, view);
  const random = new Sfc32(3);
  const likelihood = likelihoodOf(view);
  let all = 0;
  let forced = 0;
  for (let i = 0; i < 4000; i++) {
    belief.sample(random);
    const likely = Math.exp(likelihood.logOf(belief.world));
    all += likely;
    if ((belief.world.at[TALON]! & nine) !== 0) forced += likely;
  }
  let found = 0;
  for (let seed = 0; seed < 150; seed++) {
    const pool = new Pool(view, new Sfc32(seed), { size: 4, keep: ({ at }) => at[TALON]! });
    for (let i = 0; i < 4; i++) if ((pool.next() & nine) !== 0) found++;
  }
  const share = forced / all;
  expect(Math.abs(found / 600 - share)).toBeLessThan(4 * Math.sqrt((share * (1 - share)) / 600));
});

test('a search finds it in the knowledge of the game', () => {
  const state = contractWith('BE', [LOW, MIDDLE, HIGH]);
  const high = contractWith('BE', [HIGH, MIDDLE, LOW]);
  const likelihood = knowledge.likelihood?.(ulti.view(state, 1));
  expect(likelihood?.logOf(state)).toBeGreaterThan(likelihood?.logOf(high) ?? Infinity);
});

test('among few worlds of the soloist trumps split as among all', () => {
  const hands = [
    'A7 A9 AO AA L7 L8 L9 B8 B9 H9',
    'A8 AU LK HX B7 BU BO H8 HU HO',
    'AK AX LU LO LX LA BK BX BA HK',
  ];
  const view = ulti.view(contractWith('U ; trump: A', hands), 0);
  // Four trumps among twenty cards: 4 over 2 times 16 over 8 of 20 over 10 ways give two to each.
  const chance = (6 * 12_870) / 184_756;
  let squares = 0;
  for (let seed = 0; seed < 20; seed++) {
    const worlds = worldsOf(view, new Sfc32(seed), 128);
    let even = 0;
    for (let i = 0; i < 32; i++) {
      if (count((worlds.next().position.hands[1] ?? 0) & suitCards(3)) === 2) even++;
    }
    squares += (even - 32 * chance) ** 2;
  }
  // Worlds drawn one by one would vary by the whole of this.
  expect(squares / 20).toBeLessThan((32 * chance * (1 - chance)) / 3);
});
