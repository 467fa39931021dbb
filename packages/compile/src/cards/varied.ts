/** RULES 14.1: the cards as the options change them. */
import type { CardData, ProtocolData, Rule } from '../effects/algebra.ts';
import type { Options } from '../types.ts';
import { PROTOCOLS } from './index.ts';

type Trigger = Extract<Rule, { rule: 'trigger' }>;

/** By card: its trigger as the options change it. */
const CHANGES: Readonly<Record<string, (trigger: Trigger, options: Options) => Trigger>> = {
  'Diversity-6'(trigger, { diversity6 }) {
    const [step] = trigger.do;
    if (step?.op !== 'if' || step.cond.cond !== 'compare') {
      throw new Error('Diversity-6 compares no numbers');
    }
    return { ...trigger, do: [{ ...step, cond: { ...step.cond, right: diversity6 } }] };
  },
  'Unity-4': (trigger, { unity4 }) => ({ ...trigger, on: { event: unity4 } }),
};

export function varied(options: Options): readonly ProtocolData[] {
  return PROTOCOLS.map(({ name, set, cards }) => {
    const vary = (card: CardData): CardData => {
      const change = CHANGES[`${name}-${card.value}`];
      if (change === undefined) return card;
      if (!card.top.some(({ rule }) => rule === 'trigger')) {
        throw new Error(`${name}-${card.value} has no trigger to change`);
      }
      const top = card.top.map((rule) => (rule.rule === 'trigger' ? change(rule, options) : rule));
      return { ...card, top };
    };
    const [a, b, c, d, e, f] = cards;
    return { name, set, cards: [vary(a), vary(b), vary(c), vary(d), vary(e), vary(f)] };
  });
}
