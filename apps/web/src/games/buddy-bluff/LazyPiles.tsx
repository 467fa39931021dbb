/** All piles, fetched when somebody wants to read them. */
import type { View } from '@pakli/buddy-bluff';
import { Suspense, type ReactElement } from 'react';
import { lazily } from '../../hooks/lazily.ts';
import type { TableProps } from '../../table/game-table.ts';

const AllPiles = lazily(() => import('./AllPiles.tsx'), 'AllPiles');

export function LazyPiles(props: TableProps<View>): ReactElement {
  return (
    <Suspense>
      <AllPiles {...props} />
    </Suspense>
  );
}
