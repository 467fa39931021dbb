/** What every rule of a game that can be chosen changes for a player: only the sheet of all rules needs it. */
import type { RuleNotes } from '../chunks.ts';
import { chunksOf } from '../games.ts';
import type { Locale } from '../locale.ts';

export type { RuleNotes } from '../chunks.ts';

/** None of a game that is not of the house. */
export async function loadRuleNotes(game: string, locale: Locale): Promise<RuleNotes> {
  return (await (await chunksOf(game))?.ruleNotes[locale]())?.default ?? {};
}

/** By the key of an option; `P#L#` is the note of all that are called `P0L0`, `P0L1` and so on. */
export function ruleNote(notes: RuleNotes, key: string): string | undefined {
  const found = [key, key.replaceAll(/\d/g, '#')].find((one) => Object.hasOwn(notes, one));
  return found === undefined ? undefined : notes[found];
}
