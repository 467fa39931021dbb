/** Whom one does not want to hear, by table and seat, kept in this browser. */
import type { Seat } from '@pakli/core';
import { rememberedWords } from './remembered.ts';
import { useStore } from './store.ts';

/** The newest are kept. */
const MOST = 100;

const muted = rememberedWords('pakli.muted');

/** With those that another tab has muted since. */
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

/** The same people sit at another table. */
export function muteAgain(table: string, next: string): void {
  const same = all().filter((one) => one.startsWith(`${table}/`));
  set([...all(), ...same.map((one) => one.replace(table, next))]);
}

/** The seats of a table that are not heard. */
export function useMuted(table: string): ReadonlySet<Seat> {
  const names = useStore(muted);
  return new Set(
    names.flatMap((name) => (name.startsWith(`${table}/`) ? [Number(name.split('/')[1])] : [])),
  );
}
