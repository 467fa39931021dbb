/** Gives somebody another name: seldom, and none that looks like another's at their tables. */
import { refuse, type Refusal } from '@pakli/core';
import type { Door } from './admission.ts';
import type { House } from './context.ts';
import type { Person } from './store/store.ts';
import type { Tables } from './tables.ts';

interface RenamePorts {
  readonly house: House;
  readonly door: Door;
  readonly tables: Tables;
}

export async function rename(
  { house, door, tables }: RenamePorts,
  { id, name: before }: Person,
  name: string,
): Promise<Refusal | undefined> {
  if (name === before) return undefined;
  if (!door.mayRename(id)) return refuse('too-often', 'table');
  if (await tables.isNameTaken(id, name)) return refuse('name-taken', 'table');
  const become = async (wanted: string): Promise<void> => {
    await house.store.rename(id, wanted);
    house.names.set(id, wanted);
  };
  await become(name);
  // Another may have become the same at this moment: of two who look after they have written, one at least sees it.
  if (await tables.isNameTaken(id, name)) {
    await become(before);
    return refuse('name-taken', 'table');
  }
  house.metrics.count('pakli_renames_total');
  await tables.renamed(id);
  return undefined;
}
