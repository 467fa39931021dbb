/** Runs golden files of the format ulti-solver/1: perfect play with all cards known. */
import {
  expectOnlyKeys,
  expectSame,
  failCase,
  NOTES,
  readList,
  readNumber,
  readObject,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { NO_TRUMP, setOf } from '../src/cards.ts';
import {
  faultOf,
  SEED_OPTIONS,
  Solver,
  stakesOf,
  type PlayOptions,
  type Position,
  type Stakes,
} from '../src/knowledge/solver/index.ts';
import { ladderOf } from '../src/ladder.ts';
import { rules } from '../src/options.ts';
import type { Component } from '../src/types.ts';
import { cards, trumpOf } from './readers.ts';

/** A deal with and without its trump suit. */
interface Deal {
  readonly solver: Solver;
  readonly position: Position;
  readonly noTrump: Position;
}

function makes(
  { solver }: Deal,
  position: Position,
  component: Component,
  options: PlayOptions = SEED_OPTIONS,
): boolean {
  const values = { [component]: 1 };
  const stakes: Stakes = { values, hearts: false, kontra: {}, marriages: [[], []] };
  return solver.value(position, { ask: 'made', component, stakes }, options).low === 1;
}

function most({ solver, position }: Deal, cardPoints: 'A11' | 'A10'): number {
  return solver.value(position, { ask: 'points' }, { ...SEED_OPTIONS, cardPoints }).low;
}

const ASKS: Readonly<Record<string, (deal: Deal) => boolean | number>> = {
  betli: (deal) => makes(deal, deal.noTrump, 'betli'),
  betliMustBeat: (deal) =>
    makes(deal, deal.noTrump, 'betli', { ...SEED_OPTIONS, betliMustBeat: true }),
  durchmarsNT: (deal) => makes(deal, deal.noTrump, 'durchmars'),
  ulti: (deal) => makes(deal, deal.position, 'ulti'),
  maxPointsA11: (deal) => most(deal, 'A11'),
  maxPointsA10: (deal) => most(deal, 'A10'),
};

export function runDeal(given: JsonObject): void {
  expectOnlyKeys(given, ['hands', 'talon', 'trump', 'soloist', 'leader', 'result', ...NOTES]);
  const [first, second, third] = readList('hands', given['hands']).map((hand) =>
    setOf(cards('hand', hand)),
  );
  const trump = trumpOf(given['trump']);
  const noTrump: Position = {
    hands: [first ?? 0, second ?? 0, third ?? 0],
    talon: setOf(cards('talon', given['talon'])),
    trump: undefined,
    soloist: readNumber('soloist', given['soloist']),
    leader: readNumber('leader', given['leader']),
    table: [],
    points: [0, 0],
    tricks: [0, 0],
    aces: 0,
  };
  const position = trump === NO_TRUMP ? noTrump : { ...noTrump, trump };
  const fault = faultOf(position);
  if (fault !== undefined) failCase('deal', 'three hands of ten cards and a talon', fault);
  const result = readObject('result', given['result']);
  const deal: Deal = { solver: new Solver(), position, noTrump };
  for (const [key, expected] of Object.entries(result)) {
    if (key === 'payoff') {
      runPayoffs(readObject(key, expected), deal);
      continue;
    }
    const ask = Object.hasOwn(ASKS, key) ? ASKS[key] : undefined;
    if (ask === undefined) failCase('result', 'a known key', key);
    else expectSame(key, expected, ask(deal));
  }
}

/** Contract by contract, the soloist's delta without kontra. */
function runPayoffs(expected: JsonObject, { solver, position, noTrump }: Deal): void {
  for (const [id, delta] of Object.entries(expected)) {
    const bid = ladderOf(rules.defaults).byId.get(id);
    if (bid === undefined) failCase('payoff', 'a bid', id);
    const at = bid.noTrump ? noTrump : position;
    const { low, high } = solver.value(
      at,
      { ask: 'payoff', stakes: stakesOf(bid, at) },
      SEED_OPTIONS,
    );
    expectSame(`payoff of ${id}`, delta, low === high ? low : `${low} to ${high}`);
  }
}
