/** RULES 14.1: the cards as the options change them. */
import type { CardData, ProtocolData, Rule } from '../effects/algebra.ts';
import type { Options } from '../types.ts';
import { PROTOCOLS } from './index.ts';

export function varied({ diversity6, unity4 }: Options): readonly ProtocolData[] {
  const change = (card: CardData): CardData => ({ ...card, top: card.top.map(vary) });
  const vary = (rule: Rule): Rule => {
    if (rule.rule !== 'trigger') return rule;
    const [step] = rule.do;
    if (step?.op !== 'if' || step.cond.cond !== 'compare') return rule;
    const { left } = step.cond;
    if (typeof left === 'object' && 'distinctProtocols' in left) {
      return { ...rule, do: [{ ...step, cond: { ...step.cond, right: diversity6 } }] };
    }
    return { ...rule, on: { event: unity4 } };
  };
  const changed: Readonly<Record<string, number>> = { Diversity: 6, Unity: 4 };
  return PROTOCOLS.map(({ name, set, cards }) => {
    const at = (card: CardData): CardData => (card.value === changed[name] ? change(card) : card);
    const [a, b, c, d, e, f] = cards;
    return { name, set, cards: [at(a), at(b), at(c), at(d), at(e), at(f)] };
  });
}
