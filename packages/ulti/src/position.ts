/**
 * Positions as text: how the deal began, and every action since. A deal begins
 * with the deck, or in the middle of play (rule 11.3).
 *
 *     dealer: 2 ; deal: H7 H8 ... ; bid P ; discard B8 ; discard L9 ; pass
 *     contract: U ; trump: A ; soloist: 0 ; hand 0: A7 AK ; ... ; points: 60 40 ; play AK
 *
 * So a position is read by the same door as a game: what could not have been
 * played is refused with its rule.
 */
import { isRefusal, OVER, refuse, type Refusal, type Seat } from '@pakli/core';
import {
  count,
  formatCard,
  formatCards,
  HEARTS,
  listCards,
  NO_TRUMP,
  parseCard,
  parseSuit,
  SUITS,
  type Cards,
  type Suit,
} from './cards.ts';
import { read } from './check.ts';
import { marriageRecord, marriageValues, startPlay } from './contract.ts';
import { walk } from './history.ts';
import { hasLanes } from './kontra.ts';
import type { Bid } from './ladder.ts';
import { formatTruth } from './naming.ts';
import { formatKontra } from './notation.ts';
import { deal, DEALT_TO, play } from './play.ts';
import { kontraOf } from './result.ts';
import {
  CARRY,
  contractOf,
  dealerOf,
  DEALING,
  DEALT,
  DISCARDER,
  FOREHAND,
  GONE,
  HAND,
  HIGH,
  HIGH_SEAT,
  LEVELS,
  MARRIAGE,
  NUMBER,
  ORIGIN,
  ORIGIN_ACES,
  ORIGIN_LEVELS,
  ORIGIN_POINTS,
  ORIGIN_TALON,
  ORIGIN_TRICKS,
  PHASE,
  setup,
  SOLOIST,
  TALON,
  TRICKS,
  TRUMP,
  TURN,
  WON,
  type State,
} from './state.ts';
import { turn } from './trick.ts';
import { HAND_SIZE, SEATS, TRICKS_OF_DEAL } from './types.ts';

const SEAT_LIST: readonly Seat[] = [0, 1, 2];

export function formatPosition(state: State): string {
  const { at } = state;
  const carry = SEAT_LIST.map((seat) => at[CARRY + seat]!);
  const parts = [`dealer: ${dealerOf(state)}`];
  if (at[NUMBER] !== 0) parts.push(`number: ${at[NUMBER]}`);
  if (carry.some((total) => total !== 0)) parts.push(`totals: ${carry.join(' ')}`);
  if (at[ORIGIN] !== 0) parts.push(...formatOrigin(state));
  else if (at[PHASE] !== DEALING) parts.push(`deal: ${deckOf(state).map(formatCard).join(' ')}`);
  walk(state, (_, move) => void parts.push(formatTruth(state, move)));
  return parts.join(' ; ');
}

/** Some deck that deals these hands: the order inside a hand is not kept. */
export function deckOf({ at }: State): number[] {
  const hands = SEAT_LIST.map((seat) => listCards(at[DEALT + ((at[FOREHAND]! + seat) % SEATS)]!));
  return Array.from(DEALT_TO, (place) => hands[place]?.shift() ?? 0);
}

function formatOrigin(state: State): string[] {
  const { at } = state;
  const parts = [
    `contract: ${contractOf(state).id}`,
    `trump: ${SUITS.charAt(at[TRUMP]!) || '-'}`,
    `soloist: ${at[SOLOIST]}`,
    ...SEAT_LIST.map((seat) => `hand ${seat}: ${formatCards(at[DEALT + seat]!).join(' ')}`),
    `talon: ${formatCards(at[ORIGIN_TALON]!).join(' ')}`,
    `leader: ${at[ORIGIN]! - 1}`,
  ];
  const tricks = [at[ORIGIN_TRICKS]!, at[ORIGIN_TRICKS + 1]!];
  if (tricks.some((number) => number > 0)) {
    parts.push(`points: ${at[ORIGIN_POINTS]} ${at[ORIGIN_POINTS + 1]}`);
    parts.push(`tricks: ${tricks.join(' ')}`, `aces: ${at[ORIGIN_ACES]}`);
    parts.push(
      `marriages: ${SEAT_LIST.map((seat) => marriageValues(at[MARRIAGE + seat]!).join('+') || '-').join(' ')}`,
    );
  }
  const kontra = kontraOf(state, ORIGIN_LEVELS);
  if (kontra.length > 0) parts.push(`kontra: ${formatKontra(kontra)}`);
  return parts;
}

const KEYS = [
  'dealer',
  'number',
  'totals',
  'deal',
  'contract',
  'trump',
  'soloist',
  'hand 0',
  'hand 1',
  'hand 2',
  'talon',
  'table',
  'leader',
  'points',
  'tricks',
  'aces',
  'marriages',
  'kontra',
] as const;
type Key = (typeof KEYS)[number];
type Fields = ReadonlyMap<string, string>;

