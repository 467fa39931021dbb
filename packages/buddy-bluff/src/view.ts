/** What a seat knows (rule 7), worlds that fit it, and how a table may show it. */
import {
  OVER,
  placesOf,
  shuffle,
  type Hidden,
  type Move,
  type Random,
  type Seat,
  EVERYBODY,
  type Reader,
} from '@pakli/core';
import { DECK_SIZE, formatCard, parseCard, rankOf, RANKS, type Card } from '@pakli/core/cards';
import { formatMove, moves, parseMove } from './moves.ts';
import { scores } from './scoring.ts';
import {
  DEAL,
  deckOf,
  handOf,
  IN_CENTRE,
  IN_DECK,
  IN_HAND,
  look,
  NONE,
  passOver,
  PHASE,
  phaseOf,
  pileOf,
  PLAYED,
  POOL,
  push,
  receive,
  ROUND,
  SEALED,
  setup,
  STARTER,
  TURN,
  turn,
  type State,
} from './state.ts';
import { SEATS, type Event, type Seal, type Seen, type View } from './types.ts';

/** A hand of more than four cards exists only in set-up positions; all 52 with four targets bound it. */
export const MAX_CHOICES: number = DECK_SIZE * SEATS;

const listed = new Int32Array(MAX_CHOICES);

/** Seals of a slot, bottom to top: neighbouring sealed cards of one rank are one seal (rule 5). */
export function sealsOf(state: State, slot: Seat): Seal[] {
  const seals: Seal[] = [];
  for (const [index, card] of pileOf(state, slot).entries()) {
    if ((state.place[card]! & SEALED) === 0) continue;
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
    deal: state.now[DEAL]!,
    carry: [...state.carry],
    centre: Array.from(state.centre, (card) => (card === NONE ? null : formatCard(card))),
    pool: pileOf(state, POOL).map(formatCard),
    slots: Array.from({ length: SEATS }, (_, slot) => ({
      cards: pileOf(state, slot).map(formatCard),
      seals: sealsOf(state, slot),
    })),
    hand: reader === EVERYBODY ? null : handOf(state, reader).map(formatCard),
    handSizes: [...state.held],
    deckSize: deckOf(state).length,
    played: playedOf(state),
    starter: state.now[STARTER]!,
    player: now >= 0 ? now : state.now[TURN]!,
    round: state.now[ROUND]!,
    plays: state.now[PLAYED]!,
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
  const known = state.played.subarray(0, state.now[PLAYED]).filter((entry) => entry > 0);
  return Array.from(known, (entry) => formatMove(entry - 1));
}

/** A position laid out card by card; the cards nobody names are in the deck. */
export interface Layout {
  /** Of the match, from 0, and the totals before it. */
  readonly deal: number;
  readonly carry: readonly number[];
  readonly centre: readonly (Card | null)[];
  readonly pool: readonly Card[];
  readonly slots: readonly {
    readonly cards: readonly Card[];
    readonly seals: readonly { readonly from: number; readonly to: number }[];
  }[];
  readonly hands: readonly (readonly Card[])[];
  /** The last plays, as many as are known. */
  readonly played: readonly Move[];
  readonly starter: Seat;
  readonly player: Seat;
  readonly round: number;
  readonly plays: number;
}

/** Fills a state; assumes that no card is named twice. */
export function lay(state: State, layout: Layout): void {
  setup(state, { number: layout.deal, starter: layout.starter, carry: layout.carry });
  layout.centre.forEach((card, place) => {
    if (card === null) return;
    state.centre[place] = card;
    state.place[card] = IN_CENTRE;
  });
  for (const card of layout.pool) push(state, POOL, card);
  layout.slots.forEach(({ cards, seals }, slot) => {
    for (const card of cards) push(state, slot, card);
    const locked = Math.max(0, ...seals.map((seal) => seal.to));
    state.locked[slot] = locked;
    if (locked === cards.length) state.open[slot] = NONE;
    cards.slice(0, locked).forEach((card, index) => {
      if (seals.some((seal) => seal.from <= index && index < seal.to)) {
        state.place[card] = state.place[card]! | SEALED;
      } else state.accessible[rankOf(card)] = state.accessible[rankOf(card)]! - 1;
    });
  });
  layout.hands.forEach((hand, seat) => {
    for (const card of hand) receive(state, seat, card);
  });
  look(state);
  const { played, plays } = layout;
  for (const [index, move] of played.entries())
    state.played[plays - played.length + index] = move + 1;
  state.now[TURN] = layout.player;
  state.now[ROUND] = layout.round;
  state.now[PLAYED] = layout.plays;
  state.now[PHASE] = phaseOf(state, passOver(state));
}

function cardsOf(names: readonly string[]): Card[] {
  return names.map((name) => parseCard(name) ?? fail(name));
}

function fail(name: string): never {
  throw new Error(`a view names what does not exist: ${name}`);
}

/** Some state that fits the view: the other hands are filled with the first unseen cards. */
export function world(given: View, into: State): void {
  const centre = given.centre.map((name) =>
    name === null ? null : (parseCard(name) ?? fail(name)),
  );
  const pool = cardsOf(given.pool);
  const slots = given.slots.map((slot) => ({ cards: cardsOf(slot.cards), seals: slot.seals }));
  const own = cardsOf(given.hand ?? []);
  const known = new Set([...centre, ...pool, ...slots.flatMap((slot) => slot.cards), ...own]);
  const unseen = Array.from({ length: DECK_SIZE }, (_, card) => card).filter(
    (card) => !known.has(card),
  );
  const hands = given.handSizes.map((size, seat) =>
    seat === given.seat ? own : unseen.splice(0, size),
  );
  const { deal, carry, starter, player, round, plays } = given;
  const played = given.played.map((text) => parseMove(text) ?? fail(text));
  const when = { deal, carry, starter, player, round, plays };
  lay(into, { centre, pool, slots, hands, played, ...when });
}

const unknown = new Uint8Array(DECK_SIZE);

/** Hands and deck are the only hidden cards, and nothing is ever proved about them: all ways to deal them are possible. */
export function redeal(state: State, seat: Seat, random: Random): void {
  const own = IN_HAND + seat;
  let count = 0;
  for (let card = 0; card < DECK_SIZE; card++) {
    const place = state.place[card]!;
    if (place === IN_DECK || (place >= IN_HAND && place < IN_HAND + SEATS && place !== own)) {
      unknown[count++] = card;
      state.place[card] = IN_DECK;
      // A card in the deck has no neighbour: equal positions are equal bytes.
      state.link[card] = NONE;
    }
  }
  let hidden = 0;
  for (let other = 0; other < SEATS; other++) if (other !== seat) hidden += state.held[other]!;
  shuffle(unknown, count, hidden, random);
  let next = 0;
  for (let other = 0; other < SEATS; other++) {
    if (other === seat) continue;
    const size = state.held[other]!;
    state.first[other] = NONE;
    state.last[other] = NONE;
    state.held[other] = 0;
    for (let i = 0; i < size; i++) receive(state, other, unknown[next++]!);
  }
}
