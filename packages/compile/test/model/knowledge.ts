/**
 * 3.2: who knows where which card is. Nobody guesses: a card is known while
 * it was seen and has not been mixed with others since.
 */
import { PLAYERS, type Card, type Model, type Player } from './state.ts';

/** These players see the card. */
export function show(model: Model, card: Card, players: readonly Player[] = PLAYERS): void {
  for (const player of players) model.knows[player].add(card);
}

/** A card is about to leave this hand unseen by a player: it may have been any of them. */
export function leavesUnseen(model: Model, hand: readonly Card[], player: Player): void {
  if (hand.length < 2) return;
  for (const card of hand) model.knows[player].delete(card);
}

/**
 * A deck is shuffled: which cards are in it is known as far as they were seen,
 * not where. A single card is no exception; that it can be no other is a
 * conclusion, and conclusions are drawn from what is possible.
 */
export function mixed(model: Model, cards: readonly Card[]): void {
  for (const player of PLAYERS) for (const card of cards) model.knows[player].delete(card);
}
