/** The texts of the boards of the day. */
import { loadDaylongWords, type DaylongWords } from '@pakli/text/daylong';
import { fetched } from './fetched.ts';

export const useDaylongWords: () => DaylongWords = fetched(loadDaylongWords);
