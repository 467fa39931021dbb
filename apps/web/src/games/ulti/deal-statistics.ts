/** Statistics of finished Ulti deals, by part and contract: how many were made and doubled, and what they brought. */
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
  /** The seat's mean win or loss per deal. */
  readonly mean: number;
}

export interface PartRows {
  readonly part: 'soloist' | 'defender';
  /** The sum of all first, then the contracts, most frequent first. */
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

/** Unannounced bonuses are not part of the contract. */
export function isMade({ result }: View): boolean {
  const announced = result?.lines.filter(({ name }) => !name.startsWith('silent ')) ?? [];
  const [first] = announced;
  // The Passz line may be replaced by a silent bonus.
  const lines = first === undefined ? (result?.lines ?? []) : announced;
  return lines.every(({ amounts }) => amounts[0] > 0 || amounts[1] > 0);
}

function isDoubled({ kontra }: View): boolean {
  return kontra.some(({ levels }) => levels.some((level) => level > 0));
}
