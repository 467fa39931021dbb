/** Who has a page in sight that lists all their tables, on this node: they need no notification. */
export class PageAttention {
  /** By person: how many of their pages are in sight. */
  private readonly pages = new Map<string, number>();

  isLooking(person: string): boolean {
    return this.pages.has(person);
  }

  /** A page of somebody is in sight; the returned function ends that, once. */
  look(person: string): () => void {
    this.pages.set(person, (this.pages.get(person) ?? 0) + 1);
    let ended = false;
    return () => {
      const left = (this.pages.get(person) ?? 0) - 1;
      if (ended) return;
      ended = true;
      if (left > 0) this.pages.set(person, left);
      else this.pages.delete(person);
    };
  }
}
