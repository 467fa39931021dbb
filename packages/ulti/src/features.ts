/**
 * The feature vector (rule 12, layout 1): what a seat knows as numbers from 0
 * to 1, for learning programs. Cards by number, seats relative to the viewer
 * (me, right, left); what is not known is 0.
 *
 *     const { fields, size } = featureLayout(view.options);
 *     const numbers = features(view);   // 326 of them in `seed26`
 */
import type { Seat } from '@pakli/core';
import {
  allPoints,
  listCards,
  NO_TRUMP,
  parseCard,
  pointsOf,
  setOf,
  strengthOf,
  suitCards,
  SUITS,
} from './cards.ts';
import { Deduction } from './deduction.ts';
import { ladderOf } from './ladder.ts';
import { remember } from './memory.ts';
import { State } from './state.ts';
import { COMPONENTS, type Options, type Said, type View } from './types.ts';

/** A field of the vector: where it begins and how many numbers it has. */
export interface Field {
  readonly name: FieldName;
  readonly from: number;
  readonly size: number;
}

const FIELDS = [
  'hand',
  'talon',
  'played',
  'trick',
  'contract_type',
  'hearts',
  'trump_suit',
  'soloist',
  'trick_number',
  'points',
  'tricks',
  'bidding_history',
  'seat_history',
  'void_flags',
  'caps',
  'kontra',
  'marriages',
] as const;
export type FieldName = (typeof FIELDS)[number];

/** Where each field stands under these options. */
export function featureLayout(options: Options): {
  readonly fields: readonly Field[];
  readonly size: number;
} {
  const { bids, kinds } = ladderOf(options);
  const sizes: Readonly<Record<FieldName, number>> = {
    hand: 32,
    talon: 32,
    played: 96,
    trick: 64,
    contract_type: kinds.length,
    hearts: 1,
    trump_suit: 5,
    soloist: 3,
    trick_number: 10,
    points: 2,
    tricks: 2,
    bidding_history: bids.length,
    seat_history: 12,
    void_flags: 8,
    caps: 8,
    kontra: options.ladder === 'common54' ? 7 : 6,
    marriages: 6,
  };
  let from = 0;
  const fields = FIELDS.map((name): Field => {
    const field = { name, from, size: sizes[name] };
    from += field.size;
    return field;
  });
  return { fields, size: from };
}

function cardOf(name: string): number {
  return parseCard(name) ?? 0;
}

/** The numbers of a view; a spectator has none. */
export function features(view: View): Float64Array {
  const { fields, size } = featureLayout(view.options);
  const numbers = new Float64Array(size);
  if (view.seat === null) return numbers;
  const encoder = new Encoder(view, view.seat);
  for (const { name, from, size } of fields) {
    encoder[name](numbers.subarray(from, from + size));
  }
  return numbers;
}

/** Fills one field at a time. */
class Encoder implements Record<FieldName, (into: Float64Array) => void> {
  private readonly view: View;
  private readonly seat: Seat;
  private readonly known = new Deduction();
  private readonly ladder: ReturnType<typeof ladderOf>;

  constructor(view: View, seat: Seat) {
    this.view = view;
    this.seat = seat;
    this.ladder = ladderOf(view.options);
    this.known.draw(remember(view, new State(view.options)));
  }

  /** 0 me, 1 right, 2 left. */
  private relative(seat: Seat): number {
    return (seat - this.seat + 3) % 3;
  }

  private get standing(): ReturnType<typeof this.ladder.byId.get> {
    return this.ladder.byId.get(this.view.high?.bid ?? '');
  }

  hand(into: Float64Array): void {
    for (const name of this.view.hand ?? []) into[cardOf(name)] = 1;
  }

  /** Also the first of two discards, before the talon is complete. */
  talon(into: Float64Array): void {
    for (const card of this.knownTalon()) into[card] = 1;
  }

  private knownTalon(): number[] {
    const { phase, actions } = this.view;
    const talon = this.laidTalon;
    const last = actions.at(-1);
    if (talon !== null) return talon.map(cardOf);
    const laid =
      phase === 'DISCARD' && last?.seat === this.seat && last.text.startsWith('discard ');
    return laid ? [cardOf(last.text.slice(8))] : [];
  }

  /** The whole talon, where it is known: to who laid it down, and to all at the end. */
  private get laidTalon(): readonly string[] | null {
    return this.view.result?.talon ?? this.view.talon;
  }

  private plays(): readonly Said[] {
    return this.view.actions.filter(({ text }) => text.startsWith('play '));
  }

