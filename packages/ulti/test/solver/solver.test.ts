import { describe, expect, test } from 'vitest';
import { listCards } from '../../src/cards.ts';
import {
  faultOf,
  SEED_OPTIONS,
  Solver,
  stakesOf,
  type PlayOptions,
  type Position,
  type Stakes,
} from '../../src/knowledge/solver/index.ts';
import { ladderOf } from '../../src/ladder.ts';
import golden from '../golden/golden-solver.json' with { type: 'json' };
import { compareEnding } from './compare.ts';
import { maskOf, startOf, type Deal } from './deals.ts';
import { Model } from './model.ts';
import { rules } from '../../src/options.ts';

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

/**
 * Two ways can leave the same cards and the same leader, and differ in who has
 * won a trick or an ace. The table must keep them apart; random endings hardly
 * ever show it.
 */
describe('what has happened tells positions with the same cards apart', () => {
  const told = { soloist: 2, leader: 2, table: [] } as const;
  const plain: PlayOptions = { ...SEED_OPTIONS, earlyEnd: false };

  test.for<[string, Position, Stakes, PlayOptions]>([
    [
      'an ace is lost',
      {
        ...told,
        hands: [
          maskOf(['H9', 'HO', 'HA', 'LX']),
          maskOf(['B8', 'BU', 'A7', 'AO']),
          maskOf(['HU', 'BX', 'L8', 'AX']),
        ],
        talon: maskOf(['H8', 'LO']),
        trump: 3,
        points: [40, 0],
        tricks: [6, 0],
        aces: 3,
      },
      {
        values: { passz: 2, fourAces: 8 },
        hearts: true,
        kontra: { passz: [2, 2], fourAces: [2, 2] },
        marriages: [[20], [40]],
      },
      {
        ...plain,
        cardPoints: 'A10',
        talonOwner: 'defenders',
        silent100: 'replace',
        silentUltiFail: 'none',
        marriageNeedsTrick: true,
      },
    ],
    [
      'the defenders have a trick',
      {
        ...told,
        hands: [
          maskOf(['HO', 'HX', 'BO', 'AO']),
          maskOf(['HA', 'B7', 'BK', 'A7']),
          maskOf(['B9', 'BA', 'AU', 'AA']),
        ],
        talon: maskOf(['A9', 'AX']),
        trump: 1,
        points: [52, 0],
        tricks: [6, 0],
        aces: 1,
      },
      {
        values: { '40-100': 8, durchmars: 12 },
        hearts: true,
        kontra: { '40-100': [0, 0], durchmars: [3, 3] },
        marriages: [[], []],
      },
      { ...plain, cardPoints: 'A11', talonOwner: 'defenders' },
    ],
    [
      'the soloist has a trick',
      {
        ...told,
        hands: [
          maskOf(['HU', 'HK', 'B7', 'BU']),
          maskOf(['H9', 'BO', 'BA', 'LX']),
          maskOf(['HO', 'HA', 'A7', 'A9']),
        ],
        talon: maskOf(['B9', 'L7']),
        trump: 1,
        points: [0, 50],
        tricks: [0, 6],
        aces: 0,
      },
      {
        values: { '20-100': 16 },
        hearts: true,
        kontra: { '20-100': [3, 3] },
        marriages: [[20, 20], [40]],
      },
      {
        ...plain,
        cardPoints: 'A10',
        talonOwner: 'soloist',
        silent100Marriages: 'one',
        silentUltiFail: 'none',
        marriageNeedsTrick: true,
      },
    ],
  ])('%s', ([, position, stakes, options]) => {
    const question = { ask: 'payoff', stakes } as const;
    const { value, after } = new Model(position, question, options).solve();
    const kept = [...after].filter(([, worth]) => worth === value).map(([card]) => card);
    const best = solver.best(position, question, options);
    expect([best.low, best.high]).toEqual([value, value]);
    expect(listCards(best.cards ?? 0)).toEqual(kept);
    expect(solver.each(position, question, options)).toEqual(after);
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
