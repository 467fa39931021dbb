/** Kontra and its answers: called when a component fails often enough, by the side that gains. */
import { askPlayer, Sfc32, type Answer } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { players, ulti, type State } from '../../src/index.ts';
import { isKontra } from '../../src/codes.ts';
import { FIRST } from '../../src/knowledge/expert/assumptions.ts';
import { solvingPlayer } from '../../src/knowledge/expert/player.ts';
import { contractWith, stateOf } from '../positions.ts';

function answer(state: State, worlds: number, seed = 1): Answer {
  const player = solvingPlayer({
    temperature: 0,
    nodes: 200_000,
    bidder: players.rules,
    worlds,
    assumptions: FIRST,
  });
  return askPlayer(player, ulti.view(state, ulti.turn(state)), new Sfc32(seed), worlds);
}

/** The gain of a component's kontra over the best card, and whether it was called. */
function kontra(state: State, component: string, worlds: number, seed?: number) {
  const { move, estimates = [] } = answer(state, worlds, seed);
  const best = Math.max(
    ...estimates.filter((one) => !isKontra(one.move)).map(({ value }) => value),
  );
  const alone = estimates.find(
    (one) => ulti.formatTruth(state, one.move) === `kontra ${component}`,
  );
  return {
    gain: (alone?.value ?? Number.NaN) - best,
    isSaid: isKontra(move) && ulti.formatTruth(state, move).includes(component),
  };
}

/** Four trumps of the soloist; the second seat's holding against him leaves much or little to chance. */
const DOUBTFUL = [
  'deal: H7 H8 H9 HK BU HU HO HX HA BK B7 B8 B9 BX L8 BO L7 L9 LX LA AU AA BA LK AO AK AX LU LO A7 A8 A9 ; ' +
    'bid U ; discard H7 ; discard H8 ; pass ; pass ; stand ; trump L ; play AA',
  'deal: H7 H8 H9 B9 BK HO BU BA L7 L8 HU HK HX HA B7 BX LU LO A7 AU AO AX L9 LA A8 A9 AA B8 BO LK LX AK ; ' +
    'bid U ; discard H7 ; discard H8 ; pass ; pass ; stand ; trump A ; play BK',
];

const FEW = 'A7 A8 H7 H8 H9 B7 B8 L7 L8 L9';
const MANY = 'AA AX AK AO AU A9 HA HK HO HU';
const NONE = 'B9 BU BO BK BX BA LU LO LK LX';

describe('kontra', () => {
  test('of an Ulti that is made in fewer than three of ten cases, and of no other', () => {
    const said = new Set<boolean>();
    for (let seed = 0; seed < 10; seed++) {
      const { gain, isSaid } = kontra(stateOf(DOUBTFUL[seed % 2]!), 'ulti', 8, seed);
      // Four more if it is lost, four less if it is made.
      const chance = (1 - gain / 4) / 2;
      expect(isSaid, `seed ${seed}, chance ${chance}`).toBe(chance < 0.3);
      if (gain > 0) said.add(isSaid);
    }
    // Both happen, also where doubling looks like a gain.
    expect(said).toEqual(new Set([true, false]));
  });

  test('who bids has his reasons: of what no world makes more than a tenth is left to him', () => {
    const { gain, isSaid } = kontra(
      contractWith('U ; trump: A', [FEW, MANY, NONE], 'play L7'),
      'ulti',
      6,
    );
    expect(isSaid).toBe(true);
    const chance = (1 - gain / 4) / 2;
    expect(chance).toBeGreaterThan(0.2);
    expect(chance).toBeLessThan(0.3);
  });

  test('hardly a world holds the hand of a Durchmars, and that says nothing', () => {
    const hands = [
      'HA HK HO HU BA BK BO LA LK AA',
      'H7 H8 B7 B8 BX L7 L8 LX AK AO',
      'H9 HX B9 BU L9 LU LO A9 AX AU',
    ];
    const { gain, isSaid } = kontra(contractWith('D', hands, 'play HA'), 'durchmars', 6);
    expect(isSaid).toBe(false);
    expect(gain).toBeLessThan(0);
  });
});

/** An Ulti that is lost and doubled, after the first trick. */
function lost(more: string): State {
  return contractWith(
    'U ; trump: A',
    [FEW, MANY, NONE],
    `play L7 ; kontra ulti ; play A9 ; play LU${more}`,
    'seed maxKontra=4',
  );
}

describe('raising', () => {
  const CLEAR = 'H7 H8 HX B7 B8 BX L7 L8 A7 A8';
  const MIDDLE = 'H9 HU B9 BU BO L9 LU LO A9 AU';
  const HIGH = 'HO HK HA BK BA LK LA AK AA AO';

  test('the soloist of a Betli that nothing can beat answers a kontra', () => {
    const state = contractWith(
      'BE',
      [CLEAR, MIDDLE, HIGH],
      'play HX ; kontra betli ; play HU ; play HO',
    );
    const told = answer(state, 8);
    expect(ulti.formatTruth(state, told.move)).toBe('raise betli@1');
    // Ten more or less: the kontra doubles five, the answer what it doubled.
    const raised = told.estimates?.find((one) => one.move === told.move)?.value ?? 0;
    expect(raised).toBeGreaterThan(8);
    expect(raised).toBeLessThan(10);
  });

  test('and lets it be where it hangs on the cards, though it would gain: who doubled had his reasons', () => {
    // One bare eight: of a few layouts it is lost.
    const state = contractWith(
      'BE',
      [
        'H7 H8 HX B7 B8 BX L7 L8 L9 A8',
        'HU H9 HA BU BK LX LO LA A9 AU',
        'HO HK B9 BO BA LU LK A7 AX AO',
      ],
      'play HX ; kontra betli ; play HU ; play HO',
    );
    const told = answer(state, 24);
    expect(ulti.formatTruth(state, told.move)).toBe('done');
    expect(Math.max(...(told.estimates ?? []).map(({ value }) => value))).toBeGreaterThan(1);
  });

  test('a side raises what it wins: the defenders a lost Ulti, the soloist a sure one', () => {
    expect(ulti.formatTruth(lost(''), answer(lost(''), 6).move)).toBe('done');
    const answered = lost(' ; raise ulti');
    expect(ulti.turn(answered)).toBe(1);
    expect(ulti.formatTruth(answered, answer(answered, 6).move)).toBe('raise ulti');
    const sure = contractWith(
      'U ; trump: A',
      [
        'A7 A8 A9 AU AO AX AA LA LX LK',
        'AK H7 H8 H9 HU HO HK B7 B8 B9',
        'HX HA BU BO BK BX BA L7 L8 L9',
      ],
      'play LA ; kontra ulti ; play AK ; play L7',
      'seed maxKontra=4',
    );
    expect(ulti.formatTruth(sure, answer(sure, 6).move)).toMatch(/^raise ulti/);
  });
});
