/** Text for moves, deals, positions and views (rule 7), format and read in pairs. */
import { refuse, type Move, type Reader, type Refusal, type Seat } from '@pakli/core';
import { cardText, DECK, readCard, valueOf, type Card } from './cards.ts';
import { cardOf, MAX_CHOICES, moves, takenBy } from './moves.ts';
import { tooManyKings } from './play.ts';
import * as S from './state.ts';
import { cardsAt, countAt, isDecided, setup, type State } from './state.ts';
import { PHASES, type View } from './view.ts';

/** `7D` lays the card down, `7D x 3C 4B` takes two with it. */
export function format(state: State, move: Move): string {
  const takes = takenBy(state, move).map(cardText);
  const card = cardText(cardOf(move));
  return takes.length === 0 ? card : `${card} x ${takes.join(' ')}`;
}

const listed = new Int32Array(MAX_CHOICES);

export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const [, name = '', list] =
    /^([\dFCR][DCSB])(?: x ((?:[\dFCR][DCSB] ?)+))?$/i.exec(text.trim()) ?? [];
  const card = readCard(name.toUpperCase());
  const named = (list ?? '')
    .toUpperCase()
    .split(' ')
    .filter((word) => word !== '');
  const cards = named.map(readCard).filter((other) => other !== undefined);
  if (card === undefined || cards.length < named.length) {
    return refuse('unreadable', '7.1', { text: text.slice(0, 20) });
  }
  if (state.place[card] !== S.HAND + seat)
    return refuse('not-held', '3.1', { card: cardText(card) });
  const away = cards.find((other) => state.place[other] !== S.TABLE);
  if (away !== undefined) return refuse('not-on-table', '3.2', { card: cardText(away) });
  const wanted = [...new Set(cards)].toSorted((one, other) => one - other).join();
  const own = Array.from(listed.subarray(0, moves(state, listed))).filter(
    (move) => cardOf(move) === card,
  );
  const found = own.find((move) => takenBy(state, move).join() === wanted);
  if (found !== undefined && cards.length === new Set(cards).size) return found;
  return whyNot(card, cards, takenBy(state, own[0] ?? 0));
}

function whyNot(card: Card, cards: readonly Card[], takes: readonly Card[]): Refusal {
  const value = valueOf(card);
  const named = { card: cardText(card), value };
  if (cards.length === 0)
    return refuse('must-take', '3.2', { ...named, other: cardText(takes[0] ?? 0) });
  const sum = cards.reduce((total, other) => total + valueOf(other), 0);
  if (sum !== value || new Set(cards).size < cards.length)
    return refuse('wrong-sum', '3.2', { ...named, sum });
  return refuse('equal-first', '3.3', { ...named, other: cardText(takes[0] ?? 0) });
}

/** `deal 7D 1C 2S | 3D FD RB | 1S 2S 3S 4S`: the eldest hand, the other, the table. */
export function formatDealTruth(_: State, outcome: Uint8Array, length: number): string {
  return dealText(outcome, length, () => true);
}

export function formatDeal(
  state: State,
  outcome: Uint8Array,
  length: number,
  reader: Reader,
): string {
  const eldest = state.now[S.ELDEST]!;
  return dealText(
    outcome,
    length,
    (part) => part === 2 || reader === (part === 0 ? eldest : 1 - eldest),
  );
}

function dealText(outcome: Uint8Array, length: number, isOpen: (part: number) => boolean): string {
  const parts = [outcome.subarray(0, 3), outcome.subarray(3, 6), outcome.subarray(6, length)];
  const texts = parts
    .filter((part) => part.length > 0)
    .map((part, i) => Array.from(part, (card) => (isOpen(i) ? cardText(card) : '??')).join(' '));
  return `deal ${texts.join(' | ')}`;
}

export function readDeal(state: State, text: string, into: Uint8Array): number | Refusal {
  const bad = refuse('bad-deal', '1.3', { text: text.slice(0, 40) });
  const first = state.now[S.PHASE] === S.FIRST;
  const parts = /^deal (.*)$/.exec(text.trim())?.[1]?.split(' | ') ?? [];
  const sizes = first ? [3, 3, 4] : [3, 3];
  if (parts.length !== sizes.length) return bad;
  const cards = parts.flatMap((part, i) => {
    const names = part.split(' ');
    return names.length === sizes[i] ? names.map((name) => readCard(name) ?? DECK) : [DECK];
  });
  if (new Set(cards).size < cards.length) return bad;
  if (cards.some((card) => state.place[card] !== S.STOCK)) return bad;
  into.set(cards);
  return first && tooManyKings(into) ? refuse('kings', '1.4') : cards.length;
}

function names(cards: readonly Card[]): string {
  return list(cards.map(cardText));
}

