/** Builders for the sentences of cards, one per kind of step and rule, so that a card's data is as short as its text. */
import type { CardStep, Condition, EitherOption, Expr, On, Op } from './steps.ts';
import type { Rule, StepOf, Target } from './steps.ts';

/** A step's optional parts. */
type Rest<O extends Op, Said extends string> = Omit<StepOf<O>, 'op' | Said>;
type Steps = readonly CardStep[];

export const SELF = { ref: 'self' } as const;
export const THAT = { ref: 'that' } as const;

export const draw = (
  count: StepOf<'draw'>['count'],
  rest?: Rest<'draw', 'count'>,
): StepOf<'draw'> => ({ op: 'draw', count, ...rest });

export const discard = (
  count: StepOf<'discard'>['count'],
  rest?: Rest<'discard', 'count'>,
): StepOf<'discard'> => ({ op: 'discard', count, ...rest });

export const deleteCard = (
  target: Target<'all'>,
  rest?: Rest<'delete', 'target'>,
): StepOf<'delete'> => ({ op: 'delete', target, ...rest });

export const flip = (
  target: StepOf<'flip'>['target'],
  rest?: Rest<'flip', 'target'>,
): StepOf<'flip'> => ({ op: 'flip', target, ...rest });

/** To another line unless it says where. */
export const shift = (
  target: Target<'all'>,
  to: StepOf<'shift'>['to'] = 'other',
): StepOf<'shift'> => ({ op: 'shift', target, to });

export const returnCard = (target: Target<'all'>): CardStep => ({ op: 'return', target });

export const play = (
  from: StepOf<'play'>['from'],
  face: StepOf<'play'>['face'],
  line: StepOf<'play'>['line'],
  rest?: Rest<'play', 'from' | 'face' | 'line'>,
): CardStep => ({ op: 'play', from, face, line, ...rest });

export const reveal = (
  what: StepOf<'reveal'>['what'],
  rest?: Rest<'reveal', 'what'>,
): CardStep => ({
  op: 'reveal',
  what,
  ...rest,
});

export const shuffle = (what: StepOf<'shuffle'>['what']): CardStep => ({ op: 'shuffle', what });
export const rearrange = (whose: 'own' | 'opp'): CardStep => ({ op: 'rearrange', whose });
export const refresh: CardStep = { op: 'refresh' };

export const may = (...steps: Steps): CardStep => ({ op: 'may', do: steps });
export const either = (...options: readonly EitherOption[]): CardStep => ({
  op: 'either',
  options,
});
export const when = (cond: Condition, ...steps: Steps): CardStep => ({ op: 'if', cond, do: steps });

/** The second part only if the first did something. */
export const ifDone = (first: CardStep, ...then: Steps): CardStep => ({
  op: 'chain',
  gate: 'done',
  first,
  then,
});

/** The second part in any case. */
export const andThen = (first: CardStep, ...then: Steps): CardStep => ({
  op: 'chain',
  gate: 'always',
  first,
  then,
});

export const compare = (
  left: Expr,
  cmp: Extract<Condition, { cond: 'compare' }>['cmp'],
  right: Expr,
): Condition => ({ cond: 'compare', left, cmp, right });

export const eachLine = (lines: StepOf<'forEachLine'>['lines'], ...steps: Steps): CardStep => ({
  op: 'forEachLine',
  lines,
  do: steps,
});

export const inLine = (among: 'any' | 'other', ...steps: Steps): CardStep => ({
  op: 'chooseLine',
  among,
  do: steps,
});

export const on = (on: On, ...steps: Steps): Rule => ({ rule: 'trigger', on, do: steps });
export const onStart = (...steps: Steps): Rule => on({ event: 'start' }, ...steps);
export const onEnd = (...steps: Steps): Rule => on({ event: 'end' }, ...steps);
export const ifCovered = (...steps: Steps): Rule => on({ event: 'wouldBeCovered' }, ...steps);

/** What is added to a total of this line. */
export const addToTotal = (
  whose: 'own' | 'opp',
  add: Expr,
  rest?: { readonly when: Condition },
): Rule => ({ rule: 'modify', what: 'lineTotal', whose, line: 'this', add, ...rest });
