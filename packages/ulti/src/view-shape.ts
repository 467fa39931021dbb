/** A view from outside (rule 10): its shape, and that no card is there twice. */
import { OVER, refuse, type Refusal } from '@pakli/core';
import {
  anything,
  listOf,
  oneOf,
  orNull,
  objectOf,
  textThat,
  trueOrFalse,
  whole,
  type Shape,
} from '@pakli/core/shape';
import { parseCard, SUITS } from './cards.ts';
import { rules } from './options.ts';
import { MOST_MOVES } from './state.ts';
import { HAND_SIZE, PHASES, SEATS, TRICKS_OF_DEAL, type View } from './types.ts';

const SEAT = whole(0, SEATS - 1);
const CARD = textThat((text) => parseCard(text) !== undefined);
const CARDS = listOf(CARD, 0, HAND_SIZE + 2);
/** Points are kept in 32 bits. */
const POINTS = whole(-(2 ** 31), 2 ** 31 - 1);
const TRICKS = whole(0, TRICKS_OF_DEAL);
/** A bid or an action: what it means is asked later, and cannot be long. */
const WORDS = textThat((text) => text.length <= 80);
const VALUES = listOf(whole(20, 40), 0, 4);
const BY_SEAT = <T>(shape: Shape<T>): Shape<readonly T[]> => listOf(shape, SEATS);

const ORIGIN = objectOf({
  leader: SEAT,
  points: listOf(whole(0, 200), 2),
  tricks: listOf(TRICKS, 2),
  aces: whole(0, 4),
  marriages: orNull(BY_SEAT(VALUES)),
  kontra: listOf(objectOf({ component: WORDS, levels: listOf(whole(0, 6), 2) }), 0, 7),
  gone: listOf(CARD, 0, 32),
});

const RESULT = objectOf({
  dealt: BY_SEAT(CARDS),
  discards: listOf(objectOf({ seat: SEAT, cards: CARDS }), 0, MOST_MOVES),
  talon: CARDS,
});

const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(SEATS, SEATS),
  turn: whole(OVER, SEATS - 1),
  deal: whole(0, 2 ** 31 - 1),
  dealer: SEAT,
  carry: BY_SEAT(POINTS),
  phase: oneOf(PHASES),
  high: orNull(objectOf({ bid: WORDS, seat: SEAT, held: trueOrFalse })),
  announced: anything,
  actions: listOf(objectOf({ seat: SEAT, text: WORDS }, { cards: CARDS }), 0, MOST_MOVES),
  hand: orNull(CARDS),
  handSizes: BY_SEAT(whole(0, HAND_SIZE + 2)),
  talon: orNull(CARDS),
  soloist: orNull(SEAT),
  contract: orNull(WORDS),
  trump: orNull(textThat((text) => text.length === 1 && SUITS.includes(text))),
  marriages: BY_SEAT(orNull(VALUES)),
  trick: orNull(objectOf({ leader: SEAT, cards: CARDS })),
  tricks: listOf(objectOf({ leader: SEAT, cards: CARDS, winner: SEAT }), 0, TRICKS_OF_DEAL),
  open: BY_SEAT(orNull(CARDS)),
  origin: orNull(ORIGIN),
  result: orNull(RESULT),
});

export function checkView(given: unknown): Refusal | undefined {
  const rule = rules.cites.views;
  const wrong = VIEW(given, '');
  if (wrong !== undefined) return refuse('bad-view', rule, { at: wrong.at });
  const view = given as View;
  const played = [...view.tricks, ...(view.trick === null ? [] : [view.trick])];
  const seen = [
    view.hand ?? [],
    view.talon ?? [],
    view.origin?.gone ?? [],
    ...played.map(({ cards }) => cards),
  ].flat();
  const twice = seen.find((card, i) => seen.indexOf(card) !== i);
  return twice === undefined ? undefined : refuse('card-twice', rule, { card: twice });
}
