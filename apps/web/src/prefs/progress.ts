/** What somebody has learnt so far, stored in this browser: the ids of lessons and puzzles. */
import { parseJson } from '@pakli/core/shape';
import { remembered } from './remembered.ts';
import { useStore } from './store.ts';

/** Anything broken counts as nothing. */
export function readProgress(stored: string | null): ReadonlySet<string> {
  const found = parseJson(stored ?? '');
  return new Set(Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []);
}

const progress = remembered('pakli.learnt', readProgress, (ids) => JSON.stringify([...ids]));

export function learn(id: string): void {
  if (progress.get().has(id)) return;
  // Another tab may have added something since.
  progress.set(new Set([...progress.stored(), ...progress.get(), id]));
}

export function useProgress(): ReadonlySet<string> {
  return useStore(progress);
}

/** Lessons and puzzles share one list; the id of a puzzle contains the name of its game. */
export function lessonId(game: string, id: string): string {
  return `${game}/${id}`;
}
