/** The statistics of Compile, by protocol. */
import type { View } from '@pakli/compile';
import type { ReactElement } from 'react';
import { capital } from '@pakli/text';
import { FigureTable } from '../../kit/FigureTable.tsx';
import type { GameStatisticsProps } from '../../table/shelf-game.ts';
import { useWords } from '../../words/Words.tsx';
import { protocolRows } from './protocol-statistics.ts';

export function ProtocolStatistics({ ends }: GameStatisticsProps): ReactElement | null {
  const { history, games, locale } = useWords();
  const rows = protocolRows(ends.map(({ view, seat }) => ({ view: view as View, seat })));
  if (rows.length === 0) return null;
  const compiled = capital(games.compile.zones.compiled, locale);
  return (
    <FigureTable
      title={history.protocols}
      head={[history.protocol, history.games, compiled, history.outcomes.won]}
      rows={rows.map(({ protocol, games: many, compiled: done, won }) => ({
        key: protocol,
        name: protocol,
        figures: [many, done, won],
      }))}
    />
  );
}
