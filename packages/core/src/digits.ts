/**
 * Mixed-radix numbers: each digit has its own radix, so that a choice among
 * five costs log2(5) bits and a forced one nothing. Written in URL-safe letters.
 *
 *     const digits = new Digits();
 *     digits.put(3, 5);
 *     digits.text()               // D
 */
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Collects digits and writes them as one text. */
export class Digits {
  private readonly digits: { readonly digit: number; readonly radix: number }[] = [];

  put(digit: number, radix: number): void {
    this.digits.push({ digit, radix });
  }

  /** A number of unknown size: four bits for every three bits of the number. */
  number(value: number): void {
    for (; value >= 8; value = Math.floor(value / 8)) this.put(8 + (value % 8), 16);
    this.put(value, 16);
  }

  bytes(bytes: Uint8Array): void {
    this.number(bytes.length);
    for (const byte of bytes) this.put(byte, 256);
  }

  text(): string {
    let all = 0n;
    // The last digit first, so that a reader finds the first digit first.
    for (const { digit, radix } of this.digits.toReversed()) {
      all = all * BigInt(radix) + BigInt(digit);
    }
    let text = '';
    for (; all > 0n; all >>= 6n) text += LETTERS.charAt(Number(all & 63n));
    return text;
  }
}

/** Reads what `Digits` wrote. Every text of these letters decodes to some digits. */
export class DigitReader {
  private left: bigint;

  private constructor(left: bigint) {
    this.left = left;
  }

  static open(text: string): DigitReader | undefined {
    let all = 0n;
    for (const letter of Array.from(text).toReversed()) {
      const value = LETTERS.indexOf(letter);
      if (value < 0) return undefined;
      all = (all << 6n) | BigInt(value);
    }
    return new DigitReader(all);
  }

  take(radix: number): number {
    const by = BigInt(radix);
    const digit = Number(this.left % by);
    this.left /= by;
    return digit;
  }

  /** A number below 2^30; undefined if it would be greater. */
  number(): number | undefined {
    let value = 0;
    for (let scale = 1; scale < 2 ** 30; scale *= 8) {
      const digit = this.take(16);
      value += (digit % 8) * scale;
      if (digit < 8) return value;
    }
    return undefined;
  }

  bytes(most: number): Uint8Array | undefined {
    const length = this.number();
    if (length === undefined || length > most) return undefined;
    return Uint8Array.from({ length }, () => this.take(256));
  }

  /** Nothing but zeros is left. */
  get done(): boolean {
    return this.left === 0n;
  }
}
