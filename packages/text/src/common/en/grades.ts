/**
 * How many decisions got which grade, best first; unused grades are left out. A decision in which
 * every choice was about as good has no grade, but was examined too.
 */
import { count } from './grammar.ts';

export function tellGrades(
  decisions: number,
  best: number,
  good: number,
  slips: number,
  blunders: number,
): string {
  const parts = [
    best > 0 ? `${best} best` : [],
    good > 0 ? `${good} good` : [],
    slips > 0 ? count(slips, 'slip', 'slips') : [],
    blunders > 0 ? count(blunders, 'blunder', 'blunders') : [],
  ].flat();
  return `${count(decisions, 'decision', 'decisions')} that mattered: ${parts.join(', ')}.`;
}
