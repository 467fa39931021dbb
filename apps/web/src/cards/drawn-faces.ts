/**
 * The faces of each deck that some card of the page has shown, including
 * `back`. Only their drawings are in the page: a deck has thousands of parts,
 * and a table shows a few of its cards.
 */
import { useLayoutEffect } from 'react';
import { ValueStore } from '../prefs/store.ts';

export type CardPattern = 'card' | 'tell';

export const drawnFaces: Readonly<Record<CardPattern, ValueStore<readonly string[]>>> = {
  card: new ValueStore<readonly string[]>([]),
  tell: new ValueStore<readonly string[]>([]),
};

export function draw(deck: CardPattern, face: string): void {
  const faces = drawnFaces[deck];
  if (!faces.get().includes(face)) faces.set([...faces.get(), face]);
}

/** Makes sure that a card's drawing is in the page before the card is painted. */
export function useDrawing(deck: CardPattern, face: string): void {
  useLayoutEffect(() => draw(deck, face), [deck, face]);
}
