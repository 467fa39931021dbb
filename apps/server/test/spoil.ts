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
