/** A view from outside (RULES 3): its shape, and that every card is there once. */
import { OVER, refuse, type Refusal } from '@pakli/core';
import {
  either,
  listOf,
  oneOf,
  orNull,
  objectOf,
  textThat,
  trueOrFalse,
  tupleOf,
  whole,
} from '@pakli/core/shape';
import { CARD_NAMES, PROTOCOL_NAMES } from './cards/index.ts';
import { rules } from './options.ts';
import { CARDS as MOST_CARDS, MAX_TRAIL } from './state.ts';
import { ENDS, PHASES, SEATS, TRAIL_WORDS, type View } from './types.ts';
import { namesIn } from './world.ts';

const SEAT = whole(0, SEATS - 1);
const COUNT = whole(0, MOST_CARDS);
/** Times, turns and the words of the machine are kept in 32 bits. */
const NUMBER = whole(-(2 ** 31), 2 ** 31 - 1);
const CARD = oneOf(CARD_NAMES);
const CARDS = listOf(CARD, 0, MOST_CARDS);
/** A zone or a place in one, such as `P1.deck.3`. */
const PLACE = textThat((text) => text.length <= 12);
/** Of a trail: a card or a place. */
const NAME = textThat((text) => text.length <= 20);
/** Of the machine: a card, or the cards of a set by name or place. */
const WORDS = textThat((text) => text.length <= 20 * MOST_CARDS);
const MANY = 4096;

const PLAYER = objectOf({
  hand: orNull(CARDS),
  handCount: COUNT,
  deckCount: COUNT,
  trash: CARDS,
  protocols: listOf(objectOf({ protocol: oneOf(PROTOCOL_NAMES), compiled: trueOrFalse }), 0, 3),
  stacks: listOf(
    listOf(objectOf({ pos: PLACE, faceUp: trueOrFalse, card: orNull(CARD) }), 0, MOST_CARDS),
    3,
  ),
});

const COMMIT = objectOf({
  pos: PLACE,
  from: PLACE,
  way: whole(0, 255),
  faceUp: trueOrFalse,
  card: orNull(CARD),
});

const CLASS = whole(0, 2 ** 16 - 1);
const MEMORY = objectOf({
  known: listOf(tupleOf(CARD, PLACE, trueOrFalse), 0, MOST_CARDS),
  shown: CARDS,
  unknown: listOf(tupleOf(CARD, CLASS), 0, MOST_CARDS),
  unread: listOf(tupleOf(PLACE, CLASS), 0, MOST_CARDS),
  trail: listOf(tupleOf(oneOf(TRAIL_WORDS), either(CLASS, NAME)), 0, MAX_TRAIL),
  shuffled: listOf(CLASS, SEATS),
});

const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(SEATS, SEATS),
  turn: whole(OVER, SEATS - 1),
  moves: listOf(whole(0, 2 ** 31 - 1), 0, MANY),
  players: listOf(PLAYER, SEATS),
  control: orNull(SEAT),
  player: SEAT,
  number: NUMBER,
  starter: SEAT,
  phase: oneOf(PHASES),
  winner: orNull(SEAT),
  over: orNull(oneOf(ENDS)),
  commits: listOf(COMMIT, 0, MOST_CARDS),
  memory: orNull(MEMORY),
  machine: listOf(either(NUMBER, WORDS), 0, MANY),
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
