/** The words of these pages in the page's language; undefined until they have come. */
import {
  loadLearnWords,
  loadLessonTexts,
  type LearnWords,
  type LessonTexts,
} from '@pakli/text/learn';
import { useWords } from '../words/Words.tsx';
import { useLoad } from './use-load.ts';

export function useLearnWords(): LearnWords | undefined {
  const { locale } = useWords();
  return useLoad(() => loadLearnWords(locale), locale);
}

export function useLessonTexts(game: string): LessonTexts | undefined {
  const { locale } = useWords();
  return useLoad(() => loadLessonTexts(game, locale), `${game} ${locale}`);
}
