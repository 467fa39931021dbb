/**
 * The text of Compile's cards, made from their data: never a printed sentence.
 * A language gives words for every step and every rule of the effect algebra
 * (the types see to it that none is missing); what is said here is the same in
 * every language.
 */
import type { CardData, Condition, Op, Rule, Step, StepOf } from '@pakli/compile';

export type RuleOf<Name extends Rule['rule']> = Extract<Rule, { rule: Name }>;

/** Who carries a step out, where it is not the owner of the card. */
export type By = 'opponent' | 'both' | undefined;
export type Compare = Extract<Condition, { cond: 'compare' }>;

/** Words for every kind of step. */
export type StepWords = {
  readonly [Name in Op]: (step: StepOf<Name>, words: CardWords) => string;
};

/** Clauses in the middle of a sentence: no capital, no full stop. */
export interface CardWords {
  step(step: Step, words: CardWords): string;
  readonly rules: {
    readonly [Name in Rule['rule']]: (rule: RuleOf<Name>, words: CardWords) => string;
  };
  /** Steps that are one after the other in one clause: `flip 1 card and draw 2 cards`. */
  join(clauses: readonly string[]): string;
  /** A sentence from a clause. */
  sentence(clause: string): string;
}

/** The three boxes of a card, sentence by sentence. */
export interface CardText {
  readonly top: readonly string[];
  readonly middle: readonly string[];
  readonly bottom: readonly string[];
}

export function describe(card: CardData, words: CardWords): CardText {
  const rules = (box: readonly Rule[]): string[] =>
    box.map((rule) => words.sentence(ruleClause(rule, words)));
  return {
    top: rules(card.top),
    middle: sentences(card.middle, words),
    bottom: rules(card.bottom),
  };
}

/** Steps as sentences of their own. */
export function sentences(steps: readonly Step[], words: CardWords): string[] {
  return steps.map((step) => words.sentence(words.step(step, words)));
}

/** Steps as one clause. */
export function clause(steps: readonly Step[], words: CardWords): string {
  return words.join(steps.map((step) => words.step(step, words)));
}

/** Tells each step by the entry of its kind. */
export function byKind(steps: StepWords): CardWords['step'] {
  return (step, words) => {
    // The table has an entry for exactly this kind of step; a union of functions loses it.
    const tell = steps[step.op] as (step: Step, words: CardWords) => string;
    return tell(step, words);
  };
}

function ruleClause<Name extends Rule['rule']>(rule: RuleOf<Name>, words: CardWords): string {
  const tell = words.rules[rule.rule] as (rule: RuleOf<Name>, words: CardWords) => string;
  return tell(rule, words);
}

/** `1`, `1 or 2`, `1, 2 or 3`. */
export function listed(parts: readonly (string | number)[], or: string): string {
  return parts.length < 3
    ? parts.join(` ${or} `)
    : `${parts.slice(0, -1).join(', ')} ${or} ${parts.at(-1)}`;
}
