/** The soloist's payment for an end of the deal: rule 9, by class and points. */
import { marriageRecord } from '../../contract.ts';
import { noFacts } from '../../facts.ts';
import {
  isMade,
  newSheet,
  settle,
  total,
  type Contract,
  type ScoringOptions,
} from '../../scoring.ts';
import { COMPONENTS, TRICKS_OF_DEAL, type Component } from '../../types.ts';
import { ACE_LOST, DEFENDER_TRICK, FLAGS, SEVEN, SOLOIST_TRICK } from './outcome.ts';
import type { Stakes } from './position.ts';

export class Payment {
  private readonly options: ScoringOptions;
  private readonly contract: Contract;
  private readonly levels: Int32Array;
  private readonly facts = noFacts();
  private readonly sheet = newSheet();
  /** Points of all tricks. */
  private readonly total: number;

  constructor(
    { values, hearts, kontra, marriages }: Stakes,
    options: ScoringOptions,
    deal: { readonly trump: boolean; readonly total: number; readonly talon: number },
  ) {
    const components = COMPONENTS.flatMap((c) => {
      const v = values[c];
      return v === undefined ? [] : [{ c, v }];
    });
    this.options = options;
    this.contract = { components, hearts, noTrump: !deal.trump };
    this.levels = Int32Array.from(components.flatMap(({ c }) => kontra[c] ?? [0, 0]));
    this.total = deal.total;
    this.facts.talonPts = deal.talon;
    this.facts.solMarr = marriageRecord(marriages[0]) ?? 0;
    this.facts.defMarr = marriageRecord(marriages[1]) ?? 0;
  }

  /** Whether the soloist made a component (4.1), with this many points in tricks. */
  isMade(component: Component, klass: number, points: number): boolean {
    this.suppose(klass, points);
    return isMade(component, this.facts, this.options);
  }

  /** The soloist's delta. */
  delta(klass: number, points: number): number {
    const { contract, facts, levels, options, sheet } = this;
    this.suppose(klass, points);
    settle(contract, facts, levels, 0, options, sheet);
    return total(sheet, 0) + total(sheet, 1);
  }

  /** The facts of an end after ten tricks; if both sides have a trick, the counts do not matter. */
  private suppose(klass: number, points: number): void {
    const { facts } = this;
    const seven = Math.floor(klass / FLAGS);
    facts.solPts = points;
    facts.defPts = this.total - points;
    facts.solTricks =
      (klass & SOLOIST_TRICK) === 0 ? 0 : (klass & DEFENDER_TRICK) === 0 ? TRICKS_OF_DEAL : 1;
    facts.defTricks = TRICKS_OF_DEAL - facts.solTricks;
    facts.aces = (klass & ACE_LOST) === 0 ? 4 : 0;
    facts.seven = seven === SEVEN.elsewhere ? 0 : seven <= SEVEN.beaten ? 1 : -1;
    facts.sevenWon = seven === SEVEN.won || seven === SEVEN.defenderWon;
  }
}
