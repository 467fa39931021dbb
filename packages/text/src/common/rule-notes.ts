/** What every rule that can be chosen changes for a player: a chunk a language, because only the sheet of all rules needs it. */
import type { Locale } from '../locale.ts';
import type { RuleNotes } from './en/rule-notes.ts';

export type { RuleNotes } from './en/rule-notes.ts';

const CHUNKS: Readonly<Record<Locale, () => Promise<RuleNotes>>> = {
  en: async () => (await import('./en/rule-notes.ts')).english,
  sv: async () => (await import('./sv/rule-notes.ts')).swedish,
  hu: async () => (await import('./hu/rule-notes.ts')).hungarian,
  de: async () => (await import('./de/rule-notes.ts')).german,
  tr: async () => (await import('./tr/rule-notes.ts')).turkish,
};

export function loadRuleNotes(locale: Locale): Promise<RuleNotes> {
  return CHUNKS[locale]();
}

/** Undefined for a game that is not of the house. */
export function ruleNote(notes: RuleNotes, game: string, key: string): string | undefined {
  const all: Readonly<Record<string, Readonly<Record<string, string>>>> = notes;
  const found = Object.hasOwn(all, game) ? all[game] : undefined;
  return found !== undefined && Object.hasOwn(found, key) ? found[key] : undefined;
}
