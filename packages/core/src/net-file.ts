/**
 * The file of a net: eight letters, the length of a head, the head as JSON,
 * and the weights as 16 bit floats, the smallest byte first. The head says
 * what the rows mean (the checksum of their table), how large the layers are
 * and how the net was trained. `training/train.py` writes such files.
 */
import { checksum } from './checksum.ts';
import { isJsonObject, parseJson } from './json.ts';
import { isRefusal, type Refusal } from './refusal.ts';

const MAGIC = 'PAKLINET';
/** Of the file's layout. */
const VERSION = 1;

/** The sizes of a net. */
export interface NetShape {
  /** How many rows the table has. */
  readonly rows: number;
  /** How many parts of a position are alike. */
  readonly parts: number;
  /** The two layers; both are multiples of four. */
  readonly width: number;
  readonly middle: number;
}

/** How it came about. */
export interface Training {
  readonly game: string;
  readonly generation: number;
  readonly games: number;
  readonly positions: number;
  readonly lambda: number;
  readonly seed: number;
  readonly commit: string;
}

/** The content of a file: sizes, origin and weights. */
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

/** What gives rows: `ends` says where those of each part end, and at last those of the rest. */
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

/** Rows that belong together. */
export interface RowGroup {
  readonly name: string;
  readonly size: number;
  /** How the number in the group comes about. */
  readonly tells: string;
}

/** What every row means: a net is good for the rows that it was trained on. */
export class RowTable {
  readonly groups: readonly RowGroup[];
  /** How many there are. */
  readonly rows: number;
  /** A name for the table. */
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

/** What is used of Node, where there is one. */
interface Builtins {
  getBuiltinModule?(name: 'node:fs'): { readFileSync(path: string): Uint8Array };
  getBuiltinModule?(name: 'node:module'): {
    createRequire(from: string): { resolve(name: string): string };
  };
}

/**
 * Fetches the file of a net: beside its package on a disc, where `name` is found from the module `from`, and beside the
 * page on the web. The address is written by the game itself, so that bundlers of pages find the file and bring it along:
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

/** Reads a file; it may come from anywhere. `table` is the checksum of the rows it must be for. */
export function readNet(bytes: Uint8Array, table: string): NetFile | Refusal {
  if (bytes.length < 12 || new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC) {
    return bad('not a net');
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begin = 12 + view.getUint32(8, true);
  if (begin > bytes.length) return bad('cut off');
  const head = readHead(new TextDecoder().decode(bytes.subarray(12, begin)));
  if (isRefusal(head)) return head;
  if (head.table !== table) return bad('made for other rows');
  const { rows, width, middle } = head.shape;
  const sizes = [rows * width, width, width * middle, middle, middle, 1];
  const weights = sizes.reduce((sum, size) => sum + size, 0);
  if (bytes.length !== begin + 2 * weights) return bad('cut off');
  let at = begin;
  const parts: Float32Array[] = [];
  for (const size of sizes) {
    const part = readHalves(view, at, size);
    if (part === undefined) return bad('weights without end');
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

/** For logs only: people never see it, so no catalogue has a sentence. */
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
    return bad('its sizes make no net');
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

/** Of a 16 bit float: from here on what is infinite or no number, and below it what is too small for an exponent. */
const ENDLESS = 0x7c00;
const SMALLEST = 0x0400;
/** What is added to an exponent where it has 8 bits instead of 5. */
const WIDER = (127 - 15) << 23;

/** Some 16 bit floats; not every browser can read them on its own yet. Undefined if one of them is no finite number. */
function readHalves(view: DataView, from: number, size: number): Float32Array | undefined {
  const numbers = new Float32Array(size);
  // A net has 200,000: their bits are moved, not calculated with.
  const bits = new Uint32Array(numbers.buffer);
  for (let i = 0; i < size; i++) {
    const half = view.getUint16(from + 2 * i, true);
    const magnitude = half & 0x7fff;
    if (magnitude >= ENDLESS) return undefined;
    const sign = (half >>> 15) << 31;
    if (magnitude >= SMALLEST) bits[i] = sign | ((magnitude << 13) + WIDER);
    else numbers[i] = (sign === 0 ? magnitude : -magnitude) * 2 ** -24;
  }
  return numbers;
}
