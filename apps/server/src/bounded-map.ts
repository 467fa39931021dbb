/** A map of limited size: one entry more evicts the one that was set longest ago. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  private readonly most: number;

  constructor(most: number) {
    super();
    this.most = most;
  }

  override set(key: Key, value: Value): this {
    this.delete(key);
    super.set(key, value);
    const [oldest] = this.keys();
    if (this.size > this.most && oldest !== undefined) this.delete(oldest);
    return this;
  }
}
