/** Which day it is, as long as a page is open: it may be left open over night. */
import { useSyncExternalStore } from 'react';
import { dayOf } from './day.ts';

/** How often a page that stays open looks at the date, in milliseconds. */
const OFTEN = 30_000;

function watch(look: () => void): () => void {
  const timer = setInterval(look, OFTEN);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

const today = (): string => dayOf(new Date());

/** `2026-11-16`, by the clock of this place. */
export function useToday(): string {
  return useSyncExternalStore(watch, today, today);
}
