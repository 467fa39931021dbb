/**
 * The text of Compile's cards, made from their data: never a printed sentence. A language gives
 * words for every step and every rule of the effect algebra (the types check that none is missing);
 * what is shared by all languages is here.
 */
import type { CardData, Condition, Rule, Selector, CardStep, StepOf } from '@pakli/compile';

type RuleOf<Name extends Rule['rule']> = Extract<Rule, { rule: Name }>;

/** Who carries a step out, if not the owner of the card. */
export type By = 'opponent' | 'both' | undefined;
export type Compare = Extract<Condition, { cond: 'compare' }>;

/** The members of a union whose field may have a value. */
type CaseOf<Union, Field extends keyof Union, Case> = Union extends unknown
  ? Case extends Union[Field]
    ? Union
    : never
  : never;

/** Words for every member of a union, by its discriminant. */
export type Cases<Union, Field extends keyof Union, More extends readonly unknown[] = []> = {
  readonly [Case in Union[Field] & string]: (
    one: CaseOf<Union, Field, Case>,
    ...more: More
  ) => string;
};

export function sayCase<Union, Field extends keyof Union, More extends readonly unknown[]>(
  cases: Cases<Union, Field, More>,
  field: Field,
  one: Union,
  ...more: More
): string {
  // The table has an entry for exactly this one; a union of functions loses it.
  const say = cases[one[field] as Union[Field] & string] as (one: Union, ...more: More) => string;
  return say(one, ...more);
}

/** Words for every kind of step. */
export type StepWords = Cases<CardStep, 'op', [words: CardWords]>;

/** A restriction on playing cards: at all, face-down or face-up. */
type PlayLimit = CaseOf<RuleOf<'restrict'>, 'what', 'play'>;

type Restriction = Exclude<RuleOf<'restrict'>, PlayLimit>;

/** Words for every kind of rule. */
export interface RuleWords {
  trigger(rule: RuleOf<'trigger'>, words: CardWords): string;
  modify(rule: RuleOf<'modify'>): string;
  readonly restrict: Cases<Restriction, 'what'> & { play(rule: PlayLimit): string };
  readonly permit: Cases<RuleOf<'permit'>, 'what'>;
  readonly replace: Cases<RuleOf<'replace'>, 'event', [instead: string]>;
}

/** Clauses in the middle of a sentence: no capital, no full stop. */
export interface CardWords {
  step(step: CardStep, words: CardWords): string;
  readonly rules: RuleWords;
  /** Consecutive steps in one clause: `flip 1 card and draw 2 cards`. */
  join(clauses: readonly string[]): string;
  sentence(clause: string): string;
}

/** The three boxes of a card, sentence by sentence. */
export interface CardText {
  readonly top: readonly string[];
  readonly middle: readonly string[];
  readonly bottom: readonly string[];
}

export function textOfCard(card: CardData, words: CardWords): CardText {
  const rules = (box: readonly Rule[]): string[] =>
    box.map((rule) => words.sentence(ruleClause(rule, words)));
  return {
    top: rules(card.top),
    middle: sentences(card.middle, words),
    bottom: rules(card.bottom),
  };
}

function isPlayLimit(rule: RuleOf<'restrict'>): rule is PlayLimit {
  return rule.what.startsWith('play');
}

function ruleClause(rule: Rule, words: CardWords): string {
  const { rules } = words;
  switch (rule.rule) {
    case 'trigger':
      return rules.trigger(rule, words);
    case 'modify':
      return rules.modify(rule);
    case 'restrict':
      return isPlayLimit(rule) ? rules.restrict.play(rule) : sayCase(rules.restrict, 'what', rule);
    case 'permit':
      return sayCase(rules.permit, 'what', rule);
    case 'replace':
      return sayCase(rules.replace, 'event', rule, clause(rule.with, words));
    default:
      return rule satisfies never;
  }
}

/** Steps as sentences of their own. */
export function sentences(steps: readonly CardStep[], words: CardWords): string[] {
  return steps.map((step) => words.sentence(words.step(step, words)));
}

/** Steps as one clause. */
export function clause(steps: readonly CardStep[], words: CardWords): string {
  return words.join(steps.map((step) => words.step(step, words)));
}

/** Renders each step by its kind's entry. */
export function byKind(steps: StepWords): CardWords['step'] {
  return (step, words) => sayCase(steps, 'op', step, words);
}

/** The multiplier, where it is once for every few cards. */
export function everyFew(
  times: StepOf<'repeat'>['times'],
): { readonly part: number; readonly cards: Selector } | undefined {
  if (typeof times !== 'object' || !('floorDiv' in times)) return undefined;
  const [whole, part] = times.floorDiv;
  const counted = typeof whole === 'object' && 'count' in whole && typeof part === 'number';
  return counted ? { part, cards: whole.count } : undefined;
}

/** `1`, `1 or 2`, `1, 2 or 3`. */
export function listed(parts: readonly (string | number)[], or: string): string {
  return parts.length < 3
    ? parts.join(` ${or} `)
    : `${parts.slice(0, -1).join(', ')} ${or} ${parts.at(-1)}`;
}

/** A number that is this much more or less than another: `that number plus 1`. */
export function plus(text: string, add = 0, more = 'plus', less = 'minus'): string {
  return add === 0 ? text : `${text} ${add > 0 ? more : less} ${Math.abs(add)}`;
}

/** The parts that exist, each with a space before it. */
export const spaced = (parts: readonly string[]): string =>
  parts.map((part) => (part === '' ? '' : ` ${part}`)).join('');
