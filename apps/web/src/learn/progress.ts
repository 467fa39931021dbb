/** What somebody has learnt so far, kept in this browser: the ids of lessons and puzzles. */
import { useSyncExternalStore } from 'react';
import { recall, remember } from '../prefs/settings.ts';

const KEY = 'pakli.learnt';

const listeners = new Set<() => void>();
let current: ReadonlySet<string> | undefined;

/** Whatever is broken counts as nothing. */
export function readProgress(stored: string | null): ReadonlySet<string> {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return new Set(Array.isArray(found) ? found.filter((id) => typeof id === 'string') : []);
  } catch {
    return new Set();
  }
}

function progress(): ReadonlySet<string> {
  current ??= readProgress(recall(KEY));
  return current;
}

export function learn(id: string): void {
  if (progress().has(id)) return;
  current = new Set([...progress(), id]);
  remember(KEY, JSON.stringify([...current]));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useProgress(): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, progress);
}

/** Lessons and puzzles share one list; puzzles have the name of their game in theirs. */
export function lessonId(game: string, id: string): string {
  return `${game}/${id}`;
}
