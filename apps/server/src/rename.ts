/** Gives somebody another name: seldom, and none that looks like another's at their tables. */
import { refuse, type Refusal } from '@pakli/core';
import type { Admission } from './admission.ts';
import type { ServerContext } from './context.ts';
import type { KnownPerson } from './store/store.ts';
import type { LiveTables } from './tables.ts';

interface RenamePorts {
  readonly context: ServerContext;
  readonly admission: Admission;
  readonly tables: LiveTables;
}

export async function rename(
  { context, admission, tables }: RenamePorts,
  { id, name: before }: KnownPerson,
  name: string,
): Promise<Refusal | undefined> {
  if (name === before) return undefined;
  if (!admission.mayRename(id)) return refuse('too-often', 'table');
  if (await tables.isNameTaken(id, name)) return refuse('name-taken', 'table');
  const become = async (wanted: string): Promise<void> => {
    await context.store.rename(id, wanted);
    context.names.set(id, wanted);
  };
  await become(name);
  // Another may have become the same at this moment: of two who look after they have written, one at least sees it.
  if (await tables.isNameTaken(id, name)) {
    await become(before);
    return refuse('name-taken', 'table');
  }
  context.metrics.count('pakli_renames_total');
  await tables.renamed(id);
  return undefined;
}
