/** Tells lists of tables on this node that a table has changed: those that have it, and those of its people. */
type Hear = (table: string) => void;

export class TableNewsFeed {
  /** By table and by person: their ids are never the same. */
  private readonly listeners = new Map<string, Set<Hear>>();

  /** Returns how to stop. */
  listen(to: string, hear: Hear): () => void {
    const all = this.listeners.get(to) ?? new Set();
    this.listeners.set(to, all.add(hear));
    return () => {
      all.delete(hear);
      if (all.size === 0 && this.listeners.get(to) === all) this.listeners.delete(to);
    };
  }

  changed(table: string, people: readonly string[] = []): void {
    if (this.listeners.size === 0) return;
    const heard = new Set<Hear>();
    for (const id of [table, ...people]) {
      for (const hear of this.listeners.get(id) ?? []) heard.add(hear);
    }
    for (const hear of heard) hear(table);
  }
}
