/** The texts of the page of Compile's cards. */
import { loadRulingWords, type RulingWords } from '@pakli/text/rulings';
import { fetched } from './fetched.ts';

export const useRulingWords: () => RulingWords = fetched(loadRulingWords);
