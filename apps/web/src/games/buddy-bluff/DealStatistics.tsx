/** Buddy Bluff's statistics: penalties and sealed cards per deal, beside the opponents'. */
import type { View } from '@pakli/buddy-bluff';
import type { ReactElement } from 'react';
import { AverageTable } from '../../table/AverageTable.tsx';
import type { GameStatisticsProps } from '../../table/shelf-game.ts';
import { useWords } from '../../words/Words.tsx';

export function DealStatistics({ ends }: GameStatisticsProps): ReactElement {
  const { history, games } = useWords();
  const { score } = games['buddy-bluff'];
  const deals = ends.map(({ view, seat }) => ({ view: view as View, seat }));
  const penalties = deals.map(({ view, seat }) => ({ seat, counts: view.scores ?? [] }));
  const sealed = deals.map(({ view, seat }) => ({
    seat,
    counts: view.slots.map(({ seals }) => seals.reduce((sum, { to, from }) => sum + to - from, 0)),
  }));
  return (
    <AverageTable
      rows={[
        { name: score.penalty, deals: penalties },
        { name: history.sealed, deals: sealed },
      ]}
    />
  );
}
