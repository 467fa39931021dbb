/** Runs golden files of the format compile-golden/1: positions, steps, answers, expectations. */
import {
  expectOnlyKeys,
  expectSame,
  failCase,
  goldenRunner,
  readList,
  readObject,
  type GoldenRunner,
} from '@pakli/core/golden';
import type { JsonObject } from '@pakli/core/shape';
import { compiledLoss, flipScore, ownSwap } from '../src/knowledge/numbers.ts';
import { Runner } from './player.ts';

const CASE_KEYS =
  'id title group source reviewed position do answers expect chance log ai note'.split(' ');

export const golden: GoldenRunner = goldenRunner('compile', {
  'compile-golden/1': { cases: runCase },
});

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
  const expect = readObject('expect', test['expect']);
  const steps = readList('do', test['do']).map((step) => readObject('do', step));
  if (test['position'] === undefined) {
    expectOnlyKeys(expect, ['results']);
    const results = steps.map((step) => {
      expectOnlyKeys(step, ['formula']);
      return formula(readObject('formula', step['formula']));
    });
    expectSame('results', expect['results'], results);
    return;
  }
  const runner = new Runner(test, expect);
  for (const step of steps) runner.do(step);
  runner.finish(expect);
}
