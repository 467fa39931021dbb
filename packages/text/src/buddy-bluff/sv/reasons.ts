import { count, kort } from '../../common/sv/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const straff = (n: number): string => count(n, 'straffpoäng', 'straffpoäng');

export const reasons: typeof english = {
  discard: (n) =>
    `Kortet ger ingen träff. I samma valör finns ${kort(n)} som inte har synts än och kan ta tillbaka det.`,
  'discard-safe':
    'Kortet ger ingen träff, och ingen annan kan ha de andra korten i dess valör: ingen annan kan ta tillbaka det.',
  'package-seals': (n) =>
    `Det låser ${kort(n)} under ett sigill: ingen kan längre flytta ${n === 1 ? 'det' : 'dem'}.`,
  'package-keeps': (n) =>
    `Det kostar ${straff(n)} nu, men korten ligger öppna och kan lyftas igen.`,
  'package-gives-away': (n) => `Det flyttar ${straff(n)} från det egna facket till någon annans.`,
  'package-on-leader': (n) => `Det ger ${straff(n)} till den som leder.`,
  'package-on-match-leader': (n) => `Det ger ${straff(n)} till den som leder matchen.`,
  'package-on-rival': (n, after) =>
    `Det ger ${straff(n)} till en motståndare, vars fack sedan har ${after}.`,
};
