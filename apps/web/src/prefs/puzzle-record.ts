/** How somebody does at puzzles, game by game, kept in this browser: rating, puzzles solved in a row, and which were tried. */
import { NEWCOMER, ratingAfter, type Rating } from './puzzle-rating.ts';
import { recall, remember } from './settings.ts';
import { ValueStore, useStore } from './store.ts';

const KEY = 'pakli.puzzles';

export interface PuzzleRecord extends Rating {
  /** Solved at the first try, one after the other. */
  readonly streak: number;
  readonly longest: number;
  /** Ids of all that were tried: only the first try counts. */
  readonly tried: readonly string[];
}

type Records = Readonly<Record<string, PuzzleRecord>>;

export const NO_RECORD: PuzzleRecord = { ...NEWCOMER, streak: 0, longest: 0, tried: [] };

function isRecord(found: unknown): found is PuzzleRecord {
  if (typeof found !== 'object' || found === null) return false;
  const numbers = ['rating', 'deviation', 'streak', 'longest'];
  const tried: unknown = Reflect.get(found, 'tried');
  return (
    numbers.every((key) => Number.isFinite(Reflect.get(found, key))) &&
    Array.isArray(tried) &&
    tried.every((id) => typeof id === 'string')
  );
}

/** Whatever is broken counts as nothing. */
export function readRecords(stored: string | null): Records {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    if (typeof found !== 'object' || found === null) return {};
    return Object.fromEntries(Object.entries(found).filter(([, record]) => isRecord(record)));
  } catch {
    return {};
  }
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

const records = new ValueStore(readRecords(recall(KEY)));

export function enterTry(
  game: string,
  puzzle: { readonly id: string; readonly rating: number },
  solved: boolean,
): void {
  // Another tab may have entered some since.
  const all = readRecords(recall(KEY));
  const before = all[game] ?? records.get()[game] ?? NO_RECORD;
  const after = recordAfter(before, puzzle, solved);
  if (after === before) return;
  records.set({ ...records.get(), ...all, [game]: after });
  remember(KEY, JSON.stringify(records.get()));
}

export function usePuzzleRecord(game: string): PuzzleRecord {
  return useStore(records)[game] ?? NO_RECORD;
}
