/** The expert's bidding: plans and their values, answers in the auction, bids, discards and trumps. */
import { askPlayer, Sfc32, type Answer } from '@pakli/core';
import { describe, expect, test } from 'vitest';
import { ladderOf, ulti, type State } from '../../src/index.ts';
import { BID, HOLD, PASS, PICKUP, RELEASE, STAND } from '../../src/codes.ts';
import { blend } from '../../src/knowledge/expert/candidate.ts';
import { FIRST } from '../../src/knowledge/expert/assumptions.ts';
import { Planner, valueOf } from '../../src/knowledge/expert/plans.ts';
import { biddingPlayer } from '../../src/knowledge/expert/player.ts';
import { realChance } from '../../src/knowledge/expert/open-card-correction.ts';
import { COMPONENTS } from '../../src/types.ts';
import { cards, dealOf, stateOf } from '../positions.ts';
import { optionsOf } from '../subject.ts';

const SEED = optionsOf('seed');

function bidOf(id: string, options = SEED) {
  return ladderOf(options).byId.get(id)!;
}

describe('what is won with open cards and what is kept at the table', () => {
  test.each(COMPONENTS)('%s: most of what is won, little of what is lost', (component) => {
    expect(realChance(component, 1, false)).toBeGreaterThan(0.85);
    expect(realChance(component, 1, false)).toBeLessThan(1);
    expect(realChance(component, 0, false)).toBeGreaterThan(0.05);
    expect(realChance(component, 0, false)).toBeLessThan(0.3);
    const half = (realChance(component, 0, false) + realChance(component, 1, false)) / 2;
    expect(realChance(component, 0.5, false)).toBeCloseTo(half, 9);
    // A defender who sees the soloist's cards lets him steal hardly anything.
    expect(realChance(component, 0, true)).toBeLessThan(0.06);
    expect(realChance(component, 1, true)).toBe(realChance(component, 1, false));
  });

  test('a Betli is stolen most often', () => {
    const stolen = COMPONENTS.map((component) => realChance(component, 0, false));
    expect(Math.max(...stolen)).toBe(realChance('betli', 0, false));
  });
});

describe('what the hand model says beside worlds', () => {
  test('three worlds do not turn a clear opinion round, two dozen do', () => {
    const [sure, doubtful] = [0.9, 0.1];
    expect(blend(sure, 0, 0)).toBe(sure);
    expect(blend(sure, 0, 3)).toBeGreaterThan(blend(doubtful, 3, 3));
    expect(blend(sure, 0, 24)).toBeLessThan(blend(doubtful, 24, 24));
  });
});

describe('what a plan is worth', () => {
  test('the payments of rule 9 by their chances', () => {
    const chance = realChance('ulti', 0.8, false);
    const side = realChance('passz', 0.9, false);
    const worth = valueOf(bidOf('U'), [0.8, 0.9], SEED);
    expect(worth).toBeCloseTo(4 * chance - 5 * (1 - chance) + 2 * side - 1, 9);
    // Hearts: eight, and ten where it is lost; two for the passz.
    const red = valueOf(bidOf('H-U'), [0.8, 0.9], SEED);
    expect(red).toBeCloseTo(2 * worth, 9);
    const base = valueOf(bidOf('U'), [0.8, 0.9], optionsOf('seed ultiPenalty=base'));
    expect(base).toBeCloseTo(worth - 3 * (1 - chance), 9);
  });

  test('who is likely to lose is likely to be doubled', () => {
    const chance = realChance('betli', 0, false);
    expect(chance).toBeLessThan(0.3);
    expect(valueOf(bidOf('BE'), [0], SEED)).toBeCloseTo(5 * chance - 10 * (1 - chance), 9);
    const fair = realChance('betli', 0.5, false);
    expect(valueOf(bidOf('BE'), [0.5], SEED)).toBeCloseTo(5 * fair - 5 * (1 - fair), 9);
  });

  test('a passz that is not played costs two', () => {
    expect(valueOf(bidOf('P'), [1], optionsOf('seed passzPlayed=forfeit2'))).toBe(-2);
    expect(valueOf(bidOf('H-P'), [1], optionsOf('seed passzPlayed=forfeit2'))).toBeGreaterThan(1);
  });

  test('a bid is planned with its best trump, and only with its cards', () => {
    const planner = new Planner(SEED);
    for (const hand of ['L7 L9 LO LK LA A7 A8 BA H7 H8', 'L7 L9 LO LK LA B7 B8 AA H7 H8']) {
      expect(planner.ofTen(cards(hand), 0, [bidOf('U')])[0]?.trump, hand).toBe(2);
    }
    expect(planner.ofTen(cards('L8 L9 LO LK LA A9 A8 BA B8 H8'), 0, [bidOf('U')])).toEqual([]);
    expect(planner.ofTen(cards('L8 L9 LO LK LA A9 A8 BA B8 H8'), 0, [bidOf('40')])).toHaveLength(1);
  });

  test('two of twelve are laid down, what lies there among them', () => {
    const planner = new Planner(SEED);
    const twelve = cards('H7 H8 HX B7 B8 BX L7 L8 A7 A8 HA BA');
    const plans = planner.ofTwelve(twelve, 0, [bidOf('BE')]);
    expect(plans).toHaveLength(66);
    expect(plans[0]?.laid).toBe(cards('HA BA'));
    expect(plans.map(({ value }) => value)).toEqual(
      plans.map(({ value }) => value).toSorted((a, b) => b - a),
    );
    const fixed = planner.ofTwelve(twelve, cards('A8'), [bidOf('BE')]);
    expect(fixed).toHaveLength(11);
    expect(fixed.every(({ laid }) => (laid & cards('A8')) !== 0)).toBe(true);
  });
});

