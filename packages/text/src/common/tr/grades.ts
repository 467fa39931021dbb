import type { tellGrades as english } from '../en/grades.ts';

export const tellGrades: typeof english = (decisions, best, good, slips, blunders) => {
  const parts = [
    best > 0 ? `${best} en iyi` : [],
    good > 0 ? `${good} iyi` : [],
    slips > 0 ? `${slips} küçük hata` : [],
    blunders > 0 ? `${blunders} büyük hata` : [],
  ].flat();
  return `Önemli ${decisions} karar: ${parts.join(', ')}.`;
};
