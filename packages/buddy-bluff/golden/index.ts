/** Runs golden files of the format buddy-bluff-cases/1: constructed positions, score tables and whole games. */
import { goldenRunner, type GoldenRunner } from '@pakli/core/golden';
import { runCase } from './cases.ts';
import { runGame } from './games.ts';

/** Runner for `pakli golden`. */
export const golden: GoldenRunner = goldenRunner('buddy-bluff', {
  'buddy-bluff-cases/1': { cases: runCase, games: runGame },
});
