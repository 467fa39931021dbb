/**
 * Lines out of a stream of bytes. A line longer than the limit is dropped as it comes
 * and reported as `TOO_LONG` at its end, so that no sender can fill the memory.
 */
export const TOO_LONG: unique symbol = Symbol('a line that is too long');

const NEWLINE = 0x0a;

export class LineSplitter {
  private readonly limit: number;
  private readonly take: (line: string | typeof TOO_LONG) => void;
  private parts: Uint8Array[] = [];
  private length = 0;

  constructor(limit: number, take: (line: string | typeof TOO_LONG) => void) {
    this.limit = limit;
    this.take = take;
  }

  push(chunk: Uint8Array): void {
    let from = 0;
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      this.keep(chunk.subarray(from, at));
      this.end();
      from = at + 1;
    }
    if (from < chunk.length) this.keep(chunk.subarray(from));
  }

  /** The stream has ended: what came after the last newline is a line too. */
  flush(): void {
    if (this.length > 0) this.end();
  }

  private keep(part: Uint8Array): void {
    this.length += part.length;
    if (this.length > this.limit) this.parts = [];
    else this.parts.push(part);
  }

  private end(): void {
    const line = this.length > this.limit ? TOO_LONG : Buffer.concat(this.parts).toString('utf8');
    this.parts = [];
    this.length = 0;
    this.take(line);
  }
}