/** `hand 1 ; phase play ; eldest 0 ; turn 0 ; last - ; points 0 0 ; scope 0 0 ; table 7D ; ...` */
export function formatPosition(state: State): string {
  const { now, points, scope } = state;
  return [
    `hand ${now[S.NUMBER]}`,
    `phase ${PHASES[now[S.PHASE]!]}`,
    `eldest ${now[S.ELDEST]}`,
    `turn ${now[S.TURN]}`,
    `last ${now[S.LAST] === S.NOBODY ? '-' : now[S.LAST]}`,
    `points ${points.join(' ')}`,
    `scope ${scope.join(' ')}`,
    `table ${names(cardsAt(state, S.TABLE))}`,
    `hands ${[0, 1].map((seat) => names(cardsAt(state, S.HAND + seat))).join(' / ')}`,
    `taken ${[0, 1].map((seat) => names(cardsAt(state, S.TAKEN + seat))).join(' / ')}`,
  ].join(' ; ');
}

const POSITION =
  /^hand (\d{1,2}) ; phase (first|more|play|over) ; eldest ([01]) ; turn ([01]) ; last ([01-]) ; points (\d{1,3}) (\d{1,3}) ; scope (\d{1,2}) (\d{1,2}) ; table ([^;/]+) ; hands ([^;/]+) \/ ([^;/]+) ; taken ([^;/]+) \/ ([^;/]+)$/;

export function readPosition(state: State, text: string): Refusal | undefined {
  const fields = POSITION.exec(text.trim());
  if (fields === null) return refuse('bad-position', '7.2', { at: 'fields' });
  const field = (i: number): string => fields[i] ?? '';
  const number = (i: number): number => Number(field(i));
  setup(state, { number: 0, starter: number(3), carry: [0, 0] });
  const places = [S.TABLE, S.HAND, S.HAND + 1, S.TAKEN, S.TAKEN + 1];
  for (const [i, place] of places.entries()) {
    const refused = lay(state, field(10 + i), place);
    if (refused !== undefined) return refused;
  }
  const { now, points, scope } = state;
  now[S.NUMBER] = number(1);
  now[S.PHASE] = PHASES.findIndex((phase) => phase === field(2));
  now[S.TURN] = number(4);
  now[S.LAST] = field(5) === '-' ? S.NOBODY : number(5);
  points.set([number(6), number(7)]);
  scope.set([number(8), number(9)]);
  const at = whatIsWrong(state);
  return at === undefined ? undefined : refuse('bad-position', '7.2', { at });
}

function lay(state: State, text: string, place: number): Refusal | undefined {
  if (text === '-') return undefined;
  for (const name of text.split(' ')) {
    const card = readCard(name);
    if (card === undefined) return refuse('bad-position', '7.2', { at: name.slice(0, 20) });
    if (state.place[card] !== S.STOCK) return refuse('card-twice', '1.1', { card: name });
    state.place[card] = place;
  }
  return undefined;
}

/** Positions that no game can reach. */
function whatIsWrong(state: State): string | undefined {
  const { now, points, scope } = state;
  const phase = now[S.PHASE]!;
  const sizes = [0, 1].map((seat) => countAt(state, S.HAND + seat));
  const taken = [0, 1].map((seat) => countAt(state, S.TAKEN + seat));
  const stock = countAt(state, S.STOCK);
  const last = now[S.LAST]!;
  const eldest = now[S.ELDEST]!;
  if (now[S.NUMBER]! < 1 || now[S.NUMBER]! > S.MOST_HANDS) return 'hand';
  const before = now[S.NUMBER]! - (phase === S.DONE ? 0 : 1);
  if (isDecided(state.options, points, before) !== (phase === S.DONE)) return 'points';
  if (last === S.NOBODY ? taken.some((size) => size > 0) : taken[last]! < 2) return 'last';
  if (scope.some((sum, seat) => sum * 2 > taken[seat]!)) return 'scope';
  if (phase !== S.PLAY && now[S.TURN] !== eldest) return 'turn';
  if (phase === S.FIRST) return stock === DECK ? undefined : 'stock';
  if (stock > 30 || stock % 6 > 0) return 'stock';
  const own = sizes[now[S.TURN]!]!;
  const other = sizes[1 - now[S.TURN]!]!;
  if (phase === S.PLAY) {
    const expected = now[S.TURN] === eldest ? own : own - 1;
    return own >= 1 && own <= 3 && other === expected ? undefined : 'hands';
  }
  if (own + other > 0) return 'hands';
  if (phase === S.MORE) return stock > 0 ? undefined : 'stock';
  return stock === 0 && countAt(state, S.TABLE) === 0 ? undefined : 'table';
}

function list(cards: readonly string[]): string {
  return cards.join(' ') || '-';
}

/** A seat's knowledge on one line. */
export function formatView(view: View): string {
  const { table, hand, handSizes, taken, points, scope, number, stock } = view;
  return [
    `hand: ${number}`,
    `table: ${list(table)}`,
    `yours: ${hand === null ? '-' : list(hand)}`,
    `held: ${handSizes.join(' ')}`,
    `taken: ${taken.map((pile) => pile.length).join(' ')}`,
    `scope: ${scope.join(' ')}`,
    `points: ${points.join(' ')}`,
    `stock: ${stock}`,
  ].join(' ; ');
}
