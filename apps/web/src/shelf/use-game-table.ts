/** The table of a game by its id: undefined until it is there, null where there is none. */
import { useLoad } from '../kit/use-load.ts';
import type { GameTable } from '../table/game-table.ts';
import { findOnShelf } from './shelf.ts';

export function useGameTable(id: string | undefined): GameTable | null | undefined {
  return useLoad(
    async () => (id === undefined ? undefined : ((await findOnShelf(id)?.table()) ?? null)),
    id ?? '',
  );
}
