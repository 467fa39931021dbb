/** The texts around tables by link. */
import { loadOnlineWords, type OnlineWords } from '@pakli/text/online';
import { fetched } from './fetched.ts';

export const useOnlineWords: () => OnlineWords = fetched(loadOnlineWords);
