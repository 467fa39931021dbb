/**
 * A net as a WebAssembly module that computes four numbers at a time (SIMD). It
 * is assembled here, instruction by instruction, for the sizes of one net: the
 * layers stay in registers and nothing is called. Undefined where the machine
 * or the page's policy does not allow it.
 */
import type { Net, NetFile } from './net-file.ts';

/** The most active rows; no position of a game comes near. */
const MOST_ROWS = 4096;
/** Groups of four numbers summed at once: as many as a machine has registers for. */
const AT_ONCE = 8;

/** Undefined where WebAssembly is missing or forbidden. */
export function simdOf(file: NetFile): Net | undefined {
  try {
    return run(file);
  } catch {
    return undefined;
  }
}

/** The part of WebAssembly's API that is used: TypeScript's library without the DOM does not declare it. */
interface Running {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly score: () => number;
}

interface Assembly {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: Running };
}

function run(file: NetFile): Net {
  const { parts } = file.shape;
  const at = placesOf(file);
  const { Module, Instance } = (globalThis as unknown as { WebAssembly: Assembly }).WebAssembly;
  const { memory, score } = new Instance(new Module(moduleOf(file, at))).exports;
  const put = (place: number, numbers: Float32Array): void =>
    new Float32Array(memory.buffer, place, numbers.length).set(numbers);
  put(at.firstBias, file.firstBias);
  put(at.middle, file.middle);
  put(at.middleBias, file.middleBias);
  put(at.last, file.last);
  put(at.lastBias, file.lastBias);
  put(at.first, file.first);
  const runRows = new Uint16Array(memory.buffer, at.rows, MOST_ROWS);
  const runEnds = new Int32Array(memory.buffer, at.ends, parts + 1);
  return {
    file,
    score({ rows, ends }) {
      const count = ends[parts]!;
      for (let i = 0; i < count; i++) runRows[i] = rows[i]!;
      for (let i = 0; i <= parts; i++) runEnds[i] = 2 * ends[i]!;
      return score();
    },
  };
}

type Places = ReturnType<typeof placesOf>;

/** The memory layout. Rows come first, so that an index among them is an address. */
function placesOf({ shape: { rows, parts, width, middle } }: NetFile) {
  let free = 0;
  const take = (bytes: number): number => {
    const at = free;
    free += (bytes + 15) & ~15;
    return at;
  };
  return {
    rows: take(2 * MOST_ROWS),
    ends: take(4 * (parts + 1)),
    common: take(4 * width),
    found: take(4 * width),
    firstBias: take(4 * width),
    middle: take(4 * width * middle),
    middleBias: take(4 * middle),
    last: take(4 * middle),
    lastBias: take(4),
    first: take(4 * rows * width),
    end: free,
  };
}

// Instructions.
const BLOCK = [0x02, 0x40];
const LOOP = [0x03, 0x40];
const END = [0x0b];
const ADD = [0xfd, 0xe4, 0x01];
const MUL = [0xfd, 0xe6, 0x01];
const MAX = [0xfd, 0xe9, 0x01];
const NOTHING = [0xfd, 0x0c, ...Array<number>(16).fill(0)];
const F32_ADD = [0x92];
const LESS = [0x49];
const NOT_LESS = [0x4f];
const PLUS = [0x6a];
const TIMES = [0x6c];
const brIf = (depth: number): number[] => [0x0d, depth];
const get = (local: number): number[] => [0x20, local];
const set = (local: number): number[] => [0x21, local];
const i32 = (value: number): number[] => [0x41, ...signed(value)];
const loadWord = (offset: number): number[] => [0x28, 2, ...unsigned(offset)];
const loadFloat = (offset: number): number[] => [0x2a, 2, ...unsigned(offset)];
const loadRow = [0x2f, 1, 0];
const load = (offset: number): number[] => [0xfd, 0x00, 4, ...unsigned(offset)];
const loadSame = (offset: number): number[] => [0xfd, 0x09, 2, ...unsigned(offset)];
const store = (offset: number): number[] => [0xfd, 0x0b, 4, ...unsigned(offset)];
const lane = (index: number): number[] => [0xfd, 0x1f, index];

// Locals: two positions among the rows, an address, and the sums.
const ROW = 0;
const LAST_ROW = 1;
const ADDRESS = 2;
const SUMS = 3;

/** Concatenates instructions. */
function code(...parts: readonly (readonly number[])[]): number[] {
  return parts.flat();
}

/** Concatenates the instructions for 0 to `count` - 1. */
function each(count: number, of: (k: number) => number[]): number[] {
  return Array.from({ length: count }, (_, k) => k).flatMap(of);
}

