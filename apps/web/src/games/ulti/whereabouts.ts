/** What a player can know of each card of the deck from the view alone. */
import type { View } from '@pakli/ulti';

export const SUIT_ROWS = ['H', 'B', 'L', 'A'] as const;
const RANKS = ['7', '8', '9', 'U', 'O', 'K', 'X', 'A'] as const;
/** Without trumps the ten ranks just above the nine (rule 2). */
const RANKS_NO_TRUMP = ['7', '8', '9', 'X', 'U', 'O', 'K', 'A'] as const;

export const WHEREABOUTS = ['unseen', 'mine', 'open', 'gone'] as const;
/** `open`: in a hand that lies open; `gone`: played, or laid in the talon by the player who looks. */
export type Whereabouts = (typeof WHEREABOUTS)[number];

/** Lowest first. */
export function cardsOf(suit: string, noTrump: boolean): string[] {
  return (noTrump ? RANKS_NO_TRUMP : RANKS).map((rank) => suit + rank);
}

export function whereaboutsOf(view: View): (card: string) => Whereabouts {
  const mine = new Set(view.hand);
  const open = new Set(view.open.flatMap((hand) => hand ?? []));
  const gone = new Set([
    ...(view.origin?.gone ?? []),
    ...view.tricks.flatMap(({ cards }) => cards),
    ...(view.trick?.cards ?? []),
    ...(view.talon ?? []),
  ]);
  return (card) =>
    gone.has(card) ? 'gone' : mine.has(card) ? 'mine' : open.has(card) ? 'open' : 'unseen';
}
