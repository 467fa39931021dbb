/** The page's language: the one in the settings, or else the browser's. The old one stays until the new one has loaded. */
import { loadCatalogue, pickLocale, type Catalogue } from '@pakli/text';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useSettings } from '../prefs/settings.ts';

/** For callers that bring the words along. */
export const SpokenWords = createContext<Catalogue | undefined>(undefined);

export function useWords(): Catalogue {
  const words = useContext(SpokenWords);
  if (words === undefined) throw new Error('words are used before they were loaded');
  return words;
}

export interface WordsProps {
  /** Instead of the chosen one. */
  readonly language?: string | undefined;
  readonly children: ReactNode;
}

export function Words({ language: given, children }: WordsProps): ReactNode {
  const { language: chosen } = useSettings();
  const language = given ?? chosen;
  const [words, setWords] = useState<Catalogue>();
  const [failed, setFailed] = useState<unknown>();
  useEffect(() => {
    let wanted = true;
    const own = language === 'auto' ? [] : [language];
    const tongues = [...own, ...navigator.languages];
    const locale = pickLocale(tongues);
    loadCatalogue(locale, tongues).then(
      (catalogue) => {
        if (!wanted) return;
        document.documentElement.lang = locale;
        setWords(catalogue);
      },
      (error: unknown) => wanted && setFailed(error),
    );
    return () => void (wanted = false);
  }, [language]);
  if (failed !== undefined && words === undefined) throw failed;
  return words === undefined ? null : <SpokenWords value={words}>{children}</SpokenWords>;
}
