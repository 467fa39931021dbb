/**
 * Text for moves and chance outcomes (RULES 15.1), each with its reader.
 *
 *     Fire-1@L0:up    refresh    P1.L0.2    perm:1,0,2    Fire-3:bottom
 *     decks P0: Fire-0 ... ; P1: Death-0 ...     shuffle P0: Fire-1 Fire-2     pick P1: Death-2
 */
import {
  refuse,
  type Anytime,
  type Move,
  type Refusal,
  type Seat,
  EVERYBODY,
  type Reader,
} from '@pakli/core';
import { CARD_NAMES, PROTOCOL_NAMES } from './cards/index.ts';
import { EITHER_WORDS } from './cards/steps.ts';
import { chanceCards } from './deal.ts';
import { nameOf, posOf, openTo } from './engine/events.ts';
import { drawForbidden, matchingLines, playRules } from './engine/lasting.ts';
import * as O from './engine/offers.ts';
import { formatMoveParts, parseMoveParts, type MoveParts, type PlayParts } from './move-parts.ts';
import { poolOf } from './options.ts';
import * as S from './state.ts';
import { isStack, sideOf, slotOf, turn, zoneOf, type CardSlot, type State } from './state.ts';
import { ASKS, BOXES, FULL_HAND, REFUSALS, type Ask } from './types.ts';

/** How a move is written; a card at a place is written as that place unless the reader can read it. */
function moveName(state: State, move: Move, reader: Reader): string {
  return formatMoveParts(partsOf(state, move, reader));
}

function partsOf(state: State, move: Move, reader: Reader): MoveParts {
  const chosen = O.chosenOf(move);
  switch (O.kindOf(move)) {
    case O.M_PLAY:
      return playParts(CARD_NAMES[chosen >> 8] ?? '?', chosen);
    case O.M_REFRESH:
      return { kind: 'word', word: 'refresh' };
    case O.M_CARD:
      return { kind: 'card', card: CARD_NAMES[chosen] ?? '?' };
    case O.M_PLACE: {
      const card = O.cardAt(state, chosen);
      if (canBeRead(state, card, reader)) return { kind: 'card', card: nameOf(state, card) };
      const [seat, line, depth] = [chosen >> 12, (chosen >> 8) & 15, chosen & 255];
      return { kind: 'place', seat, line, depth };
    }
    case O.M_LINE:
      return { kind: 'line', line: chosen };
    case O.M_MAY:
      return { kind: 'word', word: chosen === 1 ? 'yes' : 'no' };
    case O.M_EITHER:
      return { kind: 'word', word: EITHER_WORDS[chosen] ?? '?' };
    case O.M_ORDER:
      return { kind: 'order', card: CARD_NAMES[chosen >> 2] ?? '?', box: BOXES[chosen & 3] ?? '?' };
    case O.M_PERM:
      return { kind: 'rearrange', from: [chosen >> 4, (chosen >> 2) & 3, chosen & 3] };
    case O.M_CONTROL:
      return chosen === 0 ? { kind: 'word', word: 'none' } : { kind: 'player', seat: chosen - 1 };
    case O.M_PAIR:
      return { kind: 'pair', lines: [chosen >> 2, chosen & 3] };
    case O.M_NUMBER:
      return { kind: 'word', word: String(chosen) };
    case O.M_PROTOCOL:
      return { kind: 'protocol', protocol: PROTOCOL_NAMES[chosen] ?? '?' };
    case O.M_PLAYER:
      return { kind: 'player', seat: chosen };
    case O.M_DONE:
      return { kind: 'word', word: '-' };
    case O.M_RESIGN:
      return { kind: 'resign', seat: turn(state) === chosen ? undefined : chosen };
    default:
      return { kind: 'word', word: '?' };
  }
}

function playParts(card: string, chosen: number): PlayParts {
  const [line, up, across] = [(chosen >> 4) & 15, (chosen & 2) !== 0, (chosen & 1) !== 0];
  return { kind: 'play', card, line, up, across };
}

/** The name of an option for a reader who sees everything. */
export function optionName(state: State, move: Move): string {
  if (O.kindOf(move) !== O.M_PLACE) return moveName(state, move, 0);
  return nameOf(state, O.cardAt(state, O.chosenOf(move)));
}

