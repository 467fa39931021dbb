/** Checks a view from outside (rule 10): its shape, and that no card is there twice. */
import { OVER, refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { parseCard, SUITS } from './cards.ts';
import { rules } from './options.ts';
import { MOST_MOVES } from './state.ts';
import { HAND_SIZE, PHASES, SEATS, TRICKS_OF_DEAL, type View } from './types.ts';

const SEAT = shape.whole(0, SEATS - 1);
const CARD = shape.textThat((text) => parseCard(text) !== undefined);
const CARDS = shape.listOf(CARD, 0, HAND_SIZE + 2);
/** Points are stored in 32 bits. */
const POINTS = shape.whole(-(2 ** 31), 2 ** 31 - 1);
const TRICKS = shape.whole(0, TRICKS_OF_DEAL);
/** A bid or an action: its meaning is checked later, and it cannot be long. */
const WORDS = shape.textThat((text) => text.length <= 80);
const VALUES = shape.listOf(shape.whole(20, 40), 0, 4);
const BY_SEAT = <T>(one: shape.Shape<T>): shape.Shape<readonly T[]> => shape.listOf(one, SEATS);

const ORIGIN = shape.objectOf({
  leader: SEAT,
  points: shape.listOf(shape.whole(0, 200), 2),
  tricks: shape.listOf(TRICKS, 2),
  aces: shape.whole(0, 4),
  marriages: shape.orNull(BY_SEAT(VALUES)),
  kontra: shape.listOf(
    shape.objectOf({ component: WORDS, levels: shape.listOf(shape.whole(0, 6), 2) }),
    0,
    7,
  ),
  gone: shape.listOf(CARD, 0, 32),
});

const RESULT = shape.objectOf({
  dealt: BY_SEAT(CARDS),
  discards: shape.listOf(shape.objectOf({ seat: SEAT, cards: CARDS }), 0, MOST_MOVES),
  talon: CARDS,
});

const VIEW = shape.objectOf({
  seat: shape.orNull(SEAT),
  seats: shape.whole(SEATS, SEATS),
  turn: shape.whole(OVER, SEATS - 1),
  deal: shape.whole(0, 2 ** 31 - 1),
  dealer: SEAT,
  carry: BY_SEAT(POINTS),
  phase: shape.oneOf(PHASES),
  high: shape.orNull(shape.objectOf({ bid: WORDS, seat: SEAT, held: shape.trueOrFalse })),
  announced: shape.anything,
  actions: shape.listOf(
    shape.objectOf({ seat: SEAT, text: WORDS }, { cards: CARDS }),
    0,
    MOST_MOVES,
  ),
  hand: shape.orNull(CARDS),
  handSizes: BY_SEAT(shape.whole(0, HAND_SIZE + 2)),
  talon: shape.orNull(CARDS),
  soloist: shape.orNull(SEAT),
  contract: shape.orNull(WORDS),
  trump: shape.orNull(shape.textThat((text) => text.length === 1 && SUITS.includes(text))),
  marriages: BY_SEAT(shape.orNull(VALUES)),
  trick: shape.orNull(shape.objectOf({ leader: SEAT, cards: CARDS })),
  tricks: shape.listOf(
    shape.objectOf({ leader: SEAT, cards: CARDS, winner: SEAT }),
    0,
    TRICKS_OF_DEAL,
  ),
  open: BY_SEAT(shape.orNull(CARDS)),
  origin: shape.orNull(ORIGIN),
  result: shape.orNull(RESULT),
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
