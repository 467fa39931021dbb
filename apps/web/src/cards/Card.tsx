/**
 * A card of the French deck, as wide as its container.
 *
 *     <Card face="QH" label="Queen of Hearts" />     <Card label="Face-down card" />
 *
 * The drawings are in the page once (CardArt); a card only references them.
 * Below a certain width the plain face with the big index is used.
 */
import { memo, type ReactElement } from 'react';
import './colours.css';
import './Card.css';
import { useDrawing, type CardPattern } from './drawn-faces.ts';

export interface CardProps {
  /** Rank and suit in core's notation: `QH`. Without it the back is shown. */
  readonly face?: string | undefined;
  /** Accessible name. A card without one is decoration: its container has the name. */
  readonly label?: string | undefined;
}

/** A card of a deck whose drawings are named `card-QH`, `card-QH-small` and `card-back`. */
export function Drawing({
  deck,
  face,
  label,
}: CardProps & { readonly deck: CardPattern }): ReactElement {
  useDrawing(deck, face ?? 'back');
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className="card" data-deck={deck} {...name}>
      <svg viewBox="-125 -175 250 350" aria-hidden="true">
        {face === undefined ? (
          <use href={`#${deck}-back`} />
        ) : (
          <>
            <use className="card-full" href={`#${deck}-${face}`} />
            <use className="card-small" href={`#${deck}-${face}-small`} />
          </>
        )}
      </svg>
    </span>
  );
}

export const Card = memo(function Card({ face, label }: CardProps): ReactElement {
  return <Drawing deck="card" face={face} label={label} />;
});
