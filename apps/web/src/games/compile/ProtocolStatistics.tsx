/** Compile's statistics, by protocol. */
import type { View } from '@pakli/compile';
import type { ReactElement } from 'react';
import { capital } from '@pakli/text';
import { FigureTable } from '../../kit/FigureTable.tsx';
import type { GameStatisticsProps } from '../../table/shelf-game.ts';
import { useWords } from '../../words/Words.tsx';
import type { Seat } from '@pakli/core';

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

/** A protocol's numbers over finished games: how often it was played, compiled, and on the winning side. */
interface ProtocolRow {
  readonly protocol: string;
  readonly games: number;
  readonly compiled: number;
  readonly won: number;
}

/** Most played first. */
export function protocolRows(
  games: readonly { readonly view: Pick<View, 'players' | 'winner'>; readonly seat: Seat }[],
): ProtocolRow[] {
  const played = games.flatMap(({ view, seat }) =>
    view.players[seat === 0 ? 0 : 1].protocols.map(({ protocol, compiled }) => ({
      protocol,
      compiled,
      won: view.winner === seat,
    })),
  );
  return [...Map.groupBy(played, ({ protocol }) => protocol)]
    .map(([protocol, group]) => ({
      protocol,
      games: group.length,
      compiled: group.filter(({ compiled }) => compiled).length,
      won: group.filter(({ won }) => won).length,
    }))
    .toSorted((one, other) => other.games - one.games || other.won - one.won);
}
