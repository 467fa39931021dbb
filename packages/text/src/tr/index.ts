import type { Language } from '../en/index.ts';
import { buddyBluff } from './buddy-bluff.ts';
import { cardWords } from './card-words.ts';
import { cards } from './cards.ts';
import { compile } from './compile.ts';
import { compileTable } from './compile-table.ts';
import { frame } from './frame.ts';
import { history } from './history.ts';
import { mulle } from './mulle.ts';
import { offline } from './offline.ts';
import { ulti } from './ulti.ts';
import { ultiTable } from './ulti-table.ts';

export const turkish: Language = {
  cards,
  cardWords,
  frame,
  offline,
  history,
  games: { 'buddy-bluff': buddyBluff, mulle, ulti, compile },
  tables: { ulti: ultiTable, compile: compileTable },
};
