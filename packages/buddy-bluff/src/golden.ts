/** Runs golden files of the format buddy-bluff-cases/1: constructed positions, score tables and whole games. */
import { expectOnlyKeys, joinReports, runCases, type GoldenRunner } from '@pakli/core/golden';
import { runCase } from './golden-cases.ts';
import { runGame } from './golden-games.ts';

const FILE_KEYS = ['format', 'game', 'cases', 'games', 'note', 'notes'];

export const golden: GoldenRunner = {
  formats: ['buddy-bluff-cases/1'],
  run(file) {
    const shape = runCases([file], (all) => expectOnlyKeys(all, FILE_KEYS));
    return joinReports(
      { passed: 0, failures: shape.failures },
      runCases(file['cases'] ?? [], runCase),
      runCases(file['games'] ?? [], runGame),
    );
  },
};
