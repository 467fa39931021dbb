/** What every rule of a game that can be chosen changes for a player: only the sheet of all rules needs it. */
import type { RuleNotes } from '../chunks.ts';
import { chunksOf } from '../games.ts';
import type { Locale } from '../locale.ts';

export type { RuleNotes } from '../chunks.ts';

/** None of a game that is not of the house. */
export async function loadRuleNotes(game: string, locale: Locale): Promise<RuleNotes> {
  return (await (await chunksOf(game))?.ruleNotes[locale]())?.default ?? {};
}

/** By the key of an option. */
export function ruleNote(notes: RuleNotes, key: string): string | undefined {
  return Object.hasOwn(notes, key) ? notes[key] : undefined;
}
