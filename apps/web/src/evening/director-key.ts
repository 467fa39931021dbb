/** The keys of evenings this browser directs, so that the director can come back from a table without the link. */
import { rememberedWords } from '../prefs/remembered.ts';

/** More than anybody directs at a time. */
const MOST = 20;

const keys = rememberedWords('pakli.directs');

/** The key of an evening: the one in the link, which is remembered, or the one remembered earlier. */
export function directorKey(evening: string, given: string | undefined): string | undefined {
  const known = keys.stored();
  if (given === undefined) {
    return known.find((word) => word.startsWith(`${evening}/`))?.slice(evening.length + 1);
  }
  keys.set([`${evening}/${given}`, ...known].slice(0, MOST));
  return given;
}
