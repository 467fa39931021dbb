/** Errors that have no place of their own on the page. `Notices` shows one until it is closed or the next one comes. */
import type { Refusal } from '@pakli/core';
import { refusalOf } from '../host/failure.ts';
import { ValueStore, useStore } from '../prefs/store.ts';

/** A new object each time, because the same sentence may be said again. */
export interface Notified {
  readonly refusal: Refusal;
}

const notified = new ValueStore<Notified | undefined>(undefined);

export function tellRefusal(refusal: Refusal): void {
  notified.set({ refusal });
}

/** For the end of a promise: `act().catch(tellFailure)`. */
export function tellFailure(error: unknown): void {
  console.error(error);
  tellRefusal(refusalOf(error));
}

/** For anything that may be refused or fail. */
export function tellIfRefused(answer: Promise<Refusal | undefined>): void {
  answer.then((refusal) => refusal !== undefined && tellRefusal(refusal)).catch(tellFailure);
}

export function forgetNotice(): void {
  notified.set(undefined);
}

export function useNotified(): Notified | undefined {
  return useStore(notified);
}
