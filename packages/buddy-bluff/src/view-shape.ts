/** Checks a view from outside (rule 7): its shape, and that every card is there once. */
import { OVER, refuse, type Refusal } from '@pakli/core';
import { DECK_SIZE, parseCard, RANKS } from '@pakli/core/cards';
import { listOf, orNull, objectOf, textThat, whole } from '@pakli/core/shape';
import { parseMove } from './moves.ts';
import { rules } from './options.ts';
import { DEALS, DECK_POINTS, PLAYS, ROUNDS, SEATS, type View } from './types.ts';

const SEAT = whole(0, SEATS - 1);
const COUNT = whole(0, DECK_SIZE);
const CARDS = listOf(
  textThat((text) => parseCard(text) !== undefined),
  0,
  DECK_SIZE,
);
const SEAL = objectOf({
  rank: textThat((text) => text.length === 1 && RANKS.includes(text)),
  from: COUNT,
  to: COUNT,
});

const VIEW = objectOf({
  seat: orNull(SEAT),
  seats: whole(SEATS, SEATS),
  turn: whole(OVER, SEATS - 1),
  deal: whole(0, DEALS - 1),
  carry: listOf(whole(0, (DEALS - 1) * DECK_POINTS), SEATS),
  centre: listOf(orNull(textThat((text) => parseCard(text) !== undefined)), 4),
  pool: CARDS,
  slots: listOf(objectOf({ cards: CARDS, seals: listOf(SEAL, 0, DECK_SIZE) }), SEATS),
  hand: orNull(CARDS),
  handSizes: listOf(COUNT, SEATS),
  deckSize: COUNT,
  played: listOf(
    textThat((text) => parseMove(text) !== undefined),
    0,
    PLAYS,
  ),
  starter: SEAT,
  player: SEAT,
  round: whole(0, ROUNDS),
  plays: whole(0, PLAYS),
});

export function checkView(given: unknown): Refusal | undefined {
  const rule = rules.cites.views;
  const wrong = VIEW(given, '');
  if (wrong !== undefined) return refuse('bad-view', rule, { at: wrong.at });
  const view = given as View;
  const seen = [view.centre, view.pool, ...view.slots.map(({ cards }) => cards), view.hand ?? []]
    .flat()
    .filter((card) => card !== null);
  const twice = seen.find((card, i) => seen.indexOf(card) !== i);
  if (twice !== undefined) return refuse('card-twice', '2', { card: twice });
  const others = view.handSizes.filter((_, seat) => seat !== view.seat);
  const unseen = others.reduce((sum, size) => sum + size, view.deckSize);
  if (seen.length + unseen !== DECK_SIZE) return refuse('bad-view', rule, { at: 'handSizes' });
  if (view.played.length > view.plays) return refuse('bad-view', rule, { at: 'played' });
  return undefined;
}
