/** The options of Ulti (rule 1), and the rule books made of them. */
import type { Rules } from '@pakli/core';
import { optionTable, type OptionsOf } from '@pakli/core/module';

/** Rule 1: every option with its values and its default. */
const TABLE = {
  cardPoints: { values: ['A11', 'A10'], usual: 'A11', rule: '2' },
  talonOwner: { values: ['soloist', 'defenders'], usual: 'soloist', rule: '8' },
  ladder: { values: ['seed26', 'common42', 'common54'], usual: 'seed26', rule: '4.2' },
  ladderOrder: { values: ['value', 'seedRows'], usual: 'value', rule: '4.2' },
  holdRule: { values: ['hold', 'firstKeeps', 'off'], usual: 'hold', rule: '5.4' },
  selfRaise: { values: [true, false], usual: true, rule: '5.2' },
  passzPlayed: { values: ['play', 'forfeit2'], usual: 'play', rule: '6.2' },
  requireHolding: { values: [true, false], usual: true, rule: '4.4' },
  betliMustBeat: { values: [true, false], usual: false, rule: '7.2' },
  ultiPenalty: { values: ['flat', 'base'], usual: 'flat', rule: '9' },
  silent100: { values: ['add', 'replace'], usual: 'add', rule: '9' },
  silent100Marriages: { values: ['all', 'one'], usual: 'all', rule: '9' },
  silentUltiFail: { values: ['double', 'none'], usual: 'double', rule: '9' },
  marriageNeedsTrick: { values: [true, false], usual: true, rule: '8' },
  maxKontra: { values: { min: 1, max: 6 }, usual: 2, rule: '6.3' },
  individualKontra: { values: [true, false], usual: true, rule: '6.3' },
  keepSeven: { values: [true, false], usual: true, rule: '7.4' },
  openReveal: { values: ['soloist', 'all'], usual: 'soloist', rule: '7.5' },
  earlyEnd: { values: [true, false], usual: true, rule: '7.6' },
  concede: { values: [true, false], usual: true, rule: '7.7' },
  /** Deals in a match: a setting of the match, not of the rules of a deal. */
  deals: { values: { min: 1, max: 99 }, usual: 1, rule: '3' },
} as const;

/** The rule book in play: RULES.md lists them. */
export type Options = OptionsOf<typeof TABLE>;

/** What the rules of tournaments and programs share (RULES.md, 1). */
const TOURNAMENT = {
  cardPoints: 'A10',
  talonOwner: 'defenders',
  ladder: 'common42',
  holdRule: 'firstKeeps',
  passzPlayed: 'forfeit2',
  requireHolding: false,
  betliMustBeat: true,
  ultiPenalty: 'base',
  silent100: 'replace',
  silent100Marriages: 'one',
} as const satisfies Partial<Options>;

/** Reads options and presets. */
export const rules: Rules<Options> = {
  ...optionTable(TABLE),
  presets: {
    seed: {},
    tournament: TOURNAMENT,
    social: { ...TOURNAMENT, selfRaise: false },
    fourAces: { ...TOURNAMENT, ladder: 'common54', maxKontra: 6 },
  },
  alternatives: [['seed', 'tournament', 'social', 'fourAces']],
  check: () => undefined,
  cites: { turn: '11', over: '11', notation: '11', views: '10' },
};
