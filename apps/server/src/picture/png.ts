/** A picture as PNG: rows of red, green and blue, packed on another thread. */
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';
import type { Canvas } from './canvas.ts';

const pack = promisify<Uint8Array, { readonly level: number }, Buffer>(deflate);
const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');

export async function pngOf({ width, height, rows }: Canvas): Promise<Uint8Array<ArrayBuffer>> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits a channel, three channels.
  head.set([8, 2], 8);
  const body = await pack(rows, { level: 6 });
  const chunks = [chunk('IHDR', head), chunk('IDAT', body), chunk('IEND', new Uint8Array(0))];
  return new Uint8Array(Buffer.concat([SIGNATURE, ...chunks]));
}

function chunk(kind: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(body.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
