/** Nets over sparse rows: the formula, the two ways to compute it, and malformed files. */
import { expect, test } from 'vitest';
import { formatRefusal, isRefusal, Sfc32 } from '../src/index.ts';
import { netOf, PlainNet, readNet, type NetFile, type Sparse } from '../src/net.ts';

const TABLE = 'deadbeef';

interface Sizes {
  readonly rows: number;
  readonly parts: number;
  readonly width: number;
  readonly middle: number;
}

/** A file as the trainer writes it, with random weights. */
function fileOf(sizes: Sizes, random: Sfc32, head: object = {}): Uint8Array {
  const { rows, width, middle } = sizes;
  const count = rows * width + width + width * middle + middle + middle + 1;
  const text = JSON.stringify({ version: 1, table: TABLE, ...sizes, ...head });
  const words = new TextEncoder().encode(text);
  const bytes = new Uint8Array(12 + words.length + 2 * count);
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode('PAKLINET'));
  view.setUint32(8, words.length, true);
  bytes.set(words, 12);
  for (let i = 0; i < count; i++) {
    // Sign, an exponent around that of 1/4, any fraction.
    const bits = (random.below(2) << 15) | ((9 + random.below(6)) << 10) | random.below(1024);
    view.setUint16(12 + words.length + 2 * i, bits, true);
  }
  return bytes;
}

function read(bytes: Uint8Array): NetFile {
  const file = readNet(bytes, TABLE);
  if (isRefusal(file)) throw new Error(formatRefusal(file));
  return file;
}

function inputOf({ rows, parts }: Sizes, random: Sfc32): Sparse {
  const ends = new Int32Array(parts + 1);
  let end = 0;
  for (let part = 0; part <= parts; part++) ends[part] = end += random.below(20);
  return { ends, rows: Uint16Array.from({ length: end }, () => random.below(rows)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const range = (size: number): number[] => Array.from({ length: size }, (_, i) => i);

/** The formula in the comment of net.ts, in 64 bits. */
function formula(file: NetFile, { rows, ends }: Sparse): number {
  const { parts, width, middle } = file.shape;
  const held = (part: number): number[] => [...rows.subarray(ends[part - 1] ?? 0, ends[part])];
  const found = range(width).map((i) =>
    sum(
      range(parts).map((part) => {
        const all = [...held(parts), ...held(part)].map((row) => file.first[row * width + i]!);
        return Math.max(0, file.firstBias[i]! + sum(all));
      }),
    ),
  );
  const second = range(middle).map((j) =>
    Math.max(0, file.middleBias[j]! + sum(found.map((x, i) => x * file.middle[i * middle + j]!))),
  );
  return file.lastBias[0]! + sum(second.map((x, j) => x * file.last[j]!));
}

test.each<Sizes>([
  { rows: 300, parts: 3, width: 64, middle: 32 },
  { rows: 50, parts: 1, width: 16, middle: 4 },
  { rows: 9, parts: 2, width: 36, middle: 48 },
])('loops and four at a time agree to the bit, and with the formula (%o)', (sizes) => {
  const random = new Sfc32(7);
  const file = read(fileOf(sizes, random));
  const plain = new PlainNet(file);
  const quick = netOf(file);
  expect(quick).not.toBeInstanceOf(PlainNet);
  const answers = new Set<number>();
  for (let i = 0; i < 300; i++) {
    const input = inputOf(sizes, random);
    const answer = plain.score(input);
    expect(quick.score(input)).toBe(answer);
    const exact = formula(file, input);
    expect(Math.abs(answer - exact)).toBeLessThan(1e-4 * Math.max(1, Math.abs(exact)));
    answers.add(answer);
  }
  expect(answers.size).toBeGreaterThan(200);
});

test('16 bit floats are read as they are meant', () => {
  const bytes = fileOf({ rows: 2, parts: 1, width: 4, middle: 4 }, new Sfc32(1));
  const view = new DataView(bytes.buffer);
  const begin = 12 + view.getUint32(8, true);
  const bits = [0x3c00, 0xc000, 0x0001, 0x8400, 0x7bff, 0x3555, 0x0000, 0x4248];
  bits.forEach((word, i) => view.setUint16(begin + 2 * i, word, true));
  const wanted = [1, -2, 2 ** -24, -(2 ** -14), 65504, 0.333251953125, 0, 3.140625];
  expect([...read(bytes).first]).toEqual(wanted);
});

test('every 16 bit float that is a number is read exactly', () => {
  const bytes = fileOf({ rows: 992, parts: 1, width: 64, middle: 4 }, new Sfc32(1));
  const view = new DataView(bytes.buffer);
  const begin = 12 + view.getUint32(8, true);
  const finite = range(2 ** 16).filter((bits) => ((bits >> 10) & 31) !== 31);
  expect(finite).toHaveLength(992 * 64);
  finite.forEach((bits, i) => view.setUint16(begin + 2 * i, bits, true));
  const { first } = read(bytes);
  const wrong = finite.filter((bits, i) => {
    const [exponent, fraction] = [(bits >> 10) & 31, (bits & 1023) / 1024];
    const size = exponent === 0 ? fraction * 2 ** -14 : (1 + fraction) * 2 ** (exponent - 15);
    return !Object.is(first[i], bits >> 15 === 0 ? size : -size);
  });
  expect(wrong).toEqual([]);
});

const SMALL = { rows: 5, parts: 1, width: 4, middle: 4 };
test.each<[string, (bytes: Uint8Array) => Uint8Array, string]>([
  ['nothing', () => new Uint8Array(0), 'not a net'],
  ['another file', (bytes) => bytes.slice(1), 'not a net'],
  ['cut off in its head', (bytes) => bytes.slice(0, 40), 'truncated'],
  ['cut off in its weights', (bytes) => bytes.slice(0, -1), 'truncated'],
  ['too long', (bytes) => new Uint8Array([...bytes, 0, 0]), 'truncated'],
  [
    'no JSON',
    (bytes) => {
      bytes[12] = 0;
      return bytes;
    },
    'its head is not a JSON object',
  ],
  [
    'infinite weights',
    (bytes) => {
      bytes.set([0, 0x7c], bytes.length - 2);
      return bytes;
    },
    'infinite weights',
  ],
  ['other rows', () => fileOf(SMALL, new Sfc32(1), { table: '0' }), 'made for other rows'],
  ['another version', () => fileOf(SMALL, new Sfc32(1), { version: 2 }), 'another version'],
  ['sizes of no net', () => fileOf({ ...SMALL, width: 6 }, new Sfc32(1)), 'bad sizes'],
  ['no sizes', () => fileOf(SMALL, new Sfc32(1), { rows: 'all' }), 'bad sizes'],
])('a file that is wrong is not read: %s', (_name, spoil, why) => {
  expect(readNet(spoil(fileOf(SMALL, new Sfc32(1))), TABLE)).toMatchObject({
    refused: 'bad-net',
    detail: { why },
  });
});

test('where WebAssembly is forbidden the loops play', () => {
  const assembly = Object.getOwnPropertyDescriptor(globalThis, 'WebAssembly')!;
  const file = read(fileOf(SMALL, new Sfc32(1)));
  try {
    Object.defineProperty(globalThis, 'WebAssembly', { value: undefined, configurable: true });
    expect(netOf(file)).toBeInstanceOf(PlainNet);
  } finally {
    Object.defineProperty(globalThis, 'WebAssembly', assembly);
  }
});
