/** Who plays a game for the first time in this browser is asked once, at that table, and never again. */
import { recall, remember } from '../prefs/settings.ts';
import { ValueStore, useStore } from '../prefs/store.ts';

/** The games that somebody has begun here before. */
const KEY = 'pakli.met';

/** The address of the table at which somebody is new. */
const newAt = new ValueStore<string | undefined>(undefined);

/** Whether somebody has begun the game here before. */
export function hasMet(game: string): boolean {
  return (recall(KEY) ?? '').split(' ').includes(game);
}

/** Somebody begins a game, by Play or by a link that led them here, and will sit at this address. */
export function meet(game: string, address: string): void {
  const met = new Set((recall(KEY) ?? '').split(' ').filter((id) => id !== ''));
  newAt.set(met.has(game) ? undefined : address);
  remember(KEY, [...met.add(game)].join(' '));
}

/** They know their way, or do not want to be asked. */
export function settle(): void {
  newAt.set(undefined);
}

export function useNewAt(): string | undefined {
  return useStore(newAt);
}
