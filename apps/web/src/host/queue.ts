/** What waits for its turn: whoever asks much does not keep others waiting who ask little. */
export class Queue<Asker, Item> {
  /** Whose turn comes next, first. */
  private readonly lines = new Map<Asker, Item[]>();

  add(asker: Asker, item: Item): void {
    const line = this.lines.get(asker);
    if (line === undefined) this.lines.set(asker, [item]);
    else line.push(item);
  }

  /** The next of everybody in turn. */
  next(): Item | undefined {
    for (const [asker, line] of this.lines) {
      this.lines.delete(asker);
      const item = line.shift();
      if (line.length > 0) this.lines.set(asker, line);
      return item;
    }
    return undefined;
  }

  /** All that somebody has asked, who does not want it any more. */
  remove(asker: Asker): readonly Item[] {
    const line = this.lines.get(asker) ?? [];
    this.lines.delete(asker);
    return line;
  }
}
