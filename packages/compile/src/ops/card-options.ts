/** RULES 14.1: the cards as the options change them. */
import { PROTOCOLS } from '../cards/index.ts';
import type { CardData, ProtocolData, Rule } from '../cards/steps.ts';
import type { Options } from '../options.ts';

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

function vary(name: string, card: CardData, options: Options): CardData {
  const change = CHANGES[name];
  if (change === undefined) return card;
  if (!card.top.some(({ rule }) => rule === 'trigger')) {
    throw new Error(`${name} has no trigger to change`);
  }
  const top = card.top.map((rule) => (rule.rule === 'trigger' ? change(rule, options) : rule));
  return { ...card, top };
}

export function varied(options: Options): readonly ProtocolData[] {
  return PROTOCOLS.map(({ name, set, cards }) => ({
    name,
    set,
    cards: cards.map((card) => vary(`${name}-${card.value}`, card, options)),
  }));
}
