/**
 * 3.2: who knows the place of which card. No guessing: a card is known as
 * long as it was seen and has not been mixed with others since.
 */
import { other, PLAYERS, type Card, type Model, type Player } from './state.ts';

/** These players see the card. */
export function show(model: Model, card: Card, players: readonly Player[] = PLAYERS): void {
  for (const player of players) model.knows[player].add(card);
  model.trace.push({ kind: 'seen', card, by: players });
}

/** A hand is about to lose a card hidden from the other player: it may be any of them. */
export function losesUnseen(model: Model, owner: Player): void {
  const { hand } = model.sides[owner];
  if (hand.length < 2) return;
  for (const card of hand) model.knows[other(owner)].delete(card);
}

/** A hand has no order: a card that leaves it may have come to it at any time. */
export function loses(model: Model, owner: Player): void {
  const { hand } = model.sides[owner];
  model.trace.push({ kind: 'mixed', cards: [...hand], for: [other(owner)] });
}

/** A deck is shuffled: its cards are known as far as they were seen, but not their order. A single card stays where it is. */
export function mixed(model: Model, cards: readonly Card[]): void {
  if (cards.length < 2) return;
  for (const player of PLAYERS) for (const card of cards) model.knows[player].delete(card);
  model.trace.push({ kind: 'mixed', cards: [...cards], for: PLAYERS });
}
