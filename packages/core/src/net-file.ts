/**
 * The file of a net: eight letters, the length of the head, the head as JSON,
 * and the weights as little-endian 16-bit floats. The head has the checksum of
 * the table of rows, the sizes of the layers and how the net was trained.
 * `training/train.py` writes such files.
 */
import { checksum } from './checksum.ts';
import { isJsonObject, parseJson } from './json.ts';
import { isRefusal, type Refusal } from './refusal.ts';

const MAGIC = 'PAKLINET';
/** The version of the file's layout. */
const VERSION = 1;

/** The sizes of a net. */
export interface NetShape {
  /** Rows of the table. */
  readonly rows: number;
  /** Parts of a position that share their weights. */
  readonly parts: number;
  /** Sizes of the two layers, multiples of four. */
  readonly width: number;
  readonly middle: number;
}

/** How the net was trained. */
export interface Training {
  readonly game: string;
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  readonly lambda: number;
  readonly seed: number;
  readonly commit: string;
}

/** The content of a file: sizes, training and weights. */
export interface NetFile {
  readonly shape: NetShape;
  /** The checksum of the table of rows. */
  readonly table: string;
  readonly training: Training;
  /** Row by row. */
  readonly first: Float32Array;
  readonly firstBias: Float32Array;
  /** Input by input. */
  readonly middle: Float32Array;
  readonly middleBias: Float32Array;
  readonly last: Float32Array;
  readonly lastBias: Float32Array;
}

/** A position as active rows: `ends` has where those of each part end, and last those of the rest. */
export interface Sparse {
  readonly rows: Uint16Array;
  readonly ends: Int32Array;
}

/** A net that scores positions. */
export interface Net {
  readonly file: NetFile;
  /** In log odds. */
  score(input: Sparse): number;
}

/** A named group of rows. */
export interface RowGroup {
  readonly name: string;
  readonly size: number;
  /** How the index within the group is computed. */
  readonly tells: string;
}

/** What the rows mean: a net only works with the rows that it was trained on. */
export class RowTable {
  readonly groups: readonly RowGroup[];
  /** How many there are. */
  readonly rows: number;
  /** Identifies the table. */
  readonly checksum: string;

  constructor(groups: readonly RowGroup[]) {
    this.groups = groups;
    this.rows = groups.reduce((sum, { size }) => sum + size, 0);
    this.checksum = checksum(groups.map(({ name, size, tells }) => `${name}|${size}|${tells}`));
  }

  /** Where a group begins. */
  first(name: string): number {
    let first = 0;
    for (const group of this.groups) {
      if (group.name === name) return first;
      first += group.size;
    }
    throw new Error(`no rows are called ${name}`);
  }
}

/** The parts of Node that are used, where it is present. */
interface Builtins {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(path: string): Uint8Array };
  getBuiltinModule?(name: 'node:module'): {
    createRequire(from: string): { resolve(name: string): string };
  };
}

/**
 * Fetches the file of a net: in Node from disk, where `name` is resolved from the module `from`, and in a browser from
 * beside the page. The game itself writes the address, so that bundlers find the file and include it:
 *
 *     fetchNet('@pakli/compile/value.net', import.meta.url, () => new URL('../../nets/value.net', import.meta.url))
 */
export async function fetchNet(
  name: string,
  from: string,
  address: () => URL,
): Promise<Uint8Array> {
  const { process: node } = globalThis as { readonly process?: Builtins };
  if (node?.getBuiltinModule !== undefined) {
    const require = node.getBuiltinModule('node:module').createRequire(from);
    return node.getBuiltinModule('node:fs').readFileSync(require.resolve(name));
  }
  const response = await fetch(address());
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Reads an untrusted file. `table` is the checksum of the table of rows that it must fit. */
export function readNet(bytes: Uint8Array, table: string): NetFile | Refusal {
  if (bytes.length < 12 || new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC) {
    return bad('not a net');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begin = 12 + view.getUint32(8, true);
  if (begin > bytes.length) return bad('truncated');
  const head = readHead(new TextDecoder().decode(bytes.subarray(12, begin)));
  if (isRefusal(head)) return head;
  if (head.table !== table) return bad('made for other rows');
  const { rows, width, middle } = head.shape;
  const sizes = [rows * width, width, width * middle, middle, middle, 1];
  const weights = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes.length !== begin + 2 * weights) return bad('truncated');
  let at = begin;
  const parts: Float32Array[] = [];
  for (const size of sizes) {
    const part = readHalves(view, at, size);
    if (part === undefined) return bad('infinite weights');
    parts.push(part);
    at += 2 * size;
  }
  const [first, firstBias, second, secondBias, last, lastBias] = parts;
  // Six sizes make six arrays.
  return {
    ...head,
    first: first!,
    firstBias: firstBias!,
    middle: second!,
    middleBias: secondBias!,
    last: last!,
    lastBias: lastBias!,
  };
}

/** Only for logs: people never see it, so no catalogue has a sentence for it. */
function bad(why: string): Refusal {
  return { refused: 'bad-net', rule: 'net', detail: { why } };
}

function readHead(text: string): Pick<NetFile, 'shape' | 'table' | 'training'> | Refusal {
  const head = parseJson(text);
  if (!isJsonObject(head)) return bad('its head is not a JSON object');
  if (head['version'] !== VERSION) return bad('another version');
  const number = (key: string): number => {
    const value = head[key];
    return typeof value === 'number' && value >= 0 ? value : -1;
  };
  const word = (key: string): string => {
    const value = head[key];
    return typeof value === 'string' ? value.slice(0, 100) : '';
  };
  const [rows, parts, width, middle] = ['rows', 'parts', 'width', 'middle'].map(number);
  const whole = [rows, parts, width, middle].every(
    (size) => Number.isInteger(size) && size! > 0 && size! <= 0xffff,
  );
  if (!whole || width! % 4 !== 0 || middle! % 4 !== 0) {
    return bad('bad sizes');
  }
  return {
    shape: { rows: rows!, parts: parts!, width: width!, middle: middle! },
    table: word('table'),
    training: {
      game: word('game'),
      generation: number('generation'),
      games: number('games'),
      positions: number('positions'),
      lambda: number('lambda'),
      seed: number('seed'),
      commit: word('commit'),
    },
  };
}

/** Of 16-bit floats: the first that is infinite or NaN, and the first that is not subnormal. */
const INFINITE = 0x7c00;
const NORMAL = 0x0400;
/** Converts an exponent of 5 bits to one of 8. */
const REBIAS = (127 - 15) << 23;

/** Reads 16-bit floats, which not every browser can do natively. Undefined if one is not finite. */
function readHalves(view: DataView, from: number, size: number): Float32Array | undefined {
  const numbers = new Float32Array(size);
  // A net has 200,000 weights: moving bits is faster than arithmetic.
  const bits = new Uint32Array(numbers.buffer);
  for (let i = 0; i < size; i++) {
    const half = view.getUint16(from + 2 * i, true);
    const magnitude = half & 0x7fff;
    if (magnitude >= INFINITE) return undefined;
    const sign = (half >>> 15) << 31;
    if (magnitude >= NORMAL) bits[i] = sign | ((magnitude << 13) + REBIAS);
    else numbers[i] = (sign === 0 ? magnitude : -magnitude) * 2 ** -24;
  }
  return numbers;
}
