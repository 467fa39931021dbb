/** The options of Mulle and the rule books made of them. Rule numbers are those of RULES.md. */
import { refuse, type Refusal, type Rules } from '@pakli/core';
import { optionTable, type OptionsOf } from '@pakli/core/module';
import { CARDS } from './cards.ts';

/**
 * Every option with its values and its default. The numbers have no limit of their own: `check`
 * refuses what the pack cannot give, and shows the arithmetic.
 */
const TABLE = {
  /** Rule 4: how an omgang is dealt, and how many make a game. */
  rounds: { values: { min: 1, max: 1_000_000 }, usual: 6, rule: '4.3' },
  handSize: { values: { min: 1, max: 1_000_000 }, usual: 8, rule: '4.3' },
  tableSize: { values: { min: 0, max: 1_000_000 }, usual: 8, rule: '4.3' },
  omgangar: { values: { min: 1, max: 1_000_000 }, usual: 2, rule: '4.4' },
  /** Rule 6.6: what a new or changed build absorbs, and when it locks. */
  absorb: { values: ['subset', 'literal2', 'twoCardOnly', 'pairs'], usual: 'subset', rule: '6.6' },
  lock: { values: ['over2', 'always', 'onAbsorb'], usual: 'over2', rule: '6.6' },
  /** Rule 5.2: who may change an open build; whether a card may also lower a build's value. */
  openAccess: { values: ['owner', 'anyone', 'alternate'], usual: 'owner', rule: '5.2a' },
  upDown: { values: [false, true], usual: false, rule: '5.2' },
  /** Rule 5.2e: whether a special card may build to its own hand value. */
  specialSelfBuild: { values: [false, true], usual: false, rule: '5.2e' },
  /** Rule 5.1: whether the twin rule holds for special cards; whether builds may be members of sums. */
  twinTakesSpecial: { values: [false, true], usual: true, rule: '5.1a' },
  buildsInSums: { values: [false, true], usual: true, rule: '5.1c' },
  /** Rules 5.3, 5.4. */
  trottaNew: { values: [false, true], usual: true, rule: '5.3' },
  trottaNeedsTaker: { values: [false, true], usual: false, rule: '5.3' },
  /** Rule 5.5. */
  discardIfCapture: { values: [false, true], usual: true, rule: '5.5' },
  discardWithOwnBuild: { values: [false, true], usual: true, rule: '5.5' },
  /** Rules 8.3, 8.5. */
  intakeInTotal: { values: [false, true], usual: true, rule: '8.5' },
  spadeAce: { values: [2, 3], usual: 2, rule: '8.3' },
  mulleCardInIntake: { values: [false, true], usual: true, rule: '8.3' },
  /** Rule 7.3. */
  tablePairTabbe: { values: [false, true], usual: false, rule: '7.3' },
} as const;

/** The rule book in play: RULES.md lists them. */
export type Options = OptionsOf<typeof TABLE>;

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

/** Rule 4.3: two packs must be enough for the table and all hands. */
function check(options: Options): Refusal | undefined {
  const { tableSize, rounds, handSize } = options;
  const cards = tableSize + rounds * 2 * handSize;
  if (cards <= CARDS) return undefined;
  const arithmetic = `${tableSize} + ${rounds} x ${2 * handSize} = ${cards} > ${CARDS}`;
  return refuse('too-few-cards', '4.3', { arithmetic, cards, pack: CARDS });
}

/** Options, presets (`synced`, `draft`, `regler`) and the variants on top of them (`seven`, `short`). */
export const rules: Rules<Options> = {
  ...optionTable(TABLE),
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
