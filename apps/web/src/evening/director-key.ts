/** The keys of the evenings that this browser directs: anyone who comes back from a table still does. */
import { rememberedWords } from '../prefs/remembered.ts';

/** More than anybody directs at a time. */
const MOST = 20;

const keys = rememberedWords('pakli.directs');

/** The key of an evening: that of the link, which is remembered, or the one that was used before. */
export function directorKey(evening: string, given: string | undefined): string | undefined {
  const known = keys.stored();
  if (given === undefined) {
    return known.find((word) => word.startsWith(`${evening}/`))?.slice(evening.length + 1);
  }
  keys.set([`${evening}/${given}`, ...known].slice(0, MOST));
  return given;
}
