/**
 * What a seat remembers of a deal, in one shape for both uses: taken from the true state (to redeal
 * it) or from a view (to build a world that fits it). Discards that the seat has not seen may be in
 * the log; nobody reads them.
 */
import type { Move, Seat } from '@pakli/core';
import { count, parseCard, parseSuit, setOf, SUITS, type UltiCard, type Cards } from './cards.ts';
import { BID, DISCARD, isDiscard, isPlay, KONTRA, PICKUP, RAISE, TRUMP as NAME } from './codes.ts';
import { marriageRecord } from './contract.ts';
import { playedBy } from './history.ts';
import { laneNames } from './kontra.ts';
import { has } from './ladder.ts';
import { parseMoveParts } from './move-parts.ts';
import { moveOfWord } from './notation.ts';
import { isOpen } from './result.ts';
import * as S from './state.ts';
import { contractOf, type State } from './state.ts';
import { HAND_SIZE, type View } from './types.ts';

export class Memory {
  /** For its rules and ladder; its cards are not read. */
  state: State;
  seat: Seat = 0;
  forehand: Seat = 0;
  /** The own cards at the beginning. */
  dealt: Cards = 0;
  readonly log: Uint16Array = new Uint16Array(S.MOST_MOVES);
  length = 0;
  /** By seat: marriages announced, or -1 if unknown. */
  readonly marriages: Int32Array = new Int32Array(3);
  /** By seat: an open hand, or 0. */
  readonly open: Int32Array = new Int32Array(3);
  /** A deal that began in the middle. */
  origin:
    | { soloist: Seat; rank: number; trump: number; gone: Cards; talon: Cards; size: number }
    | undefined;

  constructor(state: State) {
    this.state = state;
  }
}

/** From the truth: reads only what the seat knows, and copies hidden discards into the log. */
export function rememberState(state: State, seat: Seat, into: Memory): void {
  const { at } = state;
  into.state = state;
  into.seat = seat;
  into.forehand = at[S.FOREHAND]!;
  into.dealt = at[S.DEALT + seat]!;
  into.length = at[S.LENGTH]!;
  for (let i = 0; i < into.length; i++) into.log[i] = state.log[i]!;
  const announcing = at[S.SOLOIST]! >= 0 && has(contractOf(state), 'passz');
  for (let one = 0; one < 3; one++) {
    const known = announcing && (at[S.TRICKS]! > 0 || playedBy(state, one) !== 0);
    into.marriages[one] = known ? at[S.MARRIAGE + one]! : -1;
    into.open[one] = isOpen(state, one) ? at[S.HAND + one]! : 0;
  }
  into.origin =
    at[S.ORIGIN] === 0
      ? undefined
      : {
          soloist: at[S.SOLOIST]!,
          rank: at[S.HIGH]!,
          trump: at[S.TRUMP]!,
          gone: at[S.GONE]!,
          talon: at[S.DISCARDER] === seat ? at[S.TALON]! : 0,
          size: count(at[S.DEALT + seat]!),
        };
}

function cardOf(name: string | undefined): UltiCard {
  const card = parseCard(name ?? '');
  if (card === undefined) throw new Error(`a view names a card that does not exist: ${name}`);
  return card;
}

function cardsOf(names: readonly string[]): Cards {
  return setOf(names.map(cardOf));
}

