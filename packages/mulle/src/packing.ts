/**
 * Sum groups on a table of any size. Given items with a value and a weight,
 * find the unions of disjoint groups, each adding up to the target, that have
 * the greatest weight (rules 5.1c, 6.3).
 *
 * Whether a union splits into groups depends only on its number of items of each value, so the
 * search runs over counts, never over subsets: it chooses what to leave out, lightest total first,
 * from the highest value down, and checks whether the rest packs without remainder. Only then are
 * counts spread over the items, in canonical order. The scratch arrays are shared: one search at a
 * time, and no result outlives the next call. Typed-array reads carry `!` for the compiler alone.
 */
import { CARDS } from './cards.ts';
import { CountSet } from './counts.ts';

/** Rule 5.1c: no card has more captures than this. */
export const MOST_UNIONS = 256;
/** Words of one union: bits of places 0-31, 32-63, ... */
export const UNION_WORDS = 4;

/** The items to search, in table order: value 1 to target - 1, weight, place on the table. */
export const itemValue: Uint8Array = new Uint8Array(CARDS);
export const itemWeight: Int32Array = new Int32Array(CARDS);
export const itemPlace: Uint8Array = new Uint8Array(CARDS);
/** The unions found, in canonical order. */
export const unions: Int32Array = new Int32Array(MOST_UNIONS * UNION_WORDS);

const VALUES = 16;
const PER_VALUE = CARDS + 1;

let target = 0;
let items = 0;
let limit = 0;
let bound = 0;
let nextBound = 0;

const have = new Int32Array(VALUES);
const left = new Int32Array(VALUES);
/** Weight lost by leaving the l lightest items of a value, at value * PER_VALUE + l. */
const loss = new Int32Array(VALUES * PER_VALUE);
/** Weight of all items of values up to v. */
const lossBelow = new Int32Array(VALUES + 1);
/** Number and sum of items of at most half the target and of values up to v. */
const smallCount = new Int32Array(VALUES + 1);
const smallSum = new Int32Array(VALUES + 1);

/** Used counts of each best choice, VALUES per choice. Grows for the richest table so far. */
let choices: Uint8Array = new Uint8Array(64 * VALUES);
let choiceCount = 0;

// Caches the last answer: playing, writing or reading one of some hundred captures of a large table
// asks the same question again.
const askedValue = new Uint8Array(CARDS);
const askedWeight = new Int32Array(CARDS);
const askedPlace = new Uint8Array(CARDS);
const answer = new Int32Array(MOST_UNIONS * UNION_WORDS);
let askedTarget = 0;
let askedCount = 0;
let askedLimit = 0;
let answered = 0;

function isSameQuestion(sum: number, count: number, most: number): boolean {
  if (sum !== askedTarget || count !== askedCount || most !== askedLimit) return false;
  for (let i = 0; i < count; i++) {
    if (askedValue[i] !== itemValue[i] || askedWeight[i] !== itemWeight[i]) return false;
    if (askedPlace[i] !== itemPlace[i]) return false;
  }
  return true;
}

/** Finds the heaviest unions of groups that add up to `sum` and returns how many, at most `most`. */
export function packUnions(sum: number, count: number, most: number): number {
  if (isSameQuestion(sum, count, most)) {
    unions.set(answer);
    return answered;
  }
  askedTarget = sum;
  askedCount = count;
  askedLimit = most;
  askedValue.set(itemValue);
  askedWeight.set(itemWeight);
  askedPlace.set(itemPlace);
  answered = searchUnions(sum, count, most);
  answer.set(unions);
  return answered;
}

function searchUnions(sum: number, count: number, most: number): number {
  target = sum;
  items = count;
  limit = most;
  measure();
  failures.clear();
  choiceCount = 0;
  const everything = lossBelow[target]!;
  dense = everything < LOSSES;
  for (bound = 0; bound < everything;) {
    nextBound = bound + 1;
    if (!dense) {
      nextBound = everything;
      leave(target - 1, 0, 0, 0, 0);
    } else if ((listRemainders(bound) & 1) !== 0) leave(target - 1, 0, 0, 0, 0);
    if (choiceCount > 0) return spread();
    bound = nextBound;
  }
  return 0;
}

