/** The table of a game by its id: undefined while it loads, null if there is none. */
import { useAsync } from '../hooks/use-async.ts';
import type { GameTable } from '../table/game-table.ts';
import { findOnShelf } from './shelf.ts';

export function useGameTable(id: string | undefined): GameTable | null | undefined {
  return useAsync(
    async () => (id === undefined ? undefined : ((await findOnShelf(id)?.table()) ?? null)),
    [id ?? ''],
  );
}