/** A move without the names of cards that its reader cannot read. */
export function format(state: State, move: Move, reader: Reader): string {
  if (reader === state.now[S.DECIDER]) return formatTruth(state, move);
  const chosen = O.chosenOf(move);
  if (O.kindOf(move) === O.M_PLAY) {
    const card = slotOf(state, chosen >> 8);
    // Face down on the other side, the player of that side reads it.
    const given = (chosen & 1) !== 0 && reader !== EVERYBODY;
    const open = (chosen & 2) !== 0 || given || canBeRead(state, card, reader);
    return open ? moveName(state, move, reader) : formatMoveParts(playParts('?', chosen));
  }
  if (O.kindOf(move) !== O.M_CARD) return moveName(state, move, reader);
  const card = slotOf(state, chosen);
  if (card === S.NO_CARD || canBeRead(state, card, reader)) return moveName(state, move, reader);
  return isStack(state.place[card]!) ? posOf(state, card) : '?';
}

/** A move as its mover writes it. */
export function formatTruth(state: State, move: Move): string {
  return moveName(state, move, state.now[S.DECIDER]!);
}

function canBeRead(state: State, card: CardSlot, reader: Reader): boolean {
  return reader === EVERYBODY ? (openTo(state, card) & 4) !== 0 : O.canRead(state, card, reader);
}

function refusal(id: keyof typeof REFUSALS, text: string): Refusal {
  return refuse(id, REFUSALS[id], { text: text.slice(0, 40) });
}

/** RULES 15.1: the kinds of answers to each question, or their words. */
const ANSWERS: Readonly<Record<Ask, readonly string[]>> = {
  nothing: [],
  draft: ['protocol'],
  ban: ['protocol'],
  action: ['play', 'refresh'],
  card: ['card', 'place'],
  hand: ['card', '-'],
  line: ['line'],
  play: ['play'],
  may: ['yes', 'no'],
  either: EITHER_WORDS,
  order: ['order'],
  rearrange: ['rearrange'],
  controlTarget: ['none', 'player'],
  pair: ['pair'],
  number: Array.from({ length: 10 }, (_, digit) => String(digit)),
  protocol: ['protocol'],
  player: ['player'],
};

/** RULES 6, 15.2: a player may resign at any time; a record says who did it out of turn: `P1 resign`. */
export const anytime: Anytime = {
  read(text, seat) {
    const parts = parseMoveParts(text.trim());
    if (parts?.kind !== 'resign') return undefined;
    const player = parts.seat ?? seat;
    return player === undefined || player !== (seat ?? player) ? undefined : O.M_RESIGN | player;
  },
  seatOf: (move) => (O.kindOf(move) === O.M_RESIGN ? O.chosenOf(move) : undefined),
};

/** RULES 15.2: one of the offered moves, giving up, or the first reason against it. */
export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const name = text.trim();
  const givesUp = anytime.read(name, seat);
  if (givesUp !== undefined) return givesUp;
  const count = state.now[S.OFFERED]!;
  for (let i = 0; i < count; i++) {
    if (moveName(state, state.offers[i]!, seat) === name) return state.offers[i]!;
  }
  const asked = state.now[S.ASK]!;
  const parts = parseMoveParts(name);
  const kind = parts?.kind === 'word' ? parts.word : parts?.kind;
  const fits = ANSWERS[ASKS[asked] ?? 'nothing'].some((answer) => answer === kind);
  if (parts === undefined || !fits) return refusal('malformed', name);
  if (asked === O.ASK_ACTION) return why(state, seat, name, parts);
  if (asked === O.ASK_HAND) {
    if (name === '-') return refusal('wrong-count', name);
    const card = slotOf(state, CARD_NAMES.indexOf(name));
    if (card !== S.NO_CARD && O.isPicked(state, card)) return refusal('duplicate', name);
  }
  return refusal('not-offered', name);
}

/** RULES 15.2: why an action is not on offer. */
function why(state: State, seat: Seat, name: string, parts: MoveParts): Refusal {
  if (parts.kind !== 'play') {
    if (state.size[zoneOf(seat, S.HAND)]! >= FULL_HAND) return refusal('hand-full', name);
    if (drawForbidden(state, seat)) return refusal('draw-forbidden', name);
    return refusal('nothing-to-draw', name);
  }
  const { line, up, across } = parts;
  const def = CARD_NAMES.indexOf(parts.card);
  const card = slotOf(state, def);
  if (card === S.NO_CARD || state.place[card] !== zoneOf(seat, S.HAND))
    return refusal('not-in-hand', name);
  const allowed = playRules(state, seat);
  if (((allowed.closed >> line) & 1) !== 0) return refusal('play-forbidden', name);
  if ((((up ? allowed.noUp : allowed.noDown) >> line) & 1) !== 0) {
    return refusal(up ? 'face-up-forbidden' : 'face-down-forbidden', name);
  }
  const text = state.program.texts[def]!;
  if (across && !text.eitherSide) return refusal('wrong-side', name);
  const matching = text.anyLine ? 7 : matchingLines(allowed, text.protocol);
  if (up && ((matching >> line) & 1) === 0) {
    return refusal('no-matching-protocol', name);
  }
  return refusal('not-offered', name);
}

