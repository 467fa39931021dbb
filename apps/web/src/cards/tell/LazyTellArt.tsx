/** The drawings of the German-suited deck, fetched with the first card that needs them. Stands once in the page. */
import { lazy, Suspense, type ReactElement } from 'react';
import { useStore } from '../../prefs/store.ts';
import { wanted } from './wanted.ts';

const TellArt = lazy(async () => ({ default: (await import('./TellArt.tsx')).TellArt }));

export function LazyTellArt(): ReactElement | null {
  if (!useStore(wanted)) return null;
  return (
    <Suspense>
      <TellArt />
    </Suspense>
  );
}
