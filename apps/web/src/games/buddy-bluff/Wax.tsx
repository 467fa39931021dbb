/** A wax seal with a rank pressed into it; an outline where a seal would go. */
import { frenchLetter } from '@pakli/text';
import { useId, type ReactElement } from 'react';
import { usePack } from '../../prefs/pack.ts';
import './Wax.css';

/** An irregular blob. */
const EDGE =
  'M50 4c9-2 15 5 23 8s17 5 19 14-3 15 0 24 5 18-2 25-16 5-23 11-12 12-21 10-14-8-23-10-17-2-20-11 2-17 0-26-2-17 4-24 15-6 22-11 11-9 21-10z';

export interface WaxProps {
  readonly rank: string;
  readonly outline?: boolean;
}

export function Wax({ rank, outline = false }: WaxProps): ReactElement {
  const id = useId();
  const letter = frenchLetter(usePack(), rank);
  return (
    <svg
      className={outline ? 'bluff-wax bluff-wax-outline' : 'bluff-wax'}
      viewBox="0 0 100 100"
      aria-hidden="true"
    >
      {!outline && (
        <radialGradient id={id} cx="38%" cy="30%" r="75%">
          <stop offset="0" stopColor="var(--wax-light)" />
          <stop offset="0.5" stopColor="var(--wax)" />
          <stop offset="1" stopColor="var(--wax-dark)" />
        </radialGradient>
      )}
      <path className="bluff-wax-edge" d={EDGE} fill={outline ? 'none' : `url(#${id})`} />
      <circle className="bluff-wax-ring" cx="50" cy="50" r="31" />
      <text
        className="bluff-wax-rank"
        x="50"
        y="50"
        fontSize="36"
        {...(letter.length > 1 ? { textLength: 42, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {letter}
      </text>
    </svg>
  );
}
