/** A value that parts of the page look at and that may change: they are drawn again when it does. */
import { useSyncExternalStore } from 'react';

export class ValueStore<Value> {
  private readonly listeners = new Set<() => void>();
  private value: Value;

  constructor(value: Value) {
    this.value = value;
  }

  /** For code that is no component. */
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
