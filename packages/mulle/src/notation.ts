/**
 * Text for moves, deals and positions (rule 1), each with its reader.
 *
 *     capture KL 9 x 1,3      build RU 6 on 3 = 16
 *     deal table: KL 9 | SP 5 ; Anna: KL 4, HJ 2 ; Bo: SP 7, RU 10
 *     table: KL 9 | {RU 10 SP 2}=12 open Bo ; Anna: SP Q, KL 3 ; tabbe Bo: 1
 */
import { isRefusal, refuse, type Move, type Refusal, type Seat } from '@pakli/core';
import { copiesOf, formatKind, parseKind, TOP_VALUE, type Kind } from './cards.ts';
import { check, intentOf, type Intent } from './check.ts';
import { sortCards, spreadCards } from './hand.ts';
import { dealSize, endRound } from './play.ts';
import {
  HELD,
  MULLES,
  LAST,
  ROUND,
  setup,
  STARTER,
  STOCK,
  STOCK_CARDS,
  TABBE,
  TAKEN,
  TURN,
  type State,
} from './state.ts';
import { NAMES, type PileView, type View } from './types.ts';
import { handFromStock, layPile, moveFromStock, setKind, sumOf, view, type Pile } from './view.ts';

const RULE = '1';
const CARD = String.raw`(?:KL|SP|HJ|RU)\s*(?:10|[2-9JQKA])`;
const NUMBERS = String.raw`\d+(?:\s*,\s*\d+)*`;

function unreadable(text: string): Refusal {
  return refuse('unreadable', RULE, { text: text.trim().slice(0, 60) });
}

export function nameOf(seat: Seat): string {
  return NAMES[seat] ?? '?';
}

function seatOf(name: string): Seat | undefined {
  const seat = NAMES.findIndex((known) => known === name.trim());
  return seat < 0 ? undefined : seat;
}

// Moves.

export function formatIntent({ action, kind, piles, value }: Intent): string {
  const card = formatKind(kind);
  switch (action) {
    case 'capture':
      return `capture ${card} x ${piles.join(',')}`;
    case 'build':
      return `build ${card} on ${piles.join(',')} = ${value}`;
    case 'trotta':
      return `trotta ${card} + ${piles.join(',')}`;
    case 'feed':
      return `feed ${card} to ${piles.join(',')}`;
    case 'discard':
      return `discard ${card}`;
  }
}

export function format(state: State, move: Move): string {
  return formatIntent(intentOf(state, move));
}

const MOVE_FORMS: readonly (readonly [Intent['action'], RegExp])[] = [
  ['capture', new RegExp(String.raw`^\s*capture\s+(${CARD})\s*x\s*(${NUMBERS})\s*$`)],
  ['build', new RegExp(String.raw`^\s*build\s+(${CARD})\s*on\s*(\d+)\s*=\s*(\d+)\s*$`)],
  ['trotta', new RegExp(String.raw`^\s*trotta\s+(${CARD})\s*\+\s*(${NUMBERS})\s*$`)],
  ['feed', new RegExp(String.raw`^\s*feed\s+(${CARD})\s*to\s*(\d+)\s*$`)],
  ['discard', new RegExp(String.raw`^\s*discard\s+(${CARD})\s*$`)],
];

/** The move a text says, legal or not. Pile numbers may come in any order. */
export function parseIntent(text: string): Intent | undefined {
  for (const [action, form] of MOVE_FORMS) {
    const match = form.exec(text);
    const kind = parseKind(match?.[1] ?? '');
    if (match === null || kind === undefined) continue;
    const piles = (match[2] ?? '').split(',').filter((number) => number !== '');
    const value = match[3] === undefined ? undefined : Number(match[3]);
    return { action, kind, piles: piles.map(Number).sort((a, b) => a - b), value };
  }
  return undefined;
}

export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const intent = parseIntent(text);
  return intent === undefined ? unreadable(text) : check(state, seat, intent);
}

// Piles and hands.

export function formatPile({ cards, value, build }: PileView): string {
  const names = cards.join(' ');
  if (build !== null) {
    return `{${names}}=${value} ${build.locked ? 'lock' : 'open'} ${nameOf(build.owner)}`;
  }
  return cards.length === 1 ? names : `[${names}]`;
}

