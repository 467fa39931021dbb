/** Notifies listeners that something is new; they ask what it is. */
export class News {
  private readonly listeners = new Set<() => void>();
  private told = -Infinity;
  private telling: ReturnType<typeof setTimeout> | undefined;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  tell(): void {
    if (this.telling !== undefined) return;
    const left = hidden() ? this.told + UNSEEN - performance.now() : 0;
    if (left <= 0) this.tellNow();
    else this.telling = setTimeout(() => this.tellNow(), left);
  }

  /** Drops pending notifications. */
  close(): void {
    clearTimeout(this.telling);
    this.listeners.clear();
  }

  private tellNow(): void {
    this.telling = undefined;
    this.told = performance.now();
    for (const listener of this.listeners) listener();
  }
}

/**
 * Milliseconds between two changes in a background tab: a match may run past there by hundreds of steps, and React
 * gives up when fifty updates in a row arrive while it still renders the previous one.
 */
const UNSEEN = 50;

/** Without a page, assume that somebody is looking. */
function hidden(): boolean {
  const { document } = globalThis as { readonly document?: { readonly hidden: boolean } };
  return document?.hidden === true;
}
