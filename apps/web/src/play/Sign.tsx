/** The signs people send each other at a table by link: faces and things of a few strokes. Their meaning stands beside them. */
import type { SignId } from '@pakli/protocol';
import type { ReactElement } from 'react';
import './Sign.css';

/** Eyes and mouth of a face; things have no face. */
const FACES: { readonly [Sign in SignId]?: string } = {
  smile: 'M8.500 10h.01M15.500 10h.01M8 14c2 2.700 6 2.700 8 0',
  laugh:
    'M7.500 10l1.500-1.200L10.500 10M13.500 10l1.500-1.200 1.500 1.200M7.500 13.500h9c-.5 5-8.500 5-9 0z',
  think: 'M8.500 11h.01M15.500 11h.01M7.500 8.500l2.500-.8M9 16l6-1.500',
  wow: 'M8.500 10h.01M15.500 10h.01M12 14a2 2.300 0 1 0 .01 0z',
  cry: 'M8.500 10h.01M15.500 10h.01M8.500 16.500c1.500-2 5.500-2 7 0M16 12.500c1.500 2 1 3-.2 3s-1.300-1.500.2-3z',
};
const THINGS: { readonly [Sign in SignId]?: string } = {
  clap: 'M7 13l-3-4 1.500-1 4 4.500-4-6 1.600-1L11 11 8.500 6l1.700-.8L14 12c1-2 1.500-3 3-2.500-.5 3 .5 9-4.500 10.500-3 .8-4.500-2-5.500-7zM15 3v2.500M19 4l-1.500 2M21 8l-2 .8',
  heart:
    'M12 20C5 15 3.500 11.500 4.500 8.500 6 5 10.500 5 12 8.500c1.500-3.500 6-3.500 7.500 0 1 3-.5 6.500-7.500 11.500z',
  tea: 'M5 10h11v5a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4zM16 11h1.500a2.300 2.300 0 0 1 0 4.600H16M8 4c-1 1 1 2 0 3M11.500 4c-1 1 1 2 0 3',
};

export function Sign({ sign }: { readonly sign: SignId }): ReactElement {
  const face = FACES[sign];
  return (
    <svg className="play-sign" data-sign={sign} viewBox="0 0 24 24" aria-hidden="true">
      {face !== undefined && <circle cx="12" cy="12" r="9.500" />}
      <path d={face ?? THINGS[sign]} />
    </svg>
  );
}
