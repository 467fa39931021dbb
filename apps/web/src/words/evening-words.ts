/** The texts of an evening. */
import { loadEveningWords, type EveningWords } from '@pakli/text/evening';
import { fetched } from './fetched.ts';

export const useEveningWords: () => EveningWords = fetched(loadEveningWords);
