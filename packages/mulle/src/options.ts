/** The options of Mulle and the rule books made of them. Rule numbers are those of RULES.md. */
import { refuse, type OptionRule, type Refusal, type Rules } from '@pakli/core';
import { CARDS } from './cards.ts';

export const ABSORB = ['subset', 'literal2', 'twoCardOnly', 'pairs'] as const;

export const LOCK = ['over2', 'always', 'onAbsorb'] as const;

export const OPEN_ACCESS = ['owner', 'anyone', 'alternate'] as const;

export type Options = {
  /** Rule 4: how an omgang is dealt, and how many make a game. */
  readonly rounds: number;
  readonly handSize: number;
  readonly tableSize: number;
  readonly omgangar: number;
  /** Rule 6.6: what a new or changed build draws in, and when it locks. */
  readonly absorb: (typeof ABSORB)[number];
  readonly lock: (typeof LOCK)[number];
  /** Rule 5.2: who may change an open build; may a card also bring a build's value down. */
  readonly openAccess: (typeof OPEN_ACCESS)[number];
  readonly upDown: boolean;
  /** Rule 5.2e: may a special card build to its own hand value. */
  readonly specialSelfBuild: boolean;
  /** Rule 5.1: does the twin rule hold for special cards; may builds be members of sums. */
  readonly twinTakesSpecial: boolean;
  readonly buildsInSums: boolean;
  /** Rules 5.3, 5.4. */
  readonly trottaNew: boolean;
  readonly trottaNeedsTaker: boolean;
  /** Rule 5.5. */
  readonly discardIfCapture: boolean;
  readonly discardWithOwnBuild: boolean;
  /** Rules 8.3, 8.5. */
  readonly intakeInTotal: boolean;
  readonly spadeAce: number;
  readonly mulleCardInIntake: boolean;
  /** Rule 7.3. */
  readonly tablePairTabbe: boolean;
};

const SYNCED: Options = {
  rounds: 6,
  handSize: 8,
  tableSize: 8,
  omgangar: 2,
  absorb: 'subset',
  lock: 'over2',
  openAccess: 'owner',
  upDown: false,
  specialSelfBuild: false,
  twinTakesSpecial: true,
  buildsInSums: true,
  trottaNew: true,
  trottaNeedsTaker: false,
  discardIfCapture: true,
  discardWithOwnBuild: true,
  intakeInTotal: true,
  spadeAce: 2,
  mulleCardInIntake: true,
  tablePairTabbe: false,
};

const DRAFT: Partial<Options> = {
  absorb: 'literal2',
  lock: 'always',
  openAccess: 'owner',
  upDown: false,
  specialSelfBuild: false,
  twinTakesSpecial: false,
  buildsInSums: false,
  trottaNew: false,
  trottaNeedsTaker: true,
  discardIfCapture: false,
  discardWithOwnBuild: true,
  intakeInTotal: false,
  mulleCardInIntake: false,
  tablePairTabbe: false,
};

const REGLER: Partial<Options> = {
  absorb: 'pairs',
  lock: 'onAbsorb',
  openAccess: 'alternate',
  upDown: true,
  specialSelfBuild: true,
  twinTakesSpecial: false,
  buildsInSums: false,
  trottaNew: true,
  trottaNeedsTaker: true,
  discardIfCapture: true,
  discardWithOwnBuild: false,
  intakeInTotal: false,
  mulleCardInIntake: true,
  tablePairTabbe: true,
};

const YES_NO = [false, true] as const;

// The numbers have no bound of their own: what the pack cannot give is
// refused by `check`, which shows the arithmetic.
const ANY = 1_000_000;

const TABLE: readonly OptionRule[] = [
  { key: 'rounds', values: { min: 1, max: ANY }, rule: '4.3' },
  { key: 'handSize', values: { min: 1, max: ANY }, rule: '4.3' },
  { key: 'tableSize', values: { min: 0, max: ANY }, rule: '4.3' },
  { key: 'omgangar', values: { min: 1, max: ANY }, rule: '4.4' },
  { key: 'absorb', values: ABSORB, rule: '6.6' },
  { key: 'lock', values: LOCK, rule: '6.6' },
  { key: 'openAccess', values: OPEN_ACCESS, rule: '5.2a' },
  { key: 'upDown', values: YES_NO, rule: '5.2' },
  { key: 'specialSelfBuild', values: YES_NO, rule: '5.2e' },
  { key: 'twinTakesSpecial', values: YES_NO, rule: '5.1a' },
  { key: 'buildsInSums', values: YES_NO, rule: '5.1c' },
  { key: 'trottaNew', values: YES_NO, rule: '5.3' },
  { key: 'trottaNeedsTaker', values: YES_NO, rule: '5.3' },
  { key: 'discardIfCapture', values: YES_NO, rule: '5.5' },
  { key: 'discardWithOwnBuild', values: YES_NO, rule: '5.5' },
  { key: 'intakeInTotal', values: YES_NO, rule: '8.5' },
  { key: 'spadeAce', values: [2, 3], rule: '8.3' },
  { key: 'mulleCardInIntake', values: YES_NO, rule: '8.3' },
  { key: 'tablePairTabbe', values: YES_NO, rule: '7.3' },
];

/** Rule 4.3: two packs must be enough for the table and all hands. */
function check(options: Options): Refusal | undefined {
  const { tableSize, rounds, handSize } = options;
  const cards = tableSize + rounds * 2 * handSize;
  if (cards <= CARDS) return undefined;
  const arithmetic = `${tableSize} + ${rounds} x ${2 * handSize} = ${cards} > ${CARDS}`;
  return refuse('too-few-cards', '4.3', { arithmetic, cards, pack: CARDS });
}

/** Options, presets (`synced`, `draft`, `regler`) and the variants laid over them (`seven`, `short`). */
export const rules: Rules<Options> = {
  defaults: SYNCED,
  options: TABLE,
  presets: {
    synced: {},
    draft: DRAFT,
    regler: REGLER,
    seven: { rounds: 7, handSize: 7, tableSize: 6 },
    short: { rounds: 1, omgangar: 1 },
  },
  alternatives: [['synced', 'draft', 'regler']],
  check,
  cites: { turn: '4.5', over: '8.8', notation: '1', views: '10' },
};
