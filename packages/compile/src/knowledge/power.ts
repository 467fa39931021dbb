/** How much the text of a card is worth, from 0 to 5: an estimate from what it does (RULES 13). */
import { PROTOCOLS } from '../cards/index.ts';
import type { Rule, Step } from '../program/steps.ts';

/** What the steps of a text are worth to their owner. */
function stepsPower(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + stepPower(step), 0);
}

function stepPower(step: Step): number {
  const opposed = 'by' in step && step.by === 'opponent';
  switch (step.op) {
    case 'draw': {
      const cards = typeof step.count === 'number' ? step.count : 2;
      return opposed ? -0.6 * cards : 0.8 * cards;
    }
    case 'discard':
      return opposed ? 1.2 : step.from === undefined ? -0.8 : 0;
    case 'delete':
      return step.target.ref === 'self' ? -1 : step.target.side === 'own' ? -1.5 : 2.5;
    case 'return':
      return step.target.side === 'own' ? 0.2 : 1.8;
    case 'seize':
      return 2.5;
    case 'flip':
      return step.target.ref === 'self' ? -0.5 : 1.2;
    case 'shift':
      return 0.8;
    case 'play':
      return opposed ? -1 : 1.6;
    case 'refresh':
      return 1.5;
    case 'chain':
      return stepPower(step.first) + stepsPower(step.then);
    case 'may':
      return Math.max(0.3, stepsPower(step.do));
    case 'if':
    case 'forEachLine':
    case 'chooseLine':
    case 'repeat':
      return 0.9 * stepsPower(step.do);
    case 'either':
      return Math.max(...step.options.map(stepsPower));
    case 'copyMiddle':
    case 'forbidCompile':
    case 'flipProtocol':
      return 2;
    case 'rearrange':
    case 'swapProtocols':
    case 'swapStacks':
    case 'takeRandom':
      return 0.7;
    case 'give':
      return -0.7;
    case 'reveal':
    case 'shuffle':
    case 'putOnDeckTop':
    case 'declare':
      return 0.1;
  }
  return 0;
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

/** What the texts of a protocol are worth together. */
export function protocolPower(protocol: number): number {
  let sum = 0;
  for (let k = 0; k < 6; k++) sum += powerOf(6 * protocol + k);
  return sum;
}