function bad(id: string, rule: string, text: string): Refusal {
  return refuse(id, rule, { text: text.slice(0, 40) });
}

/** Thrown inside a reader of this file and caught by `readPosition`. */
class Bad extends Error {
  readonly refusal: Refusal;
  constructor(id: string, rule: string, text: string) {
    super(id);
    this.refusal = bad(id, rule, text);
  }
}

export function readPosition(state: State, text: string): Refusal | undefined {
  const parts = text.split(';').map((part) => part.trim());
  const fields = new Map<string, string>();
  let at = 0;
  for (; at < parts.length; at++) {
    const part = parts[at] ?? '';
    const colon = part.indexOf(':');
    if (colon < 0) break;
    const key = part.slice(0, colon).trim();
    if (!KEYS.some((known) => known === key)) return bad('unreadable', '11.3', part);
    if (fields.has(key)) return bad('named-twice', '11.3', key);
    fields.set(key, part.slice(colon + 1).trim());
  }
  try {
    begin(state, fields);
  } catch (error) {
    if (error instanceof Bad) return error.refusal;
    throw error;
  }
  return playAll(state, parts.slice(at));
}

/** The actions after the beginning, each through the door. */
function playAll(state: State, actions: readonly string[]): Refusal | undefined {
  for (const action of actions) {
    const seat = turn(state);
    if (seat === OVER) return bad('game-over', '11', action);
    if (seat < 0) return bad('cards-are-dealt', '11', action);
    const move = read(state, seat, action);
    if (isRefusal(move)) return move;
    play(state, move);
  }
  return undefined;
}

function begin(state: State, fields: Fields): void {
  const dealer = number(fields, 'dealer', 2, 0, 2);
  const totals = numbers(fields, 'totals', 3, -1e6, 1e6);
  const deck = fields.get('deal');
  const middle = fields.has('contract');
  setup(state, {
    number: number(fields, 'number', 0, 0, 98),
    starter: (dealer + 1) % SEATS,
    carry: totals ?? [0, 0, 0],
  });
  const allowed: readonly Key[] = middle ? KEYS.filter((key) => key !== 'deal') : KEYS.slice(0, 4);
  const strange = [...fields.keys()].find((key) => !allowed.some((known) => known === key));
  if (strange !== undefined) throw new Bad('field-without-contract', '11.3', strange);
  if (middle) new Middle(state, fields).begin();
  else if (deck !== undefined) {
    const taken: Taken = { cards: 0 };
    const cards = readCards(deck, taken);
    if (cards.length !== 32) throw new Bad('deal-size', '3', String(cards.length));
    deal(state, Uint8Array.from(cards), 32);
  }
}

interface Taken {
  cards: Cards;
}

/** Cards that no other field has named. */
function readCards(text: string, taken: Taken): number[] {
  return words(text).map((name) => {
    const card = parseCard(name);
    if (card === undefined) throw new Bad('no-such-card', '2', name);
    if ((taken.cards & (1 << card)) !== 0) throw new Bad('card-twice', '2', name);
    taken.cards |= 1 << card;
    return card;
  });
}

function words(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function wholeNumber(text: string, key: string, least: number, most: number): number {
  const value = /^-?\d{1,7}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) throw new Bad('bad-number', '11.3', `${key}: ${text}`);
  // Not minus zero.
  return value + 0;
}

function number(fields: Fields, key: Key, absent: number, least: number, most: number): number {
  const text = fields.get(key);
  return text === undefined ? absent : wholeNumber(text, key, least, most);
}

function numbers(
  fields: Fields,
  key: Key,
  size: number,
  least: number,
  most: number,
): number[] | undefined {
  const text = fields.get(key);
  if (text === undefined) return undefined;
  const list = words(text).map((word) => wholeNumber(word, key, least, most));
  if (list.length !== size) throw new Bad('bad-number', '11.3', `${key}: ${text}`);
  return list;
}

/** A play position (rule 11.3) being read. */
class Middle {
  private readonly state: State;
  private readonly fields: Fields;
  private readonly taken: Taken = { cards: 0 };

  constructor(state: State, fields: Fields) {
    this.state = state;
    this.fields = fields;
  }

