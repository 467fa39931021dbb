/** Runs golden files of the formats ulti-cases/1, ulti-games/1 and ulti-solver/1. */
import { goldenRunner, type GoldenRunner } from '@pakli/core/golden';
import { runCase } from './cases.ts';
import { runGame } from './games.ts';
import { runDeal } from './solver.ts';

/** Runner for `pakli golden`. */
export const golden: GoldenRunner = goldenRunner('ulti', {
  'ulti-cases/1': { cases: runCase },
  'ulti-games/1': { games: runGame },
  'ulti-solver/1': { deals: runDeal },
});
