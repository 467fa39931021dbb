/** Checks a view from outside (RULES 3): its shape, and that every card is there once. */
import { OVER, refuse, type Refusal } from '@pakli/core';
import * as shape from '@pakli/core/shape';
import { CARD_NAMES, PROTOCOL_NAMES } from './cards/index.ts';
import { rules } from './options.ts';
import { CARDS as MOST_CARDS, MAX_TRAIL } from './state.ts';
import { ENDS, PHASES, SEATS, TRAIL_WORDS, type View } from './types.ts';
import { namesIn } from './world.ts';

const SEAT = shape.whole(0, SEATS - 1);
const COUNT = shape.whole(0, MOST_CARDS);
/** Times, turns and the words of the machine are stored in 32 bits. */
const NUMBER = shape.whole(-(2 ** 31), 2 ** 31 - 1);
const CARD = shape.oneOf(CARD_NAMES);
const CARDS = shape.listOf(CARD, 0, MOST_CARDS);
/** A zone or a place in one, such as `P1.deck.3`. */
const PLACE = shape.textThat((text) => text.length <= 12);
/** Of a trail: a card or a place. */
const NAME = shape.textThat((text) => text.length <= 20);
/** Of the machine: a card, or the cards of a set by name or place. */
const WORDS = shape.textThat((text) => text.length <= 20 * MOST_CARDS);
const MANY = 4096;

const PLAYER = shape.objectOf({
  hand: shape.orNull(CARDS),
  handCount: COUNT,
  deckCount: COUNT,
  trash: CARDS,
  protocols: shape.listOf(
    shape.objectOf({ protocol: shape.oneOf(PROTOCOL_NAMES), compiled: shape.trueOrFalse }),
    0,
    3,
  ),
  stacks: shape.listOf(
    shape.listOf(
      shape.objectOf({ pos: PLACE, faceUp: shape.trueOrFalse, card: shape.orNull(CARD) }),
      0,
      MOST_CARDS,
    ),
    3,
  ),
});

const COMMIT = shape.objectOf({
  pos: PLACE,
  from: PLACE,
  way: shape.whole(0, 255),
  faceUp: shape.trueOrFalse,
  card: shape.orNull(CARD),
});

const CLASS = shape.whole(0, 2 ** 16 - 1);
const MEMORY = shape.objectOf({
  known: shape.listOf(shape.tupleOf(CARD, PLACE, shape.trueOrFalse), 0, MOST_CARDS),
  shown: CARDS,
  unknown: shape.listOf(shape.tupleOf(CARD, CLASS), 0, MOST_CARDS),
  unread: shape.listOf(shape.tupleOf(PLACE, CLASS), 0, MOST_CARDS),
  trail: shape.listOf(
    shape.tupleOf(shape.oneOf(TRAIL_WORDS), shape.either(CLASS, NAME)),
    0,
    MAX_TRAIL,
  ),
  shuffled: shape.listOf(CLASS, SEATS),
});

const VIEW = shape.objectOf({
  seat: shape.orNull(SEAT),
  seats: shape.whole(SEATS, SEATS),
  turn: shape.whole(OVER, SEATS - 1),
  moves: shape.listOf(shape.whole(0, 2 ** 31 - 1), 0, MANY),
  players: shape.listOf(PLAYER, SEATS),
  control: shape.orNull(SEAT),
  player: SEAT,
  number: NUMBER,
  starter: SEAT,
  phase: shape.oneOf(PHASES),
  winner: shape.orNull(SEAT),
  over: shape.orNull(shape.oneOf(ENDS)),
  commits: shape.listOf(COMMIT, 0, MOST_CARDS),
  memory: shape.orNull(MEMORY),
  machine: shape.listOf(shape.either(NUMBER, WORDS), 0, MANY),
});

export function checkView(given: unknown): Refusal | undefined {
  const rule = rules.cites.views;
  const wrong = VIEW(given, '');
  if (wrong !== undefined) return refuse('bad-view', rule, { at: wrong.at });
  const view = given as View;
  const seen = namesIn(view);
  const twice = seen.find((card, i) => seen.indexOf(card) !== i);
  if (twice !== undefined) return refuse('card-twice', rule, { card: twice });
  return seen.length > MOST_CARDS ? refuse('bad-view', rule, { at: 'memory' }) : undefined;
}
