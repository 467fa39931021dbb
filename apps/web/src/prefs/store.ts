/** An observable value: components that read it re-render when it changes. */
import { useSyncExternalStore } from 'react';

export class ValueStore<Value> {
  private readonly listeners = new Set<() => void>();
  private value: Value;

  constructor(value: Value) {
    this.value = value;
  }

  /** For code outside components. */
  readonly get = (): Value => this.value;

  set(value: Value): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };
}

export function useStore<Value>({ subscribe, get }: ValueStore<Value>): Value {
  return useSyncExternalStore(subscribe, get, get);
}
