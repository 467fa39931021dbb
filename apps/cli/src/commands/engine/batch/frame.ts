/**
 * Binary frames between JSON lines, once a program has asked for them at hello. A frame begins with
 * a zero byte, which no JSON line does: then come its kind, the number of a batch (16 bits), the
 * length of its body (32 bits) and the body, all lowest byte first.
 */
import type { LineSplitter } from '../../../input/line-splitter.ts';

export const FRAME_HEADER_BYTES = 8;
/** A frame to the engine holds an action per match, no more. */
const MOST_BODY_BYTES: number = 1 << 20;
const NEWLINE = 0x0a;

/** From the engine: an error as JSON. To and from it: a step of a batch. */
const FRAME_ERROR = 0;
export const FRAME_STEP = 1;

export const FRAME_TOO_LONG: unique symbol = Symbol('a frame that is too long');

export interface BatchFrame {
  readonly kind: number;
  readonly batch: number;
  readonly body: Buffer;
}

/** Writes the header of a frame with a body of this length. */
export function writeHeader(into: Buffer, kind: number, batch: number, bodyBytes: number): void {
  into[0] = 0;
  into[1] = kind;
  into.writeUInt16LE(batch, 2);
  into.writeUInt32LE(bodyBytes, 4);
}

/** A whole frame with an error in it. */
export function errorFrame(batch: number, error: unknown): Buffer {
  const body = Buffer.from(JSON.stringify(error));
  const header = Buffer.alloc(FRAME_HEADER_BYTES);
  writeHeader(header, FRAME_ERROR, batch, body.length);
  return Buffer.concat([header, body]);
}

/** Splits a stream into lines and frames, in their order. */
export class FrameSplitter {
  private readonly lines: LineSplitter;
  private readonly take: (frame: BatchFrame | typeof FRAME_TOO_LONG) => void;
  private readonly isOpen: () => boolean;
  /** The beginning of a frame whose end has not come yet. */
  private rest: Buffer = Buffer.alloc(0);
  /** What is left of a frame that is too long. */
  private bytesToSkip = 0;
  /** What comes next is the beginning of a line or a frame. */
  private atStart = true;

  constructor(
    lines: LineSplitter,
    take: (frame: BatchFrame | typeof FRAME_TOO_LONG) => void,
    isOpen: () => boolean,
  ) {
    this.lines = lines;
    this.take = take;
    this.isOpen = isOpen;
  }

  push(chunk: Buffer): void {
    const bytes = this.rest.length === 0 ? chunk : Buffer.concat([this.rest, chunk]);
    this.rest = Buffer.alloc(0);
    for (let from = 0; from < bytes.length;) {
      const skipped = Math.min(this.bytesToSkip, bytes.length - from);
      this.bytesToSkip -= skipped;
      if (skipped > 0) from += skipped;
      else if (this.atStart && bytes[from] === 0 && this.isOpen())
        from = this.readFrame(bytes, from);
      else from = this.readLine(bytes, from);
    }
  }

  private readLine(bytes: Buffer, from: number): number {
    const newline = bytes.indexOf(NEWLINE, from);
    const end = newline < 0 ? bytes.length : newline + 1;
    this.lines.push(bytes.subarray(from, end));
    this.atStart = newline >= 0;
    return end;
  }

  private readFrame(bytes: Buffer, from: number): number {
    const body = from + FRAME_HEADER_BYTES;
    const length = body > bytes.length ? 0 : bytes.readUInt32LE(from + 4);
    if (length > MOST_BODY_BYTES) {
      this.bytesToSkip = length;
      this.take(FRAME_TOO_LONG);
      return body;
    }
    if (body + length > bytes.length) {
      this.rest = bytes.subarray(from);
      return bytes.length;
    }
    this.take({
      kind: bytes[from + 1] ?? 0,
      batch: bytes.readUInt16LE(from + 2),
      body: bytes.subarray(body, body + length),
    });
    return body + length;
  }
}
