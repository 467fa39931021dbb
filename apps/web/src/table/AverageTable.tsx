/** Averages per deal, one row for each thing a game counts. */
import type { ReactElement } from 'react';
import { FigureTable } from '../kit/FigureTable.tsx';
import { useNumbers } from '../words/numbers.ts';
import { useWords } from '../words/Words.tsx';
import type { Seat } from '@pakli/core';

export interface AverageTableProps {
  readonly rows: readonly { readonly name: string; readonly deals: readonly Counted[] }[];
}

export function AverageTable({ rows }: AverageTableProps): ReactElement | null {
  const { frame, history } = useWords();
  const numbers = useNumbers();
  const deals = rows[0]?.deals.length ?? 0;
  if (deals === 0) return null;
  return (
    <FigureTable
      title={history.perDeal(deals)}
      head={['', frame.you, history.opponents, history.most]}
      rows={rows.map(({ name, deals: counted }) => {
        const { own, others, most } = averageOf(counted);
        return {
          key: name,
          name,
          figures: [numbers.plain(own), numbers.plain(others), numbers.plain(most)],
        };
      })}
    />
  );
}

/** Counts over finished deals: the person's, the others', and the person's highest. */
interface Average {
  readonly own: number;
  /** Per other seat. */
  readonly others: number;
  readonly most: number;
}

interface Counted {
  readonly seat: Seat;
  /** By seat. */
  readonly counts: readonly number[];
}

/** Per deal; there is at least one. */
export function averageOf(deals: readonly Counted[]): Average {
  const own = deals.map(({ seat, counts }) => counts[seat] ?? 0);
  const others = deals.flatMap(({ seat, counts }) => counts.filter((_, other) => other !== seat));
  return { own: mean(own), others: mean(others), most: Math.max(...own) };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}