const player = biddingPlayer({ worlds: 40, talons: 40, assumptions: FIRST });

function answer(state: State, steps: number, seed = 1): Answer {
  return askPlayer(player, ulti.view(state, ulti.turn(state)), new Sfc32(seed), steps);
}

function valueOfMove({ estimates = [] }: Answer, move: number): number {
  return estimates.find((one) => one.move === move)?.value ?? Number.NaN;
}

const BETLI = 'H7 H8 HX B7 B8 BX L7 L8 A7 A8';
const WEAK = 'HU H9 BU B9 LU L9 LK AU A9 AK';

/** A strong forehand has bid a Passz; the next seat holds these ten. */
function afterPassz(next: string): State {
  const own = 'HK HO BK BO LO LX LA AX AA AO HA BA';
  return stateOf(`${dealOf(own, next)} ; bid P ; discard HK ; discard HO`);
}

/** The answer of a forehand, who has bid an Ulti with these ten, to a Betli of equal value. */
function held(kept: string): number {
  const deal = dealOf(`${kept} HA BA`);
  const said = 'bid U ; discard HA ; discard BA ; pickup ; bid BE ; discard HA ; discard BA';
  return answer(stateOf(`${deal} ; ${said}`), 4).move;
}

describe('answers', () => {
  test('picks up with a hand for a Betli, passes with nothing', () => {
    expect(answer(afterPassz(BETLI), 12).move).toBe(PICKUP);
    expect(answer(afterPassz(WEAK), 12).move).toBe(PASS);
  });

  test('a dearer bid of another costs more', () => {
    const own = 'A7 A8 AO BK BO LO LX LA AX AA HA BA';
    const worth = (bid: string): number => {
      const state = stateOf(`${dealOf(own, WEAK)} ; bid ${bid} ; discard BK ; discard BO`);
      return valueOfMove(answer(state, 4), PASS);
    };
    expect(worth('P')).toBeCloseTo(-0.3, 9);
    expect(worth('U')).toBeCloseTo(-1.5, 9);
  });

  test('the best of many guesses is too good to be true: the fourth is believed', () => {
    // The forehand knows his own discards and is asked for the last time.
    const own = `${BETLI} HA BA`;
    const state = stateOf(`${dealOf(own)} ; bid P ; discard HA ; discard BA ; pass ; pass`);
    const told = answer(state, 1);
    const bids = ladderOf(SEED).bids.filter(({ rank }) => rank > 1);
    const plans = new Planner(SEED).ofTwelve(cards(own), 0, bids);
    expect(valueOfMove(told, PICKUP)).toBeCloseTo(2 * plans[3]!.value, 9);
    const [stands] = new Planner(SEED).ofTen(cards(BETLI), cards('HA BA'), [bidOf('P')]);
    expect(valueOfMove(told, STAND)).toBeCloseTo(2 * stands!.value, 9);
    expect(told.move).toBe(PICKUP);
  });

  test('holds a bid that the cards are good for, and releases one that they are not', () => {
    expect(held('A7 A9 AU AO AK AX AA LA LX H7')).toBe(HOLD);
    expect(held('A7 A9 L8 L9 LU B8 B9 BU H7 H8')).toBe(RELEASE);
  });
});

