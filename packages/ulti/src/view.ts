/** What a seat knows (rule 10). */
import { OVER, type Hidden, type Seat, EVERYBODY, type Reader } from '@pakli/core';
import { count, formatCards, SUITS } from './cards.ts';
import { isDiscard, PICKUP } from './codes.ts';
import { marriageValues } from './contract.ts';
import { factsOf, noFacts } from './facts.ts';
import { playedBy, tricksOf, walk } from './history.ts';
import { has } from './ladder.ts';
import { MOST_CHOICES, moves } from './moves.ts';
import { formatTruth } from './notation.ts';
import { kontraOf, openHands, resultOf } from './result.ts';
import * as S from './state.ts';
import { bidOf, contractOf, dealerOf, type State, turn } from './state.ts';
import {
  PHASES,
  SEATS,
  type Origin,
  type Said,
  type View,
  type Event,
  type Seen,
  SEAT_LIST,
} from './types.ts';

const listed = new Int32Array(MOST_CHOICES);

export function phaseOf({ at }: State): View['phase'] {
  return PHASES[at[S.PHASE]!] ?? 'DEAL';
}

export function view(state: State, reader: Reader): View {
  const { at } = state;
  const now = turn(state);
  const soloist = at[S.SOLOIST]! < 0 ? null : at[S.SOLOIST]!;
  const { tricks, trick } = tricksOf(state);
  return {
    seat: reader,
    seats: SEATS,
    options: state.options,
    turn: now,
    moves: reader === now ? [...listed.subarray(0, moves(state, listed))] : [],
    deal: at[S.NUMBER]!,
    dealer: dealerOf(state),
    carry: SEAT_LIST.map((one) => at[S.CARRY + one]!),
    phase: phaseOf(state),
    high:
      at[S.HIGH] === 0
        ? null
        : { bid: bidOf(state, at[S.HIGH]!).id, seat: at[S.HIGH_SEAT]!, held: at[S.HELD] !== 0 },
    announced: at[S.ANNOUNCED] === 0 ? null : bidOf(state, at[S.ANNOUNCED]!).id,
    declines: at[S.DECLINES]!,
    actions: actionsOf(state, reader),
    hand: reader === EVERYBODY ? null : formatCards(at[S.HAND + reader]!),
    handSizes: SEAT_LIST.map((one) => count(at[S.HAND + one]!)),
    talon: reader !== EVERYBODY && at[S.DISCARDER] === reader ? formatCards(at[S.TALON]!) : null,
    soloist,
    contract: soloist === null ? null : contractOf(state).id,
    trump: SUITS.charAt(at[S.TRUMP]!) || null,
    kontra: kontraOf(state),
    marriages: SEAT_LIST.map((one) => announcedBy(state, one)),
    trick,
    tricks,
    points: pointsNow(state),
    won: [at[S.WON]!, at[S.TRICKS]! - at[S.WON]!],
    open: openHands(state),
    origin: at[S.ORIGIN] === 0 ? null : originOf(state),
    result: now === OVER ? resultOf(state) : null,
  };
}

/** Hands, and the talon while nobody holds it. */
export function hidden({ at }: State): Hidden {
  return {
    'hand:0': formatCards(at[S.HAND]!),
    'hand:1': formatCards(at[S.HAND + 1]!),
    'hand:2': formatCards(at[S.HAND + 2]!),
    talon: formatCards(at[S.TALON]!),
  };
}

/** All actions in order, without the cards that the seat has not seen. */
function actionsOf(state: State, reader: Reader): Said[] {
  const actions: Said[] = [];
  let talon = 0;
  walk(state, (mover, move) => {
    if (isDiscard(move)) {
      talon |= 1 << (move & 31);
      actions.push({ seat: mover, text: mover === reader ? formatTruth(state, move) : 'discard' });
      return;
    }
    const text = formatTruth(state, move);
    if (move === PICKUP) {
      actions.push({
        seat: mover,
        text,
        ...(mover === reader ? { cards: formatCards(talon) } : {}),
      });
      talon = 0;
    } else actions.push({ seat: mover, text });
  });
  return actions;
}

/** Rule 6.4: what a seat has announced; null before its first card and where nobody announces. */
function announcedBy(state: State, seat: Seat): number[] | null {
  const { at } = state;
  if (at[S.SOLOIST]! < 0 || !has(contractOf(state), 'passz')) return null;
  const hasPlayed = at[S.TRICKS]! > 0 || playedBy(state, seat) !== 0;
  return hasPlayed ? marriageValues(at[S.MARRIAGE + seat]!) : null;
}

const facts = noFacts();

/** Card points in tricks, the last trick's ten included. */
function pointsNow(state: State): [number, number] {
  if (state.at[S.SOLOIST]! < 0) return [0, 0];
  factsOf(state, facts);
  return [facts.solPts, facts.defPts];
}

function originOf(state: State): Origin {
  const { at } = state;
  const tricks: [number, number] = [at[S.ORIGIN_TRICKS]!, at[S.ORIGIN_TRICKS + 1]!];
  return {
    leader: at[S.ORIGIN]! - 1,
    points: [at[S.ORIGIN_POINTS]!, at[S.ORIGIN_POINTS + 1]!],
    tricks,
    aces: at[S.ORIGIN_ACES]!,
    marriages:
      tricks[0] + tricks[1] === 0
        ? null
        : SEAT_LIST.map((seat) => marriageValues(at[S.MARRIAGE + seat]!)),
    kontra: kontraOf(state, S.ORIGIN_LEVELS),
    gone: formatCards(at[S.GONE]!),
  };
}

/** Rule 10: the only way an event leaves. */
export function seen(event: Event, reader: Reader): Seen {
  if (event.kind === 'deal') {
    return {
      kind: 'deal',
      dealer: event.dealer,
      hand: reader === EVERYBODY ? null : (event.hands[reader] ?? null),
      sizes: event.hands.map((hand) => hand.length),
    };
  }
  if (event.kind === 'pickup')
    return { ...event, cards: event.seat === reader ? event.cards : null };
  if (event.kind === 'discard')
    return { ...event, card: event.seat === reader ? event.card : null };
  return event;
}