/** Can these counts of values (index = value) be split into groups that add up to `sum`? */
export function splits(counts: ArrayLike<number>, sum: number): boolean {
  target = sum;
  failures.clear();
  for (let v = 1; v < VALUES; v++) bins[v] = v < sum ? (counts[v] ?? 0) : 0;
  return nextBin(sum - 1);
}

function measure(): void {
  have.fill(0);
  for (let i = 0; i < items; i++) {
    // Weights of one value, kept in ascending order by insertion.
    const v = itemValue[i]!;
    const weight = itemWeight[i]!;
    const row = v * PER_VALUE + 1;
    let at = have[v]!;
    while (at > 0 && loss[row + at - 1]! > weight) {
      loss[row + at] = loss[row + at - 1]!;
      at--;
    }
    loss[row + at] = weight;
    have[v] = have[v]! + 1;
  }
  let count = 0;
  let sum = 0;
  lossBelow[1] = 0;
  for (let v = 1; v < target; v++) {
    const row = v * PER_VALUE;
    loss[row] = 0;
    for (let l = 1; l <= have[v]!; l++) loss[row + l] = loss[row + l]! + loss[row + l - 1]!;
    lossBelow[v + 1] = lossBelow[v]! + loss[row + have[v]!]!;
    if (2 * v <= target) {
      count += have[v]!;
      sum += have[v]! * v;
    }
    smallCount[v] = count;
    smallSum[v] = sum;
  }
}

// A union adds up to a multiple of the target. For captures, whose weights are cards, the possible
// remainders of items of value 1 to v at each exact loss are listed beforehand, and branches that
// cannot come out even are skipped.

const LOSSES = CARDS + 1;
/** Remainders as bits, at v * LOSSES + loss. */
const remainders = new Int32Array((VALUES + 1) * LOSSES);
let dense = false;

/** Lists the remainders at loss `b`, after those of every smaller loss; returns those of all items. */
function listRemainders(b: number): number {
  const all = (1 << target) - 1;
  remainders[b] = b === 0 ? 1 : 0;
  for (let v = 1; v < target; v++) {
    const row = v * PER_VALUE;
    const below = (v - 1) * LOSSES;
    let bits = 0;
    for (let l = 0; l <= have[v]! && loss[row + l]! <= b; l++) {
      const shift = ((have[v]! - l) * v) % target;
      const from = remainders[below + b - loss[row + l]!]!;
      bits |= (from << shift) | (from >>> (target - shift));
    }
    remainders[v * LOSSES + b] = bits & all;
  }
  return remainders[(target - 1) * LOSSES + b]!;
}

/**
 * Chooses how many items of value v and below to leave out. A group holds at most one item of more
 * than half the target, and one that lacks r needs items of at most r: so for every r there must be
 * enough of those, by number and sum.
 */
function leave(v: number, lost: number, sum: number, needs: number, lack: number): void {
  if (v === 0) {
    if (lost !== bound || sum % target !== 0) return;
    for (let u = 1; u < target; u++) bins[u] = have[u]! - left[u]!;
    if (nextBin(target - 1)) keep();
    return;
  }
  if (lost + lossBelow[v + 1]! < bound) return;
  if (dense) {
    const rest = (target - (sum % target)) % target;
    if (((remainders[v * LOSSES + bound - lost]! >>> rest) & 1) === 0) return;
  }
  const all = have[v]!;
  const large = 2 * v > target;
  const rest = target - v;
  for (let l = 0; l <= all; l++) {
    const total = lost + loss[v * PER_VALUE + l]!;
    if (total > bound) {
      if (total < nextBound) nextBound = total;
      return;
    }
    const used = all - l;
    left[v] = l;
    if (!large) {
      leave(v - 1, total, sum + used * v, 0, 0);
    } else if (needs + used <= smallCount[rest]! && lack + used * rest <= smallSum[rest]!) {
      leave(v - 1, total, sum + used * v, needs + used, lack + used * rest);
    }
  }
}

function keep(): void {
  const base = choiceCount * VALUES;
  if (base === choices.length) {
    const more = new Uint8Array(choices.length * 2);
    more.set(choices);
    choices = more;
  }
  for (let v = 1; v < target; v++) choices[base + v] = have[v]! - left[v]!;
  choiceCount++;
}

// Packing without remainder: the highest value left opens a group, which is filled with values in
// descending order. Failed counts are remembered for the rest of the search.