const loadAt = (place: number): number[] => code(i32(0), load(place));
const wordAt = (place: number): number[] => code(i32(0), loadWord(place));

function moduleOf(file: NetFile, at: Places): Uint8Array {
  const { width, middle } = file.shape;
  const sums = Math.max(Math.min(AT_ONCE, width / 4), middle / 4);
  const body = code(locals([3, 0x7f], [sums, 0x7b]), scoreCode(file, at), END);
  const pages = unsigned(Math.ceil(at.end / 65536));
  return Uint8Array.from(
    code(
      [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
      section(1, [1, 0x60, 0, 1, 0x7d]),
      section(3, [1, 0]),
      section(5, code([1, 0], pages)),
      section(7, code([2], word('memory'), [2, 0], word('score'), [0, 0])),
      section(10, code([1], unsigned(body.length), body)),
    ),
  );
}

function scoreCode({ shape: { parts, width, middle } }: NetFile, at: Places): number[] {
  const all: number[][] = [];
  for (let from = 0; from < width / 4; from += AT_ONCE) {
    const sums = Math.min(AT_ONCE, width / 4 - from);
    const of = (place: number, k: number): number => place + 16 * (from + k);
    all.push(
      each(sums, (k) => code(loadAt(of(at.firstBias, k)), set(SUMS + k))),
      addRows(at, width, parts, from, sums),
      each(sums, (k) => code(i32(0), get(SUMS + k), store(of(at.common, k)))),
    );
    for (let part = 0; part < parts; part++) {
      all.push(
        each(sums, (k) => code(loadAt(of(at.common, k)), set(SUMS + k))),
        addRows(at, width, part, from, sums),
        each(sums, (k) => {
          const before = part === 0 ? NOTHING : loadAt(of(at.found, k));
          const above = code(get(SUMS + k), NOTHING, MAX);
          return code(i32(0), before, above, ADD, store(of(at.found, k)));
        }),
      );
    }
  }
  return code(...all, secondLayer(at, width, middle));
}

/** Adds the rows of one part to the sums; the part after the last is the rest. */
function addRows(at: Places, width: number, part: number, from: number, sums: number): number[] {
  return code(
    part === 0 ? i32(0) : wordAt(at.ends + 4 * (part - 1)),
    set(ROW),
    wordAt(at.ends + 4 * part),
    set(LAST_ROW),
    BLOCK,
    code(get(ROW), get(LAST_ROW), NOT_LESS, brIf(0)),
    LOOP,
    code(get(ROW), loadRow, i32(4 * width), TIMES, set(ADDRESS)),
    each(sums, (k) => {
      const row = code(get(ADDRESS), load(at.first + 16 * (from + k)));
      return code(get(SUMS + k), row, ADD, set(SUMS + k));
    }),
    code(get(ROW), i32(2), PLUS, set(ROW), get(ROW), get(LAST_ROW), LESS, brIf(0)),
    END,
    END,
  );
}

function secondLayer(at: Places, width: number, middle: number): number[] {
  const groups = middle / 4;
  return code(
    each(groups, (k) => code(loadAt(at.middleBias + 16 * k), set(SUMS + k))),
    each(width, (i) =>
      each(groups, (k) => {
        const weights = loadAt(at.middle + 4 * (i * middle + 4 * k));
        const more = code(i32(0), loadSame(at.found + 4 * i), weights, MUL);
        return code(get(SUMS + k), more, ADD, set(SUMS + k));
      }),
    ),
    NOTHING,
    each(groups, (k) => code(get(SUMS + k), NOTHING, MAX, loadAt(at.last + 16 * k), MUL, ADD)),
    set(SUMS),
    each(4, (k) => code(get(SUMS), lane(k), k % 2 === 1 ? F32_ADD : [])),
    F32_ADD,
    code(i32(0), loadFloat(at.lastBias), F32_ADD),
  );
}

function locals(...groups: readonly (readonly [count: number, type: number])[]): number[] {
  return code([groups.length], ...groups.map(([count, type]) => code(unsigned(count), [type])));
}

function section(id: number, content: readonly number[]): number[] {
  return [id, ...unsigned(content.length), ...content];
}

function word(text: string): number[] {
  return [text.length, ...new TextEncoder().encode(text)];
}

/** LEB128: seven bits per byte. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...unsigned(value >>> 7)];
}

function signed(value: number): number[] {
  return value < 64 ? [value] : [(value & 127) | 128, ...signed(value >>> 7)];
}
