/** The options of Ulti (rule 1), and the rule books made of them. */
import type { Rules } from '@pakli/core';

/** Rule 1. A type and not an interface, so that it fits core's option values. */
export type Options = {
  readonly cardPoints: 'A11' | 'A10';
  readonly talonOwner: 'soloist' | 'defenders';
  readonly ladder: 'seed26' | 'common42' | 'common54';
  readonly ladderOrder: 'value' | 'seedRows';
  readonly holdRule: 'hold' | 'firstKeeps' | 'off';
  readonly selfRaise: boolean;
  readonly passzPlayed: 'play' | 'forfeit2';
  readonly requireHolding: boolean;
  readonly betliMustBeat: boolean;
  readonly ultiPenalty: 'flat' | 'base';
  readonly silent100: 'add' | 'replace';
  readonly silent100Marriages: 'all' | 'one';
  readonly silentUltiFail: 'double' | 'none';
  readonly marriageNeedsTrick: boolean;
  readonly maxKontra: number;
  readonly individualKontra: boolean;
  readonly keepSeven: boolean;
  readonly openReveal: 'soloist' | 'all';
  readonly earlyEnd: boolean;
  readonly concede: boolean;
  /** Deals in a match: a setting of the match, not of the rules of a deal. */
  readonly deals: number;
};

const FLAG = [true, false] as const;

/** What the rules of tournaments and programs have in common (RULES.md, 1). */
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

export const rules: Rules<Options> = {
  defaults: {
    cardPoints: 'A11',
    talonOwner: 'soloist',
    ladder: 'seed26',
    ladderOrder: 'value',
    holdRule: 'hold',
    selfRaise: true,
    passzPlayed: 'play',
    requireHolding: true,
    betliMustBeat: false,
    ultiPenalty: 'flat',
    silent100: 'add',
    silent100Marriages: 'all',
    silentUltiFail: 'double',
    marriageNeedsTrick: true,
    maxKontra: 2,
    individualKontra: true,
    keepSeven: true,
    openReveal: 'soloist',
    earlyEnd: true,
    concede: true,
    deals: 1,
  },
  options: [
    { key: 'cardPoints', values: ['A11', 'A10'], rule: '2' },
    { key: 'talonOwner', values: ['soloist', 'defenders'], rule: '8' },
    { key: 'ladder', values: ['seed26', 'common42', 'common54'], rule: '4.2' },
    { key: 'ladderOrder', values: ['value', 'seedRows'], rule: '4.2' },
    { key: 'holdRule', values: ['hold', 'firstKeeps', 'off'], rule: '5.4' },
    { key: 'selfRaise', values: FLAG, rule: '5.2' },
    { key: 'passzPlayed', values: ['play', 'forfeit2'], rule: '6.2' },
    { key: 'requireHolding', values: FLAG, rule: '4.4' },
    { key: 'betliMustBeat', values: FLAG, rule: '7.2' },
    { key: 'ultiPenalty', values: ['flat', 'base'], rule: '9' },
    { key: 'silent100', values: ['add', 'replace'], rule: '9' },
    { key: 'silent100Marriages', values: ['all', 'one'], rule: '9' },
    { key: 'silentUltiFail', values: ['double', 'none'], rule: '9' },
    { key: 'marriageNeedsTrick', values: FLAG, rule: '8' },
    { key: 'maxKontra', values: { min: 1, max: 6 }, rule: '6.3' },
    { key: 'individualKontra', values: FLAG, rule: '6.3' },
    { key: 'keepSeven', values: FLAG, rule: '7.4' },
    { key: 'openReveal', values: ['soloist', 'all'], rule: '7.5' },
    { key: 'earlyEnd', values: FLAG, rule: '7.6' },
    { key: 'concede', values: FLAG, rule: '7.7' },
    { key: 'deals', values: { min: 1, max: 99 }, rule: '3' },
  ],
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