function formatTable(piles: readonly PileView[]): string {
  return piles.length === 0 ? '(empty)' : piles.map(formatPile).join(' | ');
}

function formatCards(names: readonly string[]): string {
  return names.length === 0 ? '(empty)' : names.join(', ');
}

const CARDS_TEXT = new RegExp(String.raw`^(?:\s*${CARD})+\s*$`);
const BUILD_TEXT = /^\s*\{([^}]*)\}\s*=\s*(\d+)\s*(open|lock)\s+(\w+)\s*$/;

/** Cards with nothing but space between them. */
function parseKinds(text: string): Kind[] | undefined {
  if (!CARDS_TEXT.test(text)) return undefined;
  return [...text.matchAll(new RegExp(CARD, 'g'))].map(([name]) => parseKind(name) ?? 0);
}

export function parsePile(text: string): Pile | Refusal {
  const built = BUILD_TEXT.exec(text);
  if (built !== null) {
    const cards = parseKinds(built[1] ?? '');
    const owner = seatOf(built[4] ?? '');
    const value = Number(built[2]);
    if (cards === undefined || owner === undefined) return unreadable(text);
    if (value < 2 || value > TOP_VALUE) return refuse('build-value', '3.3', { value });
    return { cards, value, build: { locked: built[3] === 'lock', owner } };
  }
  const plain = /^\s*\[([^\]]*)\]\s*$/.exec(text);
  const cards = parseKinds(plain === null ? text : (plain[1] ?? ''));
  if (cards === undefined || (plain === null && cards.length > 1)) return unreadable(text);
  return { cards, value: sumOf(cards), build: null };
}

function parseTable(text: string): Pile[] | Refusal {
  if (isEmpty(text)) return [];
  const piles: Pile[] = [];
  for (const part of text.split('|')) {
    const pile = parsePile(part);
    if (isRefusal(pile)) return pile;
    piles.push(pile);
  }
  return piles;
}

function isEmpty(text: string): boolean {
  return /^\s*\(\s*empty\s*\)\s*$/.test(text);
}

/** A list of cards. */
function parseHand(text: string): Kind[] | Refusal {
  if (isEmpty(text)) return [];
  const kinds: Kind[] = [];
  for (const part of text.split(',')) {
    const kind = parseKinds(part);
    if (kind?.length !== 1) return unreadable(text);
    kinds.push(...kind);
  }
  return kinds;
}

// Deals.

export function formatDeal(state: State, outcome: Uint8Array, length: number, seat?: Seat): string {
  const names = Array.from(outcome.subarray(0, length), formatKind);
  const { handSize } = state.options;
  const starter = state.at[STARTER]!;
  const hands = length - 2 * handSize;
  const parts = [starter, 1 - starter].map((owner, place) => {
    const hand = names.slice(hands + place * handSize, hands + (place + 1) * handSize);
    const shown = seat === undefined || seat === owner ? hand.join(', ') : `${hand.length} cards`;
    return `${nameOf(owner)}: ${shown}`;
  });
  const table = names.slice(0, hands).join(' | ');
  if (state.at[ROUND] === 0) parts.unshift(`table: ${table === '' ? '(empty)' : table}`);
  return `deal ${parts.join(' ; ')}`;
}

/** `key: value` parts between semicolons, in order; a key may come once. */
function parseParts(text: string): Map<string, string> | Refusal {
  const parts = new Map<string, string>();
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    const key = part.slice(0, Math.max(colon, 0)).trim().replace(/\s+/g, ' ');
    if (colon < 0) return unreadable(part);
    if (parts.has(key)) return refuse('named-twice', RULE, { text: key });
    parts.set(key, part.slice(colon + 1));
  }
  return parts;
}

