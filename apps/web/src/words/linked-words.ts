/** The texts beside the cards of a table by link. */
import { loadLinkTableWords, type LinkTableWords } from '@pakli/text/link-table';
import { fetched } from './fetched.ts';

export const useLinkedWords: () => LinkTableWords = fetched(loadLinkTableWords);
