/**
 * Ulti's exact solver on whole deals, the soloist leading: `random` hands, and
 * hands `like` those on which a player would bid an Ulti.
 */
import { ladderOf, parseCard, parseSuit, ulti } from '@pakli/ulti';
import {
  SEED_OPTIONS,
  Solver,
  stakesOf,
  type Position,
  type SolverQuestion,
} from '@pakli/ulti/solver';
import type { Bench, Benches } from './bench.ts';
import deals from './ulti-deals.json' with { type: 'json' };

const SETS = ['random', 'like'] as const;
const A10 = { ...SEED_OPTIONS, cardPoints: 'A10' } as const;
/** Deals in a batch. */
const BATCH = 50;

type Deal = (typeof deals)['random'][number];

function maskOf(cards: readonly string[]): number {
  return cards.reduce((mask, card) => mask | (1 << (parseCard(card) ?? 0)), 0);
}

function start({ hands: [first = [], second = [], third = []], talon, trump }: Deal): Position {
  return {
    hands: [maskOf(first), maskOf(second), maskOf(third)],
    talon: maskOf(talon),
    trump: parseSuit(trump),
    soloist: 0,
    leader: 0,
    table: [],
    points: [0, 0],
    tricks: [0, 0],
    aces: 0,
  };
}

/** Stakes of a bid; `U` in Hearts is `H-U`. */
function stakes(id: string, position: Position) {
  const { byId } = ladderOf(ulti.rules.defaults);
  const bid = byId.get(position.trump === 0 && id === 'U' ? 'H-U' : id);
  if (bid === undefined) throw new Error(`no bid is called ${id}`);
  return stakesOf(bid, position);
}

type Kind = (position: Position) => readonly [Position, SolverQuestion, typeof SEED_OPTIONS];

const KINDS: Readonly<Record<string, Kind>> = {
  ulti: (at) => [at, { ask: 'made', component: 'ulti', stakes: stakes('U', at) }, SEED_OPTIONS],
  /** The most card points that the soloist can take: more work than deciding whether they are enough for passz. */
  'passz-a10': (at) => [at, { ask: 'points' }, A10],
  'passz-a11': (at) => [at, { ask: 'points' }, SEED_OPTIONS],
  betli: (at) => {
    const noTrump = { ...at, trump: undefined };
    const question = { ask: 'made', component: 'betli', stakes: stakes('BE', noTrump) } as const;
    return [noTrump, question, SEED_OPTIONS];
  },
  payoff: (at) => [at, { ask: 'payoff', stakes: stakes('U', at) }, SEED_OPTIONS],
};

function solving(kind: Kind, set: (typeof SETS)[number]): Bench {
  const solver = new Solver();
  const problems = deals[set].map((deal) => kind(start(deal)));
  let next = 0;
  return {
    unit: 'deals/s',
    against: 'playouts',
    batch() {
      for (let i = 0; i < BATCH; i++) {
        const problem = problems[next++ % problems.length];
        if (problem !== undefined) solver.value(...problem);
      }
      return BATCH;
    },
  };
}

export const benches: Benches = Object.fromEntries(
  Object.entries(KINDS).flatMap(([name, kind]) =>
    SETS.map((set) => [`solve/${name}/${set}`, () => solving(kind, set)]),
  ),
);
