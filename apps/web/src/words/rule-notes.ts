/** What every rule that can be chosen changes. */
import { loadRuleNotes, type RuleNotes } from '@pakli/text/rule-notes';
import { fetched } from './fetched.ts';

export const useRuleNotes: () => RuleNotes = fetched(loadRuleNotes);
