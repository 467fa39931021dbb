/** The texts of games with the same cards. */
import { loadChallengeWords, type ChallengeWords } from '@pakli/text/challenge';
import { fetched } from './fetched.ts';

export const useChallengeWords: () => ChallengeWords = fetched(loadChallengeWords);
