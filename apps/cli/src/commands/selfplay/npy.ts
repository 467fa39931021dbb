/**
 * Arrays in the format that NumPy reads and writes (.npy, version 1.0): a
 * magic text, a header as a Python literal, padded so that the numbers begin at
 * a multiple of 64, then the numbers, lowest byte first.
 */
import { endianness } from 'node:os';

export type Column = Uint8Array | Int32Array | Float32Array | Float16Array;

function typeOf(column: Column): string {
  if (column instanceof Uint8Array) return '|u1';
  if (column instanceof Int32Array) return '<i4';
  return column instanceof Float32Array ? '<f4' : '<f2';
}

/** The file of an array with so many rows; with a width it has two dimensions. */
export function formatNpy(column: Column, width?: number): Uint8Array {
  if (endianness() !== 'LE')
    throw new Error('arrays are written on machines with the lowest byte first');
  const shape = width === undefined ? `${column.length},` : `${column.length / width}, ${width}`;
  const header = `{'descr': '${typeOf(column)}', 'fortran_order': False, 'shape': (${shape}), }`;
  const length = Math.ceil((10 + header.length + 1) / 64) * 64 - 10;
  const head = Buffer.alloc(10 + length, ' ');
  head.write('\u0093NUMPY\u0001\u0000', 0, 'latin1');
  head.writeUInt16LE(length, 8);
  head.write(header, 10, 'latin1');
  head.write('\n', 9 + length, 'latin1');
  return Buffer.concat([head, new Uint8Array(column.buffer, column.byteOffset, column.byteLength)]);
}
