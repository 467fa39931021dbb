/** Text for moves and deals (rule 8.1), format and read in pairs. */
import { refuse, type Move, type Reader, type Refusal, type Seat } from '@pakli/core';
import {
  bit,
  cardAt,
  cardText,
  countOf,
  DECK,
  JACK,
  NO_CARD,
  pairOf,
  readCard,
  suitOf,
  SUITS,
  type Card,
} from './cards.ts';
import { CLAIM, CLOSE, EXCHANGE, MARRY, playable } from './moves.ts';
import * as S from './state.ts';
import { scoreOf, stockOf, talonIsFree, type State } from './state.ts';

const WORDS: ReadonlyMap<string, Move> = new Map([
  ['exchange', EXCHANGE],
  ['close', CLOSE],
  ['claim', CLAIM],
]);

/** `QH` plays a card; `marry H`, `exchange`, `close` and `claim` come before a card is led. */
export function format(_: State, move: Move): string {
  if (move < DECK) return cardText(move);
  if (move >= MARRY) return `marry ${SUITS.charAt(move - MARRY)}`;
  return [...WORDS].find(([, code]) => code === move)?.[0] ?? '';
}

export function read(state: State, seat: Seat, text: string): Move | Refusal {
  const words = text.trim().toLowerCase();
  const card = readCard(words.toUpperCase());
  if (card !== undefined) return readPlay(state, seat, card);
  const suit = /^marry ([cdhs])$/.exec(words)?.[1]?.toUpperCase();
  const move = suit === undefined ? WORDS.get(words) : MARRY + SUITS.indexOf(suit);
  if (move === undefined) return refuse('unreadable', '8.1', { text: text.slice(0, 20) });
  return whyNotSaid(state, seat, move) ?? move;
}

function readPlay(state: State, seat: Seat, card: Card): Move | Refusal {
  const { now } = state;
  const named = { card: cardText(card) };
  if ((now[S.HAND + seat]! & bit(card)) === 0) return refuse('not-held', '3.1', named);
  const may = playable(state);
  if ((may & bit(card)) !== 0) return card;
  const announced = now[S.ANNOUNCED]!;
  if (announced !== S.NO_SUIT)
    return refuse('lead-marriage', '4.2', { suit: SUITS.charAt(announced) });
  const led = now[S.LED]!;
  const values = { ...named, led: cardText(led), trump: SUITS.charAt(now[S.TRUMP]!) };
  const first = suitOf(31 - Math.clz32(may));
  if (first !== suitOf(led)) return refuse('must-trump', '3.4', values);
  return suitOf(card) === first
    ? refuse('must-beat', '3.4', values)
    : refuse('must-follow', '3.4', values);
}

/** Why a call is not allowed before a card is led; undefined if it is. */
function whyNotSaid(state: State, seat: Seat, move: Move): Refusal | undefined {
  const { now, options } = state;
  const hand = now[S.HAND + seat]!;
  if (now[S.LED] !== NO_CARD) return refuse('not-leading', move === CLAIM ? '5.1' : '3.5');
  if (move === CLAIM) {
    const score = scoreOf(state, seat);
    return options.claims === 'free' || score >= S.ENOUGH
      ? undefined
      : refuse('not-enough', '5.2', { score });
  }
  if (now[S.ANNOUNCED] !== S.NO_SUIT)
    return refuse('lead-marriage', '4.2', { suit: SUITS.charAt(now[S.ANNOUNCED]!) });
  if (move >= MARRY) {
    const pair = pairOf(move - MARRY);
    const suit = SUITS.charAt(move - MARRY);
    return (hand & pair) === pair ? undefined : refuse('no-marriage', '4.1', { suit });
  }
  const rule = move === EXCHANGE ? '3.5' : '3.6';
  if (!talonIsFree(state))
    return refuse(now[S.CLOSER] === S.NOBODY ? 'talon-small' : 'talon-closed', rule);
  const jack = cardAt(now[S.TRUMP]!, JACK);
  if (move === EXCHANGE && (hand & bit(jack)) === 0)
    return refuse('not-held', '3.5', { card: cardText(jack) });
  return undefined;
}

/** `deal JC QC ... | ... | AS`: the eldest hand, the other, the open card; `draw JC | QC` after a trick, `draw JC` at the last. */
export function formatDealTruth(state: State, outcome: Uint8Array, length: number): string {
  return dealText(state, outcome, length, () => true);
}

/** A reader sees its own seat's cards, and the open card. */
export function formatDeal(
  state: State,
  outcome: Uint8Array,
  length: number,
  reader: Reader,
): string {
  const first = state.now[S.TURN]!;
  return dealText(
    state,
    outcome,
    length,
    (part) => part === 2 || reader === (part === 0 ? first : 1 - first),
  );
}

function dealText(
  { now }: State,
  outcome: Uint8Array,
  length: number,
  isOpen: (part: number) => boolean,
): string {
  const first = now[S.PHASE] === S.DEAL;
  const each = first ? 5 : 1;
  const parts = [0, each, 2 * each].map((from) =>
    outcome.subarray(from, Math.min(from + each, length)),
  );
  const texts = parts
    .filter((part) => part.length > 0)
    .map((part, i) => Array.from(part, (card) => (isOpen(i) ? cardText(card) : '??')).join(' '));
  return `${first ? 'deal' : 'draw'} ${texts.join(' | ')}`;
}

export function readDeal(state: State, text: string, into: Uint8Array): number | Refusal {
  const bad = refuse('bad-deal', '1.3', { text: text.slice(0, 40) });
  const first = state.now[S.PHASE] === S.DEAL;
  const stock = stockOf(state);
  const sizes = first ? [5, 5, 1] : countOf(stock) > 1 ? [1, 1] : [1];
  const [, word, rest = ''] = /^(deal|draw) (.*)$/.exec(text.trim()) ?? [];
  const parts = rest.split(' | ');
  if (word !== (first ? 'deal' : 'draw') || parts.length !== sizes.length) return bad;
  const cards = parts.flatMap((part, i) => {
    const names = part.split(' ');
    return names.length === sizes[i] ? names.map((name) => readCard(name) ?? NO_CARD) : [NO_CARD];
  });
  const mask = cards.reduce((sum, card) => sum | bit(card), 0);
  if (countOf(mask) < cards.length || (mask & ~stock) !== 0) return bad;
  into.set(cards);
  return cards.length;
}