const names = (defs: readonly number[]): string => defs.map((def) => CARD_NAMES[def]).join(' ');

/** A chance outcome: nobody sees how cards were shuffled; only the players see which hand card was picked. */
export function formatDeal(
  state: State,
  outcome: Uint8Array,
  length: number,
  reader: Reader,
): string {
  const owner = sideOf(state.now[S.CHANCE_ZONE]!);
  switch (state.now[S.ASK]!) {
    case O.ASK_PROTOCOLS:
      return formatDealTruth(state, outcome, length);
    case O.ASK_DECKS:
      return 'decks P0: 18 cards ; P1: 18 cards';
    case O.ASK_PICK:
      return reader === EVERYBODY
        ? `pick P${owner}: ${length} card`
        : formatDealTruth(state, outcome, length);
    default:
      return `shuffle P${owner}: ${length} cards`;
  }
}

export function formatDealTruth(state: State, outcome: Uint8Array, length: number): string {
  const cards = [...outcome.subarray(0, length)];
  const owner = sideOf(state.now[S.CHANCE_ZONE]!);
  switch (state.now[S.ASK]!) {
    case O.ASK_PROTOCOLS:
      return `protocols ${cards.map((protocol) => PROTOCOL_NAMES[protocol]).join(' ')}`;
    case O.ASK_DECKS:
      return `decks P0: ${names(cards.slice(0, 18))} ; P1: ${names(cards.slice(18))}`;
    case O.ASK_PICK:
      return `pick P${owner}: ${names(cards)}`;
    default:
      return `shuffle P${owner}: ${names(cards)}`;
  }
}

function words(part: string): string[] {
  return part.split(' ').filter((word) => word !== '');
}

const DEAL_WORDS: Readonly<Record<number, 'protocols' | 'decks' | 'pick'>> = {
  [O.ASK_PROTOCOLS]: 'protocols',
  [O.ASK_DECKS]: 'decks',
  [O.ASK_PICK]: 'pick',
};

/** An outcome that fits: the same cards in any order, one card of a hand, or six protocols. */
export function readDeal(state: State, text: string, into: Uint8Array): number | Refusal {
  const bad = (id: string): Refusal => refuse(id, '15.1', { text: text.slice(0, 40) });
  const owner = `P${sideOf(state.now[S.CHANCE_ZONE]!)}`;
  const body = /^(protocols|decks|shuffle|pick) (.*)$/.exec(text.trim());
  const kind = DEAL_WORDS[state.now[S.ASK]!] ?? 'shuffle';
  if (body === null || body[1] !== kind) return bad('not-a-deal');
  if (kind === 'protocols') {
    const list = words(body[2] ?? '').map((name) => PROTOCOL_NAMES.indexOf(name));
    const pool = poolOf(state.options);
    const fits = list.every((protocol) => pool.includes(protocol));
    if (!fits || list.length !== 6 || new Set(list).size !== 6) return bad('bad-protocols');
    into.set(list);
    return 6;
  }
  const parts = (body[2] ?? '').split(' ; ');
  const wanted = kind === 'decks' ? ['P0', 'P1'] : [owner];
  if (parts.length !== wanted.length) return bad('deal-size');
  const defs: number[] = [];
  for (const [i, part] of parts.entries()) {
    const [name, list = ''] = part.split(': ');
    if (name !== wanted[i]) return bad('not-a-deal');
    const cards = words(list).map((word) => CARD_NAMES.indexOf(word));
    const all = chanceCards(state).slice(18 * i, kind === 'decks' ? 18 * i + 18 : undefined);
    if (!cards.every((card) => all.includes(card))) return bad('no-such-card');
    if (new Set(cards).size !== cards.length) return bad('card-twice');
    if (cards.length !== (kind === 'pick' ? 1 : all.length)) return bad('deal-size');
    defs.push(...cards);
  }
  into.set(defs);
  return defs.length;
}
