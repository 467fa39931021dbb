/** Which of this browser's games use the cards of an earlier day. */
import { rememberedWords } from '../prefs/remembered.ts';

/** `BOARD=TABLE`, newest first. */
const tables = rememberedWords('pakli.instant');
const MOST_TABLES = 400;

/** The board played at a table; undefined if none. */
export function boardAt(table: string): string | undefined {
  const found = tables.stored().find((one) => one.endsWith(`=${table}`));
  return found?.slice(0, found.lastIndexOf('='));
}

export function isPastBoard(table: string): boolean {
  return boardAt(table) !== undefined;
}

/** The table where a board was last begun. */
export function tableOf(board: string): string | undefined {
  const found = tables.stored().find((one) => one.startsWith(`${board}=`));
  return found?.slice(board.length + 1);
}

export function rememberTable(board: string, table: string): void {
  tables.set([`${board}=${table}`, ...tables.stored()].slice(0, MOST_TABLES));
}
