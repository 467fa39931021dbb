import type { ruleNotes as english } from '../en/rule-notes.ts';

export const ruleNotes: typeof english = {
  lift: 'Was von einem Stapel mitkommt, zu dem deine Karte passt. Kommen alle gleichen mit, werden die Pakete größer.',
  deals: 'In vier Spielen beginnt jeder einmal, und die kleinste Summe der Strafen gewinnt.',
};
