/** Names of cards and suits: German, or the equivalent French ones. */
import { frenchFace } from '@pakli/text';
import type { FrenchSuit } from '../../cards/suits.ts';
import type { Talk } from '../../words/talk.ts';

export interface DeckWords {
  readonly french: boolean;
  readonly card: (card: string) => string;
  readonly suit: (suit: string) => string;
}

export function deckWords({ text: { cards, games } }: Talk, french: boolean): DeckWords {
  if (!french) return { french, card: games.ulti.card.name, suit: games.ulti.card.suit };
  return {
    french,
    card: (card) => cards.name(frenchFace(card)),
    suit: (suit) => cards.suit(frenchFace(`${suit}7`).charAt(1) as FrenchSuit),
  };
}
