/**
 * The bill of a finished deal, so that it visibly adds up: where the points of both sides come from
 * (rule 8), the parts of each line (rule 9), and who doubled it (rule 6.3). Reads only a view; the
 * amounts are the engine's.
 */
import type { Seat } from '@pakli/core';
import { LAST_TRICK, pointsOf } from '../cards.ts';
import { countsPoints, has, ladderOf, type Bid } from '../ladder.ts';
import { penaltyOf, SILENT } from '../prices.ts';
import { parseMoveParts } from '../move-parts.ts';
import {
  TRICKS_OF_DEAL,
  type Component,
  type Kontra,
  type LineName,
  type Result,
  type View,
} from '../types.ts';
import { cardSet } from './prospects.ts';

/** The points of a side, and their sources. */
export interface Count {
  readonly tricks: number;
  readonly lastTrick: number;
  readonly talon: number;
  /** The marriages that count here: all of them for Passz, for a hundred its own one. */
  readonly marriages: readonly number[];
  readonly total: number;
}

/** The parts of a hundred: its marriage, and points from tricks and talon. */
export interface Hundred {
  readonly marriage: 40 | 20;
  /** Whether the soloist held it; without it all points are in vain. */
  readonly held: boolean;
  /** The points needed beside it. */
  readonly needs: 60 | 80;
  /** Whether the talon counts among them. */
  readonly talon: boolean;
}

/** A raise of a line to this level. */
export interface Doubling {
  readonly level: number;
  /** Null if it was made before the deal was looked at. */
  readonly seat: Seat | null;
  /** The defender concerned, where each has a level of his own. */
  readonly against: Seat | null;
}

export interface BillLine {
  readonly name: LineName;
  /** Part of the contract, not a silent bonus. */
  readonly bid: boolean;
  /** The payment at level 0. */
  readonly value: number;
  /** Against the next defender and the one after. */
  readonly levels: readonly [number, number];
  readonly doublings: readonly Doubling[];
  /** The surcharge of a lost Ulti, never doubled. */
  readonly penalty: number;
  /** The soloist's amount from each. */
  readonly amounts: readonly [number, number];
  readonly hundred: Hundred | null;
}

export interface Bill {
  /** Soloist and defenders; null where no points were at stake or the deal was not played out. */
  readonly counts: readonly [Count, Count] | null;
  readonly lines: readonly BillLine[];
  /** The soloist's amounts from the next defender and the one after. */
  readonly totals: readonly [number, number];
}

/** Undefined before the deal is scored. */
export function billOf(view: View): Bill | undefined {
  const { result, soloist } = view;
  const bid = ladderOf(view.options).byId.get(view.contract ?? '');
  if (result === null || soloist === null || bid === undefined) return undefined;
  const lines = result.lines.map((line) => lineOf(line, view, bid, result));
  const total = (lane: 0 | 1): number => lines.reduce((sum, { amounts }) => sum + amounts[lane], 0);
  return { counts: countsOf(view, bid, result), lines, totals: [total(0), total(1)] };
}

/** Rule 7.7: what the soloist would pay the next defender and the one after for giving up now; undefined before cards are played. */
export function concessionOf({
  contract,
  kontra,
  options,
}: View): readonly [number, number] | undefined {
  const bid = ladderOf(options).byId.get(contract ?? '');
  if (bid === undefined) return undefined;
  const pays = (lane: 0 | 1): number =>
    bid.components.reduce((sum, part) => {
      const level = kontra.find(({ component }) => component === part.c)?.levels[lane] ?? 0;
      return sum + part.v * 2 ** level + penaltyOf(part, bid.hearts, options);
    }, 0);
  return [pays(0), pays(1)];
}

