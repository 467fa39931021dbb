/** The log of a finished table, all rows compressed in one piece. */
import { gunzipSync, gzipSync } from 'node:zlib';
import { blaming } from './damaged-log.ts';
import type { LogRow } from './store.ts';

export function foldRows(rows: readonly LogRow[]): Uint8Array {
  return gzipSync(JSON.stringify(rows));
}

export function unfoldRows(folded: Uint8Array): LogRow[] {
  // Written by `foldRows`.
  return blaming(undefined, () => JSON.parse(gunzipSync(folded).toString()) as LogRow[]);
}
