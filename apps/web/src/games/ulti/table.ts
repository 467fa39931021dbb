/** The table of Ulti: auction, talon, trick and contract, and how moves look on them. */
import type { Seen, View } from '@pakli/ulti';
import type { GameTable } from '../../table/game-table.ts';
import { beats } from './beats.ts';
import { Face } from './Face.tsx';
import { price } from './price.ts';
import { own } from './Own.tsx';
import { Result } from './Result.tsx';
import { Score } from './Score.tsx';
import { Table } from './Table.tsx';
import { LazyTray } from './FoldedTray.tsx';
import { rest } from './rest.ts';
import { attempt, giveUp, named, touch } from './touch.ts';

export const table: GameTable<View, Seen> = {
  id: 'ulti',
  best: 'high',
  Table,
  own,
  Score,
  Tray: LazyTray,
  Result,
  Face,
  named,
  touch,
  attempt,
  giveUp,
  price,
  rest,
  beats,
  isTriumph: ({ seen }, { seat, view }) =>
    view.soloist === seat &&
    seen.some(
      (part) =>
        part.kind === 'over' &&
        part.result.lines.some(
          ({ name, amounts: [left, right] }) => name === 'ulti' && left + right > 0,
        ),
    ),
  // What somebody else lays down is not seen; what they bid before it is the news.
  aside: (seen) => seen.every((part) => part.kind === 'discard' && part.card === null),
  remembers: (past) => past,
};
