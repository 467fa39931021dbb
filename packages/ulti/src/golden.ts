/** Runs golden files of the formats ulti-cases/1 and ulti-games/1. */
import { joinReports, onlyKeys, runCases, same, type GoldenRunner } from '@pakli/core';
import { runCase } from './golden-cases.ts';
import { runGame } from './golden-games.ts';
import { NOTES } from './golden-input.ts';

/** Runner for `pakli golden`. */
export const golden: GoldenRunner = {
  formats: ['ulti-cases/1', 'ulti-games/1'],
  run(file) {
    const games = file['format'] === 'ulti-games/1';
    const shape = runCases([file], (all) => {
      onlyKeys(all, ['format', 'game', games ? 'games' : 'cases', ...NOTES]);
      same('game', 'ulti', all['game']);
    });
    return joinReports(
      { passed: 0, failures: shape.failures },
      games ? runCases(file['games'], runGame) : runCases(file['cases'], runCase),
    );
  },
};
