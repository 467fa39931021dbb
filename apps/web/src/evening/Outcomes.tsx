/** How tables ended a board: the final scores, or what the game itself says of it, such as a contract. */
import { isRefusal } from '@pakli/core';
import type { EveningTable } from '@pakli/protocol';
import type { ReactElement } from 'react';
import { recordOf } from '../host/server.ts';
import { useHost } from '../host/use-host.ts';
import { useAsync } from '../hooks/use-async.ts';
import { findOnShelf } from '../shelf/shelf.ts';

export interface OutcomeAtProps {
  readonly game: string;
  readonly table: EveningTable | undefined;
  /** By seat. */
  readonly names: readonly string[];
  /** From 0, of its round. */
  readonly deal: number;
  /** By line. */
  readonly scores: readonly string[];
}

export function OutcomeAt({ game, table, names, deal, scores }: OutcomeAtProps): ReactElement {
  const host = useHost();
  const id = table?.table;
  const found = useAsync(async () => {
    const Outcome = await findOnShelf(game)?.outcome?.();
    if (Outcome === undefined || id === undefined) return undefined;
    const record = await recordOf(id);
    const film = isRefusal(record) ? record : await host.film({ record }, undefined);
    const scene = isRefusal(film) ? undefined : film.scenes[film.ends[deal]?.at ?? -1];
    return scene && { Outcome, scene };
    // Asked too often, or offline: then the scores are what is shown.
  }, [`${game} ${id} ${deal}`]);
  if (found === undefined) return <>{scores.join(' : ')}</>;
  return <found.Outcome view={found.scene.view} names={names} />;
}
