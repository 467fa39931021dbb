/** Finished deals of Ulti in numbers: by part and contract, how many were made, doubled, and what they brought. */
import type { Seat } from '@pakli/core';
import type { View } from '@pakli/ulti';

export interface DealRow {
  /** Null: all contracts of the part together. */
  readonly contract: string | null;
  readonly deals: number;
  /** Deals in which every part of the contract was made. */
  readonly made: number;
  /** Deals in which some part was doubled. */
  readonly kontra: number;
  /** What the seat won or lost, per deal. */
  readonly mean: number;
}

export interface PartRows {
  readonly part: 'soloist' | 'defender';
  /** All together first, then the contracts, the most frequent first. */
  readonly rows: readonly DealRow[];
}

export interface FinishedDeal {
  readonly view: View;
  readonly seat: Seat;
}

export function partsOf(deals: readonly FinishedDeal[]): PartRows[] {
  return (['soloist', 'defender'] as const).flatMap((part) => {
    const own = deals.filter(({ view, seat }) => (view.soloist === seat) === (part === 'soloist'));
    if (own.length === 0) return [];
    const groups = Map.groupBy(own, ({ view }) => view.contract ?? '');
    const contracts = [...groups]
      .map(([contract, group]) => rowOf(contract, group))
      .toSorted((one, other) => other.deals - one.deals);
    return [{ part, rows: [rowOf(null, own), ...contracts] }];
  });
}

function rowOf(contract: string | null, deals: readonly FinishedDeal[]): DealRow {
  const points = deals.reduce((sum, { view, seat }) => sum + (view.result?.deltas[seat] ?? 0), 0);
  return {
    contract,
    deals: deals.length,
    made: deals.filter(({ view }) => isMade(view)).length,
    kontra: deals.filter(({ view }) => isDoubled(view)).length,
    mean: points / deals.length,
  };
}

/** Bonuses that nobody announced are no part of the contract. */
export function isMade({ result }: View): boolean {
  const announced = result?.lines.filter(({ name }) => !name.startsWith('silent ')) ?? [];
  const [first] = announced;
  // A silent bonus may stand instead of the Passz.
  const lines = first === undefined ? (result?.lines ?? []) : announced;
  return lines.every(({ amounts }) => amounts[0] > 0 || amounts[1] > 0);
}

function isDoubled({ kontra }: View): boolean {
  return kontra.some(({ levels }) => levels.some((level) => level > 0));
}
