/** What the soloist receives for an end of the deal, by section 9. */
import { ACE_LOST, DEFENDER_TRICK, FLAGS, SEVEN, SIDES, SOLOIST_TRICK } from './outcome.ts';
import { COMPONENTS, type Component } from '../../types.ts';
import type { PlayOptions, Stakes } from './position.ts';

const HUNDRED = 100;
const FORTY_NEEDS = 60;
const TWENTY_NEEDS = 80;

/** A side's marriages: their sum, and the card points that make a hundred with one of them. */
interface Marriages {
  readonly sum: number;
  readonly hundred: number;
}

/** Both defenders together. */
interface Stake {
  readonly component: Component;
  readonly won: number;
  readonly lost: number;
}

function marriagesOf(values: readonly number[]): Marriages {
  const needs = values.includes(40) ? FORTY_NEEDS : values.includes(20) ? TWENTY_NEEDS : Infinity;
  return { sum: values.reduce((a, b) => a + b, 0), hundred: needs };
}

export class Payment {
  private readonly options: PlayOptions;
  private readonly silent: boolean;
  private readonly stakes: readonly Stake[];
  private readonly has: ReadonlySet<Component>;
  private readonly soloist: Marriages;
  private readonly defenders: Marriages;
  private readonly record: readonly number[];
  /** Points of all tricks and of the talon. */
  private readonly total: number;
  private readonly talon: number;
  /** A silent bonus of 1 against both defenders, as it is and at passz's kontra level. */
  private readonly unit: number;
  private readonly passzUnit: number;

  constructor(
    stakes: Stakes,
    options: PlayOptions,
    deal: { readonly trump: boolean; readonly total: number; readonly talon: number },
  ) {
    this.options = options;
    this.silent = deal.trump;
    this.total = deal.total;
    this.talon = deal.talon;
    this.record = stakes.marriages[0];
    this.soloist = marriagesOf(stakes.marriages[0]);
    this.defenders = marriagesOf(stakes.marriages[1]);
    const m = stakes.hearts ? 2 : 1;
    const factor = (component: Component): number => {
      const [first, second] = stakes.kontra[component] ?? [0, 0];
      return 2 ** first + 2 ** second;
    };
    this.unit = 2 * m;
    this.passzUnit = factor('passz') * m;
    const list = COMPONENTS.flatMap((component) => {
      const value = stakes.values[component];
      if (value === undefined) return [];
      // The penalty is never doubled.
      const penalty = component !== 'ulti' ? 0 : options.ultiPenalty === 'flat' ? m : value;
      const won = value * factor(component);
      return [{ component, won, lost: won + 2 * penalty }];
    });
    this.stakes = list;
    this.has = new Set(list.map(({ component }) => component));
  }

  /** Whether the soloist made a component (4.1), with so many points in his tricks. */
  isMade(component: Component, klass: number, points: number): boolean {
    const flags = klass % FLAGS;
    switch (component) {
      case 'passz':
        return this.side(0, flags, points) > this.side(1, flags, points);
      case '40-100':
        return this.cards(0, points) >= FORTY_NEEDS && this.record.includes(40);
      case '20-100':
        return this.cards(0, points) >= TWENTY_NEEDS && this.record.includes(20);
      case 'ulti':
        return klass - flags === SEVEN.won * FLAGS;
      case 'betli':
        return (flags & SOLOIST_TRICK) === 0;
      case 'durchmars':
        return (flags & DEFENDER_TRICK) === 0;
      case 'fourAces':
        return (flags & ACE_LOST) === 0;
      default:
        return component satisfies never;
    }
  }

  /** The soloist's delta; an early end (7.6) has no silent bonuses. */
  delta(klass: number, points: number, early = false): number {
    const { has, options } = this;
    const silent = this.silent && !early;
    let delta = 0;
    let passz = true;
    if (silent && !has.has('durchmars')) {
      const sides = klass & SIDES;
      if (sides !== SIDES) {
        delta += (sides === SOLOIST_TRICK ? 3 : -3) * this.passzUnit;
        passz = false;
      }
    }
    if (silent && has.has('passz')) {
      const replace = options.silent100 === 'replace';
      const bonus = 2 * (replace ? this.passzUnit : this.unit);
      const soloist = this.hasHundred(0, klass % FLAGS, points);
      const defenders = this.hasHundred(1, klass % FLAGS, points);
      if (soloist) delta += bonus;
      if (defenders) delta -= bonus;
      if (replace && (soloist || defenders)) passz = false;
    }
    if (silent && !has.has('ulti')) delta += this.silentUlti(Math.floor(klass / FLAGS));
    for (const { component, won, lost } of this.stakes) {
      if (component === 'passz' && !passz) continue;
      delta += this.isMade(component, klass, points) ? won : -lost;
    }
    return delta;
  }

  private silentUlti(seven: number): number {
    const lost = this.options.silentUltiFail === 'double' ? 4 * this.unit : 0;
    if (seven === SEVEN.won) return 2 * this.unit;
    if (seven === SEVEN.beaten) return -lost;
    if (seven === SEVEN.defenderWon) return -2 * this.unit;
    return seven === SEVEN.defenderBeaten ? lost : 0;
  }

  /** Card points of a side (8): 0 the soloist, 1 the defenders. */
  private cards(side: 0 | 1, points: number): number {
    const owner = this.options.talonOwner === 'soloist' ? 0 : 1;
    const won = side === 0 ? points : this.total - points;
    return side === owner ? won + this.talon : won;
  }

  /** The same with the marriages that count. */
  private side(side: 0 | 1, flags: number, points: number): number {
    const trick = side === 0 ? SOLOIST_TRICK : DEFENDER_TRICK;
    const counts = !this.options.marriageNeedsTrick || (flags & trick) !== 0;
    const { sum } = side === 0 ? this.soloist : this.defenders;
    return this.cards(side, points) + (counts ? sum : 0);
  }

  private hasHundred(side: 0 | 1, flags: number, points: number): boolean {
    if (this.options.silent100Marriages === 'all') return this.side(side, flags, points) >= HUNDRED;
    return this.cards(side, points) >= (side === 0 ? this.soloist : this.defenders).hundred;
  }
}
