/** The current day, while a page is open: it may stay open overnight. */
import { useSyncExternalStore } from 'react';
import { dayOf } from './day.ts';

/** How often an open page checks the date, in milliseconds. */
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

/** `2026-11-16`, in local time. */
export function useToday(): string {
  return useSyncExternalStore(watch, today, today);
}
