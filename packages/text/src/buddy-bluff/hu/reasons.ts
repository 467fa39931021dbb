import { count, lap } from '../../common/hu/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const büntető = (n: number): string => count(n, 'büntetőpont', 'büntetőpont');

export const reasons: typeof english = {
  discard: (n) =>
    `Nem egyezik semmivel. A párjai közül ${n} még nem került elő, és visszahozhatja.`,
  'discard-safe':
    'Nem egyezik semmivel, és a párjai senki másnál nem lehetnek: más nem hozhatja vissza.',
  'package-seals': (n) => `Pecsét alá kerül ${lap(n)}: onnan már senki sem mozdíthatja el.`,
  'package-keeps': (n) =>
    `Most ${büntető(n)} az ára, de a lapok nyitva maradnak, és még felvehetők.`,
  'package-gives-away': (n) => `A saját rekeszből ${büntető(n)} máshoz kerül.`,
  'package-on-leader': (n) => `Ahhoz kerül ${büntető(n)}, aki vezet.`,
  'package-on-match-leader': (n) => `Ahhoz kerül ${büntető(n)}, aki a játszmában vezet.`,
  'package-on-rival': (n, after) =>
    `Egy ellenfélhez kerül ${büntető(n)}; a rekeszében így ${after} lesz.`,
};
