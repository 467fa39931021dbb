/** Mulle's statistics: mullar, tabbar, intake and bonus per deal, beside the opponents'. */
import type { View } from '@pakli/mulle';
import type { ReactElement } from 'react';
import { AverageTable } from '../../table/AverageTable.tsx';
import type { GameStatisticsProps } from '../../table/shelf-game.ts';
import { useWords } from '../../words/Words.tsx';
import { ROWS } from './rows.ts';
import { NOTHING } from './Score.tsx';

export function DealStatistics({ ends }: GameStatisticsProps): ReactElement {
  const { score } = useWords().games.mulle;
  const sheets = ends.map(({ view, seat }) => ({ seat, sheets: (view as View).sheets }));
  const rows = ROWS.map((row) => ({
    name: score[row],
    deals: sheets.map(({ seat, sheets: all }) => ({
      seat,
      counts: all.map((sheet) => (sheet ?? NOTHING)[row]),
    })),
  }));
  return <AverageTable rows={rows} />;
}
