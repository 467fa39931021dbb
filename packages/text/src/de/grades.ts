import { count } from './cards.ts';
import type { tellGrades as english } from '../en/grades.ts';

export const tellGrades: typeof english = (decisions, best, good, slips, blunders) => {
  const parts = [
    best > 0 ? `${best}-mal der beste Zug` : [],
    good > 0 ? `${good}-mal ein guter` : [],
    slips > 0 ? count(slips, 'Ungenauigkeit', 'Ungenauigkeiten') : [],
    blunders > 0 ? count(blunders, 'grober Fehler', 'grobe Fehler') : [],
  ].flat();
  return `${count(decisions, 'Entscheidung', 'Entscheidungen')}: ${parts.join(', ')}.`;
};
