/** Texts of the terminal only, apart from those of every table: a browser never loads them. */
import { wordsIn, type LoadWords } from '../chunks.ts';
import type { TerminalWords } from './en/terminal.ts';

export type { TerminalWords } from './en/terminal.ts';

export const loadTerminalWords: LoadWords<TerminalWords> = wordsIn('terminal', {
  en: () => import('./en/terminal.ts'),
  sv: () => import('./sv/terminal.ts'),
  hu: () => import('./hu/terminal.ts'),
  de: () => import('./de/terminal.ts'),
  tr: () => import('./tr/terminal.ts'),
});
