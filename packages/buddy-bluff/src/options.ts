/** The options of Buddy Bluff (rule 10), and the rule books made of them. */
import type { Rules } from '@pakli/core';
import { optionTable, type OptionsOf } from '@pakli/core/module';

/** Rule 10: every option with its values and its default. */
const TABLE = {
  /** What a play lifts from a pile: its top card (Classic) or its whole top run (Onion). */
  lift: { values: ['top', 'run'], usual: 'top', rule: '10' },
  /** Deals in a match: one, or four with each seat starting once. */
  deals: { values: [1, 4], usual: 1, rule: '6' },
} as const;

/** The rule book in play: RULES.md lists them. */
export type Options = OptionsOf<typeof TABLE>;

/** Reads options and presets. */
export const rules: Rules<Options> = {
  ...optionTable(TABLE),
  presets: { classic: {}, onion: { lift: 'run' }, match: { deals: 4 } },
  alternatives: [['classic', 'onion']],
  check: () => undefined,
  cites: { turn: '4.5', over: '6', notation: '8', views: '7' },
};
