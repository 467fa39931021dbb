/** Finished games of Compile by protocol: how often it was played, compiled, and on the winning side. */
import type { Seat } from '@pakli/core';
import type { View } from '@pakli/compile';

export interface ProtocolRow {
  readonly protocol: string;
  readonly games: number;
  readonly compiled: number;
  readonly won: number;
}

/** The most played first. */
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
