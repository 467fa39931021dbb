/** Text for moves and deals (rule 8.1), format and read in pairs. */
import { refuse, type Move, type Reader, type Refusal, type Seat } from '@pakli/core';
import { bit, cardText, countOf, DECK, has, NO_CARD, readCard, SUITS, type Card } from './cards.ts';
import {
  BIDS,
  CALL,
  leastBid,
  maySayKontra,
  PASS,
  playable,
  SAY_KONTRA,
  SAY_RE,
  TRUMP,
} from './moves.ts';
import { KINDS } from './play.ts';
import * as S from './state.ts';
import { calledAce, canCall, canCallAny, followers, trumps, type State } from './state.ts';

/** Calls by code: `ruf`, `wenz` and `solo` are bids, `call E` and `solo E` name the game. */
const WORDS: ReadonlyMap<string, Move> = new Map([
  ['pass', PASS],
  ...[1, 2, 3].map((kind): [string, Move] => [KINDS[kind] ?? '', BIDS + kind]),
  ...Array.from(SUITS, (suit, i): [string, Move] => [`call ${suit}`, CALL + i]),
  ...Array.from(SUITS, (suit, i): [string, Move] => [`solo ${suit}`, TRUMP + i]),
  ['kontra', SAY_KONTRA],
  ['re', SAY_RE],
]);
const TEXTS: ReadonlyMap<Move, string> = new Map(Array.from(WORDS, ([text, move]) => [move, text]));

export function format(_: State, move: Move): string {
  return move < DECK ? cardText(move) : (TEXTS.get(move) ?? '');
}

export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const trimmed = text.trim();
  const card = readCard(trimmed.toUpperCase());
  if (card !== undefined) return readPlay(state, seat, card);
  const words = trimmed.toLowerCase().replace(/ [a-z]$/, (suit) => suit.toUpperCase());
  const move = WORDS.get(words);
  if (move === undefined) return refuse('unreadable', '8.1', { text: text.slice(0, 20) });
  return whyNotSaid(state, seat, move) ?? move;
}

function readPlay(state: State, seat: Seat, card: Card): Move | Refusal {
  const { now } = state;
  if (now[S.PHASE] !== S.PLAY) return refuse('no-card-now', '4.1');
  const hand = now[S.HAND + seat]!;
  const named = { card: cardText(card) };
  if (!has(hand, card)) return refuse('not-held', '4.1', named);
  const may = playable(state);
  if (has(may, card)) return card;
  const led = now[S.TRICK]!;
  const ace = calledAce(state);
  if (card === ace) return refuse('keep-ace', '4.5', named);
  if (led === NO_CARD) return refuse('ace-first', '4.4', { ace: cardText(ace) });
  if (has(followers(led, trumps(state)), card))
    return refuse('play-ace', '4.3', { ace: cardText(ace) });
  return has(trumps(state), led)
    ? refuse('follow-trump', '4.2', named)
    : refuse('follow-suit', '4.2', { suit: SUITS.charAt(led >> 3) });
}

/** Why a call is not allowed now; undefined if it is. */
function whyNotSaid(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { now } = state;
  const phase = now[S.PHASE]!;
  const hand = now[S.HAND + seat]!;
  const late = refuse('not-now', phase === S.PLAY ? '4.1' : '3.1');
  if (move === PASS) return phase === S.BID || phase === S.ANSWER ? undefined : late;
  if (move === SAY_RE) return phase === S.ANSWER ? undefined : refuse('no-kontra', '5.2');
  if (move === SAY_KONTRA)
    return phase === S.PLAY && maySayKontra(state) ? undefined : refuse('kontra-late', '5.1');
  if (move < CALL) {
    if (phase !== S.BID) return late;
    if (move - BIDS < leastBid(state)) return refuse('too-low', '3.2');
    return move - BIDS === S.RUF && !canCallAny(hand) ? refuse('cannot-call', '3.4') : undefined;
  }
  if (phase !== S.NAME) return late;
  if (move >= TRUMP) return now[S.KIND] === S.SOLO ? undefined : refuse('not-bid', '3.3');
  if (now[S.KIND] !== S.RUF) return refuse('not-bid', '3.3');
  return canCall(hand, move - CALL)
    ? undefined
    : refuse('cannot-call-suit', '3.4', { suit: SUITS.charAt(move - CALL) });
}

/** `deal 7S 8S ... | ... | ... | ...`: eight cards for each seat from seat 0 on. */
export function formatDealTruth(_: State, outcome: Uint8Array, length: number): string {
  return dealText(outcome, length, () => true);
}

export function formatDeal(_: State, outcome: Uint8Array, length: number, reader: Reader): string {
  return dealText(outcome, length, (seat) => seat === reader);
}

function dealText(outcome: Uint8Array, length: number, isOpen: (seat: Seat) => boolean): string {
  const hands = Array.from({ length: length / 8 }, (_, seat) =>
    Array.from(outcome.subarray(seat * 8, seat * 8 + 8), (card) =>
      isOpen(seat) ? cardText(card) : '??',
    ).join(' '),
  );
  return `deal ${hands.join(' | ')}`;
}

export function readDeal(_: State, text: string, into: Uint8Array): number | Refusal {
  const bad = refuse('bad-deal', '1.3', { text: text.slice(0, 40) });
  const hands = /^deal (.*)$/.exec(text.trim())?.[1]?.split(' | ') ?? [];
  const cards = hands.flatMap((hand) => {
    const names = hand.split(' ');
    return names.length === 8 ? names.map((name) => readCard(name) ?? NO_CARD) : [NO_CARD];
  });
  if (hands.length !== S.SEATS || cards.includes(NO_CARD)) return bad;
  if (countOf(cards.reduce((mask, card) => mask | bit(card), 0)) < DECK) return bad;
  into.set(cards);
  return DECK;
}
