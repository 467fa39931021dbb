/** Ulti's statistics: contracts, parts, made and lost, kontra, and points per deal. */
import type { View } from '@pakli/ulti';
import { capital } from '@pakli/text';
import type { ReactElement } from 'react';
import { FigureTable, type FigureRow } from '../../kit/FigureTable.tsx';
import type { GameStatisticsProps } from '../../table/shelf-game.ts';
import { useNumbers } from '../../words/numbers.ts';
import { useWords } from '../../words/Words.tsx';
import { partsOf } from './deal-statistics.ts';

export function DealStatistics({ ends }: GameStatisticsProps): ReactElement | null {
  const { history, games, tables, locale } = useWords();
  const numbers = useNumbers();
  const { zones, bid } = games.ulti;
  const { result } = tables.ulti;
  const parts = partsOf(ends.map(({ view, seat }) => ({ view: view as View, seat })));
  if (parts.length === 0) return null;
  const rows = parts.flatMap(({ part, rows: contracts }) =>
    contracts.map(({ contract, deals, made, kontra, mean }): FigureRow => ({
      key: `${part} ${contract ?? ''}`,
      name: contract === null ? <strong>{zones[part]}</strong> : bid.name(contract),
      figures: [deals, made, deals - made, kontra, numbers.plain(mean)],
    })),
  );
  const { made, lost } = result;
  const head = [zones.contract, history.deals, made, lost, bid.level(1), history.mean];
  return (
    <FigureTable
      title={history.contracts}
      head={head.map((word) => capital(word, locale))}
      rows={rows}
    />
  );
}
