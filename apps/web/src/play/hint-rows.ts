/** The moves of a hint as rows: whatever else a card can do stands below its best move, in short. */
import type { Hint } from '../host/host.ts';
import type { Gesture } from '../table/game-table.ts';

type HintMove = Hint['moves'][number];

export interface HintRow {
  readonly move: HintMove;
  readonly gesture: Gesture | undefined;
  readonly name: string;
  /** Of the same card as the row above it. */
  readonly below: boolean;
}

/** The best first; moves that nobody could tell apart by their names are one. */
export function rowsOf(moves: readonly HintMove[], gestures: readonly Gesture[]): HintRow[] {
  const rows = new Map<string, HintRow>();
  for (const move of moves) {
    const gesture = gestures.find(({ choice }) => choice.text === move.text);
    const name = gesture?.label.text ?? move.text;
    if (!rows.has(name)) rows.set(name, { move, gesture, name, below: false });
  }
  const groups = Map.groupBy(rows.values(), ({ gesture, name }) => gesture?.lift || name);
  return [...groups.values()].flatMap((group) => {
    const shorts = new Set(group.map(({ gesture }) => gesture?.label.short));
    const isClear = shorts.size === group.length;
    return group.map((row, n): HintRow =>
      n > 0 && isClear ? { ...row, name: row.gesture?.label.short ?? row.name, below: true } : row,
    );
  });
}
