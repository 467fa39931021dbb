import type { tellGrades as english } from '../en/grades.ts';
import { count } from './grammar.ts';

export const tellGrades: typeof english = (decisions, best, good, slips, blunders) => {
  const parts = [
    best > 0 ? count(best, 'bester Zug', 'beste Züge') : [],
    good > 0 ? count(good, 'guter Zug', 'gute Züge') : [],
    slips > 0 ? count(slips, 'Ungenauigkeit', 'Ungenauigkeiten') : [],
    blunders > 0 ? count(blunders, 'grober Fehler', 'grobe Fehler') : [],
  ].flat();
  return `${count(decisions, 'Entscheidung', 'Entscheidungen')}, auf die es ankam: ${parts.join(', ')}.`;
};