function countsOf(view: View, bid: Bid, result: Result): Bill['counts'] {
  const whole = view.won[0] + view.won[1] === TRICKS_OF_DEAL && !result.conceded;
  if (!whole || !countsPoints(bid)) return null;
  const { options, soloist } = view;
  const talon = pointsOf(cardSet(result.talon), options.cardPoints === 'A10');
  const owner = options.talonOwner === 'soloist' ? 0 : 1;
  const last = view.tricks.at(-1)?.winner === soloist ? 0 : 1;
  const count = (side: 0 | 1): Count => {
    const lastTrick = side === last ? LAST_TRICK : 0;
    const counted = !has(bid, 'passz') || !options.marriageNeedsTrick || view.won[side] > 0;
    const marriages = result.marriages
      .filter((_, seat) => (seat === soloist) === (side === 0))
      .flatMap((values) => (counted ? values : []));
    const parts = {
      tricks: view.points[side] - lastTrick,
      lastTrick,
      talon: side === owner ? talon : 0,
    };
    const cards = parts.tricks + parts.lastTrick + parts.talon;
    return { ...parts, marriages, total: marriages.reduce((sum, value) => sum + value, cards) };
  };
  return [count(0), count(1)];
}

function lineOf(
  { name, amounts }: Result['lines'][number],
  view: View,
  bid: Bid,
  result: Result,
): BillLine {
  const part = bid.components.find(({ c }) => c === name);
  const doubled = part?.c ?? heirOf(name, view);
  const kontra = view.kontra.find(({ component }) => component === doubled);
  return {
    name,
    bid: part !== undefined,
    amounts,
    value: part?.v ?? silentValue(name, bid),
    levels: kontra?.levels ?? [0, 0],
    doublings: doubled === undefined ? [] : doublingsOf(view, doubled),
    penalty: part !== undefined && amounts[0] < 0 ? penaltyOf(part, bid.hearts, view.options) : 0,
    hundred: hundredOf(name, view, result),
  };
}

/** Rule 4.1. */
function hundredOf(name: LineName, { soloist, options }: View, result: Result): Hundred | null {
  if (name !== '40-100' && name !== '20-100') return null;
  const held = result.marriages[soloist ?? 0]?.length !== 0;
  const parts =
    name === '40-100'
      ? ({ marriage: 40, needs: 60 } as const)
      : ({ marriage: 20, needs: 80 } as const);
  return { ...parts, held, talon: options.talonOwner === 'soloist' };
}

/** Rule 9.2: a bonus that replaces Passz takes its level. */
function heirOf(name: LineName, { options }: View): Component | undefined {
  const heir =
    name === 'silent durchmars' || (name === 'silent 100' && options.silent100 === 'replace');
  return heir ? 'passz' : undefined;
}

function silentValue(name: LineName, { hearts }: Bid): number {
  const value = (SILENT as Readonly<Record<string, number>>)[name] ?? 0;
  return hearts ? 2 * value : value;
}

/** Rule 6.3: who raised a component, in order. */
function doublingsOf(view: View, component: Component): Doubling[] {
  const soloist = view.soloist ?? 0;
  const bid = ladderOf(view.options).byId.get(view.contract ?? '');
  const laned = view.options.individualKontra && bid?.noTrump === true;
  const before = view.origin?.kontra.find((one: Kontra) => one.component === component)?.levels;
  const levels = [before?.[0] ?? 0, before?.[1] ?? 0];
  const found: Doubling[] = [];
  const raise = (seat: Seat | null, lane: number): void => {
    levels[lane] = (levels[lane] ?? 0) + 1;
    const against = laned ? (soloist + 1 + lane) % 3 : null;
    found.push({ level: levels[lane], seat, against });
  };
  for (const lane of laned ? [0, 1] : [0]) {
    const told = levels[lane] ?? 0;
    levels[lane] = 0;
    for (let level = 0; level < told; level++) raise(null, lane);
  }
  for (const { seat, text } of view.actions) {
    const parts = parseMoveParts(text);
    if (parts?.kind !== 'kontra' && parts?.kind !== 'raise') continue;
    for (const { component: what, against = seat } of parts.doubled) {
      if (what === component) raise(seat, laned ? (against - soloist + 2) % 3 : 0);
    }
  }
  return found;
}