/** From a view. `state` lends its rules; its contract is set, so that components can be named. */
export function rememberView(view: View, state: State): Memory {
  const memory = new Memory(state);
  const { at, ladder } = state;
  const seat = view.seat ?? 0;
  memory.seat = seat;
  memory.forehand = (view.dealer + 1) % 3;
  at[S.SOLOIST] = view.soloist ?? -1;
  at[S.HIGH_SEAT] = view.high?.seat ?? -1;
  at[S.LANED] = view.trump === null && state.options.individualKontra ? 1 : 0;
  at[S.HIGH] = view.high === null ? 0 : (ladder.byId.get(view.high.bid)?.rank ?? 0);
  for (const { seat: mover, text } of view.actions) {
    memory.log[memory.length++] = moveOf(state, text) | (mover << 8);
  }
  fillDiscards(view, memory);
  memory.dealt = dealtTo(memory, view);
  view.marriages.forEach((values, one) => {
    memory.marriages[one] = values === null ? -1 : (marriageRecord(values) ?? -1);
  });
  view.open.forEach((hand, one) => {
    memory.open[one] = hand === null ? 0 : cardsOf(hand);
  });
  if (view.origin !== null) {
    memory.origin = {
      soloist: view.soloist ?? 0,
      rank: at[S.HIGH],
      trump: view.trump === null ? SUITS.length : SUITS.indexOf(view.trump),
      gone: cardsOf(view.origin.gone),
      talon: view.talon === null ? 0 : cardsOf(view.talon),
      size: HAND_SIZE - view.origin.tricks[0] - view.origin.tricks[1],
    };
  }
  return memory;
}

/** Parses a move without checking that it is legal. A discard without a card becomes one of card 0. */
function moveOf(state: State, text: string): Move {
  const parts = parseMoveParts(text) ?? unknown(text);
  switch (parts.kind) {
    case 'bid':
      return BID + (state.ladder.byId.get(parts.bid)?.rank ?? unknown(text));
    case 'discard':
      return DISCARD + (parts.card === null ? 0 : cardOf(parts.card));
    case 'trump':
      return NAME + (parseSuit(parts.suit) ?? unknown(text));
    case 'play':
      return cardOf(parts.card);
    case 'kontra': {
      const { components } = contractOf(state);
      return (
        KONTRA + setOf(parts.doubled.map(({ name }) => components.findIndex(({ c }) => c === name)))
      );
    }
    case 'raise': {
      const lanes = new Map(laneNames(state));
      return RAISE + setOf(parts.doubled.map(({ name }) => lanes.get(name) ?? unknown(text)));
    }
    case 'word':
      return moveOfWord(parts.word);
    default:
      return parts satisfies never;
  }
}

function unknown(text: string): never {
  throw new Error(`a view tells of an action that does not exist: ${text}`);
}

/** Whatever was picked up was discarded before; at the end all discards are open. */
function fillDiscards(view: View, { log }: Memory): void {
  let pair: number[] = [];
  const open = [...(view.result?.discards ?? [])];
  const fill = (names: readonly string[]): void => {
    // The own discards are there already, in order.
    if (log[pair[0] ?? 0]! >> 8 === view.seat) return;
    pair.forEach((index, i) => {
      log[index] = (DISCARD + cardOf(names[i])) | (log[index]! & 0xff00);
    });
  };
  view.actions.forEach(({ text, cards }, index) => {
    const parts = parseMoveParts(text);
    if (parts?.kind === 'discard') {
      pair.push(index);
      if (pair.length === 2 && open.length > 0) fill(open.shift()?.cards ?? []);
    } else if (parts?.kind === 'word' && parts.word === 'pickup') {
      if (cards !== undefined) fill(cards);
      pair = [];
    } else if (pair.length === 2 && parts?.kind === 'bid') pair = [];
  });
}

/** Rewinds the own hand to the beginning. */
function dealtTo({ log, length, seat }: Memory, view: View): Cards {
  let hand = cardsOf(view.hand ?? []);
  for (let i = length - 1; i >= 0; i--) {
    const move = log[i]! & 0xff;
    if (log[i]! >> 8 !== seat) continue;
    if (isPlay(move)) hand |= 1 << move;
    else if (isDiscard(move)) hand |= 1 << (move - DISCARD);
    else if (move === PICKUP) hand &= ~talonBefore(log, i);
  }
  return hand;
}

/** The last two discards before an index in the log. */
export function talonBefore(log: Uint16Array, index: number): Cards {
  let cards = 0;
  let left = 2;
  for (let i = index - 1; i >= 0 && left > 0; i--) {
    const move = log[i]! & 0xff;
    if (!isDiscard(move)) continue;
    cards |= 1 << (move - DISCARD);
    left--;
  }
  return cards;
}
