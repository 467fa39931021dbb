import { describe, expect, test } from 'vitest';
import {
  faultOf,
  SEED_OPTIONS,
  Solver,
  stakesOf,
  type Position,
} from '../../src/knowledge/solver/index.ts';
import { ladderOf } from '../../src/ladder.ts';
import { rules } from '../../src/types.ts';
import golden from '../golden/golden-solver.json' with { type: 'json' };
import { compareEnding } from './compare.ts';
import { maskOf, startOf, type Deal } from './deals.ts';

const solver = new Solver();

function payoff(deal: Deal, id: string, budget?: number) {
  const bid = ladderOf(rules.defaults).byId.get(id)!;
  const position = startOf(deal, bid.noTrump);
  const question = { ask: 'payoff', stakes: stakesOf(bid, position) } as const;
  return solver.value(position, question, SEED_OPTIONS, budget);
}

describe('against minimax without any art', () => {
  // Tables of two entries give up something at nearly every step.
  const solvers = [new Solver(), new Solver({ entries: 2 }), new Solver({ entries: 32 })];

  test.for([
    [1, 100],
    [2, 400],
    [3, 250],
    [4, 40],
  ] as const)('random endings of %i cards each', ([size, endings]) => {
    let compared = 0;
    for (let seed = 1; seed <= endings; seed++) compared += compareEnding(seed, size, solvers);
    expect(compared).toBeGreaterThan(endings * solvers.length);
  });

  test.for([
    ['without trumps the ten is dear and low', 12_234, 3],
    ['without trumps the ten is dear and low, four cards', 11_450, 4],
  ] as const)('%s', ([, seed, size]) => {
    expect(compareEnding(seed, size, solvers)).toBeGreaterThan(0);
  });
});

describe('a search that is cut off', () => {
  const deal = golden.deals.find(({ id }) => id === 'pay-biased11')!;

  test('says so with bounds that hold the value', () => {
    let exact = 0;
    for (let budget = 1; budget < 1e7; budget *= 2) {
      const { low, high, nodes } = payoff(deal, '40U', budget);
      expect(low).toBeLessThanOrEqual(16);
      expect(high).toBeGreaterThanOrEqual(16);
      expect(nodes).toBeLessThanOrEqual(budget + 1);
      if (low === high) exact++;
    }
    expect(exact).toBeGreaterThan(0);
    expect(payoff(deal, '40U', 1).low).toBeLessThan(payoff(deal, '40U', 1).high);
  });

  test('gives no cards', () => {
    const position = startOf(deal, false);
    expect(solver.best(position, { ask: 'points' }, SEED_OPTIONS, 10).cards).toBeUndefined();
    const bid = ladderOf(rules.defaults).byId.get('40U')!;
    const question = { ask: 'payoff', stakes: stakesOf(bid, position) } as const;
    expect(solver.each(position, question, SEED_OPTIONS, 10)).toBeUndefined();
  });
});

describe('what is decided', () => {
  /** The soloist's last card is the trump 7, a defender holds the ace. */
  const position: Position = {
    hands: [maskOf(['B7']), maskOf(['BA']), maskOf(['L9'])],
    talon: maskOf(['H7', 'H8']),
    trump: 1,
    soloist: 0,
    leader: 0,
    table: [],
    points: [90, 0],
    tricks: [9, 0],
    aces: 3,
  };

  test('7.6 and 9: Durchmars lost in trick 10 is no early end, so that the seven beaten there is paid for', () => {
    const stakes = {
      values: { durchmars: 6 },
      hearts: false,
      kontra: {},
      marriages: [[], []],
    } as const;
    const { low } = solver.value(position, { ask: 'payoff', stakes }, SEED_OPTIONS);
    expect(low).toBe(2 * (-6 - 4));
  });

  test.for([
    ['A7', 0, 'throws away the ace on the nine of bells: the king has nothing to stay below'],
    ['B8', 1, 'has to follow and keeps the ace'],
  ] as const)('a Betli where the partner, with %s, makes %i: he %s', ([card, value]) => {
    const betli: Position = {
      ...position,
      hands: [maskOf(['LK', 'B7']), maskOf(['L8', 'B9']), maskOf(['LA', card])],
      trump: undefined,
      leader: 1,
      tricks: [0, 8],
    };
    const stakes = {
      values: { betli: 5 },
      hearts: false,
      kontra: {},
      marriages: [[], []],
    } as const;
    const question = { ask: 'made', component: 'betli', stakes } as const;
    expect(solver.value(betli, question, SEED_OPTIONS).low).toBe(value);
  });

  test.for([
    ['a card twice', { talon: maskOf(['B7', 'H8']) }, 'a card is in two places'],
    [
      'hands of different sizes',
      { hands: [maskOf(['B7', 'B8']), 8, 4] },
      'hand sizes do not fit the trick',
    ],
    ['tricks that do not add up', { tricks: [3, 3] }, 'tricks do not fit the hand sizes'],
    ['no such seat', { soloist: 3 }, 'a seat is 0, 1 or 2'],
    ['no such trump', { trump: 4 }, 'no such trump suit'],
    [
      'a whole trick on the table',
      { table: [1, 2, 3] },
      'a trick in progress has at most two cards',
    ],
    ['nothing to play', { hands: [0, 0, 0], tricks: [5, 5] }, 'no card is left to be played'],
  ] as const)('11.3 refuses %s', ([, change, fault]) => {
    expect(faultOf(position)).toBeUndefined();
    expect(faultOf({ ...position, ...change })).toBe(fault);
  });
});
