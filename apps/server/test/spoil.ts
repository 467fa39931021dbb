/** Stores with one altered behaviour, to show that the checks notice. */
import type { TableStore } from '../src/store/store.ts';

export type Spoil = (store: TableStore) => TableStore;

export function but(store: TableStore, changed: Partial<TableStore>): TableStore {
  return new Proxy(store, {
    get(target, key: keyof TableStore) {
      return changed[key] ?? target[key];
    },
  });
}

/** A store whose tables were opened under the first version of their game's rules. */
export function byFirstRules(store: TableStore): TableStore {
  return but(store, {
    create: (table) => {
      const rows = table.rows.map((row) => {
        const event = JSON.parse(row.event) as { kind: string };
        const old = event.kind === 'open' ? { ...event, version: 1 } : event;
        return { ...row, event: JSON.stringify(old) };
      });
      return store.create({ ...table, rows });
    },
  });
}