const bins = new Int32Array(VALUES);

function nextBin(from: number): boolean {
  let top = from;
  while (top > 0 && bins[top] === 0) top--;
  if (top === 0) return true;
  if (failures.has(bins)) return false;
  bins[top] = bins[top]! - 1;
  const packed = fillBin(target - top, top, top);
  bins[top] = bins[top]! + 1;
  if (!packed) failures.add(bins);
  return packed;
}

function fillBin(rest: number, part: number, top: number): boolean {
  if (rest === 0) return nextBin(top);
  for (let p = part < rest ? part : rest; p > 0; p--) {
    if (bins[p] === 0) continue;
    bins[p] = bins[p]! - 1;
    const packed = fillBin(rest - p, p, top);
    bins[p] = bins[p]! + 1;
    if (packed) return true;
  }
  return false;
}

const failures = new CountSet();

// From counts to items. Items of equal value and weight form a class; the heaviest items of a value
// are used. Items are taken or passed over in table order, taken first, which gives the unions in
// canonical order; the list of choices still possible is narrowed alongside.

const classOf = new Uint8Array(CARDS);
const classValue = new Uint8Array(CARDS);
const classWeight = new Int32Array(CARDS);
const classSize = new Uint8Array(CARDS);
const classTaken = new Uint8Array(CARDS);
/** Items of the same class that come later. */
const later = new Uint8Array(CARDS);
let classes = 0;
let wanted: Uint8Array = new Uint8Array(0);
let open: Int32Array = new Int32Array(0);
const union = new Int32Array(UNION_WORDS);
let unionCount = 0;

function spread(): number {
  classes = 0;
  for (let i = 0; i < items; i++) {
    let c = 0;
    while (c < classes && (classValue[c] !== itemValue[i] || classWeight[c] !== itemWeight[i])) {
      c++;
    }
    if (c === classes) {
      classes++;
      classValue[c] = itemValue[i]!;
      classWeight[c] = itemWeight[i]!;
      classSize[c] = 0;
      classTaken[c] = 0;
    }
    classOf[i] = c;
    classSize[c] = classSize[c]! + 1;
    // Counted from the front here, reversed below.
    later[i] = classSize[c]!;
  }
  for (let i = 0; i < items; i++) later[i] = classSize[classOf[i]!]! - later[i]!;
  if (wanted.length < choiceCount * classes) wanted = new Uint8Array(2 * choiceCount * classes);
  const room = choiceCount * (items + 1);
  if (open.length < room) open = new Int32Array(2 * room);
  for (let k = 0; k < choiceCount; k++) {
    open[k] = k;
    for (let c = 0; c < classes; c++) {
      let heavier = 0;
      for (let other = 0; other < classes; other++) {
        if (classValue[other] === classValue[c] && classWeight[other]! > classWeight[c]!) {
          heavier += classSize[other]!;
        }
      }
      const want = choices[k * VALUES + classValue[c]!]! - heavier;
      wanted[k * classes + c] = want < 0 ? 0 : Math.min(want, classSize[c]!);
    }
  }
  union.fill(0);
  unionCount = 0;
  take(0, 0, choiceCount);
  return unionCount;
}

function take(i: number, from: number, count: number): void {
  if (i === items) {
    unions.set(union, unionCount * UNION_WORDS);
    unionCount++;
    return;
  }
  const c = classOf[i]!;
  const taken = classTaken[c]!;
  const to = from + count;
  let fits = 0;
  for (let k = from; k < to; k++) {
    if (wanted[open[k]! * classes + c]! > taken) open[to + fits++] = open[k]!;
  }
  if (fits > 0) {
    const word = itemPlace[i]! >> 5;
    const bit = 1 << (itemPlace[i]! & 31);
    classTaken[c] = taken + 1;
    union[word] = union[word]! | bit;
    take(i + 1, to, fits);
    union[word] &= ~bit;
    classTaken[c] = taken;
    if (unionCount === limit) return;
  }
  const rest = later[i]!;
  fits = 0;
  for (let k = from; k < to; k++) {
    if (wanted[open[k]! * classes + c]! - taken <= rest) open[to + fits++] = open[k]!;
  }
  if (fits > 0) take(i + 1, to, fits);
}
