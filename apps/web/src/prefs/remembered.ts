/** A value stored in this browser under a key. If storage is switched off, it lasts as long as the page. */
import { ValueStore } from './store.ts';

class RememberedStore<Value> extends ValueStore<Value> {
  /** The value stored now: another tab may have changed it since. */
  readonly stored: () => Value;
  private readonly keep: (value: Value) => void;

  constructor(stored: () => Value, keep: (value: Value) => void) {
    super(stored());
    this.stored = stored;
    this.keep = keep;
  }

  override set(value: Value): void {
    super.set(value);
    this.keep(value);
  }
}

/** `read` accepts any text: people and older pages have written it. */
export function remembered<Value>(
  key: string,
  read: (stored: string | null) => Value,
  write: (value: Value) => string = JSON.stringify,
  where: () => Storage = () => localStorage,
): RememberedStore<Value> {
  const keep = (value: Value): void => remember(key, write(value), where);
  return new RememberedStore(() => read(recall(key, where)), keep);
}

function readWords(stored: string | null): readonly string[] {
  return (stored ?? '').split(' ').filter((word) => word !== '');
}

/** A list of words without spaces. */
export function rememberedWords(key: string): RememberedStore<readonly string[]> {
  return remembered(key, readWords, (words) => [...new Set(words)].join(' '));
}

export function recall(key: string, where: () => Storage = () => localStorage): string | null {
  try {
    return where().getItem(key);
  } catch {
    return null;
  }
}

export function remember(
  key: string,
  value: string,
  where: () => Storage = () => localStorage,
): void {
  try {
    where().setItem(key, value);
  } catch {
    // Nothing can be done, and only the memory of a choice is lost.
  }
}
