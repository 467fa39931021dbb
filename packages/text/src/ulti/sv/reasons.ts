import { count, kort, poäng } from '../../common/sv/grammar.ts';
import type { reasons as english } from '../en/reasons.ts';

const ess = (n: number): string => (n === 0 ? 'inget ess' : count(n, 'ess', 'ess'));
const trumf = (n: number): string => (n === 0 ? 'ingen trumf' : count(n, 'trumf', 'trumfar'));
const färg = (n: number, held: number): string =>
  `Den längsta färgen har ${kort(n)}, och på handen finns ${ess(held)}`;
const låga = (n: number): string => `På handen finns ${kort(n)} från sju till tio`;

export const reasons: typeof english = {
  'bid-trump': (n, held) => `Det kan spelas med ${trumf(n)}, och på handen finns ${ess(held)}.`,
  'bid-betli': (n) => `${låga(n)}: de håller sig under andra.`,
  'bid-durchmars': (held) => `På handen finns ${ess(held)}.`,
  'discard-points': (n) =>
    `I talongen är ${poäng(n)} i säkerhet: de räknas för den som spelar det här kontraktet.`,
  'discard-suit': (left) =>
    left === 0 ? 'Sedan är färgen slut på handen.' : `Kvar i färgen: ${kort(left)}.`,
  'trump-long': (n) => `Det ger ${trumf(n)}.`,
  pass: (n, held) => `${färg(n, held)}: för lite för ett högre bud.`,
  pickup: (n, held) => `${färg(n, held)}: nog för ett försök med talongen.`,
  hold: (n, held) => `${färg(n, held)}: nog för att spela.`,
  release: (n, held) => `${färg(n, held)}: bättre för motspel.`,
  stand: (n, held) => `${färg(n, held)}: ett högre kontrakt vore en risk.`,
  'double-trumps': (n, held) => `På handen finns ${trumf(n)} och ${ess(held)}.`,
  'double-low': (n) => `${låga(n)}.`,
  'double-aces': (held) => `På handen finns ${ess(held)}.`,
  'done-trumps': (n, held) =>
    `På handen finns ${trumf(n)} och ${ess(held)}: för lite för att dubbla.`,
  'done-low': (n) => `${låga(n)}: för lite för att dubbla.`,
  'done-aces': (held) => `På handen finns ${ess(held)}: för lite för att dubbla.`,
  'lead-trump': (n) => `Det drar ut trumf: ${trumf(n)} är fortfarande ute.`,
  'lead-trump-last': 'Ingen annan har någon trumf kvar.',
  lead: (n) => `I färgen är ${count(n, 'högre kort', 'högre kort')} fortfarande ute.`,
  'lead-master': 'Inget högre kort i färgen är ute längre.',
  take: 'Det tar sticket.',
  'take-sure': 'Det tar sticket: inget kort som är ute slår det.',
  'take-ahead': (n) => `Det leder sticket; ${kort(n)} som är ute kan slå det.`,
  'stay-under': 'Det håller sig under.',
  'feed-partner': (n) => `Medspelaren tar sticket: ${poäng(n)} till samma sida.`,
  'feed-ahead': (n) => `Medspelaren leder sticket: ${poäng(n)} till samma sida om det håller.`,
  'throw-away': 'Det tar inte sticket.',
  'throw-away-points': (n) =>
    n === 0
      ? 'Det tar inte sticket och har inga poäng.'
      : `Det tar inte sticket och ger bort ${poäng(n)}.`,
};
