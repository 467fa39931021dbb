/** The table of Buddy Bluff: trays, centre, pool and hand, and how plays look on them. */
import type { Seen, View } from '@pakli/buddy-bluff';
import type { GameTable } from '../../table/game-table.ts';
import { Face } from './Face.tsx';
import { LazyPiles } from './LazyPiles.tsx';
import { modes, remembers } from './modes.ts';
import { beats } from './places.ts';
import { own } from './Own.tsx';
import { Result } from './Result.tsx';
import { Score } from './Score.tsx';
import { Table } from './Table.tsx';
import { attempt, named, touch } from './touch.ts';
import { unseenBy } from './unseen.ts';

export const table: GameTable<View, Seen> = {
  id: 'buddy-bluff',
  best: 'low',
  modes,
  Table,
  own,
  Score,
  Tray: LazyPiles,
  Result,
  Face,
  named,
  unseen: ({ view }) => unseenBy(view),
  touch,
  attempt,
  beats,
  // All four cards of a rank, in somebody else's slot.
  isTriumph: (step, { seat }) =>
    step.seat === seat &&
    step.seen.some((part) => part.kind === 'seal' && part.size === 4 && part.seat !== seat),
  remembers,
};
