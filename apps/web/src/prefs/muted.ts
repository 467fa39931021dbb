/** Muted people, by table and seat, stored in this browser. */
import type { Seat } from '@pakli/core';
import { rememberedWords } from './remembered.ts';
import { useStore } from './store.ts';

/** How many are kept: the newest. */
const MOST = 100;

const muted = rememberedWords('pakli.muted');

/** Including those muted in another tab since. */
function all(): readonly string[] {
  return [...new Set([...muted.stored(), ...muted.get()])];
}

function set(names: readonly string[]): void {
  muted.set(names.slice(-MOST));
}

export function mute(table: string, seat: Seat, silent: boolean): void {
  const name = `${table}/${seat}`;
  const others = all().filter((one) => one !== name);
  set(silent ? [...others, name] : others);
}

/** Mutes the same people at another table. */
export function muteAgain(table: string, next: string): void {
  const same = all().filter((one) => one.startsWith(`${table}/`));
  set([...all(), ...same.map((one) => one.replace(table, next))]);
}

/** The muted seats of a table. */
export function useMuted(table: string): ReadonlySet<Seat> {
  const names = useStore(muted);
  return new Set(
    names.flatMap((name) => (name.startsWith(`${table}/`) ? [Number(name.split('/')[1])] : [])),
  );
}