test('nothing is called calculated before the first card is led', () => {
  const twelve = 'HK HO BK BO LO LX LA AX AA AO HA BA';
  const said = ['', ' ; bid P', ' ; bid P ; discard HK', ' ; bid P ; discard HK ; discard HO'];
  const states = said.map((moves) => stateOf(`${dealOf(twelve, BETLI)}${moves}`));
  for (const state of states) {
    // A player with nothing at stake still guesses.
    for (const steps of [0, 1, 8]) {
      const { estimates = [] } = answer(state, steps);
      expect(estimates.length).toBeGreaterThan(1);
      for (const { weight } of estimates) expect(weight).toBeGreaterThan(0);
    }
  }
});

function bid(twelve: string, steps = 14): string {
  const state = stateOf(dealOf(twelve));
  return ulti.formatTruth(state, answer(state, steps).move);
}

/** Both discards of a forehand after his bid. */
function laid(twelve: string, id: string): string[] {
  const state = stateOf(`${dealOf(twelve)} ; bid ${id}`);
  const one = answer(state, 10).move;
  const names = [ulti.formatTruth(state, one)];
  ulti.play(state, one);
  names.push(ulti.formatTruth(state, answer(state, 10).move));
  return names.toSorted();
}

describe('bids', () => {
  test('what the cards are good for', () => {
    expect(bid('A7 A9 AO AK AX AA BA BU LA LU HU HO')).toBe('bid 40U');
    expect(bid('H7 H8 H9 B7 B8 B9 L7 L8 L9 A7 A8 A9')).toMatch(/^bid (H-)?OB$/);
    expect(bid('H8 HU HK B8 BU BK L8 LU LK A8 AU AK')).toBe('bid P');
  });

  test('few worlds move the estimate of the model little', () => {
    const state = stateOf(dealOf('A7 A9 AO AK AX AA BA B8 LA L8 H7 H8'));
    const move = BID + bidOf('U').rank;
    const glance = valueOfMove(answer(state, 0), move);
    const one = valueOfMove(answer(state, 1), move);
    // Both made in the one world, or none: a ninth of the way there.
    const way = (2 * (realChance('ulti', 1, false) * 9 - 5)) / 9 + 2;
    expect(Math.abs(one - glance)).toBeGreaterThan(0);
    expect(Math.abs(one - glance)).toBeLessThan(way);
  });

  test('the estimate of a bid is that of its best plan', () => {
    const state = stateOf(dealOf('A7 A9 AO AK AX AA BA B8 LA L8 H7 H8'));
    const plans = new Planner(SEED).ofTwelve(
      cards('A7 A9 AO AK AX AA BA B8 LA L8 H7 H8'),
      0,
      ladderOf(SEED).bids,
    );
    const told = answer(state, 0);
    for (const id of ['P', 'U', '40', '40U', 'BE']) {
      const best = Math.max(
        ...plans.filter((plan) => plan.bid.id === id).map((plan) => plan.value),
      );
      expect(valueOfMove(told, BID + bidOf(id).rank), id).toBeCloseTo(2 * best, 9);
    }
  });

  test('lays down what the plan does not need', () => {
    expect(laid(`${BETLI} HA BA`, 'BE')).toEqual(['discard BA', 'discard HA']);
  });

  test('names the long suit trump', () => {
    const twelve = 'L7 L8 L9 LU LO LA A7 A8 BA BX HA HK';
    const state = stateOf(
      `${dealOf(twelve)} ; bid U ; discard HA ; discard HK ; pass ; pass ; stand`,
    );
    expect(ulti.formatTruth(state, answer(state, 6).move)).toBe('trump L');
  });
});

test('plans that were solved have an error, which shrinks with the worlds; the others have none', () => {
  const state = stateOf(dealOf('A7 A9 AO AK AX AA BA B8 LA L8 H7 H8'));
  const errorAfter = (worlds: number): number => {
    const { move, estimates = [] } = answer(state, worlds);
    for (const { weight, error } of estimates) expect(error === undefined).toBe(weight === 1);
    const own = estimates.find((estimate) => estimate.move === move);
    expect(own?.gapError).toBe(0);
    return own?.error ?? Number.NaN;
  };
  expect(errorAfter(24)).toBeLessThan(errorAfter(2));
});
