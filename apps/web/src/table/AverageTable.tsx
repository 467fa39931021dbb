/** Averages per deal, one row for each thing that a game counts. */
import type { ReactElement } from 'react';
import { FigureTable } from '../kit/FigureTable.tsx';
import { useNumbers } from '../words/numbers.ts';
import { useWords } from '../words/Words.tsx';
import { averageOf, type Counted } from './averages.ts';

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
