/** The value of a card's text, from 0 to 5: an estimate from its effects (RULES 13). */
import { PROTOCOLS } from '../cards/index.ts';
import { OPS } from '../ops/index.ts';
import type { Operation } from '../ops/operation.ts';
import type { Op, Rule, CardStep } from '../cards/steps.ts';

/** The value of a text's steps to their owner. */
function stepsPower(steps: readonly CardStep[]): number {
  return steps.reduce((sum, step) => {
    const operation = OPS[step.op] as Operation<Op>;
    return sum + operation.worth(step, stepsPower);
  }, 0);
}

function rulePower(rule: Rule): number {
  if (rule.rule === 'trigger') return 1.3 * stepsPower(rule.do);
  if (rule.rule === 'restrict') return rule.what === 'draw' ? -1 : 1.5;
  return 1;
}

const POWERS: Float64Array = Float64Array.from(
  PROTOCOLS.flatMap(({ cards }) =>
    cards.map(({ top, middle, bottom }) => {
      const rules = [...top, ...bottom].reduce((sum, rule) => sum + rulePower(rule), 0);
      return Math.min(5, Math.max(0, stepsPower(middle) + rules));
    }),
  ),
);

/** The estimate for one of the 180 cards. */
export function powerOf(def: number): number {
  return POWERS[def]!;
}

/** The sum of a protocol's text values. */
export function protocolPower(protocol: number): number {
  let sum = 0;
  for (let k = 0; k < 6; k++) sum += powerOf(6 * protocol + k);
  return sum;
}