  begin(): void {
    const { state, fields } = this;
    const { at } = state;
    const bid = this.contract();
    const trump = this.trump(bid);
    const soloist = number(fields, 'soloist', 0, 0, 2);
    const leader = number(fields, 'leader', soloist, 0, 2);
    const hands = SEAT_LIST.map((seat) => this.cards(`hand ${seat}` as Key));
    const talon = this.cards('talon');
    const table = readCards(fields.get('table') ?? '', this.taken);
    const tricks = this.tricks(hands, talon, table, leader);
    table.forEach((card, place) => {
      hands[(leader + place) % SEATS]! |= 1 << card;
    });
    at[HIGH] = bid.rank;
    at[HIGH_SEAT] = soloist;
    at[SOLOIST] = soloist;
    at[TALON] = talon;
    at[ORIGIN_TALON] = talon;
    at[DISCARDER] = soloist;
    at[GONE] = ~this.taken.cards;
    at[ORIGIN] = leader + 1;
    hands.forEach((hand, seat) => {
      at[DEALT + seat] = hand;
      at[HAND + seat] = hand;
    });
    startPlay(state, trump);
    at[TURN] = leader;
    at[TRICKS] = tricks[0] + tricks[1];
    at[WON] = tricks[0];
    at[ORIGIN_TRICKS] = tricks[0];
    at[ORIGIN_TRICKS + 1] = tricks[1];
    if (tricks[0] + tricks[1] > 0) this.past();
    this.kontra(bid);
    const refusal = playAll(
      state,
      table.map((card) => `play ${formatCard(card)}`),
    );
    if (refusal !== undefined) throw new Bad(refusal.refused, refusal.rule, 'table');
  }

  private contract(): Bid {
    const id = this.fields.get('contract') ?? '';
    const bid = this.state.ladder.byId.get(id);
    if (bid === undefined) throw new Bad('no-such-bid', '11', id);
    return bid;
  }

  private trump(bid: Bid): Suit {
    const text = this.fields.get('trump');
    const suit = text === undefined || text === '-' ? undefined : parseSuit(text);
    if (bid.noTrump && (text === undefined || text === '-')) return NO_TRUMP;
    if (bid.hearts && !bid.noTrump && text === undefined) return HEARTS;
    if (suit === undefined || !bid.trumps.includes(suit)) {
      throw new Bad('trump-colour', '6.1', text ?? '');
    }
    return suit;
  }

  private cards(key: Key): Cards {
    let set = 0;
    for (const card of readCards(this.fields.get(key) ?? '', this.taken)) set |= 1 << card;
    return set;
  }

  /** Hand sizes fit the table, the leader and the tricks before. */
  private tricks(
    hands: readonly Cards[],
    talon: Cards,
    table: readonly number[],
    leader: Seat,
  ): [number, number] {
    if (count(talon) !== 2) throw new Bad('talon-size', '11.3', String(count(talon)));
    if (table.length > 2) throw new Bad('table-size', '11.3', String(table.length));
    const sizes = hands.map((hand, seat) => {
      const place = (seat - leader + SEATS) % SEATS;
      return count(hand) + (place < table.length ? 1 : 0);
    });
    const size = sizes[0] ?? 0;
    if (size < 1 || size > HAND_SIZE || sizes.some((other) => other !== size)) {
      throw new Bad('hand-sizes', '11.3', sizes.join(' '));
    }
    const before = TRICKS_OF_DEAL - size;
    const tricks = numbers(this.fields, 'tricks', 2, 0, before);
    if (tricks === undefined && before > 0) throw new Bad('past-missing', '11.3', 'tricks');
    const [own = 0, other = 0] = tricks ?? [];
    if (own + other !== before) throw new Bad('tricks-sum', '11.3', `${own} ${other}`);
    return [own, other];
  }

  /** Points, aces and marriages of the tricks before. */
  private past(): void {
    const { at } = this.state;
    const points = numbers(this.fields, 'points', 2, 0, 130);
    if (points === undefined) throw new Bad('past-missing', '11.3', 'points');
    at[ORIGIN_POINTS] = points[0] ?? 0;
    at[ORIGIN_POINTS + 1] = points[1] ?? 0;
    at[ORIGIN_ACES] = number(this.fields, 'aces', 0, 0, 4);
    const text = this.fields.get('marriages');
    if (text === undefined) throw new Bad('past-missing', '11.3', 'marriages');
    const lists = words(text);
    if (lists.length !== SEATS) throw new Bad('bad-marriages', '11.3', text);
    lists.forEach((list, seat) => {
      const record = marriageRecord(list === '-' ? [] : list.split('+').map(Number));
      if (record === undefined) throw new Bad('bad-marriages', '6.4', list);
      at[MARRIAGE + seat] = record;
    });
  }

  /** `ulti=1` for both defenders, `betli=1/0` for each. */
  private kontra(bid: Bid): void {
    const { state } = this;
    for (const word of words(this.fields.get('kontra') ?? '')) {
      const [name = '', levels = ''] = word.split('=', 2);
      const place = bid.components.findIndex(({ c }) => c === name);
      const [first, second = first, ...rest] = levels.split('/', 3);
      const read = [first, second].map((level) =>
        wholeNumber(level ?? '', 'kontra', 0, state.options.maxKontra),
      );
      const apart = read[0] !== read[1] && !hasLanes(state);
      if (place < 0 || rest.length > 0 || apart) throw new Bad('bad-kontra', '6.3', word);
      read.forEach((level, lane) => {
        state.at[LEVELS + 2 * place + lane] = level;
        state.at[ORIGIN_LEVELS + 2 * place + lane] = level;
      });
    }
  }
}
