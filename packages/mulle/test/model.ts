/**
 * A second reading of the rules, written from their text alone: plain objects, subsets listed one
 * by one, no code shared with the engine. Slow and simple; the reference for the engine.
 */
import type { Options } from '../src/index.ts';

export interface Pile {
  cards: string[];
  value: number;
  build?: { owner: number; locked: boolean };
}

export interface Position {
  options: Options;
  seat: number;
  table: Pile[];
  hand: string[];
  captured: string[];
  mulles: string[];
  tabbe: number;
}

const FACES: Record<string, number> = { A: 1, J: 11, Q: 12, K: 13 };

export function tableValue(card: string): number {
  const rank = card.split(' ')[1]!;
  return FACES[rank] ?? Number(rank);
}

export function handValue(card: string): number {
  if (card.endsWith(' A')) return 14;
  if (card === 'SP 2') return 15;
  return card === 'RU 10' ? 16 : tableValue(card);
}

const isSpecial = (card: string): boolean => handValue(card) > 13;
const single = (pile: Pile): boolean => pile.build === undefined && pile.cards.length === 1;
const numbers = (list: readonly number[]): string => list.map((i) => i + 1).join(',');
const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

/** All subsets of the numbers below n, as ascending lists. */
export function subsets(n: number): readonly (readonly number[])[] {
  return (listed[n] ??= Array.from({ length: 1 << n }, (_, mask) =>
    Array.from({ length: n }, (_, i) => i).filter((i) => ((mask >> i) & 1) === 1),
  ));
}
/** By n, cached. */
const listed: number[][][] = [];

