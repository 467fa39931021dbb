/** The drawings of the German-suited deck, fetched with the first card that needs them. Stands once in the page. */
import { Suspense, type ReactElement } from 'react';
import { lazily } from '../../hooks/lazily.ts';
import { useStore } from '../../prefs/store.ts';
import { drawnFaces } from '../drawn-faces.ts';

const TellArt = lazily(() => import('./TellArt.tsx'), 'TellArt');

export function LazyTellArt(): ReactElement | null {
  const faces = useStore(drawnFaces.tell);
  if (faces.length === 0) return null;
  return (
    <Suspense>
      <TellArt faces={faces} />
    </Suspense>
  );
}