  played(into: Float64Array): void {
    for (const { seat, text } of this.plays()) {
      into[32 * this.relative(seat) + cardOf(text.slice(5))] = 1;
    }
  }

  trick(into: Float64Array): void {
    const { trick } = this.view;
    trick?.cards.forEach((name, place) => {
      const seat = this.relative((trick.leader + place) % 3);
      if (seat > 0) into[32 * (seat - 1) + cardOf(name)] = 1;
    });
  }

  contract_type(into: Float64Array): void {
    if (this.standing !== undefined) into[this.standing.kindNumber] = 1;
  }

  hearts(into: Float64Array): void {
    if (this.standing?.hearts === true) into[0] = 1;
  }

  /** None, H, B, L, A; nothing before it is named or fixed. */
  trump_suit(into: Float64Array): void {
    const { trump, soloist } = this.view;
    if (trump !== null) into[1 + SUITS.indexOf(trump)] = 1;
    else if (soloist !== null && this.standing?.noTrump === true) into[0] = 1;
  }

  soloist(into: Float64Array): void {
    const seat = this.view.soloist ?? this.view.high?.seat;
    if (seat !== undefined) into[this.relative(seat)] = 1;
  }

  trick_number(into: Float64Array): void {
    const { phase, won } = this.view;
    if (phase !== 'PLAY' && phase !== 'REKONTRA' && phase !== 'SCORED') return;
    if (this.view.trump === null && this.standing?.noTrump !== true) return;
    into[Math.min(won[0] + won[1], 9)] = 1;
  }

  points(into: Float64Array): void {
    const { options, points } = this.view;
    const talon = this.laidTalon;
    const a10 = options.cardPoints === 'A10';
    const known =
      talon === null || this.view.soloist === null ? 0 : pointsOf(setOf(talon.map(cardOf)), a10);
    const owner = options.talonOwner === 'soloist' ? 0 : 1;
    const all = allPoints(a10);
    points.forEach((sum, side) => {
      into[side] = (sum + (side === owner ? known : 0)) / all;
    });
  }

  tricks(into: Float64Array): void {
    this.view.won.forEach((number, side) => {
      into[side] = number / 10;
    });
  }

  bidding_history(into: Float64Array): void {
    if (this.standing !== undefined) into[this.standing.rank - 1] = 1;
  }

  /** Per seat: highest rank announced, pickups, passes, held. */
  seat_history(into: Float64Array): void {
    for (const { seat, text } of this.view.actions) {
      const at = 4 * this.relative(seat);
      const rank = text.startsWith('bid ') ? this.ladder.byId.get(text.slice(4))?.rank : undefined;
      if (rank !== undefined) into[at] = Math.max(into[at] ?? 0, rank / this.ladder.bids.length);
      if (text === 'pickup') into[at + 1] = Math.min(1, (into[at + 1] ?? 0) + 0.25);
      if (text === 'pass') into[at + 2] = Math.min(1, (into[at + 2] ?? 0) + 0.25);
      if (text === 'hold') into[at + 3] = 1;
    }
  }

  void_flags(into: Float64Array): void {
    this.eachSuit((place, suit, cards) => {
      into[4 * place + suit] = cards === 0 ? 1 : 0;
    });
  }

  /** The order of the contract (rule 2); in the auction that of trumps. */
  caps(into: Float64Array): void {
    const contract = this.ladder.byId.get(this.view.contract ?? '');
    const order = contract?.noTrump === true ? NO_TRUMP : 0;
    this.eachSuit((place, suit, cards) => {
      const most = Math.max(-1, ...listCards(cards).map((card) => strengthOf(card, order)));
      into[4 * place + suit] = (most + 1) / 8;
    });
  }

  /** The cards of each suit that the right and the left hand may still hold. */
  private eachSuit(visit: (place: number, suit: number, cards: number) => void): void {
    const { possible, sizes } = this.known;
    for (let place = 0; place < 2; place++) {
      for (let suit = 0; suit < 4; suit++) {
        const cards = sizes[place] === 0 ? 0 : possible[place]! & suitCards(suit);
        visit(place, suit, cards);
      }
    }
  }

  kontra(into: Float64Array): void {
    for (const { component, levels } of this.view.kontra) {
      into[COMPONENTS.indexOf(component)] = Math.max(...levels) / 6;
    }
  }

  marriages(into: Float64Array): void {
    this.view.marriages.forEach((values, seat) => {
      const at = 2 * this.relative(seat);
      into[at] = values?.includes(40) === true ? 1 : 0;
      into[at + 1] = (values ?? []).filter((value) => value === 20).length / 3;
    });
  }
}
