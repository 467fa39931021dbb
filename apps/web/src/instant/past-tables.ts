/** Which of this browser's games are played with the cards of an earlier day. */
import { rememberedWords } from '../prefs/remembered.ts';

/** `BOARD=TABLE`, newest first. */
const tables = rememberedWords('pakli.instant');
const MOST_TABLES = 400;

/** The board that is played at a table; undefined where it is none. */
export function boardAt(table: string): string | undefined {
  const found = tables.stored().find((one) => one.endsWith(`=${table}`));
  return found?.slice(0, found.lastIndexOf('='));
}

export function isPastBoard(table: string): boolean {
  return boardAt(table) !== undefined;
}

/** The table where a board was begun last. */
export function tableOf(board: string): string | undefined {
  const found = tables.stored().find((one) => one.startsWith(`${board}=`));
  return found?.slice(board.length + 1);
}

export function rememberTable(board: string, table: string): void {
  tables.set([`${board}=${table}`, ...tables.stored()].slice(0, MOST_TABLES));
}
