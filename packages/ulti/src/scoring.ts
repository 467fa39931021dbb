/**
 * Counting and scoring (rules 8 and 9): the facts of a deal as lines against each defender, and the
 * deltas. Everything goes through preallocated buffers, because a search scores every playout.
 */
import { factsOf, noFacts, type Facts } from './facts.ts';
import { has, type Bid } from './ladder.ts';
import type { Options } from './options.ts';
import { FORFEIT, penaltyOf, SILENT, type PricePart, type Terms } from './prices.ts';
import * as S from './state.ts';
import { contractOf, defendersOf, type State } from './state.ts';
import { COMPONENTS, TRICKS_OF_DEAL, type Component, type Line, type LineName } from './types.ts';

// Lines as indices: components as in COMPONENTS, then these; soloist and defenders may both make a
// silent 100.
const SILENT_DURCHMARS = 7;
const SILENT_100 = 8;
const SILENT_100_DEFENDERS = 9;
const SILENT_ULTI = 10;
const ULTI_FAILED = 11;
const NOT_PLAYED = 12;
const PLACES = 13;
const NAMES: readonly LineName[] = [
  ...COMPONENTS,
  'silent durchmars',
  'silent 100',
  'silent 100',
  'silent ulti',
  'silent ulti failed',
  'passz not played',
];

/** The soloist's amounts against the first and the second defender, by line. */
export type PaymentSheet = Int32Array;

export function newSheet(): PaymentSheet {
  return new Int32Array(2 * PLACES);
}

export function forfeit(sheet: PaymentSheet): void {
  sheet.fill(0);
  sheet[2 * NOT_PLAYED] = FORFEIT;
  sheet[2 * NOT_PLAYED + 1] = FORFEIT;
}

/** The stakes: components with their values, and modifiers. */
export type Contract = Pick<Bid, 'components' | 'hearts' | 'noTrump'>;

/** The options that scoring depends on. */
export type ScoringOptions = Pick<
  Options,
  | 'talonOwner'
  | 'marriageNeedsTrick'
  | 'ultiPenalty'
  | 'silent100'
  | 'silent100Marriages'
  | 'silentUltiFail'
>;

const SOLOIST_SIDE = 0;
const DEFENDERS_SIDE = 1;

/** Rule 8: card points of a side, the talon's with its owner's. */
function cardPoints(facts: Facts, side: number, { talonOwner }: ScoringOptions): number {
  const owner = talonOwner === 'soloist' ? SOLOIST_SIDE : DEFENDERS_SIDE;
  const own = side === SOLOIST_SIDE ? facts.solPts : facts.defPts;
  return side === owner ? own + facts.talonPts : own;
}

/** Rule 8: the marriages of a side that count; with `marriageNeedsTrick` a side without a trick has none. */
function marriages(facts: Facts, side: number, { marriageNeedsTrick }: ScoringOptions): number {
  const tricks = side === SOLOIST_SIDE ? facts.solTricks : facts.defTricks;
  if (marriageNeedsTrick && tricks === 0) return 0;
  return side === SOLOIST_SIDE ? facts.solMarr : facts.defMarr;
}

/** Rule 8: everything a side has counted. */
function countOf(facts: Facts, side: number, options: ScoringOptions): number {
  const record = marriages(facts, side, options);
  return cardPoints(facts, side, options) + 40 * (record & 1) + 20 * (record >> 1);
}

/** Rule 4.1: whether the soloist has made a component. */
export function isMade(component: Component, facts: Facts, options: ScoringOptions): boolean {
  switch (component) {
    case 'passz':
      return countOf(facts, SOLOIST_SIDE, options) > countOf(facts, DEFENDERS_SIDE, options);
    case '40-100':
      return (facts.solMarr & 1) !== 0 && cardPoints(facts, SOLOIST_SIDE, options) >= 60;
    case '20-100':
      return facts.solMarr >> 1 !== 0 && cardPoints(facts, SOLOIST_SIDE, options) >= 80;
    case 'ulti':
      return facts.seven === 1 && facts.sevenWon;
    case 'betli':
      return facts.solTricks === 0;
    case 'durchmars':
      return facts.solTricks === TRICKS_OF_DEAL;
    case 'fourAces':
      return facts.aces === 4;
    default:
      return component satisfies never;
  }
}

/** Rule 9: what the soloist gets from one defender for a component made or lost, at a level of kontra. */
export function paymentOf(
  part: PricePart,
  made: boolean,
  level: number,
  hearts: boolean,
  terms: Terms,
): number {
  const amount = part.v << level;
  if (made) return amount;
  return -(amount + penaltyOf(part, hearts, terms));
}

