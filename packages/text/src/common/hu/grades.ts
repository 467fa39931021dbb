import type { tellGrades as english } from '../en/grades.ts';

export const tellGrades: typeof english = (decisions, best, good, slips, blunders) => {
  const parts = [
    best > 0 ? `${best} a legjobb` : [],
    good > 0 ? `${good} jó` : [],
    slips > 0 ? `${slips} kisebb hiba` : [],
    blunders > 0 ? `${blunders} nagy hiba` : [],
  ].flat();
  return `${decisions} lényeges döntés: ${parts.join(', ')}.`;
};
