/** Compile's table: a draft, three lines between two players, and texts that interrupt each other. */
import type { Seen, View } from '@pakli/compile';
import { personAt } from '@pakli/text';
import type { GameTable } from '../../table/game-table.ts';
import { beats } from './beats.ts';
import { describe } from './describe.ts';
import { Face } from './Face.tsx';
import { own } from './Own.tsx';
import { Result } from './Result.tsx';
import { Score } from './Score.tsx';
import { Table } from './Table.tsx';
import { attempt, named, touch } from './touch.ts';

export const table: GameTable<View, Seen> = {
  id: 'compile',
  best: 'high',
  winOnly: true,
  Table,
  own,
  Score,
  Result,
  Face,
  describe,
  sounds: {
    over: 'end',
    plate: 'triumph',
    control: 'stamp',
    delete: 'take',
    discard: 'take',
    flip: 'slide',
    decks: 'deal',
  },
  named,
  touch,
  attempt,
  // Rule 6: at any time.
  giveUp: ({ view }) => (view.over === null ? 'resign' : undefined),
  price: ({ seat }, talk) => talk.text.frame.result.winners([personAt(talk.company, 1 - seat)]),
  beats,
  isTriumph: ({ seen }, { seat }) =>
    seen.some((part) => part.kind === 'plate' && part.player === seat),
  remembers: (past) => past,
};
