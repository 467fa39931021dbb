/** The drawings of the German-suited deck, fetched with the first card that needs them. Stands once in the page. */
import { lazy, Suspense, useSyncExternalStore, type ReactElement } from 'react';
import { isWanted, onWanted } from './wanted.ts';

const TellArt = lazy(async () => ({ default: (await import('./TellArt.tsx')).TellArt }));

export function LazyTellArt(): ReactElement | null {
  const wanted = useSyncExternalStore(onWanted, isWanted);
  if (!wanted) return null;
  return (
    <Suspense>
      <TellArt />
    </Suspense>
  );
}
