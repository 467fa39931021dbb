/**
 * A hash set of counts by value: open addressing, three words an entry (six bits for each value
 * from 1 to 15), cleared by raising a stamp. It allocates only when it grows.
 */
export class CountSet {
  private size = 1 << 12;
  private used = 0;
  private stamp = 0;
  private slots = new Int32Array(this.size * 4);
  private first = 0;
  private second = 0;
  private third = 0;

  clear(): void {
    this.stamp = (this.stamp + 1) | 0;
    this.used = 0;
    if (this.stamp === 0) {
      this.slots.fill(0);
      this.stamp = 1;
    }
  }

  has(counts: Int32Array): boolean {
    return this.used > 0 && this.slots[this.find(counts)] === this.stamp;
  }

  add(counts: Int32Array): void {
    if (2 * this.used > this.size) this.grow();
    const slot = this.find(counts);
    this.put(slot);
  }

  private put(slot: number): void {
    this.slots[slot] = this.stamp;
    this.slots[slot + 1] = this.first;
    this.slots[slot + 2] = this.second;
    this.slots[slot + 3] = this.third;
    this.used++;
  }

  private find(counts: Int32Array): number {
    let a = 0;
    let b = 0;
    let c = 0;
    for (let v = 1; v <= 5; v++) {
      a = (a << 6) | counts[v]!;
      b = (b << 6) | counts[v + 5]!;
      c = (c << 6) | counts[v + 10]!;
    }
    this.first = a;
    this.second = b;
    this.third = c;
    return this.probe();
  }

  private probe(): number {
    const { slots, first, second, third } = this;
    let hash = Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca77) ^ third;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    let slot = ((hash ^ (hash >>> 13)) & (this.size - 1)) * 4;
    while (slots[slot] === this.stamp) {
      if (slots[slot + 1] === first && slots[slot + 2] === second && slots[slot + 3] === third) {
        break;
      }
      slot = slot + 4 === slots.length ? 0 : slot + 4;
    }
    return slot;
  }

  private grow(): void {
    const old = this.slots;
    this.size *= 2;
    this.slots = new Int32Array(this.size * 4);
    this.used = 0;
    for (let slot = 0; slot < old.length; slot += 4) {
      if (old[slot] !== this.stamp) continue;
      this.first = old[slot + 1]!;
      this.second = old[slot + 2]!;
      this.third = old[slot + 3]!;
      this.put(this.probe());
    }
  }
}
