/** The evenings at whose tables this browser has played: anyone no longer allowed at a table goes back to its evening. */
import { rememberedWords } from '../prefs/remembered.ts';

/** More rounds than an evening has. */
const MOST = 40;

const known = rememberedWords('pakli.evening-tables');

export function rememberEvening(table: string, evening: string): void {
  known.set([`${table}/${evening}`, ...known.stored()].slice(0, MOST));
}

/** Undefined for a table without a known evening. */
export function eveningOf(table: string): string | undefined {
  const word = known.stored().find((one) => one.startsWith(`${table}/`));
  return word?.slice(table.length + 1);
}
