/** The drawings of the German-suited deck, fetched with the first card that needs them. Rendered once per page. */
import type { ReactElement } from 'react';
import { lazyPart } from '../../hooks/lazily.ts';
import { useStore } from '../../prefs/store.ts';
import { drawnFaces } from '../drawn-faces.ts';

const TellArt = lazyPart(() => import('./TellArt.tsx'), 'TellArt');

export function LazyTellArt(): ReactElement | null {
  const faces = useStore(drawnFaces.tell);
  if (faces.length === 0) return null;
  return <TellArt faces={faces} />;
}
