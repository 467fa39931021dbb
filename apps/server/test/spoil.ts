/** A store that does something otherwise, so that whoever checks can be seen to notice. */
import type { Store } from '../src/store/store.ts';

export type Spoil = (store: Store) => Store;

export function but(store: Store, changed: Partial<Store>): Store {
  return new Proxy(store, {
    get(target, key: keyof Store) {
      return changed[key] ?? target[key];
    },
  });
}

/** A store whose tables were opened under the first version of their game's rules. */
export function byFirstRules(store: Store): Store {
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
