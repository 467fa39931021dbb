/** Somebody's results at puzzles, by game, stored in this browser: rating, puzzles solved in a row, and which were tried. */
import * as shape from '@pakli/core/shape';
import { NEWCOMER, ratingAfter, type Rating } from './puzzle-rating.ts';
import { remembered } from './remembered.ts';
import { useStore } from './store.ts';

export interface PuzzleRecord extends Rating {
  /** Solved at the first try, in a row. */
  readonly streak: number;
  readonly longest: number;
  /** Ids of all puzzles tried: only the first try counts. */
  readonly tried: readonly string[];
}

type Records = Readonly<Record<string, PuzzleRecord>>;

export const NO_RECORD: PuzzleRecord = { ...NEWCOMER, streak: 0, longest: 0, tried: [] };

const RECORD: shape.Shape<PuzzleRecord> = shape.objectOf({
  rating: shape.numberOf(),
  deviation: shape.numberOf(),
  streak: shape.numberOf(),
  longest: shape.numberOf(),
  tried: shape.listOf(shape.anyText),
});

/** Anything broken counts as nothing. */
export function readRecords(stored: string | null): Records {
  const found = Object.entries(Object(shape.parseJson(stored ?? '')));
  return Object.fromEntries(
    found.flatMap(([game, one]) => (shape.fits(RECORD, one) ? [[game, one]] : [])),
  );
}

/** A record after the first try at a puzzle; any later try leaves it as it is. */
export function recordAfter(
  before: PuzzleRecord,
  puzzle: { readonly id: string; readonly rating: number },
  solved: boolean,
): PuzzleRecord {
  if (before.tried.includes(puzzle.id)) return before;
  const streak = solved ? before.streak + 1 : 0;
  return {
    ...ratingAfter(before, puzzle.rating, solved),
    streak,
    longest: Math.max(before.longest, streak),
    tried: [...before.tried, puzzle.id],
  };
}

const records = remembered('pakli.puzzles', readRecords);

export function enterTry(
  game: string,
  puzzle: { readonly id: string; readonly rating: number },
  solved: boolean,
): void {
  // Another tab may have added some since.
  const all = records.stored();
  const before = all[game] ?? records.get()[game] ?? NO_RECORD;
  const after = recordAfter(before, puzzle, solved);
  if (after === before) return;
  records.set({ ...records.get(), ...all, [game]: after });
}

export function usePuzzleRecord(game: string): PuzzleRecord {
  return useStore(records)[game] ?? NO_RECORD;
}
