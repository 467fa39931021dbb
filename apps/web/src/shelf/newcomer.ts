/** Who plays a game for the first time in this browser is asked once, at that table, and never again. */
import { rememberedWords } from '../prefs/remembered.ts';
import { ValueStore, useStore } from '../prefs/store.ts';

/** The games that somebody has begun here before. */
const met = rememberedWords('pakli.met');

/** The address of the table at which somebody is new. */
const newAt = new ValueStore<string | undefined>(undefined);

/** Whether somebody has begun the game here before. */
export function hasMet(game: string): boolean {
  return met.stored().includes(game);
}

/** Somebody begins a game, by Play or by a link that led them here, and will sit at this address. */
export function meet(game: string, address: string): void {
  newAt.set(hasMet(game) ? undefined : address);
  met.set([...met.stored(), game]);
}

/** They know their way, or do not want to be asked. */
export function settle(): void {
  newAt.set(undefined);
}

export function useNewAt(): string | undefined {
  return useStore(newAt);
}
