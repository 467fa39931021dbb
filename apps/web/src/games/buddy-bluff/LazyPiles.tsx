/** All piles, fetched when somebody wants to read them. */
import type { View } from '@pakli/buddy-bluff';
import { lazy, Suspense, type ReactElement } from 'react';
import type { TableProps } from '../../table/game-table.ts';

const AllPiles = lazy(async () => ({ default: (await import('./AllPiles.tsx')).AllPiles }));

export function LazyPiles(props: TableProps<View>): ReactElement {
  return (
    <Suspense>
      <AllPiles {...props} />
    </Suspense>
  );
}
