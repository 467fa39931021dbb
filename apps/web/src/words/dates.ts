/** Dates and times as a language writes them: English as the British do, as everywhere on the page. */
import { useWords } from './Words.tsx';

export function datesIn(locale: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, form);
}

/** As they are written in lists. */
export function useDate(): (at: number) => string {
  const date = datesIn(useWords().locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => date.format(at);
}
