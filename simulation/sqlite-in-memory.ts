/** The database of the embedded store, in this thread and in memory, used by some of the runs. */
import { openDatabase, MEMORY_PATH, type Database } from '../apps/server/src/store/database.ts';
import { Presence } from '../apps/server/src/store/sqlite.ts';
import type { TableStore } from '../apps/server/src/store/store.ts';

/** A store that can lose its volatile data: who is where. */
export interface ForgetfulStore extends TableStore {
  forgetPresence(): void;
}

export function sqliteInMemory(now: () => number): ForgetfulStore {
  const database = openDatabase(MEMORY_PATH);
  let presence = new Presence();
  const own: Partial<ForgetfulStore> = {
    append: async (row) => database.appendAll([row])[0] ?? { kind: 'lost' },
    time: async () => now(),
    look: async (tables, node) =>
      new Map(
        [...database.heads(tables)].map(([id, head]) => [
          id,
          { ...head, others: presence.others(id, node, now()) },
        ]),
      ),
    attend: async (table, node, people) => presence.attend(table, node, people),
    alive: async (node, ms) => presence.alive(node, now() + ms),
    depart: async (node) => presence.depart(node),
    // Stays open, so that the data survives a restart of the node.
    close: async () => {},
    forgetPresence: () => void (presence = new Presence()),
  };
  return new Proxy(database as unknown as ForgetfulStore, {
    get(_, key: keyof ForgetfulStore & keyof Database) {
      const work = database[key] as ((...given: unknown[]) => unknown) | undefined;
      const passedOn = work && (async (...given: unknown[]) => work(...given));
      return own[key] ?? passedOn;
    },
  });
}
