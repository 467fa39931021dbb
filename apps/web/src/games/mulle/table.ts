/** Mulle's table: piles and builds, hands, captured cards, and how moves animate on them. */
import type { Seen, View } from '@pakli/mulle';
import { unseenBy } from '@pakli/mulle/present';
import { Card } from '../../cards/Card.tsx';
import type { GameTable } from '../../table/game-table.ts';
import { beats } from './beats.ts';
import { describe } from './describe.ts';
import { own } from './Own.tsx';
import { Result } from './Result.tsx';
import { Score } from './Score.tsx';
import { Table } from './Table.tsx';
import { attempt, named, touch } from './touch.ts';

export const table: GameTable<View, Seen> = {
  id: 'mulle',
  best: 'high',
  Table,
  own,
  Score,
  Result,
  Face: Card,
  describe,
  sounds: { mulle: 'triumph', tabbe: 'triumph', over: 'end', capture: 'take', deal: 'deal' },
  named,
  unseen: ({ view }) => (view.stockSize === 0 ? unseenBy(view) : undefined),
  touch,
  attempt,
  beats,
  isTriumph: ({ seen }, { seat }) =>
    seen.some((part) => part.kind === 'mulle' && part.seat === seat),
  remembers: (past) => past,
};
