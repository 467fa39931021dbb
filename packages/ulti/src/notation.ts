/**
 * Text for moves and deals (rule 11.2), each with its reader. Positions are in
 * position.ts.
 *
 *     bid P      discard B8      play AK      kontra ulti passz
 *     deal H7 HX B8 ...       the deck in order
 */
import { refuse, type Refusal, EVERYBODY, type Reader, type Move, type Seat } from '@pakli/core';
import { DECK_SIZE, formatCard, formatCards, parseCard, SUITS, type UltiCard } from './cards.ts';
import {
  no,
  checkWord,
  checkBid,
  checkDiscard,
  checkTrump,
  checkKontra,
  checkRaise,
  checkPlay,
} from './check.ts';
import * as Code from './codes.ts';
import { isBid, isDiscard, isKontra, isPlay, isRaise, isTrump } from './codes.ts';
import { DEALT_TO } from './deal.ts';
import { laneNames } from './kontra.ts';
import { FOREHAND, type State, bidOf, contractOf, TURN } from './state.ts';
import { SEATS, type Kontra } from './types.ts';
import { formatMoveParts, parseDoubled, parseMoveParts, WORDS, type Word } from './move-parts.ts';

export function formatDealTruth(_state: State, outcome: Uint8Array, length: number): string {
  return `deal ${Array.from(outcome.subarray(0, length), formatCard).join(' ')}`;
}

export function formatDeal(
  state: State,
  outcome: Uint8Array,
  length: number,
  reader: Reader,
): string {
  if (reader === EVERYBODY) return `deal ${length} cards`;
  const deck = Array.from(outcome.subarray(0, length));
  let hand = 0;
  deck.forEach((card, place) => {
    if ((state.at[FOREHAND]! + DEALT_TO[place]!) % SEATS === reader) hand |= 1 << card;
  });
  const cards = formatCards(hand);
  return `deal ${cards.join(' ')} and ${DECK_SIZE - cards.length} cards to others`;
}

export function readDeal(_state: State, text: string, into: Uint8Array): number | Refusal {
  const [verb, ...names] = text.trim().split(/\s+/, DECK_SIZE + 2);
  if (verb !== 'deal') return refuse('not-a-deal', '11.2', { text: text.slice(0, 40) });
  let taken = 0;
  const deck: number[] = [];
  for (const name of names) {
    const card = parseCard(name);
    if (card === undefined) return refuse('no-such-card', '2', { card: name.slice(0, 40) });
    if ((taken & (1 << card)) !== 0) return refuse('card-twice', '2', { card: name });
    taken |= 1 << card;
    deck.push(card);
  }
  if (deck.length !== DECK_SIZE) {
    return refuse('deal-size', '3', { cards: deck.length, expected: DECK_SIZE });
  }
  into.set(deck);
  return DECK_SIZE;
}

export function formatKontra(kontra: readonly Kontra[]): string {
  return kontra.map(({ component, levels }) => `${component}=${levels.join('/')}`).join(' ');
}

export function moveOfWord(word: Word): Move {
  return Code.PASS + WORDS.indexOf(word);
}

/** A move of the seat at turn as text. For a seat that may not know it a discard is only a word. */
export function format(state: State, move: Move, reader: Reader): string {
  return isDiscard(move) && reader !== state.at[TURN] ? 'discard' : formatTruth(state, move);
}

export function formatTruth(state: State, move: Move): string {
  if (isPlay(move)) return formatMoveParts({ kind: 'play', card: formatCard(move) });
  if (isDiscard(move))
    return formatMoveParts({ kind: 'discard', card: formatCard(move - Code.DISCARD) });
  if (isBid(move)) return formatMoveParts({ kind: 'bid', bid: bidOf(state, move - Code.BID).id });
  if (isTrump(move))
    return formatMoveParts({ kind: 'trump', suit: SUITS.charAt(move - Code.TRUMP) });
  if (isKontra(move)) {
    const named = contractOf(state).components.filter(
      (_, i) => ((move - Code.KONTRA) & (1 << i)) !== 0,
    );
    return formatMoveParts({ kind: 'kontra', doubled: named.map(({ c }) => parseDoubled(c)) });
  }
  if (isRaise(move)) {
    const lanes = laneNames(state).filter(([, lane]) => ((move - Code.RAISE) & (1 << lane)) !== 0);
    return formatMoveParts({ kind: 'raise', doubled: lanes.map(([name]) => parseDoubled(name)) });
  }
  return WORDS[move - Code.PASS] ?? '';
}

/** Untrusted text of the seat at turn. */
export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const parts = parseMoveParts(text);
  if (parts === undefined || (parts.kind === 'discard' && parts.card === null)) {
    return no('unreadable', { text: text.slice(0, 40) });
  }
  switch (parts.kind) {
    case 'kontra':
      return checkKontra(state, parts.doubled);
    case 'raise':
      return checkRaise(state, seat, parts.doubled);
    case 'bid':
      return checkBid(state, seat, parts.bid);
    case 'discard':
      return withCard(parts.card ?? '', (card) => checkDiscard(state, seat, card));
    case 'trump':
      return checkTrump(state, parts.suit);
    case 'play':
      return withCard(parts.card, (card) => checkPlay(state, seat, card));
    case 'word':
      return checkWord(state, seat, moveOfWord(parts.word));
    default:
      return parts satisfies never;
  }
}

function withCard(name: string, check: (card: UltiCard) => Move | Refusal): Move | Refusal {
  const card = parseCard(name);
  return card === undefined ? no('no-such-card', { card: name.slice(0, 40) }) : check(card);
}
