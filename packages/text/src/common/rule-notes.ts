/** What each option of a game's rules changes for a player: only the sheet of all rules needs it. */
import type { RuleNotes } from '../chunks.ts';
import { chunksOf } from '../games.ts';
import type { Locale } from '../locale.ts';

export type { RuleNotes } from '../chunks.ts';

/** Empty for games outside the house. */
export async function loadRuleNotes(game: string, locale: Locale): Promise<RuleNotes> {
  return (await (await chunksOf(game))?.ruleNotes[locale]())?.default ?? {};
}

/** By the key of an option; `P#L#` is the note shared by `P0L0`, `P0L1` and so on. */
export function ruleNote(notes: RuleNotes, key: string): string | undefined {
  const found = [key, key.replaceAll(/\d/g, '#')].find((one) => Object.hasOwn(notes, one));
  return found === undefined ? undefined : notes[found];
}
