/** The table of Buddy Bluff: trays, centre, pool and hand, and how plays look on them. */
import type { Seen, View } from '@pakli/buddy-bluff';
import type { GameTable } from '../../frame/game-table.ts';
import type { SeenStep } from '../../host/host.ts';
import { Face } from './Face.tsx';
import { modes } from './modes.ts';
import { beats } from './places.ts';
import { Result } from './Result.tsx';
import { Score } from './Score.tsx';
import { Table } from './Table.tsx';
import { attempt, touch } from './touch.ts';

const TURNS: Readonly<Record<string, number>> = { standard: 4, memory: 1 };

/** The last turns, as far as a mode remembers; until there are enough of them, the deal too. */
function remembers(past: readonly SeenStep[], mode: string): readonly SeenStep[] {
  const turns = past.flatMap(({ seat }, index) => (seat === null ? [] : [index]));
  const shown = TURNS[mode] ?? Infinity;
  return turns.length < shown ? past : past.slice(turns.at(-shown));
}

export const table: GameTable<View, Seen> = {
  id: 'buddy-bluff',
  best: 'low',
  modes,
  Table,
  Score,
  Result,
  Face,
  touch,
  attempt,
  beats,
  remembers,
};
