/** The effect of every rule of a game that can be chosen. */
import { loadRuleNotes, type RuleNotes } from '@pakli/text/rule-notes';
import { fetchedOf } from './fetched.ts';

export const useRuleNotes: (game: string) => RuleNotes = fetchedOf(loadRuleNotes);
