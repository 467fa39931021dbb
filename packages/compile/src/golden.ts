/** Runs golden files of the format compile-golden/1: positions, steps, answers, expectations. */
import type { JsonObject } from '@pakli/core/shape';
import {
  joinReports,
  expectOnlyKeys,
  runCases,
  expectSame,
  failCase,
  type GoldenRunner,
} from '@pakli/core/golden';
import { listOf, objectOf } from './golden-position.ts';
import { Runner } from './golden-runner.ts';
import { compiledLoss, flipScore, ownSwap } from './knowledge/numbers.ts';

const CASE_KEYS =
  'id title group source reviewed position do answers expect chance log ai note'.split(' ');

export const golden: GoldenRunner = {
  formats: ['compile-golden/1'],
  run(file) {
    const shape = runCases([file], (all) =>
      expectOnlyKeys(all, ['format', 'game', 'cases', 'note']),
    );
    return joinReports({ passed: 0, failures: shape.failures }, runCases(file['cases'], runCase));
  },
};

function formula(given: JsonObject): unknown {
  expectOnlyKeys(given, ['name', 'Vc', 'Vu', 'value', 'effectPower']);
  const number = (key: string): number => Number(given[key]);
  switch (given['name']) {
    case 'ownSwap':
      return ownSwap(number('Vc'), number('Vu'));
    case 'compiledLoss':
      return compiledLoss(number('Vc'), number('Vu'));
    case 'flipScore':
      return flipScore(number('value'), number('effectPower'));
    default:
      return failCase('formula', 'a known formula', given['name']);
  }
}

function runCase(test: JsonObject): void {
  expectOnlyKeys(test, CASE_KEYS);
  const expect = objectOf('expect', test['expect']);
  const steps = listOf('do', test['do']).map((step) => objectOf('do', step));
  if (test['position'] === undefined) {
    expectOnlyKeys(expect, ['results']);
    const results = steps.map((step) => {
      expectOnlyKeys(step, ['formula']);
      return formula(objectOf('formula', step['formula']));
    });
    expectSame('results', expect['results'], results);
    return;
  }
  const runner = new Runner(test, expect);
  for (const step of steps) runner.do(step);
  runner.finish(expect);
}
