/** Tells anyone who listens that something is new; who it is asks what. */
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

  /** Drops what was still to be announced. */
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
 * Milliseconds between two changes that nobody sees: in a tab in the background a match may run past by the hundred
 * steps, and React gives up where the next comes, fifty times in a row, while it still draws what the last one led to.
 */
const UNSEEN = 50;

/** Where there is no page, somebody looks. */
function hidden(): boolean {
  const { document } = globalThis as { readonly document?: { readonly hidden: boolean } };
  return document?.hidden === true;
}