export function readDeal(state: State, text: string, into: Uint8Array): number | Refusal {
  const { at, options } = state;
  if (!/^\s*deal\s/.test(text)) return unreadable(text);
  const parts = parseParts(text.replace(/^\s*deal/, ''));
  if (isRefusal(parts)) return parts;
  const starter = at[STARTER]!;
  const names = [nameOf(starter), nameOf(1 - starter)];
  const keys = at[ROUND] === 0 ? ['table', ...names] : names;
  if ([...parts.keys()].join() !== keys.join()) {
    return refuse('deal-parts', '4.1', { expected: keys.join(' ') });
  }
  const piles = parseTable(parts.get('table') ?? '(empty)');
  if (isRefusal(piles)) return piles;
  if (piles.some((pile) => pile.cards.length !== 1 || pile.build !== null)) {
    return refuse('deal-table', '4.1');
  }
  const cards = piles.flatMap((pile) => pile.cards);
  for (const name of names) {
    const hand = parseHand(parts.get(name) ?? '');
    if (isRefusal(hand)) return hand;
    if (hand.length !== options.handSize) {
      return refuse('deal-size', '4.1', { cards: hand.length, expected: options.handSize });
    }
    cards.push(...hand);
  }
  if (cards.length !== dealSize(state)) {
    return refuse('deal-size', '4.1', { cards: cards.length, expected: dealSize(state) });
  }
  const missing = cards.find(
    (kind) => cards.filter((other) => other === kind).length > copiesOf(at, STOCK, kind),
  );
  if (missing !== undefined) return refuse('card-dealt', '4.2', { card: formatKind(missing) });
  into.set(cards);
  sortCards(into, piles.length, piles.length + options.handSize);
  sortCards(into, piles.length + options.handSize, cards.length);
  return cards.length;
}

// Positions.

/** The truth: both hands open. What was proven about hands has no place in a position. */
export function formatPosition(state: State): string {
  const first = view(state, 0);
  return formatKnown(first, [first.hand ?? [], view(state, 1).hand ?? []]);
}

/** The position as its viewer knows it; hidden hands are numbers of cards. */
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

/** A hand in a position: its cards, or only how many. */
type Holding = { readonly cards: readonly Kind[] } | { readonly size: number };

interface Position {
  readonly table: readonly Pile[];
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

const EXTRAS = [
  ...NAMES.flatMap((name) => [`captured ${name}`, `mulles ${name}`, `tabbe ${name}`]),
  ...['last', 'starter', 'round', 'omgang', 'totals'],
];

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
    return i <= named.length ? !named.includes(key) : !EXTRAS.includes(key);
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

/** What no part of a position shows alone. */
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

/** A hand that is not shown gets the first unseen cards: some state that fits. */
export function readPosition(state: State, text: string): Refusal | undefined {
  const position = parsePosition(text);
  if (isRefusal(position)) return position;
  const refusal = checkPosition(state, position);
  if (refusal !== undefined) return refusal;
  const { at } = state;
  const { first, starter, hands } = position;
  setup(state, { number: position.omgang - 1, starter, carry: position.totals });
  at[ROUND] = position.round;
  at[LAST] = position.last === undefined ? 0 : position.last + 1;
  for (const pile of position.table) layPile(at, pile);
  for (const seat of [0, 1]) {
    for (const kind of position.captured[seat] ?? []) moveFromStock(at, TAKEN + 4 * seat, kind);
    for (const kind of position.mulles[seat] ?? []) setKind(at, MULLES + 2 * seat, kind);
    at[TABBE + seat] = position.tabbe[seat] ?? 0;
    const hand = hands[seat];
    if (hand !== undefined && 'cards' in hand) {
      for (const kind of hand.cards) handFromStock(at, seat, kind);
    }
  }
  for (const seat of [0, 1]) {
    const hand = hands[seat];
    if (hand !== undefined && 'cards' in hand) continue;
    const size = hand?.size ?? Math.min(guessSize(state, position, seat), at[STOCK_CARDS]!);
    if (size > at[STOCK_CARDS]!) {
      return refuse('too-few-cards', '4.3', { cards: size, stock: at[STOCK_CARDS]! });
    }
    const unseen = new Uint8Array(at[STOCK_CARDS]!);
    spreadCards(at, STOCK, unseen);
    for (const kind of unseen.subarray(0, size)) handFromStock(at, seat, kind);
  }
  if (at[HELD + first] !== 0) at[TURN] = first;
  else if (at[HELD + 1 - first] !== 0) at[TURN] = 1 - first;
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
