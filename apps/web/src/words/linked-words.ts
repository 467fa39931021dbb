/** The words beside the cards of a table by link. */
import { loadLinkedWords, type LinkedWords } from '@pakli/text/linked';
import { fetched } from './fetched.ts';

export const useLinkedWords: () => LinkedWords = fetched(loadLinkedWords);
