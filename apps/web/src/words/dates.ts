/** Dates and times in the style of a language: English as the British write them, as everywhere on the page. */
import { useWords } from './Words.tsx';

export function datesIn(locale: string, form: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, form);
}

/** In the form used in lists. */
export function useDate(): (at: number) => string {
  const date = datesIn(useWords().locale, { dateStyle: 'medium', timeStyle: 'short' });
  return (at) => date.format(at);
}
