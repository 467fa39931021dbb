/**
 * Sum groups as play meets them: a few piles and a handful of groups, done
 * with bit masks. Whatever is larger goes to packing.ts; both give the same
 * answer in the same order. Typed-array reads carry `!` for the compiler alone.
 */
import {
  itemPlace,
  itemValue,
  itemWeight,
  MOST_UNIONS,
  packUnions,
  UNION_WORDS,
  unions,
} from './packing.ts';

/** With more groups than this, counting values is faster than combining groups. */
const MOST_GROUPS = 12;
const SMALL_TABLE = 31;

const groupMask = new Int32Array(MOST_GROUPS);
const groupWeight = new Int32Array(MOST_GROUPS);
let groups = 0;
/** Sums that items from here to the last can make, as bits. */
const reach = new Int32Array(SMALL_TABLE + 1);
let items = 0;
let best = 0;
let found = 0;

/**
 * The heaviest unions of disjoint groups of the first `count` items, each
 * group adding up to `target`; written to `unions` in canonical order.
 */
export function findUnions(target: number, count: number, most: number = MOST_UNIONS): number {
  if (count > 0 && (count > SMALL_TABLE || itemPlace[count - 1]! >= SMALL_TABLE)) {
    return packUnions(target, count, most);
  }
  items = count;
  let sums = 1;
  reach[count] = 1;
  for (let i = count - 1; i >= 0; i--) {
    sums |= sums << itemValue[i]!;
    reach[i] = sums;
  }
  if (((sums >>> target) & 1) === 0) return 0;
  groups = 0;
  if (!collect(0, target, 0, 0)) return packUnions(target, count, most);
  if (groups === 1) {
    write(0, groupMask[0]!);
    return 1;
  }
  best = 0;
  found = 0;
  combine(0, 0, 0);
  order();
  return found < most ? found : most;
}

/** Lists the groups; false when there are too many. Enters only what can still reach the target. */
function collect(i: number, rest: number, mask: number, weight: number): boolean {
  for (let j = i; j < items && ((reach[j]! >>> rest) & 1) !== 0; j++) {
    const value = itemValue[j]!;
    if (value > rest || ((reach[j + 1]! >>> (rest - value)) & 1) === 0) continue;
    const bit = 1 << itemPlace[j]!;
    if (value === rest) {
      if (groups === MOST_GROUPS) return false;
      groupMask[groups] = mask | bit;
      groupWeight[groups++] = weight + itemWeight[j]!;
    } else if (!collect(j + 1, rest - value, mask | bit, weight + itemWeight[j]!)) return false;
  }
  return true;
}

function combine(from: number, used: number, weight: number): void {
  let last = true;
  for (let g = from; g < groups; g++) {
    if ((groupMask[g]! & used) !== 0) continue;
    last = false;
    combine(g + 1, used | groupMask[g]!, weight + groupWeight[g]!);
  }
  if (!last || weight < best) return;
  if (weight > best) {
    best = weight;
    found = 0;
  }
  for (let i = 0; i < found; i++) if (unions[i * UNION_WORDS] === used) return;
  if (found < MOST_UNIONS) write(found++, used);
}

function write(index: number, mask: number): void {
  const word = index * UNION_WORDS;
  unions[word] = mask;
  unions[word + 1] = 0;
  unions[word + 2] = 0;
  unions[word + 3] = 0;
}

/** Canonical order: the union that holds the lowest pile in which two differ comes first. */
function order(): void {
  for (let i = 1; i < found; i++) {
    const mask = unions[i * UNION_WORDS]!;
    let j = i;
    for (; j > 0; j--) {
      const before = unions[(j - 1) * UNION_WORDS]!;
      const differ = before ^ mask;
      if ((before & differ & -differ) !== 0) break;
      unions[j * UNION_WORDS] = before;
    }
    unions[j * UNION_WORDS] = mask;
  }
}
