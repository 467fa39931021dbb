/**
 * Positions as text (rule 1): the truth with both hands, or what a seat sees.
 *
 *     table: KL 9 | {RU 10 SP 2}=12 open Bo ; Anna: SP Q, KL 3 ; tabbe Bo: 1
 */
import { isRefusal, refuse, type Refusal, type Seat } from '@pakli/core';
import { formatKind, type Kind } from './cards.ts';
import { beginRound, setup } from './deal.ts';
import { spreadCards } from './hand.ts';
import {
  formatCards,
  formatTable,
  nameOf,
  parseHand,
  parseParts,
  parseTable,
  seatOf,
  unreadable,
} from './parts.ts';
import { endRound } from './play.ts';
import * as S from './state.ts';
import type { State } from './state.ts';
import { NAMES, type View } from './types.ts';
import { view } from './view.ts';
import { handFromStock, layPile, moveFromStock, setKind, type PileOfKinds } from './world.ts';

/** The truth: both hands open. A position does not record what was proven about hands. */
export function formatPosition(state: State): string {
  const first = view(state, 0);
  return formatKnown(first, [first.hand ?? [], view(state, 1).hand ?? []]);
}

/** The position as its viewer knows it; hidden hands are counts. */
export function formatView(given: View): string {
  const hands = given.handSizes.map((_, seat) =>
    seat === given.seat ? (given.hand ?? []) : undefined,
  );
  return formatKnown(given, hands);
}

function formatKnown(given: View, hands: readonly (readonly string[] | undefined)[]): string {
  const first = given.turn < 0 ? given.starter : given.turn;
  const parts = [`table: ${formatTable(given.table)}`];
  for (const seat of [first, 1 - first]) {
    const hand = hands[seat];
    const shown = hand === undefined ? `${given.handSizes[seat]} cards` : formatCards(hand);
    parts.push(`${nameOf(seat)}: ${shown}`);
  }
  NAMES.forEach((name, seat) => {
    const captured = given.captured[seat] ?? [];
    const mulles = given.mulles[seat] ?? [];
    const tabbe = given.tabbe[seat] ?? 0;
    if (captured.length > 0) parts.push(`captured ${name}: ${formatCards(captured)}`);
    if (mulles.length > 0) parts.push(`mulles ${name}: ${formatCards(mulles)}`);
    if (tabbe > 0) parts.push(`tabbe ${name}: ${tabbe}`);
  });
  if (given.last !== null) parts.push(`last: ${nameOf(given.last)}`);
  if (given.starter !== 0) parts.push(`starter: ${nameOf(given.starter)}`);
  if (given.round !== 1) parts.push(`round: ${given.round}`);
  if (given.omgang !== 1) parts.push(`omgang: ${given.omgang}`);
  if (given.totals.some((total) => total !== 0)) parts.push(`totals: ${given.totals.join(' ')}`);
  return parts.join(' ; ');
}

/** A hand in a position: its cards, or only a count. */
type Holding = { readonly cards: readonly Kind[] } | { readonly size: number };

interface Position {
  readonly table: readonly PileOfKinds[];
  readonly hands: readonly (Holding | undefined)[];
  readonly first: Seat;
  readonly captured: readonly (readonly Kind[])[];
  readonly mulles: readonly (readonly Kind[])[];
  readonly tabbe: readonly number[];
  readonly last: Seat | undefined;
  readonly starter: Seat;
  readonly round: number;
  readonly omgang: number;
  readonly totals: readonly number[];
}

const EXTRAS: ReadonlySet<string> = new Set([
  'last',
  'starter',
  'round',
  'omgang',
  'totals',
  ...NAMES.flatMap((name) => [`captured ${name}`, `mulles ${name}`, `tabbe ${name}`]),
]);

function parseHolding(text: string): Holding | Refusal {
  const hidden = /^\s*(\d{1,3})\s+cards?\s*$/.exec(text);
  if (hidden !== null) return { size: Number(hidden[1]) };
  const cards = parseHand(text);
  return isRefusal(cards) ? cards : { cards };
}

function parseNumber(text: string | undefined, missing: number): number | Refusal {
  if (text === undefined) return missing;
  return /^\s*\d{1,6}\s*$/.test(text) ? Number(text) : unreadable(text);
}

function parseSeat(text: string | undefined): Seat | undefined | Refusal {
  return text === undefined ? undefined : (seatOf(text) ?? unreadable(text));
}

