/** What somebody wants to be notified of while the page is closed, and when not; kept here and on the server. */
import { isJsonObject, parseJson } from '@pakli/core/shape';
import { remembered } from '../prefs/remembered.ts';
import { useStore } from '../prefs/store.ts';

/** On by default; the server uses the same names. */
export const WISHES = ['turn', 'back', 'evening'] as const;
export type CallWish = (typeof WISHES)[number] | `open-seat:${string}`;

/** The wish to hear of open tables of a game. */
export function openSeatWish(game: string): CallWish {
  return `open-seat:${game}`;
}

function isWish(value: unknown): value is CallWish {
  return WISHES.some((wish) => wish === value) || /^open-seat:[a-z-]{1,30}$/.test(String(value));
}

export interface CallWishes {
  readonly wishes: readonly CallWish[];
  /** Hours of the day. */
  readonly quiet: readonly [from: number, to: number] | null;
}

const isHour = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 24;

/** Broken settings become the defaults: all of `WISHES`, at any hour. */
export function readWishes(stored: string | null): CallWishes {
  const found = parseJson(stored ?? '');
  const { wishes, quiet } = isJsonObject(found) ? found : {};
  const [from, to] = Array.isArray(quiet) ? (quiet as readonly unknown[]) : [];
  return {
    wishes: Array.isArray(wishes) ? (wishes as readonly unknown[]).filter(isWish) : WISHES,
    quiet: isHour(from) && isHour(to) ? [from, to] : null,
  };
}

const store = remembered('pakli.calls', readWishes);

export const callWishes: () => CallWishes = store.get;

export function setCallWishes(wishes: CallWishes): void {
  store.set(wishes);
}

export function useCallWishes(): CallWishes {
  return useStore(store);
}
