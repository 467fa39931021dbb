import { count, karten } from '../../common/de/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const strafe = (n: number): string => count(n, 'Strafpunkt', 'Strafpunkte');

export const reasons: typeof english = {
  discard: (n) =>
    `Diese Karte passt zu nichts. Von ihrem Rang ${n === 1 ? 'ist' : 'sind'} ${karten(n)} noch nicht aufgetaucht und ${n === 1 ? 'könnte' : 'könnten'} sie zurückholen.`,
  'discard-safe':
    'Diese Karte passt zu nichts, und niemand sonst kann die übrigen Karten ihres Rangs haben: Niemand sonst holt sie zurück.',
  'package-seals': (n) => `Das versiegelt ${karten(n)}: Niemand kann sie mehr bewegen.`,
  'package-keeps': (n) =>
    `Das kostet jetzt ${strafe(n)}, aber die Karten liegen offen und lassen sich wieder abheben.`,
  'package-gives-away': (n) => `Das gibt ${strafe(n)} aus dem eigenen Fach an jemand anderen.`,
  'package-on-leader': (n) => `Das gibt ${strafe(n)} an den, der vorn liegt.`,
  'package-on-match-leader': (n) => `Das gibt ${strafe(n)} an den, der im Match vorn liegt.`,
  'package-on-rival': (n, after) =>
    `Das gibt ${strafe(n)} an einen Gegner, in dessen Fach dann ${after} liegen.`,
};
