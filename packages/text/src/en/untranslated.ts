/**
 * What some languages do not say yet: they say it in English. A chunk of its
 * own, so that such a language does not fetch all of English for it.
 */
import type { CardWords } from '../card-text.ts';
import { cardWords } from './card-words.ts';
import { compile } from './compile.ts';
import { compileTable } from './compile-table.ts';
import type { CompileTable, GameTexts } from './index.ts';
import { ulti } from './ulti.ts';
import { ultiTable } from './ulti-table.ts';

export const untranslated: {
  readonly games: Pick<GameTexts, 'ulti' | 'ulti-table' | 'compile'>;
  readonly cardWords: CardWords;
  readonly compileTable: CompileTable;
} = { games: { ulti, compile }, cardWords, compileTable };
