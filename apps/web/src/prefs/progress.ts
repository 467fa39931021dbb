/** What somebody has learnt so far, kept in this browser: the ids of lessons and puzzles. */
import { recall, remember } from './settings.ts';
import { ValueStore, useStore } from './store.ts';

const KEY = 'pakli.learnt';

/** Whatever is broken counts as nothing. */
export function readProgress(stored: string | null): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

const progress = new ValueStore(readProgress(recall(KEY)));

export function learn(id: string): void {
  if (progress.get().has(id)) return;
  // Another tab may have learnt something since.
  progress.set(new Set([...readProgress(recall(KEY)), ...progress.get(), id]));
  remember(KEY, JSON.stringify([...progress.get()]));
}

export function useProgress(): ReadonlySet<string> {
  return useStore(progress);
}

/** Lessons and puzzles share one list; puzzles have the name of their game in theirs. */
export function lessonId(game: string, id: string): string {
  return `${game}/${id}`;
}
