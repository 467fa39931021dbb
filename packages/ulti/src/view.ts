/** What a seat knows (rule 10). */
import { OVER, type Hidden, type Seat, EVERYBODY, type Reader } from '@pakli/core';
import { count, formatCards, SUITS } from './cards.ts';
import { isDiscard, PICKUP } from './codes.ts';
import { marriageValues } from './contract.ts';
import { factsOf, noFacts } from './facts.ts';
import { tricksOf, walk } from './history.ts';
import { has } from './ladder.ts';
import { MOST_CHOICES, moves } from './moves.ts';
import { formatTruth } from './notation.ts';
import { kontraOf, openHands, resultOf } from './result.ts';
import {
  ANNOUNCED,
  bidOf,
  CARRY,
  contractOf,
  dealerOf,
  DECLINES,
  DISCARDER,
  GONE,
  HAND,
  HELD,
  HIGH,
  HIGH_SEAT,
  MARRIAGE,
  NUMBER,
  ORIGIN,
  ORIGIN_ACES,
  ORIGIN_LEVELS,
  ORIGIN_POINTS,
  ORIGIN_TRICKS,
  PHASE,
  SOLOIST,
  TALON,
  TRICKS,
  TRUMP,
  WON,
  type State,
  turn,
} from './state.ts';
import {
  PHASES,
  SEATS,
  type Origin,
  type Phase,
  type Said,
  type View,
  type Event,
  type Seen,
  SEAT_LIST,
} from './types.ts';

const listed = new Int32Array(MOST_CHOICES);

export function phaseOf({ at }: State): Phase {
  return PHASES[at[PHASE]!] ?? 'DEAL';
}

export function view(state: State, reader: Reader): View {
  const { at } = state;
  const now = turn(state);
  const soloist = at[SOLOIST]! < 0 ? null : at[SOLOIST]!;
  const { tricks, trick } = tricksOf(state);
  return {
    seat: reader,
    seats: SEATS,
    options: state.options,
    turn: now,
    moves: reader === now ? [...listed.subarray(0, moves(state, listed))] : [],
    deal: at[NUMBER]!,
    dealer: dealerOf(state),
    carry: SEAT_LIST.map((one) => at[CARRY + one]!),
    phase: phaseOf(state),
    high:
      at[HIGH] === 0
        ? null
        : { bid: bidOf(state, at[HIGH]!).id, seat: at[HIGH_SEAT]!, held: at[HELD] !== 0 },
    announced: at[ANNOUNCED] === 0 ? null : bidOf(state, at[ANNOUNCED]!).id,
    declines: at[DECLINES]!,
    actions: actionsOf(state, reader),
    hand: reader === EVERYBODY ? null : formatCards(at[HAND + reader]!),
    handSizes: SEAT_LIST.map((one) => count(at[HAND + one]!)),
    talon: reader !== EVERYBODY && at[DISCARDER] === reader ? formatCards(at[TALON]!) : null,
    soloist,
    contract: soloist === null ? null : contractOf(state).id,
    trump: SUITS.charAt(at[TRUMP]!) || null,
    kontra: kontraOf(state),
    marriages: SEAT_LIST.map((one) => announcedBy(state, one)),
    trick,
    tricks,
    points: pointsNow(state),
    won: [at[WON]!, at[TRICKS]! - at[WON]!],
    open: openHands(state),
    origin: at[ORIGIN] === 0 ? null : originOf(state),
    result: now === OVER ? resultOf(state) : null,
  };
}

/** Hands, and the talon while nobody holds it. */
export function hidden({ at }: State): Hidden {
  return {
    'hand:0': formatCards(at[HAND]!),
    'hand:1': formatCards(at[HAND + 1]!),
    'hand:2': formatCards(at[HAND + 2]!),
    talon: formatCards(at[TALON]!),
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
  if (at[SOLOIST]! < 0 || !has(contractOf(state), 'passz')) return null;
  return hasPlayed(state, seat) ? marriageValues(at[MARRIAGE + seat]!) : null;
}

function hasPlayed(state: State, seat: Seat): boolean {
  if (state.at[TRICKS]! > 0) return true;
  let played = false;
  walk(state, (mover, move) => (played ||= mover === seat && move < 32));
  return played;
}

const facts = noFacts();

/** Card points in tricks, the last trick's ten included. */
function pointsNow(state: State): [number, number] {
  if (state.at[SOLOIST]! < 0) return [0, 0];
  factsOf(state, facts);
  return [facts.solPts, facts.defPts];
}

function originOf(state: State): Origin {
  const { at } = state;
  const tricks: [number, number] = [at[ORIGIN_TRICKS]!, at[ORIGIN_TRICKS + 1]!];
  return {
    leader: at[ORIGIN]! - 1,
    points: [at[ORIGIN_POINTS]!, at[ORIGIN_POINTS + 1]!],
    tricks,
    aces: at[ORIGIN_ACES]!,
    marriages:
      tricks[0] + tricks[1] === 0
        ? null
        : SEAT_LIST.map((seat) => marriageValues(at[MARRIAGE + seat]!)),
    kontra: kontraOf(state, ORIGIN_LEVELS),
    gone: formatCards(at[GONE]!),
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
