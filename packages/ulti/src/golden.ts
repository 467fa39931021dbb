/** Runs golden files of the formats ulti-cases/1, ulti-games/1 and ulti-solver/1. */
import type { JsonObject } from '@pakli/core/shape';
import {
  joinReports,
  expectOnlyKeys,
  runCases,
  expectSame,
  type GoldenRunner,
} from '@pakli/core/golden';
import { runCase } from './golden-cases.ts';
import { runGame } from './golden-games.ts';
import { NOTES } from './golden-input.ts';
import { runDeal } from './golden-solver.ts';

/** By format: where the cases stand, and what runs one. */
const LISTS: Readonly<Record<string, readonly [key: string, run: (given: JsonObject) => void]>> = {
  'ulti-cases/1': ['cases', runCase],
  'ulti-games/1': ['games', runGame],
  'ulti-solver/1': ['deals', runDeal],
};

/** Runner for `pakli golden`. */
export const golden: GoldenRunner = {
  formats: ['ulti-cases/1', 'ulti-games/1', 'ulti-solver/1'],
  run(file) {
    const [key, run] = LISTS[String(file['format'])] ?? (['cases', runCase] as const);
    const shape = runCases([file], (all) => {
      expectOnlyKeys(all, ['format', 'game', key, ...NOTES]);
      expectSame('game', 'ulti', all['game']);
    });
    return joinReports({ passed: 0, failures: shape.failures }, runCases(file[key], run));
  },
};
