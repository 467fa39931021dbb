/** The options of Buddy Bluff (rule 10), and the rule books made of them. */
import type { Rules } from '@pakli/core';

/** Rule 10. A type and not an interface, so that it fits core's option values. */
export type Options = {
  /** What a match lifts from a pile: its top card (Classic) or its whole top run (Onion). */
  readonly lift: 'top' | 'run';
  /** Deals in a match: one, or four with each seat starting once. */
  readonly deals: 1 | 4;
};

export const rules: Rules<Options> = {
  defaults: { lift: 'top', deals: 1 },
  options: [
    { key: 'lift', values: ['top', 'run'], rule: '10' },
    { key: 'deals', values: [1, 4], rule: '6' },
  ],
  presets: { classic: {}, onion: { lift: 'run' }, match: { deals: 4 } },
  alternatives: [['classic', 'onion']],
  check: () => undefined,
  cites: { turn: '4.5', over: '6', notation: '8', views: '7' },
};
