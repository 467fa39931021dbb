/**
 * One card of the French deck, as wide as its surroundings make it.
 *
 *     <Card face="QH" label="Queen of Hearts" />     <Card label="Face-down card" />
 *
 * The drawings stand once in the page (CardArt); a card only points at them.
 * Below a certain width the plain face with the big index takes over.
 */
import { memo, type ReactElement } from 'react';
import './Card.css';

export interface CardProps {
  /** In core's notation, rank and suit: `QH`. Without it the back is shown. */
  readonly face?: string | undefined;
  /** Accessible name. A card without one is decoration: whatever surrounds it has the name. */
  readonly label?: string | undefined;
}

export const Card = memo(function Card({ face, label }: CardProps): ReactElement {
  const name = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <span className={face === undefined ? 'card card-down' : 'card'} {...name}>
      <svg viewBox="-125 -175 250 350" aria-hidden="true">
        {face === undefined ? (
          <use href="#card-back" />
        ) : (
          <>
            <use className="card-full" href={`#card-${face}`} />
            <use className="card-small" href={`#card-${face}-small`} />
          </>
        )}
      </svg>
    </span>
  );
});
