/** Somebody who plays a game for the first time in this browser is asked once, at that table, and never again. */
import { rememberedWords } from '../prefs/remembered.ts';
import { ValueStore, useStore } from '../prefs/store.ts';

/** The games started here before. */
const met = rememberedWords('pakli.met');

/** The address of the newcomer's table. */
const newAt = new ValueStore<string | undefined>(undefined);

/** Whether somebody has started the game here before. */
export function hasMet(game: string): boolean {
  return met.stored().includes(game);
}

/** Somebody starts a game, by Play or by a link, and will sit at this address. */
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