/** Rule 9: fills the sheet. `levels` has two lanes for each component of the contract, from `from` on. */
export function settle(
  contract: Contract,
  facts: Facts,
  levels: Int32Array,
  from: number,
  options: ScoringOptions,
  sheet: PaymentSheet,
): void {
  sheet.fill(0);
  const { components, hearts } = contract;
  const whole = !facts.conceded && facts.solTricks + facts.defTricks === TRICKS_OF_DEAL;
  const replaced =
    whole && !contract.noTrump && silent(contract, facts, levels, from, options, sheet);
  for (let i = 0; i < components.length; i++) {
    const part = components[i]!;
    if (part.c === 'passz' && replaced) continue;
    const made = !facts.conceded && isMade(part.c, facts, options);
    const place = COMPONENTS.indexOf(part.c);
    for (let d = 0; d < 2; d++) {
      const level = levels[from + 2 * i + d]!;
      sheet[2 * place + d] = paymentOf(part, made, level, hearts, options);
    }
  }
}

/** Rule 9.2: the silent bonuses of a trump contract played to the end; true if one of them replaces passz. */
function silent(
  contract: Contract,
  facts: Facts,
  levels: Int32Array,
  from: number,
  options: ScoringOptions,
  sheet: PaymentSheet,
): boolean {
  const m = contract.hearts ? 2 : 1;
  const passz = contract.components.findIndex(({ c }) => c === 'passz');
  let replaced = false;
  const put = (place: number, amount: number, doubled: boolean): void => {
    for (let d = 0; d < 2; d++) {
      const level = doubled && passz >= 0 ? levels[from + 2 * passz + d]! : 0;
      sheet[2 * place + d] = amount * (1 << level);
    }
  };
  const all = facts.solTricks === TRICKS_OF_DEAL ? 1 : facts.defTricks === TRICKS_OF_DEAL ? -1 : 0;
  if (all !== 0 && !has(contract, 'durchmars')) {
    put(SILENT_DURCHMARS, SILENT['silent durchmars'] * m * all, true);
    replaced = true;
  }
  if (passz >= 0) {
    const replaces = options.silent100 === 'replace';
    if (hundred(facts, SOLOIST_SIDE, options)) {
      put(SILENT_100, SILENT['silent 100'] * m, replaces);
      replaced ||= replaces;
    }
    if (hundred(facts, DEFENDERS_SIDE, options)) {
      put(SILENT_100_DEFENDERS, -SILENT['silent 100'] * m, replaces);
      replaced ||= replaces;
    }
  }
  if (facts.seven !== 0 && !has(contract, 'ulti')) {
    const { seven } = facts;
    if (facts.sevenWon) put(SILENT_ULTI, SILENT['silent ulti'] * m * seven, false);
    else if (options.silentUltiFail === 'double') {
      put(ULTI_FAILED, -SILENT['silent ulti failed'] * m * seven, false);
    }
  }
  return replaced;
}

/** Rule 9.2 under `silent100Marriages`. */
function hundred(facts: Facts, side: number, options: ScoringOptions): boolean {
  if (options.silent100Marriages === 'all') return countOf(facts, side, options) >= 100;
  const record = marriages(facts, side, options);
  const points = cardPoints(facts, side, options);
  return ((record & 1) !== 0 && points >= 60) || (record >> 1 !== 0 && points >= 80);
}

const facts = noFacts();
const sheet = newSheet();

/** Fills the shared sheet for a finished deal. */
function settleState(state: State): void {
  const { at } = state;
  if (at[S.ENDING] === S.FORFEITED) {
    forfeit(sheet);
    return;
  }
  factsOf(state, facts);
  settle(contractOf(state), facts, at, S.LEVELS, state.options, sheet);
}

/** The sum of a sheet against a defender. */
export function total(lines: PaymentSheet, defender: number): number {
  let sum = 0;
  for (let i = defender; i < lines.length; i += 2) sum += lines[i]!;
  return sum;
}

/** Rule 9.3. Nothing is won or lost before the end. */
export function payoff(state: State, into: Float64Array): void {
  const { at } = state;
  into.fill(0);
  if (at[S.PHASE] !== S.SCORED) return;
  settleState(state);
  const soloist = at[S.SOLOIST]!;
  const [first, second] = defendersOf(soloist);
  const one = total(sheet, 0);
  const other = total(sheet, 1);
  into[soloist] = one + other;
  // Avoids -0: deltas are shown and compared.
  into[first] = 0 - one;
  into[second] = 0 - other;
}

export function scores(state: State): readonly number[] {
  const deltas = new Float64Array(3);
  payoff(state, deltas);
  return [...deltas];
}

export function listLines(lines: PaymentSheet): Line[] {
  return NAMES.flatMap((name, place) => {
    const amounts: [number, number] = [lines[2 * place]!, lines[2 * place + 1]!];
    return amounts[0] === 0 && amounts[1] === 0 ? [] : [{ name, amounts }];
  });
}

/** The lines of a finished deal. */
export function linesOf(state: State): Line[] {
  settleState(state);
  return listLines(sheet);
}
