/** A game's boards of earlier days, and one's progress with them. */
import type { Saved } from '../host/host.ts';
import { useHost } from '../host/use-host.ts';
import { useAsync } from '../hooks/use-async.ts';
import { rememberBoards } from './own-boards.ts';
import { pastBoards, worthOf, type BoardWorth, type ShownBoard } from './past-boards.ts';
import { tableOf } from './past-tables.ts';

export interface PlayedBoard {
  readonly board: ShownBoard;
  /** The game where it was begun. */
  readonly saved: Saved | undefined;
  /** Set once that game is over. */
  readonly worth: BoardWorth | undefined;
}

/** Undefined until they are fetched. */
export function usePastBoards(game: string): readonly PlayedBoard[] | undefined {
  const host = useHost();
  return useAsync(async () => {
    // The server's days are in UTC.
    const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
    const boards = await pastBoards(game, today);
    const games = await host.saved().catch((): readonly Saved[] => []);
    const played = boards.map((board) => playedOf(board, games));
    // Results with help do not count.
    rememberBoards(
      played.flatMap(({ saved, worth }) =>
        worth === undefined || saved?.help !== undefined ? [] : [worth.own],
      ),
    );
    return played;
  }, [game]);
}

function playedOf(board: ShownBoard, games: readonly Saved[]): PlayedBoard {
  const table = tableOf(board.key);
  const saved = games.find(({ id }) => id === table);
  const score = saved?.over === true ? saved.totals[board.seat] : undefined;
  return { board, saved, worth: score === undefined ? undefined : worthOf(board, score) };
}
