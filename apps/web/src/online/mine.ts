/** The tables by link that somebody has sat at in this browser, the last first. The server knows how they stand. */
import { recall, remember } from '../prefs/settings.ts';
import { isTable } from './invite.ts';

const KEY = 'pakli.tables';
/** As many as are asked for at once. */
const MOST = 8;

/** Whatever is broken counts as nothing. */
export function readTables(stored: string | null): readonly string[] {
  return (stored ?? '').split(' ').filter(isTable);
}

/** The list with this table first, and only once. */
export function withTable(tables: readonly string[], id: string): readonly string[] {
  return [id, ...tables.filter((other) => other !== id)].slice(0, MOST);
}

export function recallTables(): readonly string[] {
  return readTables(recall(KEY));
}

export function rememberTable(id: string): void {
  remember(KEY, withTable(recallTables(), id).join(' '));
}

/** Keeps those that one still sits at. */
export function keepTables(ids: readonly string[]): void {
  remember(
    KEY,
    recallTables()
      .filter((id) => ids.includes(id))
      .join(' '),
  );
}
