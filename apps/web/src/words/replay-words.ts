/** The texts around recorded games. */
import { loadReplayWords, type ReplayWords } from '@pakli/text/replay';
import { fetched } from './fetched.ts';

export const useReplayWords: () => ReplayWords = fetched(loadReplayWords);
