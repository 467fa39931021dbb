/**
 * Random numbers. Rules never generate their own: the caller passes a `Random`,
 * and the outcome is recorded. `Sfc32` is Chris Doty-Humphrey's small fast
 * counting generator with 128 bits of state (period at least 2^32, on average
 * 2^127); it passes PractRand, and its state can be saved and restored.
 */
export interface Random {
  /** A whole number from 0 to n - 1, each equally likely; n from 1 to 2^32. */
  below(n: number): number;
}

const TWO_32 = 4294967296;

/** A small, fast generator: the same seed gives the same numbers everywhere. */
export class Sfc32 implements Random {
  // A typed array and not four fields: browsers would box a field outside the
  // range of small integers on every draw.
  private readonly words = new Int32Array(4);

  /** `seed` is an integer up to 2^53. */
  constructor(seed: number) {
    this.reseed(seed);
  }

  /** Restarts with a seed, like a new generator. */
  reseed(seed: number): void {
    this.words[0] = 0;
    this.words[1] = seed | 0;
    this.words[2] = Math.floor(seed / TWO_32) | 0;
    this.words[3] = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** Seeded with 128 bits of the platform's cryptographic generator. */
  static fresh(): Sfc32 {
    const random = new Sfc32(0);
    crypto.getRandomValues(random.words);
    return random;
  }

  /** The four words of the state, for `restore`. */
  save(): readonly number[] {
    return [...this.words];
  }

  static restore(words: readonly number[]): Sfc32 {
    const random = new Sfc32(0);
    random.words.set(words.slice(0, 4));
    return random;
  }

  /** 32 random bits as an unsigned integer. */
  next(): number {
    const w = this.words;
    const b = w[1]!;
    const c = w[2]!;
    const out = (w[0]! + b + w[3]!) | 0;
    w[3] = w[3]! + 1;
    w[0] = b ^ (b >>> 9);
    w[1] = c + (c << 3);
    w[2] = ((c << 21) | (c >>> 11)) + out;
    return out >>> 0;
  }

  below(n: number): number {
    // Lemire's method: the upper half of bits * n, unbiased by rejecting the
    // few lower halves below 2^32 mod n. The product is exact up to 2^53.
    if (n > 0x200000) return this.belowLarge(n);
    let bits = this.next();
    let low = Math.imul(bits, n) >>> 0;
    if (low < n) {
      const reject = TWO_32 % n;
      while (low < reject) {
        bits = this.next();
        low = Math.imul(bits, n) >>> 0;
      }
    }
    return (bits * n * (1 / TWO_32)) | 0;
  }

  private belowLarge(n: number): number {
    const limit = TWO_32 - (TWO_32 % n);
    for (;;) {
      const bits = this.next();
      if (bits < limit) return bits % n;
    }
  }
}

/** A cryptographically random seed of 53 bits, so that it can be printed and typed. */
export function freshSeed(): number {
  const words = crypto.getRandomValues(new Uint32Array(2));
  return (words[0]! & 0x1fffff) * TWO_32 + words[1]!;
}

/** Moves `count` random items of the first `length` to the front, in random order. */
export function shuffle(items: Uint8Array, length: number, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const j = i + random.below(length - i);
    const item = items[i]!;
    items[i] = items[j]!;
    items[j] = item;
  }
}
