/** A sentence of a game's table with its terms, once they and the glossary have loaded. */
import { Suspense, type ReactElement } from 'react';
import { lazily } from '../hooks/lazily.ts';
import type { GlossedProps } from './Term.tsx';

const GlossedText = lazily(() => import('./Term.tsx'), 'GlossedText');

export function Glossed({ text, game }: GlossedProps): ReactElement {
  return (
    <Suspense fallback={text}>
      <GlossedText text={text} game={game} />
    </Suspense>
  );
}
