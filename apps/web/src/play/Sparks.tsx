/** Sparks that fly once and are gone. */
import type { ReactElement } from 'react';
import './Sparks.css';

const SPARKS = 28;

export interface SparksProps {
  readonly end: () => void;
}

export function Sparks({ end }: SparksProps): ReactElement {
  return (
    <div className="play-sparks" aria-hidden="true" onAnimationEnd={end}>
      {Array.from({ length: SPARKS }, (_, n) => (
        <i
          key={n}
          style={{ '--turn': `${n / SPARKS}turn`, '--far': `${22 + ((n * 7) % 5) * 7}cqmin` }}
        />
      ))}
    </div>
  );
}
