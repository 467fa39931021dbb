import type { Language } from '../en/index.ts';
import { buddyBluff } from './buddy-bluff.ts';
import { cards } from './cards.ts';
import { frame } from './frame.ts';
import { history } from './history.ts';
import { mulle } from './mulle.ts';
import { offline } from './offline.ts';
import { ulti } from './ulti.ts';
import { ultiTable } from './ulti-table.ts';

export const hungarian: Language = {
  cards,
  frame,
  games: { 'buddy-bluff': buddyBluff, mulle, ulti, 'ulti-table': ultiTable },
};
