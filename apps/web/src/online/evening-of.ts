/** The evenings whose tables somebody has sat at in this browser: anyone who may not look there any more goes back to the evening. */
import { rememberedWords } from '../prefs/remembered.ts';

/** More rounds than an evening has. */
const MOST = 40;

const known = rememberedWords('pakli.evening-tables');

export function rememberEvening(table: string, evening: string): void {
  known.set([`${table}/${evening}`, ...known.stored()].slice(0, MOST));
}

/** Undefined for a table that this browser knows of no evening. */
export function eveningOf(table: string): string | undefined {
  const word = known.stored().find((one) => one.startsWith(`${table}/`));
  return word?.slice(table.length + 1);
}