/** Can these values be split into groups of two or more, each adding up to the target? */
export function isUnion(values: readonly number[], target: number): boolean {
  if (values.length === 0) return true;
  const [first = 0, ...rest] = values;
  return subsets(rest.length).some((others) => {
    if (others.length === 0 || first + sum(others.map((i) => rest[i]!)) !== target) return false;
    return isUnion(
      rest.filter((_, i) => !others.includes(i)),
      target,
    );
  });
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

function captures({ options, table }: Position, card: string): number[][] {
  const h = handValue(card);
  const twin = table.findIndex((pile) => single(pile) && pile.cards[0] === card);
  if (twin >= 0 && (options.twinTakesSpecial || !isSpecial(card))) return [[twin]];
  if (h >= 14) {
    const build = table.findIndex((pile) => pile.build !== undefined && pile.value === h);
    return build < 0 ? [] : [[build]];
  }
  const direct = [...table.keys()].filter((i) => table[i]!.value === h);
  const members = [...table.keys()].filter((i) => {
    const pile = table[i]!;
    return pile.value < h && (options.buildsInSums || pile.build === undefined);
  });
  const families = subsets(members.length)
    .map((list) => list.map((i) => members[i]!))
    .filter((list) => sum(list.map((i) => table[i]!.value)) % h === 0)
    .filter((list) =>
      isUnion(
        list.map((i) => table[i]!.value),
        h,
      ),
    );
  const weight = (list: readonly number[]): number => sum(list.map((i) => table[i]!.cards.length));
  const most = Math.max(...families.map(weight));
  return families
    .filter((list) => weight(list) === most)
    .map((list) => [...list, ...direct].sort((a, b) => a - b))
    .filter((list) => list.length > 0)
    .sort(compareLists);
}

const owns = ({ table, seat }: Position, value: number): boolean =>
  table.some((pile) => pile.build?.owner === seat && pile.value === value);

function others(hand: readonly string[], card: string): string[] {
  const rest = [...hand];
  rest.splice(rest.indexOf(card), 1);
  return rest;
}

const hasTaker = (position: Position, card: string, value: number): boolean =>
  others(position.hand, card).some((other) => handValue(other) === value);

const reserved = (position: Position, card: string): boolean =>
  owns(position, handValue(card)) && !hasTaker(position, card, handValue(card));

/** The set M of rule 5.3, without the named piles. */
function gathered(table: readonly Pile[], value: number, without: readonly number[]): number[] {
  const free = [...table.keys()].filter((i) => !without.includes(i));
  const found = free.filter((i) => {
    const pile = table[i]!;
    if (pile.value !== value) return false;
    if (single(pile)) return true;
    if (pile.cards.length !== 2) return false;
    return pile.build === undefined || !pile.build.locked;
  });
  const loose = free.filter((i) => single(table[i]!) && table[i]!.value !== value);
  const paired = new Set<number>();
  for (const i of loose) {
    if (paired.has(i)) continue;
    const j = loose.find(
      (k) => k > i && !paired.has(k) && table[i]!.value + table[k]!.value === value,
    );
    if (j === undefined) continue;
    paired.add(i).add(j);
  }
  return [...found, ...paired].sort((a, b) => a - b);
}

function builds(position: Position, card: string): string[] {
  const { options, table, seat } = position;
  const t = tableValue(card);
  if (reserved(position, card)) return [];
  return table.flatMap((pile, i) => {
    if (!single(pile)) {
      if (pile.build === undefined || pile.build.locked) return [];
      const mine = pile.build.owner === seat;
      if (options.openAccess === 'owner' && !mine) return [];
      if (options.openAccess === 'alternate' && mine) return [];
    }
    const values = [pile.value + t];
    if (options.upDown && pile.build !== undefined) values.push(Math.abs(pile.value - t));
    return values
      .filter((value) => value > 0)
      .sort((a, b) => a - b)
      .filter((value) => {
        const barred = table.some(
          (other) =>
            other !== pile &&
            other.build !== undefined &&
            other.build.owner !== seat &&
            other.value === value,
        );
        const self = isSpecial(card) && value === handValue(card) && !options.specialSelfBuild;
        return !barred && !self && hasTaker(position, card, value);
      })
      .map((value) => `build ${card} on ${i + 1} = ${value}`);
  });
}

function regular(position: Position, card: string): string[] {
  const { options, table, seat } = position;
  const t = tableValue(card);
  const taken = captures(position, card).slice(0, 256);
  const moves = taken.map((list) => `capture ${card} x ${numbers(list)}`);
  moves.push(...builds(position, card));
  const mine = owns(position, t);
  const closed = table.some(
    (pile) =>
      pile.value === t &&
      pile.build !== undefined &&
      pile.build.owner !== seat &&
      (pile.build.locked || pile.cards.length !== 2),
  );
  const set = gathered(table, t, []);
  const taker = !options.trottaNeedsTaker || hasTaker(position, card, t);
  if (options.trottaNew && !mine && t >= 2 && !reserved(position, card) && !closed) {
    if (set.length > 0 && taker) moves.push(`trotta ${card} + ${numbers(set)}`);
  }
  if (mine && taker) {
    const at = table.findIndex((pile) => pile.build?.owner === seat && pile.value === t);
    moves.push(`feed ${card} to ${at + 1}`);
  }
  const anyBuild = table.some((pile) => pile.build?.owner === seat);
  if (
    !mine &&
    !reserved(position, card) &&
    (options.discardIfCapture || taken.length === 0) &&
    (options.discardWithOwnBuild || !anyBuild)
  ) {
    moves.push(`discard ${card}`);
  }
  return moves;
}

/** The legal moves; the hand is given in canonical order. */
export function legalMoves(position: Position): string[] {
  const kinds = [...new Set(position.hand)];
  const moves = kinds.flatMap((card) => regular(position, card));
  return moves.length > 0 ? moves : kinds.map((card) => `discard ${card}`);
}

function absorbed(position: Position, value: number, without: readonly number[]): number[] {
  const { options, table } = position;
  const free = [...table.keys()].filter((i) => !without.includes(i));
  if (options.absorb === 'pairs') return gathered(table, value, without);
  const plainTwo = (i: number): boolean =>
    table[i]!.build === undefined && table[i]!.cards.length === 2;
  if (options.absorb === 'twoCardOnly') return free.filter(plainTwo);
  if (options.absorb === 'literal2') {
    return free.filter((i) => plainTwo(i) || (single(table[i]!) && table[i]!.value === value));
  }
  const candidates = free.filter((i) => {
    const { build, cards } = table[i]!;
    return build === undefined ? cards.length <= 2 : !build.locked && cards.length === 2;
  });
  const equal = candidates.filter((i) => table[i]!.value === value);
  const lower = candidates.filter((i) => table[i]!.value < value);
  const unions = subsets(lower.length)
    .map((list) => list.map((i) => lower[i]!))
    .filter((list) =>
      isUnion(
        list.map((i) => table[i]!.value),
        value,
      ),
    );
  const cards = (list: readonly number[]): number => sum(list.map((i) => table[i]!.cards.length));
  unions.sort((a, b) => b.length - a.length || cards(b) - cards(a) || compareLists(a, b));
  return [...equal, ...(unions[0] ?? [])];
}

function lift(position: Position, list: readonly number[]): string[] {
  const cards = list.flatMap((i) => position.table[i]!.cards);
  position.table = position.table.filter((_, i) => !list.includes(i));
  return cards;
}

/** Plays a legal move, with mulles and tabbe and nothing more. */
export function playMove(position: Position, text: string): void {
  const { options, seat } = position;
  const [, action = '', card = '', rest = ''] = /^(\w+) (\w+ \w+)(.*)$/.exec(text)!;
  const [list = '', value = ''] = rest.replace(/[^\d,=]/g, '').split('=');
  const piles = list === '' ? [] : list.split(',').map((number) => Number(number) - 1);
  position.hand = others(position.hand, card);
  if (action === 'discard') position.table.push({ cards: [card], value: tableValue(card) });
  if (action === 'feed') {
    const pile = position.table[piles[0]!]!;
    pile.cards = [...pile.cards, card];
    pile.build!.locked = true;
  }
  if (action === 'trotta') {
    const cards = [...lift(position, piles), card];
    position.table.push({ cards, value: tableValue(card), build: { owner: seat, locked: true } });
  }
  if (action === 'build') {
    const made = Number(value);
    const base = piles[0]!;
    const merged = [...position.table.keys()].filter((i) => {
      const pile = position.table[i]!;
      return i !== base && pile.build?.owner === seat && pile.value === made;
    });
    const drawn = [...merged, ...absorbed(position, made, [base, ...merged])];
    const cards = [...lift(position, [base, ...drawn]), card];
    const locked =
      options.lock === 'always' || (options.lock === 'over2' ? cards.length > 2 : drawn.length > 0);
    position.table.push({ cards, value: made, build: { owner: seat, locked } });
  }
  if (action === 'capture') {
    const cards = lift(position, piles);
    const all = [...cards, card];
    for (const kind of new Set(all)) {
      if (all.filter((other) => other === kind).length < 2) continue;
      const fromTable = cards.filter((other) => other === kind).length === 2;
      if (options.tablePairTabbe && fromTable && isSpecial(kind)) {
        position.tabbe += tableValue(kind);
      } else position.mulles.push(kind);
    }
    position.captured.push(...all);
    if (position.table.length === 0) position.tabbe++;
  }
}
