/** How the tables of a person stand. */
import type { TableSummary } from '@pakli/protocol';
import type { ServerContext } from '../context.ts';
import type { LiveTables } from '../tables.ts';

/** More than anybody plays at. */
export const MOST_TABLES = 200;

export interface Summaries {
  readonly tables: readonly TableSummary[];
  /** Those at which nothing is to be done any more, or at which this person does not sit. */
  readonly over: readonly string[];
  /** Those that could not be read just now. */
  readonly unread: readonly string[];
}

/** One after another, so that a long list keeps nobody else waiting. Those that are over leave the list in the store. */
export async function summariesOf(
  { store }: ServerContext,
  tables: LiveTables,
  person: string,
  ids: readonly string[],
): Promise<Summaries> {
  const found: TableSummary[] = [];
  const over: string[] = [];
  const unread: string[] = [];
  for (const id of ids) {
    try {
      const summary = await (await tables.find(id))?.summaryFor(person);
      if (summary !== undefined && (summary.phase !== 'over' || summary.rematch !== undefined)) {
        found.push(summary);
      } else over.push(id);
    } catch {
      unread.push(id);
    }
  }
  if (over.length > 0) await store.forgetSeats(person, over);
  return { tables: found, over, unread };
}
