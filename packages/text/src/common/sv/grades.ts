import type { tellGrades as english } from '../en/grades.ts';
import { count } from './grammar.ts';

export const tellGrades: typeof english = (decisions, best, good, slips, blunders) => {
  const parts = [
    best > 0 ? `${best} bästa` : [],
    good > 0 ? `${good} bra` : [],
    slips > 0 ? count(slips, 'miss', 'missar') : [],
    blunders > 0 ? count(blunders, 'blunder', 'blundrar') : [],
  ].flat();
  return `${count(decisions, 'beslut', 'beslut')} som spelade roll: ${parts.join(', ')}.`;
};