function parsePosition(text: string): Position | Refusal {
  const parts = parseParts(text);
  if (isRefusal(parts)) return parts;
  const keys = [...parts.keys()];
  const named = keys.filter((key) => seatOf(key) !== undefined);
  const strange = keys.find((key, i) => {
    if (i === 0) return key !== 'table';
    return i <= named.length ? !named.includes(key) : !EXTRAS.has(key);
  });
  if (strange !== undefined) return unreadable(strange === '' ? text : strange);
  const table = parseTable(parts.get('table') ?? '');
  if (isRefusal(table)) return table;
  const hands: (Holding | undefined)[] = [];
  const captured: Kind[][] = [];
  const mulles: Kind[][] = [];
  const tabbe: number[] = [];
  for (const name of NAMES) {
    const given = parts.get(name);
    const hand = given === undefined ? undefined : parseHolding(given);
    if (isRefusal(hand)) return hand;
    hands.push(hand);
    const taken = parseHand(parts.get(`captured ${name}`) ?? '(empty)');
    if (isRefusal(taken)) return taken;
    captured.push(taken);
    const pairs = parseHand(parts.get(`mulles ${name}`) ?? '(empty)');
    if (isRefusal(pairs)) return pairs;
    mulles.push(pairs);
    const times = parseNumber(parts.get(`tabbe ${name}`), 0);
    if (isRefusal(times)) return times;
    tabbe.push(times);
  }
  const last = parseSeat(parts.get('last'));
  if (isRefusal(last)) return last;
  const starter = parseSeat(parts.get('starter'));
  if (isRefusal(starter)) return starter;
  const round = parseNumber(parts.get('round'), 1);
  if (isRefusal(round)) return round;
  const omgang = parseNumber(parts.get('omgang'), 1);
  if (isRefusal(omgang)) return omgang;
  const sums = parts.get('totals') ?? '0 0';
  if (!/^\s*\d{1,6}\s+\d{1,6}\s*$/.test(sums)) return unreadable(sums);
  return {
    table,
    hands,
    first: seatOf(named[0] ?? '') ?? starter ?? 0,
    captured,
    mulles,
    tabbe,
    last,
    starter: starter ?? 0,
    round,
    omgang,
    totals: sums.trim().split(/\s+/).map(Number),
  };
}

/** Checks across the parts of a position. */
function checkPosition(state: State, position: Position): Refusal | undefined {
  const { table, captured, mulles, round, omgang } = position;
  const hands = position.hands.flatMap((hand) =>
    hand !== undefined && 'cards' in hand ? hand.cards : [],
  );
  const all = [...table.flatMap((pile) => pile.cards), ...hands, ...captured.flat()];
  const counts = new Map<Kind, number>();
  for (const kind of all) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  for (const [kind, count] of counts) {
    if (count > 2) return refuse('card-thrice', '2', { card: formatKind(kind) });
  }
  for (const pairs of mulles) {
    const twice = pairs.find((kind, i) => pairs.indexOf(kind) !== i);
    if (twice !== undefined) return refuse('mulle-twice', '7.1', { card: formatKind(twice) });
  }
  const values = table.flatMap((pile) => (pile.build === null ? [] : [pile.value]));
  const double = values.find((value, i) => values.indexOf(value) !== i);
  if (double !== undefined) return refuse('build-twice', '3.4', { value: double });
  if (round > state.options.rounds) {
    return refuse('no-such-round', '4.3', { round, rounds: state.options.rounds });
  }
  if (omgang < 1 || omgang > state.options.omgangar) {
    return refuse('no-such-omgang', '4.4', { omgang, omgangar: state.options.omgangar });
  }
  return undefined;
}

/** A hidden hand gets the first unseen cards: some state that fits. */
export function readPosition(state: State, text: string): Refusal | undefined {
  const position = parsePosition(text);
  if (isRefusal(position)) return position;
  const refusal = checkPosition(state, position);
  if (refusal !== undefined) return refusal;
  const { at } = state;
  const { first, starter, hands } = position;
  setup(state, { number: position.omgang - 1, starter, carry: position.totals });
  at[S.ROUND] = position.round;
  at[S.LAST] = position.last === undefined ? 0 : position.last + 1;
  for (const pile of position.table) layPile(at, pile);
  beginRound(state);
  for (const seat of [0, 1]) {
    for (const kind of position.captured[seat] ?? []) moveFromStock(at, S.TAKEN + 4 * seat, kind);
    for (const kind of position.mulles[seat] ?? []) setKind(at, S.MULLES + 2 * seat, kind);
    at[S.TABBE + seat] = position.tabbe[seat] ?? 0;
    const hand = hands[seat];
    if (hand !== undefined && 'cards' in hand) {
      for (const kind of hand.cards) handFromStock(at, seat, kind);
    }
  }
  for (const seat of [0, 1]) {
    const hand = hands[seat];
    if (hand !== undefined && 'cards' in hand) continue;
    const size = hand?.size ?? Math.min(guessSize(state, position, seat), at[S.STOCK_CARDS]!);
    if (size > at[S.STOCK_CARDS]!) {
      return refuse('too-few-cards', '4.3', { cards: size, stock: at[S.STOCK_CARDS]! });
    }
    const unseen = new Uint8Array(at[S.STOCK_CARDS]!);
    spreadCards(at, S.STOCK, unseen);
    for (const kind of unseen.subarray(0, size)) handFromStock(at, seat, kind);
  }
  if (at[S.HELD + first] !== 0) at[S.TURN] = first;
  else if (at[S.HELD + 1 - first] !== 0) at[S.TURN] = 1 - first;
  else endRound(state);
  return undefined;
}

/** The starter of a round plays first, so the other hand is as large, or one card smaller. */
function guessSize(state: State, { hands, first, starter }: Position, seat: Seat): number {
  const other = hands[1 - seat];
  if (other === undefined) return state.options.handSize;
  const size = 'cards' in other ? other.cards.length : other.size;
  return first === starter ? size : Math.max(0, size - 1);
}
