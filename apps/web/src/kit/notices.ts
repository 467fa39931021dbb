/** What went wrong where nothing on the page has a place to say it. Shown by `Notices` until it is closed or the next one comes. */
import type { Refusal } from '@pakli/core';
import { useSyncExternalStore } from 'react';
import { refusalOf } from '../host/failure.ts';

/** A new object each time: the same sentence may be said again. */
export interface Notified {
  readonly refusal: Refusal;
}

let current: Notified | undefined;
const listeners = new Set<() => void>();

function become(next: Notified | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

export function tellRefusal(refusal: Refusal): void {
  become({ refusal });
}

/** For the end of a promise: `act().catch(tellFailure)`. */
export function tellFailure(error: unknown): void {
  console.error(error);
  tellRefusal(refusalOf(error));
}

export function forgetNotice(): void {
  become(undefined);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useNotified(): Notified | undefined {
  return useSyncExternalStore(subscribe, () => current);
}
