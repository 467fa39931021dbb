/** What a seat knows, and what it sees of an event (rule 7). */
import { OVER, placesOf, type Hidden, type Seat, EVERYBODY, type Reader } from '@pakli/core';
import { formatCard, rankOf, RANKS } from '@pakli/core/cards';
import { formatMove, moves, MAX_CHOICES } from './moves.ts';
import { scores } from './scoring.ts';
import * as S from './state.ts';
import { deckOf, handOf, pileOf, turn, type State } from './state.ts';
import { SEATS, type Event, type Seal, type Seen, type View } from './types.ts';

const listed = new Int32Array(MAX_CHOICES);

/** Seals of a slot, bottom to top: neighbouring sealed cards of one rank are one seal (rule 5). */
export function sealsOf(state: State, slot: Seat): Seal[] {
  const seals: Seal[] = [];
  for (const [index, card] of pileOf(state, slot).entries()) {
    if ((state.place[card]! & S.SEALED) === 0) continue;
    const rank = RANKS.charAt(rankOf(card));
    const last = seals.at(-1);
    if (last !== undefined && last.to === index && last.rank === rank) {
      seals[seals.length - 1] = { ...last, to: index + 1 };
    } else seals.push({ rank, from: index, to: index + 1 });
  }
  return seals;
}

export function view(state: State, reader: Reader): View {
  const now = turn(state);
  const final = now === OVER ? scores(state) : undefined;
  return {
    seat: reader,
    seats: SEATS,
    options: state.options,
    turn: now,
    moves: reader === now ? [...listed.subarray(0, moves(state, listed))] : [],
    deal: state.now[S.DEAL]!,
    carry: [...state.carry],
    centre: Array.from(state.centre, (card) => (card === S.NONE ? null : formatCard(card))),
    pool: pileOf(state, S.POOL).map(formatCard),
    slots: Array.from({ length: SEATS }, (_, slot) => ({
      cards: pileOf(state, slot).map(formatCard),
      seals: sealsOf(state, slot),
    })),
    hand: reader === EVERYBODY ? null : handOf(state, reader).map(formatCard),
    handSizes: [...state.held],
    deckSize: deckOf(state).length,
    played: playedOf(state),
    starter: state.now[S.STARTER]!,
    player: now >= 0 ? now : state.now[S.TURN]!,
    round: state.now[S.ROUND]!,
    plays: state.now[S.PLAYED]!,
    ...(final === undefined ? {} : { scores: final, places: placesOf(final, 'low') }),
  };
}

/** Hands, and the deck, which has no order. */
export function hidden(state: State): Hidden {
  const hands = Array.from({ length: SEATS }, (_, seat) => [
    `hand:${seat}`,
    handOf(state, seat).map(formatCard),
  ]);
  return { ...Object.fromEntries(hands), deck: deckOf(state).map(formatCard) };
}

export function seen(event: Event, reader: Reader): Seen {
  if (event.kind !== 'deal') return event;
  return {
    kind: 'deal',
    round: event.round,
    centre: event.centre,
    hand: reader === EVERYBODY ? null : (event.hands[reader] ?? null),
    sizes: event.hands.map((hand) => hand.length),
  };
}

/** The plays that are known, in their order. */
export function playedOf(state: State): string[] {
  const count = state.now[S.PLAYED]!;
  const texts: string[] = [];
  for (let n = 0; n < count; n++) {
    const entry = state.played[n]!;
    if (entry > 0) texts.push(formatMove(entry - 1));
  }
  return texts;
}
